"""The four games as small posters, 400 x 260."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from components.art.palette import Palette
from components.art.scenes.duels import codenames, trivia
from components.art.scenes.mysteries import classic, clueless
from components.art.scenes.poster import POSTER_HEIGHT, POSTER_WIDTH
from components.art.svg import document

_GAMES: Mapping[str, Callable[[Palette], str]] = MappingProxyType(
    {"clueless": clueless, "classic": classic, "codenames": codenames, "trivia": trivia}
)

GAME_NAMES = tuple(_GAMES)


def game_card(name: str, palette: Palette) -> str:
    """The poster of one game."""
    return document(POSTER_WIDTH, POSTER_HEIGHT, _GAMES[name](palette))
