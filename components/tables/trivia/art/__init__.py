"""The pictures of Trivia Duel: the duelists, their chips and buzzer, the stage; and a sign for each category."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from components.art.picture import Picture, same_in_both
from components.tables.trivia.art import duelists
from components.tables.trivia.art.categories import CATEGORIES
from components.tables.trivia.art.chips import CHIP_COLOURS, buzzer, chip
from components.tables.trivia.art.studio import studio

ICONS = CATEGORIES
PICTURES: Mapping[str, Picture] = MappingProxyType(
    {
        **{f"portrait-{seat}": same_in_both(partial(duelists.portrait, seat)) for seat in duelists.DUELISTS},
        **{f"face-{seat}": same_in_both(partial(duelists.face, seat)) for seat in duelists.DUELISTS},
        **{f"emblem-{seat}": partial(duelists.emblem, seat) for seat in duelists.DUELISTS},
        **{f"chip-{value}": same_in_both(partial(chip, value)) for value in CHIP_COLOURS},
        "buzzer": same_in_both(buzzer),
        "studio": studio,
    }
)
