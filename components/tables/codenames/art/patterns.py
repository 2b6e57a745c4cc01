"""What tells the teams apart beside their colours: a diagonal hatch for red, dots for blue (W-4.3)."""

from __future__ import annotations

from components.art.palette import NIGHT, mix
from components.art.svg import circle, rect

RED, BLUE, SAND, INK = NIGHT.red_team, NIGHT.blue_team, NIGHT.neutral, NIGHT.assassin
BRASS, GOLD, PAPER = NIGHT.brass, NIGHT.brass_bright, NIGHT.paper
COLOURS = {"red": RED, "blue": BLUE, "neutral": SAND, "assassin": INK}


def pattern(colour: str, name: str = "ground", scale: float = 1) -> str:
    """The pattern of a colour, to be filled with as `url(#NAME)`."""
    draw = {"red": _hatch, "blue": _dots, "neutral": _sand, "assassin": _night}[colour]
    return f"<defs>{draw(name, scale)}</defs>"


def _hatch(name: str, scale: float) -> str:
    light = mix(RED, "#ffffff", 0.2)
    turned = f'patternTransform="rotate(45) scale({scale:.3g})"'
    return _tile(name, 16, turned, rect(0, 0, 16, 16, RED) + rect(0, 0, 6, 16, light))


def _dots(name: str, scale: float) -> str:
    light = mix(BLUE, "#ffffff", 0.3)
    dots = circle(4.5, 4.5, 2.8, light) + circle(13.5, 13.5, 2.8, light)
    return _tile(name, 18, f'patternTransform="scale({scale:.3g})"', rect(0, 0, 18, 18, BLUE) + dots)


def _sand(name: str, scale: float) -> str:
    line = rect(0, 0, 22, 1.5, mix(SAND, "#8a7440", 0.3))
    return _tile(name, 22, f'patternTransform="scale({scale:.3g})"', rect(0, 0, 22, 22, SAND) + line)


def _night(name: str, scale: float) -> str:
    spark = '<path d="M10 6 11 10 10 14 9 10Z" fill="#3a3320"/>'
    return _tile(name, 20, f'patternTransform="scale({scale:.3g})"', rect(0, 0, 20, 20, INK) + spark)


def _tile(name: str, size: int, turned: str, content: str) -> str:
    box = f'width="{size}" height="{size}" patternUnits="userSpaceOnUse"'
    return f'<pattern id="{name}" {box} {turned}>{content}</pattern>'
