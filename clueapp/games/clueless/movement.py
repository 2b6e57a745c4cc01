"""One step a turn: where it can lead, and why it is refused."""

from __future__ import annotations

from clueapp.games.clueless.actions import Move, Stay
from clueapp.games.clueless.board import PASSAGES, WAYS
from clueapp.games.clueless.events import Moved, Stayed, WayBlocked
from clueapp.games.clueless.state import CluelessDraft, CluelessTable
from clueapp.games.mystery.cards import ROOMS
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.menu import Action


def open_ways(table: CluelessTable, seat: str) -> tuple[str, ...]:
    """Where a seat can go in one step: any room, and hallways that nobody stands in (C-5.3)."""
    taken = set(table.positions.values())
    ways = WAYS[table.positions[seat]].values()
    return tuple(place for place in ways if place in ROOMS or place not in taken)


def look_for_a_way(draft: CluelessDraft, seat: str) -> None:
    """Tell if somebody who must move cannot: the turn goes on where they are (C-4.7)."""
    if draft.public.must_move(seat) and not open_ways(draft.public, seat):
        draft.announce(WayBlocked(seat))


def move(draft: CluelessDraft, seat: str, action: Action) -> None:
    """Go, or stay where one was brought, at the beginning of a turn."""
    if draft.public.phase != "move":
        raise IllegalAction("wrong_phase", "You’ve already moved this turn.")
    match action:
        case Move(to):
            _go(draft, seat, to)
        case Stay():
            _stay(draft, seat)
        case _:
            raise IllegalAction("unknown_type", "There is no such message in this game.")


def _go(draft: CluelessDraft, seat: str, to: str) -> None:
    here = draft.public.positions[seat]
    if to not in WAYS[here].values():
        raise IllegalAction("no_such_way", "You can’t get there from here.")
    if to not in open_ways(draft.public, seat):
        raise IllegalAction("hallway_occupied", "Somebody is in that hallway.")
    draft.announce(Moved(seat, to, by_passage=PASSAGES.get(here) == to))


def _stay(draft: CluelessDraft, seat: str) -> None:
    if draft.public.must_move(seat):
        raise IllegalAction("must_move", "No suggestion has moved you, so you have to move.")
    draft.announce(Stayed(seat))
