"""The pictures of Classic Clue: its board, dice and case file, and its plan on the cards of the rooms."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from clueapp.games.mystery.cards import ROOMS
from components.art.picture import Picture, same_in_both
from components.tables.classic.art.board import board
from components.tables.classic.art.cards import mansion_card
from components.tables.classic.art.case_file import case_file
from components.tables.classic.art.dice import FACES, die_face, unrolled_face

PICTURES: Mapping[str, Picture] = MappingProxyType(
    {
        "board-classic": board,
        **{f"classic-card-{room}": same_in_both(partial(mansion_card, room)) for room in ROOMS},
        **{f"die-{number}": same_in_both(partial(die_face, number)) for number in FACES},
        "die-unrolled": same_in_both(unrolled_face),
        "case-file": same_in_both(case_file),
    }
)
