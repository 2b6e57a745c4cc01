"""The plan of Clue-Less as the specification draws it; not the program's own, so that one checks the other."""

from collections import deque
from collections.abc import Collection

DIRECTIONS = ("north", "south", "east", "west", "passage")
_GRID = (
    ("study", "hall", "lounge"),
    ("library", "billiard_room", "dining_room"),
    ("conservatory", "ballroom", "kitchen"),
)
ROOMS = tuple(room for row in _GRID for room in row)
SUSPECTS = ("scarlet", "mustard", "white", "green", "peacock", "plum")
WEAPONS = ("rope", "lead_pipe", "knife", "wrench", "candlestick", "revolver")
DECK = (*SUSPECTS, *WEAPONS, *ROOMS)
_PASSAGES = (("study", "kitchen"), ("lounge", "conservatory"))
_HOMES = {
    "scarlet": ("south", "hall-lounge"),
    "mustard": ("west", "dining_room-lounge"),
    "white": ("north", "ballroom-kitchen"),
    "green": ("north", "ballroom-conservatory"),
    "peacock": ("east", "conservatory-library"),
    "plum": ("east", "library-study"),
}


def home(suspect: str) -> str:
    return f"{suspect}_home"


def _draw() -> dict[str, dict[str, str]]:
    ways: dict[str, dict[str, str]] = {room: {} for room in ROOMS}
    for y, row in enumerate(_GRID):
        for x, room in enumerate(row):
            for there, back, (dx, dy) in (("east", "west", (1, 0)), ("south", "north", (0, 1))):
                if x + dx < 3 and y + dy < 3:
                    other = _GRID[y + dy][x + dx]
                    hallway = "-".join(sorted((room, other)))
                    ways[room][there] = ways[other][back] = hallway
                    ways[hallway] = {there: other, back: room}
    for one, other in _PASSAGES:
        ways[one]["passage"], ways[other]["passage"] = other, one
    for suspect, (direction, hallway) in _HOMES.items():
        ways[home(suspect)] = {direction: hallway}
    return ways


WAYS = _draw()
"""From every place, where each direction leads."""
HALLWAYS = tuple(place for place in WAYS if "-" in place)


def open_ways(place: str, taken: Collection[str]) -> dict[str, str]:
    """The directions in which one can leave a place: a hallway that somebody stands in is closed (C-5.3)."""
    return {way: to for way, to in WAYS[place].items() if to in ROOMS or to not in taken}


def way_to(start: str, goal: str, taken: Collection[str] = ()) -> list[str]:
    """The places of a shortest way, without the start; empty if there is none, or one is there already.

    >>> way_to("scarlet_home", "conservatory")
    ['hall-lounge', 'lounge', 'conservatory']
    """
    came_from = {start: ""}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if here == goal:
            break
        for place in open_ways(here, taken).values():
            if place not in came_from:
                came_from[place] = here
                waiting.append(place)
    if goal not in came_from:
        return []
    way = []
    here = goal
    while here != start:
        way.append(here)
        here = came_from[here]
    return way[::-1]


def direction_to(place: str, to: str) -> str:
    """In which direction a neighbouring place lies."""
    return next(way for way, there in WAYS[place].items() if there == to)
