"""What every seat of a game that is over could have known: from its own cards and all that it saw, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from math import log2

from clueapp.games.mystery.cards import DECK, Trio
from clueapp.games.mystery.deduction import Knowledge, Observation, knowledge_after, observed
from clueapp.games.mystery.deduction.observations import CaseFileSeen, FalseAccusation
from clueapp.games.mystery.state import Accusation, Inquiry, MysteryTable, MysteryTruth, MysteryView, T
from clueapp.kernel.truth import project

Happening = Inquiry | Accusation
"""What all can draw conclusions from: a suggestion with what came of it, or an accusation that was false."""


@dataclass(frozen=True, slots=True)
class Step:
    """How much of the case was open to a seat after something had happened, and in which turn that was."""

    turn: int
    possible: int
    """How many case files agreed with all that the seat had seen."""
    bits: float
    """How much it did not know of the case file: the entropy of those that were possible."""


@dataclass(frozen=True, slots=True)
class Charge:
    """An accusation beside what its maker could have known when it was made."""

    turn: int
    trio: Trio
    is_true: bool
    chance: float
    """Which chance those three had among the case files that were possible: 1 if proven, 0 if already ruled out."""


@dataclass(frozen=True, slots=True)
class Hindsight:
    """What one seat could have known. Of one whose player left: what could have been known from there to the end."""

    seat: str
    steps: tuple[Step, ...]
    """The first after the deal, then one for each happening of the review."""
    last: int
    """The number of the last step by what can be concluded: with the next a false accuser looks into the case file."""
    candidates: tuple[str, ...]
    """The cards that could still lie in the case file then."""
    charge: Charge | None

    @property
    def concluded(self) -> tuple[Step, ...]:
        """The steps to which conclusions led; all of them, but for a false accuser."""
        return self.steps[: self.last + 1]

    @property
    def proof(self) -> int | None:
        """The number of the first step with one case file left; None if there was always more than one."""
        return next((at for at, step in enumerate(self.concluded) if step.possible == 1), None)

    def learnt(self, at: int) -> float:
        """How many bits the happening of this number has told; fewer than none where it made the likely unlikely."""
        return self.steps[at].bits - self.steps[at + 1].bits


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game, seat by seat in turn order."""

    solution: Trio
    turns: int
    happenings: tuple[Happening, ...]
    """In the order in which they came about."""
    seats: tuple[Hindsight, ...]


def review(truth: MysteryTruth[T]) -> Review | None:
    """What each seat could have known of a game that is over; None if it ended before the deal."""
    public = truth.public
    if public.phase != "over" or public.solution is None:
        raise ValueError("the game goes on")
    if not public.held:
        return None
    before_the_end = replace(truth, public=replace(public, solution=None))
    happenings = _happenings(public)
    seats = (_hindsight(project(before_the_end, seat), happenings, public.solution) for seat in public.players)
    return Review(public.solution, public.turn_number, happenings, tuple(seats))


def _happenings(table: MysteryTable) -> tuple[Happening, ...]:
    """Turn by turn; an accusation that fails ends its turn, so no suggestion comes after it."""
    unsorted: list[Happening] = [*table.inquiries, *table.failed]
    return tuple(sorted(unsorted, key=lambda each: each.turn))


def _hindsight(view: MysteryView[T], happenings: Sequence[Happening], solution: Trio) -> Hindsight:
    seat, table = view.seat or "", view.public
    known = tuple(_followed(table.players, observed(view), happenings))
    failed = next((each for each in table.failed if each.seat == seat), None)
    last = happenings.index(failed) if failed else len(happenings)
    made = table.accusation if table.winner == seat else failed
    return Hindsight(
        seat=seat,
        steps=_steps(known, happenings),
        last=last,
        candidates=_candidates(known[last]),
        charge=_charge(made, known[last], solution) if made else None,
    )


def _followed(
    players: tuple[str, ...], observations: Sequence[Observation], happenings: Sequence[Happening]
) -> Iterator[Knowledge]:
    """What the seat knows after the deal, and after each happening."""
    knowledge = knowledge_after(players, (each for each in observations if each.turn == 0))
    yield knowledge
    for happening in happenings:
        knowledge = reduce(Knowledge.after, _told_by(happening, observations), knowledge)
        yield knowledge


def _told_by(happening: Happening, observations: Sequence[Observation]) -> Iterator[Observation]:
    """In one turn there is at most one suggestion, and at most one false accusation."""
    is_accusation = isinstance(happening, Accusation)
    for each in observations:
        if each.turn == happening.turn and isinstance(each, FalseAccusation | CaseFileSeen) == is_accusation:
            yield each


def _steps(known: Sequence[Knowledge], happenings: Sequence[Happening]) -> tuple[Step, ...]:
    steps = list[Step]()
    for turn, knowledge in zip((0, *(each.turn for each in happenings)), known, strict=True):
        if steps and steps[-1].possible == 1:
            steps.append(Step(turn, 1, 0.0))  # proven is proven: what comes later need not be counted
        else:
            chances = knowledge.case_files.values()
            steps.append(Step(turn, len(chances), sum(chance * log2(1 / chance) for chance in chances)))
    return tuple(steps)


def _candidates(knowledge: Knowledge) -> tuple[str, ...]:
    possible = {card for trio in knowledge.case_files for card in trio.cards}
    return tuple(card for card in DECK if card in possible)


def _charge(made: Accusation, knowledge: Knowledge, solution: Trio) -> Charge:
    return Charge(made.turn, made.trio, made.trio == solution, knowledge.case_files.get(made.trio, 0.0))
