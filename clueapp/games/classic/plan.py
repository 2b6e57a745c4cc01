"""The ground plan of Tudor Mansion as data: 25 rows of 24 squares, the doors, the starts and the passages."""

from typing import Literal

Direction = Literal["up", "down", "left", "right"]

LEGEND = {
    "S": "study",
    "H": "hall",
    "O": "lounge",
    "L": "library",
    "B": "billiard_room",
    "D": "dining_room",
    "C": "conservatory",
    "A": "ballroom",
    "K": "kitchen",
}
HALLWAY = "."
"""Beside it, a blank is outside the walls, and the stairs (#) at the centre carry the case file: nobody walks there."""

PLAN = (
    "SSSSSS . HHHHHH . OOOOOO",
    "SSSSSSS..HHHHHH..OOOOOOO",
    "SSSSSSS..HHHHHH..OOOOOOO",
    "SSSSSSS..HHHHHH..OOOOOOO",
    " ........HHHHHH..OOOOOOO",
    ".........HHHHHH..OOOOOOO",
    " LLLLL...HHHHHH........ ",
    "LLLLLLL.................",
    "LLLLLLL..#####......... ",
    "LLLLLLL..#####..DDDDDDDD",
    " LLLLL...#####..DDDDDDDD",
    " ........#####..DDDDDDDD",
    "BBBBBB...#####..DDDDDDDD",
    "BBBBBB...#####..DDDDDDDD",
    "BBBBBB...#####..DDDDDDDD",
    "BBBBBB.............DDDDD",
    "BBBBBB................. ",
    " .......AAAAAAAA........",
    "........AAAAAAAA..KKKKK ",
    " CCCC...AAAAAAAA..KKKKKK",
    "CCCCCC..AAAAAAAA..KKKKKK",
    "CCCCCC..AAAAAAAA..KKKKKK",
    "CCCCCC..AAAAAAAA..KKKKKK",
    "CCCCCC ...AAAA... KKKKKK",
    "         .    .         ",
)

DOORS: tuple[tuple[str, tuple[int, int], Direction], ...] = (
    ("study", (4, 6), "up"),
    ("hall", (4, 8), "right"),
    ("hall", (7, 11), "up"),
    ("hall", (7, 12), "up"),
    ("lounge", (6, 17), "up"),
    ("library", (8, 7), "left"),
    ("library", (11, 3), "up"),
    ("billiard_room", (11, 1), "down"),
    ("billiard_room", (15, 6), "left"),
    ("dining_room", (8, 17), "down"),
    ("dining_room", (12, 15), "right"),
    ("conservatory", (19, 5), "down"),
    ("ballroom", (16, 9), "down"),
    ("ballroom", (16, 14), "down"),
    ("ballroom", (19, 7), "right"),
    ("ballroom", (19, 16), "left"),
    ("kitchen", (17, 19), "down"),
)
"""The room, the square before the door as (row, column), and the way one steps to go in."""

STARTS = {
    "scarlet": (0, 16),
    "mustard": (7, 23),
    "white": (24, 14),
    "green": (24, 9),
    "peacock": (18, 0),
    "plum": (5, 0),
}

PASSAGES = {"study": "kitchen", "kitchen": "study", "lounge": "conservatory", "conservatory": "lounge"}
