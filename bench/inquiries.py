"""Mysteries without a board, played for the sake of what their seats can conclude: sensible, random or adverse."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Literal

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.deal import deal_out, draw_solution
from clueapp.games.mystery.state import Accusation, Detective, Inquiry, MysteryTable, MysteryView, Sighting
from clueapp.kernel.truth import SeatView

Style = Literal["sensible", "random", "adverse"]
STYLES: tuple[Style, ...] = ("sensible", "random", "adverse")
FALSE_ACCUSATIONS = 0.03
"""How often one follows a suggestion."""
BLUFFS = 0.2
"""How often a sensible player names a card that they know."""
TRIED = 12
"""So many suggestions an adverse player looks at."""


@dataclass
class Mystery:
    """One game: what lies open, what each seat knows, and the case file."""

    table: MysteryTable
    own: dict[str, Detective]
    solution: Trio
    rng: Random
    style: Style
    shown: set[str] = field(default_factory=set)

    def view(self, seat: str) -> MysteryView[MysteryTable]:
        return SeatView(seat, self.table, self.own[seat])

    def rounds(self, number: int) -> Iterator[None]:
        """So many suggestions, event by event; now and then somebody accuses falsely, and suggests no more."""
        while len(self.table.past_inquiries) < number and self.table.sleuths:
            seat = next(each for each in self._in_turn() if each not in self.table.out)
            self.table = replace(self.table, turn=seat, turn_number=self.table.turn_number + 1)
            asked = self._suggest(seat)
            yield
            if asked:
                self._show(asked, seat)
                yield
            self.table = replace(self.table, past_inquiries=self.table.inquiries, inquiry=None)
            if self.rng.random() < FALSE_ACCUSATIONS:
                self._accuse(seat)
                yield

    def _in_turn(self) -> tuple[str, ...]:
        table = self.table
        return (*table.after(table.turn), table.turn) if table.turn else table.players

    def _suggest(self, seat: str) -> str | None:
        """Put a suggestion on the table, and say who is asked to disprove it."""
        trio = self._suggestion(seat)
        others = self.table.after(seat)
        asked = next((each for each in others if any(card in trio for card in self.own[each].hand)), None)
        passed = others[: others.index(asked)] if asked else others
        self.table = replace(self.table, inquiry=Inquiry(seat, trio, passed, asked, turn=self.table.turn_number))
        return asked

    def _show(self, by: str, to: str) -> None:
        """Preferably a card that was shown before, unless all is left to chance."""
        inquiry = self.table.inquiries[-1]
        matching = [card for card in self.own[by].hand if card in inquiry.trio]
        again = [card for card in matching if card in self.shown and self.style != "random"]
        card = self.rng.choice(again or matching)
        self.shown.add(card)
        self.own[to] = replace(self.own[to], seen=(*self.own[to].seen, Sighting(card, by)))
        self.table = replace(self.table, inquiry=replace(inquiry, asked=None, shown_by=by))

    def _suggestion(self, seat: str) -> Trio:
        match self.style:
            case "random":
                return draw_solution(self.rng)
            case "sensible":
                return Trio(*(self._named(seat, kind) for kind in (SUSPECTS, WEAPONS, ROOMS)))
            case "adverse":
                tries = [draw_solution(self.rng) for _ in range(TRIED)]
                return max(tries, key=lambda trio: self._doubt(seat, trio))

    def _named(self, seat: str, kind: tuple[str, ...]) -> str:
        own = self.own[seat]
        known = {*own.hand, *(sighting.card for sighting in own.seen)}
        unknown = [card for card in kind if card not in known]
        mine = [card for card in kind if card in own.hand]
        bluffs = self.rng.random() < BLUFFS or not unknown
        return self.rng.choice((mine or kind) if bluffs else unknown)

    def _doubt(self, seat: str, trio: Trio) -> tuple[bool, int]:
        """How little others learn: the next player can disprove it, and may have any of the three for all they know."""
        disprover = self.table.after(seat)[0]
        missing = {card for each in self.table.inquiries if disprover in each.passed for card in each.trio.cards}
        return any(card in trio for card in self.own[disprover].hand), -len(missing.intersection(trio.cards))

    def _accuse(self, seat: str) -> None:
        trio = Trio(*(self._named(seat, kind) for kind in (SUSPECTS, WEAPONS, ROOMS)))
        if trio == self.solution:
            return
        self.table = replace(
            self.table,
            out=self.table.out | {seat},
            failed=(*self.table.failed, Accusation(seat, trio, turn=self.table.turn_number)),
        )
        self.own[seat] = replace(self.own[seat], solution=self.solution)


def mystery(rng: Random, players: int, style: Style) -> Mystery:
    """A game in which the cards are dealt and nothing else has happened."""
    chosen = rng.sample(SUSPECTS, players)
    seats = tuple(suspect for suspect in SUSPECTS if suspect in chosen)
    solution = draw_solution(rng)
    hands = deal_out(seats, solution, rng)
    table = MysteryTable(players=seats, phase="end", held={seat: len(hand) for seat, hand in hands.items()})
    own = {seat: Detective(hand=tuple(sorted(hand, key=DECK.index))) for seat, hand in hands.items()}
    return Mystery(table, own, solution, rng, style)
