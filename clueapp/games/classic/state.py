"""The state of Classic Clue: beside what both mysteries have, how the table is set up, and a walk under way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from clueapp.games.classic.movement import reach, ways_out
from clueapp.games.classic.plan import Direction
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS
from clueapp.games.mystery.state import MysteryDraft, MysteryTable, MysteryTruth, MysteryView, Phase

SetUpPhase = Literal["weapons", "case_file", "deal", "notebooks"]
SET_UP_PHASES = frozenset[str](get_args(SetUpPhase))
"""Where the players set the table up by hand, step by step."""

GROUPS = {"suspects": SUSPECTS, "weapons": WEAPONS, "rooms": ROOMS}
"""How the cards are sorted before one of each goes into the case file."""


@dataclass(frozen=True, slots=True)
class Stroll:
    """What a player has made of a roll so far."""

    dice: tuple[int, int]
    start: str
    legs: tuple[tuple[str, ...], ...] = ()
    """Each step or walk, as the places it led over: the last can be taken back."""

    @property
    def trail(self) -> tuple[str, ...]:
        """Every place of this turn in order, from where the dice were rolled to where the pawn is."""
        return (self.start, *(place for leg in self.legs for place in leg))

    @property
    def steps_left(self) -> int:
        return sum(self.dice) - len(self.trail) + 1


@dataclass(frozen=True, slots=True)
class ClassicTable(MysteryTable):
    """The open table, with the set-up and the walk that is under way."""

    phase: Phase | SetUpPhase = "dealing"
    ceremony: bool = True
    """Whether the players set the table up by hand."""
    drawn: tuple[str, ...] = ()
    """The groups whose top card lies in the case file."""
    stroll: Stroll | None = None
    host: str = ""
    """Whose office it was when the game began, or to whom it has passed in the set-up."""

    @property
    def leader(self) -> str:
        """Who leads through the set-up: the host, or the first in turn order if no other host was named."""
        return self.host if self.host in self.sleuths else self.sleuths[0]

    @property
    def free_rooms(self) -> tuple[str, ...]:
        """The rooms without a weapon."""
        return tuple(room for room in ROOMS if room not in self.weapons.values())

    @property
    def is_at_start_of_turn(self) -> bool:
        return self.phase == "move" and self.stroll is None

    @property
    def may_suggest_at_once(self) -> bool:
        """Whether a suggestion has moved the player here since their last turn (D-3.8)."""
        return self.is_at_start_of_turn and not self.must_move(self.turn) and self.positions[self.turn] in ROOMS

    @property
    def taken(self) -> frozenset[str]:
        """The squares on which other suspects stand."""
        others = (place for suspect, place in self.positions.items() if suspect != self.turn)
        return frozenset(place for place in others if place not in ROOMS)

    @property
    def closed(self) -> frozenset[str]:
        """The places that the player cannot go to: squares of others, and all that were used in this turn."""
        return self.taken.union(self.stroll.trail if self.stroll else ())

    @property
    def reach(self) -> Mapping[str, int]:
        """Where the walk that is under way can still lead, and how many steps that takes."""
        if self.phase != "move" or self.stroll is None:
            return {}
        return reach(self.positions[self.turn], self.closed, self.stroll.steps_left)

    @property
    def steps(self) -> Mapping[Direction, str]:
        """Where a single step in each direction leads now, if it can be taken."""
        if self.phase != "move" or self.stroll is None or not self.stroll.steps_left:
            return {}
        return ways_out(self.positions[self.turn], self.closed)

    @property
    def can_take_back(self) -> bool:
        return self.phase in ("move", "suggest") and self.stroll is not None and bool(self.stroll.legs)


ClassicTruth = MysteryTruth[ClassicTable]
ClassicView = MysteryView[ClassicTable]
ClassicDraft = MysteryDraft[ClassicTable]
