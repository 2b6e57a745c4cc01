"""What lies open before the doors, what a seat knows, and what the vault keeps; and how they change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from clueapp.kernel.draft import Draft
from clueapp.kernel.truth import Event, Seat, SeatView, Truth
from tests.doors import words as w

TEAMS = ("red", "blue")
DOORS = tuple(range(1, 10))
LAST_TURN = 8


@dataclass(frozen=True, slots=True)
class Night:
    """What all see."""

    roles: Mapping[Seat, str] = field(default_factory=dict)
    """Seat to place; a handed-over office changes it."""
    turn_seconds: int = 0
    phase: Literal["dusk", "try", "paused", "over"] = "dusk"
    team: str = ""
    turn: int = 0
    tried: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: dict.fromkeys(TEAMS, ()))
    informed: frozenset[Seat] = frozenset()
    """Those who know a door, and may try none."""
    present: frozenset[Seat] = frozenset()
    left: frozenset[Seat] = frozenset()
    winner: str = ""

    def team_of(self, seat: Seat) -> str:
        return self.roles[seat].split("_")[0]

    def runners(self, team: str) -> tuple[Seat, ...]:
        """Those who can try a door for a team, be they present or not."""
        able = (seat for seat in self.roles if seat not in self.informed and seat not in self.left)
        return tuple(seat for seat in able if self.team_of(seat) == team)

    def keeper(self, team: str) -> Seat | None:
        return next((s for s, role in self.roles.items() if role == f"{team}_keeper" and s not in self.left), None)

    def is_ready(self, team: str) -> bool:
        """Whether a team has a runner who is there."""
        return any(seat in self.present for seat in self.runners(team))


@dataclass(frozen=True, slots=True)
class Paper:
    """What one seat alone knows."""

    door: int | None = None
    scribble: int | None = None


@dataclass(frozen=True, slots=True)
class Hidden:
    """Where the treasures lie, and under which seal."""

    doors: Mapping[str, int] = field(default_factory=dict)
    seal: int = 0


NightTruth = Truth[Night, Paper, Hidden]
NightView = SeatView[Night, Paper]
NightDraft = Draft[Night, Paper, Hidden]


def other(team: str) -> str:
    return TEAMS[1 - TEAMS.index(team)]


def night_after(night: Night, event: Event) -> Night:
    match event:
        case w.DoorsOpened(roles, seconds):
            keepers = frozenset(seat for seat, role in roles.items() if role.endswith("_keeper"))
            return replace(night, roles=roles, turn_seconds=seconds, informed=keepers, present=frozenset(roles))
        case w.TurnPassed(team):
            return replace(night, phase="try", team=team, turn=night.turn + 1)
        case w.Paused(team):
            return replace(night, phase="paused", team=team)
        case w.Attended(present):
            return replace(night, present=frozenset(present))
        case w.DoorTried(seat, door, is_right):
            team = night.team_of(seat)
            tried = {**night.tried, team: (*night.tried[team], door)}
            return replace(night, tried=tried, **({"phase": "over", "winner": team} if is_right else {}))
        case w.OfficePassed(seat, to):
            roles = {**night.roles, seat: night.roles[to], to: night.roles[seat]}
            return replace(night, roles=roles, informed=night.informed | {to})
        case w.Left(seat, winner):
            gone = replace(night, left=night.left | {seat}, present=night.present - {seat})
            return replace(gone, phase="over", winner=winner) if winner else gone
        case w.DayBroke():
            return replace(night, phase="over")
    raise TypeError(event)


def paper_after(paper: Paper, event: Event) -> Paper:
    match event:
        case w.DoorTold(door):
            return replace(paper, door=door)
        case w.Scribbled(door):
            return replace(paper, scribble=door)
    raise TypeError(event)


def hidden_after(hidden: Hidden, event: Event) -> Hidden:
    match event:
        case w.TreasuresHidden(doors, seal):
            return replace(hidden, doors=doors, seal=seal)
    raise TypeError(event)
