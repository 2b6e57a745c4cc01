"""What the posters of the games have in common: their size, a few colours and a ground of rays."""

from collections.abc import Callable

from components.art.palette import NIGHT, Palette
from components.art.svg import document, rect

BRASS = NIGHT.brass
GOLD = NIGHT.brass_bright
INK = NIGHT.ink
PAPER = NIGHT.paper

POSTER_WIDTH, POSTER_HEIGHT = 400, 260


def poster(draw: Callable[[Palette], str], palette: Palette) -> str:
    """The poster of one game."""
    return document(POSTER_WIDTH, POSTER_HEIGHT, draw(palette))


def _rays(x: float, y: float, colour: str, step: int = 20) -> str:
    wedges = "".join(f'<path d="M0 0-34-480H34Z" transform="rotate({turn})"/>' for turn in range(0, 360, step))
    return f'<g transform="translate({x} {y})" fill="{colour}">{wedges}</g>'


def ground(palette: Palette, night: tuple[str, str], day: tuple[str, str], x: float, y: float) -> str:
    """The ground of a poster: rays from one point, in the two colours of the theme."""
    base, ray = night if palette.is_night else day
    return rect(0, 0, 400, 260, base) + _rays(x, y, ray)
