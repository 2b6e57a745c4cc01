"""The mansion as a system player sees it: what a roll may bring within reach, and what is left to walk after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from clueapp.games.classic.actions import Passage, Roll, Walk
from clueapp.games.classic.board import NEXT, PASSAGES
from clueapp.games.classic.movement import reach
from clueapp.games.classic.state import ClassicTable
from clueapp.games.mystery.actions import EndTurn
from clueapp.games.mystery.cards import ROOMS
from clueapp.games.mystery.players.terrain import Stop, Turns, Way, straight_to

FACES = range(1, 7)
ROLLS = {sum_: times / 36 for sum_, times in Counter(one + other for one in FACES for other in FACES).items()}
"""Each sum of two dice with its chance."""


class Mansion:
    """Classic Clue for those who have to find their way."""

    def ways(self, table: ClassicTable) -> tuple[Way, ...]:
        return _before_the_roll(table) if table.is_at_start_of_turn else _after_the_roll(table)

    def turns(self, place: str) -> Turns:
        return turns_to_rooms(place)


def _before_the_roll(table: ClassicTable) -> tuple[Way, ...]:
    """Roll, take the passage, or stay where a suggestion has brought one; to pass is never better than to roll."""
    here = table.positions[table.turn]
    steps_to = {room: steps for room, steps in reach(here, table.taken, len(NEXT)).items() if room in ROOMS}
    roll = Way(Roll(), tuple((chance, _stops(here, steps_to, steps)) for steps, chance in ROLLS.items()))
    passage = (straight_to(Passage(), _inside(PASSAGES[here])),) if here in PASSAGES else ()
    stay = (straight_to(None, _inside(here)),) if table.may_suggest_at_once else ()
    return (roll, *passage, *stay)


def _stops(here: str, steps_to: Mapping[str, int], steps: int) -> tuple[Stop, ...]:
    """With this roll: the rooms within reach, or as far towards any other as it goes."""
    entered = tuple(_inside(room) for room, far in steps_to.items() if far <= steps)
    on_the_way = {room: turns_for(max(far - steps, 1)) for room, far in steps_to.items()}
    return (*entered, Stop(None, {**turns_to_rooms(here), **on_the_way}))


def _after_the_roll(table: ClassicTable) -> tuple[Way, ...]:
    """Into a room, to the square that is nearest to each other room, or not a step further."""
    rooms = [room for room in ROOMS if room in table.reach]
    here = straight_to(EndTurn(), Stop(None, turns_to_rooms(table.positions[table.turn])))
    return (
        *(straight_to(Walk(room), _inside(room)) for room in rooms),
        *(straight_to(Walk(place), Stop(None, turns_to_rooms(place))) for place in _squares_to_go_to(table)),
        here,
    )


def _squares_to_go_to(table: ClassicTable) -> tuple[str, ...]:
    """The one within reach that is nearest to each room; none once a walk was made, so that it is made in one go."""
    squares = [place for place in table.reach if place not in ROOMS]
    if not squares or (table.stroll and table.stroll.legs):
        return ()
    return tuple(dict.fromkeys(min(squares, key=distances_to(room).__getitem__) for room in ROOMS))


def _inside(room: str) -> Stop:
    return Stop(room, turns_to_rooms(room))


@cache
def turns_for(steps: int) -> float:
    """How many rolls it takes, as a rule, to go so many steps; one may stop short.

    >>> turns_for(1), turns_for(2), round(turns_for(7), 2)
    (1.0, 1.0, 1.43)
    """
    if steps <= 0:
        return 0.0
    return 1 + sum(chance * turns_for(steps - roll) for roll, chance in ROLLS.items())


@cache
def turns_to_rooms(place: str) -> Turns:
    """Through the hallway or a passage; back into the room where one stands it takes a turn out, and one in."""
    turns = {room: turns_for(distances_to(room)[place]) for room in ROOMS}
    if place in PASSAGES:
        turns[PASSAGES[place]] = 1.0
    if place in ROOMS:
        turns[place] = 2.0
    return turns


@cache
def distances_to(room: str) -> Mapping[str, int]:
    """From every place the steps to a room, when nobody stands in the way."""
    return {room: 0, **reach(room, (), len(NEXT))}
