"""The pictures of Clue-Less: its board, and its plan on the cards of the rooms."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from clueapp.games.mystery.cards import ROOMS
from components.art.picture import Picture, same_in_both
from components.tables.clueless.art.board import board
from components.tables.clueless.art.cards import nine_rooms_card

PICTURES: Mapping[str, Picture] = MappingProxyType(
    {"board-clueless": board, **{f"card-{room}": same_in_both(partial(nine_rooms_card, room)) for room in ROOMS}}
)
