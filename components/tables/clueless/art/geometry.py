"""Where everything lies on the Clue-Less board, in a view box of 1000 x 1000."""

from collections.abc import Mapping
from types import MappingProxyType

from clueapp.games.clueless.board import PLAN, hallway
from components.art.shapes import Point, Rect

SIZE = 1000
MARGIN = 72
ROOM = 236
GAP = 74
HALLWAY_WIDTH = 54
HOME_RADIUS = 25
TOKEN_RADIUS = 17
WEAPON_SIZE = 34
NAME_BAND = 32
STAIR_SIZE = 42

ROOMS: Mapping[str, Rect] = MappingProxyType(
    {
        name: Rect(MARGIN + column * (ROOM + GAP), MARGIN + row * (ROOM + GAP), ROOM, ROOM)
        for row, names in enumerate(PLAN)
        for column, name in enumerate(names)
    }
)


def _hallways() -> dict[str, Rect]:
    found: dict[str, Rect] = {}
    for row, names in enumerate(PLAN):
        for column, name in enumerate(names):
            room = ROOMS[name]
            if column < 2:
                y = room.centre.y - HALLWAY_WIDTH / 2
                found[hallway(name, names[column + 1])] = Rect(room.x + ROOM, y, GAP, HALLWAY_WIDTH)
            if row < 2:
                x = room.centre.x - HALLWAY_WIDTH / 2
                found[hallway(name, PLAN[row + 1][column])] = Rect(x, room.y + ROOM, HALLWAY_WIDTH, GAP)
    return found


HALLWAYS: Mapping[str, Rect] = MappingProxyType(_hallways())

_EDGE = 38

HOMES: Mapping[str, Point] = MappingProxyType(
    {
        "scarlet": Point(HALLWAYS["hall-lounge"].centre.x, _EDGE),
        "mustard": Point(SIZE - _EDGE, HALLWAYS["dining_room-lounge"].centre.y),
        "white": Point(HALLWAYS["ballroom-kitchen"].centre.x, SIZE - _EDGE),
        "green": Point(HALLWAYS["ballroom-conservatory"].centre.x, SIZE - _EDGE),
        "peacock": Point(_EDGE, HALLWAYS["conservatory-library"].centre.y),
        "plum": Point(_EDGE, HALLWAYS["library-study"].centre.y),
    }
)


def _stairs() -> dict[str, Rect]:
    near, far = 6.0, ROOM - 6.0 - STAIR_SIZE
    corners = {
        "study": (far, far),
        "lounge": (near, far),
        "conservatory": (far, NAME_BAND + 6.0),
        "kitchen": (near, NAME_BAND + 6.0),
    }
    return {n: Rect(ROOMS[n].x + x, ROOMS[n].y + y, STAIR_SIZE, STAIR_SIZE) for n, (x, y) in corners.items()}


STAIRS: Mapping[str, Rect] = MappingProxyType(_stairs())


def home_rect(suspect: str) -> Rect:
    """The square around a suspect's home plaque."""
    home = HOMES[suspect]
    return Rect(home.x - HOME_RADIUS, home.y - HOME_RADIUS, 2 * HOME_RADIUS, 2 * HOME_RADIUS)


def name_spot(room: str) -> Point:
    """The middle of the band at the top of a room in which its name is written."""
    rect = ROOMS[room]
    return Point(rect.centre.x, rect.y + NAME_BAND / 2 + 1)


def token_spots(place: str, count: int) -> list[Point]:
    """Where the tokens stand in a room, a hallway or on a suspect's home."""
    if place in HOMES:
        return [HOMES[place]] * min(count, 1)
    if place in HALLWAYS:
        return [HALLWAYS[place].centre] * min(count, 1)
    return _row(place, count, 134, 46)


def weapon_spots(room: str, count: int) -> list[Point]:
    """Where the weapons lie in a room, below any tokens: one row of up to four, then rows of three."""
    if count <= 4:
        return _row(room, count, 190, 42 if count < 4 else 36)
    return _row(room, 3, 172, 40) + _row(room, count - 3, 210, 40)


def _row(room: str, count: int, y: float, widest: float) -> list[Point]:
    rect, stair = ROOMS[room], STAIRS.get(room)
    pitch = min(widest, (ROOM - 18) / max(count, 1))
    middle = rect.centre.x
    if count == 4 and stair is not None and stair.y > rect.centre.y:
        middle += 10 if stair.x < middle else -10
    first = middle - pitch * (count - 1) / 2
    return [Point(first + pitch * place, rect.y + y) for place in range(count)]
