"""Every picture and every icon by its name: those of the parlour, and those that the folders of the tables have.

A folder may have `PICTURES` and `ICONS` in its `art`, and a `poster`, which `draw`s the picture of its game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from types import MappingProxyType

from components.art import icons
from components.art.card_back import card_back
from components.art.chair import chair
from components.art.envelope import envelope
from components.art.logo import favicon, logo
from components.art.palette import Palette
from components.art.picture import Picture, same_in_both
from components.art.poster import poster
from components.art.scenes.house import house
from components.folders import modules

_OF_THE_PARLOUR: Mapping[str, Picture] = MappingProxyType(
    {
        "house": house,
        "card-back": same_in_both(card_back),
        "chair-free": same_in_both(partial(chair, is_taken=False)),
        "chair-taken": same_in_both(partial(chair, is_taken=True)),
        "envelope-closed": same_in_both(partial(envelope, is_open=False)),
        "envelope-open": same_in_both(partial(envelope, is_open=True)),
        "logo": same_in_both(logo),
        "favicon": same_in_both(favicon),
    }
)


def _pictures() -> dict[str, Picture]:
    found = dict(_OF_THE_PARLOUR)
    for art in modules("art").values():
        found |= art.PICTURES
    for game, hung in modules("poster").items():
        found[f"game-{game}"] = partial(poster, hung.draw)
    return found


def _icons() -> dict[str, str]:
    found = dict(icons.ICONS)
    for art in modules("art").values():
        found |= getattr(art, "ICONS", {})
    return found


ART: Mapping[str, Picture] = MappingProxyType(_pictures())
ICONS: Mapping[str, str] = MappingProxyType(_icons())


@lru_cache(maxsize=256)
def picture(name: str, palette: Palette) -> str:
    """The named picture in this theme; raises KeyError for a name that is not in ART."""
    return ART[name](palette)


def icon(name: str) -> str:
    """The named icon as an inline SVG element; raises KeyError for a name that is not in ICONS."""
    return icons.draw(name, ICONS[name])
