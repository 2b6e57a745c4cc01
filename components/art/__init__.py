"""The drawn world: every picture by its name, as a complete SVG document."""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from types import MappingProxyType

from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS, WEAPONS
from components.art import duelists
from components.art.cards import card_back, card_face, envelope, mansion_card
from components.art.case_file import case_file
from components.art.chips import CHIP_COLOURS, buzzer, chip
from components.art.classic_board import classic_board
from components.art.clueless_board import board
from components.art.dice import FACES, die_face, unrolled_face
from components.art.emblems import emblem, token
from components.art.logo import favicon, logo
from components.art.palette import Palette
from components.art.portraits import face, portrait
from components.art.scenes import GAME_NAMES, game_card, house, studio
from components.art.weapons import weapon

Picture = Callable[[Palette], str]


def _same_in_both(draw: Callable[[], str]) -> Picture:
    """A picture that does not change with the theme."""

    def drawn(_: Palette) -> str:
        return draw()

    return drawn


def _catalogue() -> dict[str, Picture]:
    pictures: dict[str, Picture] = {"board-clueless": board, "board-classic": classic_board, "house": house}
    for suspect in SUSPECTS:
        pictures[f"portrait-{suspect}"] = _same_in_both(partial(portrait, suspect))
        pictures[f"face-{suspect}"] = _same_in_both(partial(face, suspect))
        pictures[f"token-{suspect}"] = _same_in_both(partial(token, suspect))
        pictures[f"emblem-{suspect}"] = partial(emblem, suspect)
    for name in WEAPONS:
        pictures[f"weapon-{name}"] = _same_in_both(partial(weapon, name))
    for name in DECK:
        pictures[f"card-{name}"] = _same_in_both(partial(card_face, name))
    for name in ROOMS:
        pictures[f"classic-card-{name}"] = _same_in_both(partial(mansion_card, name))
    for seat in duelists.DUELISTS:
        pictures[f"portrait-{seat}"] = _same_in_both(partial(duelists.portrait, seat))
        pictures[f"face-{seat}"] = _same_in_both(partial(duelists.face, seat))
        pictures[f"emblem-{seat}"] = partial(duelists.emblem, seat)
    for value in CHIP_COLOURS:
        pictures[f"chip-{value}"] = _same_in_both(partial(chip, value))
    pictures["buzzer"] = _same_in_both(buzzer)
    pictures["studio"] = studio
    for name in GAME_NAMES:
        pictures[f"game-{name}"] = partial(game_card, name)
    for number in FACES:
        pictures[f"die-{number}"] = _same_in_both(partial(die_face, number))
    pictures["die-unrolled"] = _same_in_both(unrolled_face)
    pictures["case-file"] = _same_in_both(case_file)
    pictures["card-back"] = _same_in_both(card_back)
    pictures["envelope-closed"] = _same_in_both(partial(envelope, is_open=False))
    pictures["envelope-open"] = _same_in_both(partial(envelope, is_open=True))
    pictures["logo"] = _same_in_both(logo)
    pictures["favicon"] = _same_in_both(favicon)
    return pictures


ART: Mapping[str, Picture] = MappingProxyType(_catalogue())


@lru_cache(maxsize=256)
def picture(name: str, palette: Palette) -> str:
    """The named picture in this theme; raises KeyError for a name that is not in ART."""
    return ART[name](palette)
