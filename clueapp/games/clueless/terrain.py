"""The house as a system player sees it: one step a turn, and how many it takes to be in each room."""

from __future__ import annotations

from functools import cache

from clueapp.games.clueless.actions import Move, Stay
from clueapp.games.clueless.board import WAYS
from clueapp.games.clueless.movement import open_ways
from clueapp.games.clueless.state import CluelessTable
from clueapp.games.mystery.cards import ROOMS
from clueapp.games.mystery.players.terrain import Stop, Turns, Way, straight_to
from clueapp.kernel.menu import Action


class House:
    """Clue-Less for those who have to find their way."""

    def ways(self, table: CluelessTable) -> tuple[Way, ...]:
        here = table.positions[table.turn]
        moves = tuple(_way(Move(place), place) for place in open_ways(table, table.turn))
        return moves if table.must_move(table.turn) else (*moves, _way(Stay(), here))

    def turns(self, place: str) -> Turns:
        return turns_to_rooms(place)


def _way(action: Action, place: str) -> Way:
    return straight_to(action, Stop(place if place in ROOMS else None, turns_to_rooms(place)))


@cache
def turns_to_rooms(place: str) -> Turns:
    """Step by step to each room; back into the one where one stands it takes a step out, and one in.

    >>> turns_to_rooms("hall-study")["hall"], turns_to_rooms("study")["kitchen"], turns_to_rooms("study")["study"]
    (1.0, 1.0, 2.0)
    """
    turns: dict[str, float] = {}
    edge, steps = {place}, 0.0
    while len(turns) < len(ROOMS):
        edge, steps = {following for each in edge for following in WAYS[each].values()}, steps + 1
        turns |= {room: steps for room in ROOMS if room in edge and room not in turns}
    return turns
