"""How many deals agree with what was seen, card by card: states with the same future are counted together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from clueapp.games.mystery.deduction.constraints import KIND, Constraints

State = tuple[int, ...]
"""How many cards each player, and each kind of the case file, still needs; and the clauses not yet met, as bits."""
Layer = dict[State, int]


@dataclass(frozen=True, slots=True)
class Count:
    """All agreeing deals: layer by layer how often each state comes about, and in how many ways it can go on."""

    constraints: Constraints
    reached: tuple[Layer, ...]
    ways_on: tuple[Layer, ...]

    @property
    def deals(self) -> int:
        return sum(self.reached[-1].values())

    def of_each_place(self) -> list[list[int]]:
        """For each card and place, in how many deals the card is there."""
        found = [[0] * len(self.constraints.places) for _ in KIND]
        for card, layer in enumerate(self.reached):
            if card == len(KIND):
                break
            for state, ways in layer.items():
                for place, following in steps(self.constraints, card, state):
                    found[card][place] += ways * self.ways_on[card + 1].get(following, 0)
        return found

    def of_case_files(self) -> dict[tuple[int, ...], int]:
        """For each three cards that may lie in the case file, in how many deals they do."""
        case_file = len(self.constraints.places) - 1
        layer: dict[tuple[State, tuple[int, ...]], int] = {(_start(self.constraints), ()): 1}
        for card in range(len(KIND)):
            following: dict[tuple[State, tuple[int, ...]], int] = {}
            for (state, case), ways in layer.items():
                for place, onward in steps(self.constraints, card, state):
                    if onward in self.ways_on[card + 1]:
                        key = (onward, (*case, card) if place == case_file else case)
                        following[key] = following.get(key, 0) + ways
            layer = following
        return {case: ways for (_, case), ways in layer.items()}

    def draw(self, rng: Random) -> tuple[int, ...]:
        """One of the deals, each with the same chance: the place of each card."""
        state, deal = _start(self.constraints), []
        for card in range(len(KIND)):
            left = rng.randrange(self.ways_on[card][state])
            for place, following in steps(self.constraints, card, state):
                ways = self.ways_on[card + 1].get(following, 0)
                if left < ways:
                    deal.append(place)
                    state = following
                    break
                left -= ways
        return tuple(deal)


def count(constraints: Constraints) -> Count:
    reached = [{_start(constraints): 1}]
    for card in range(len(KIND)):
        layer: Layer = {}
        for state, ways in reached[-1].items():
            for _, following in steps(constraints, card, state):
                layer[following] = layer.get(following, 0) + ways
        reached.append(layer)
    complete = {state: ways for state, ways in reached[-1].items() if not any(state)}
    reached[-1] = complete
    ways_on: list[Layer] = [dict.fromkeys(complete, 1)]
    for card in reversed(range(len(KIND))):
        ways_on.append(_ways_on(constraints, card, reached[card], ways_on[-1]))
    return Count(constraints, tuple(reached), tuple(reversed(ways_on)))


def _ways_on(constraints: Constraints, card: int, layer: Layer, after: Layer) -> Layer:
    found: Layer = {}
    for state in layer:
        ways = sum(after.get(following, 0) for _, following in steps(constraints, card, state))
        if ways:
            found[state] = ways
    return found


def _start(constraints: Constraints) -> State:
    return (*constraints.sizes, 1, 1, 1, (1 << len(constraints.clauses)) - 1)


def steps(constraints: Constraints, card: int, state: State) -> Iterator[tuple[int, State]]:
    """Each place that the card can go to now, and what that leads to."""
    *needs, unmet = state
    for place in range(len(constraints.places)):
        wanted = place + KIND[card] if place == len(constraints.places) - 1 else place
        if constraints.possible[card] >> place & 1 and needs[wanted]:
            for at, clause in enumerate(constraints.clauses):
                if card in clause.cards and clause.places >> place & 1:
                    unmet &= ~(1 << at)
            needs[wanted] -= 1
            yield place, (*needs, unmet)
            needs[wanted] += 1
            unmet = state[-1]
