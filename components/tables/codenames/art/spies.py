"""Who is found under a card: two agents of either team, two bystanders, the assassin; busts in the poster manner."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from components.art.palette import mix
from components.art.svg import circle, document, path, rect, stroke
from components.tables.codenames.art.patterns import BRASS, COLOURS, GOLD, INK, PAPER, pattern

WIDE, HIGH = 320, 110
"""Wide enough for any card: the bust stands in the middle, and what is narrower shows less of the ground beside it."""
SKIN, SKIN_SHADE = "#f0cfa9", "#c99a72"
DARK_SKIN, DARK_SKIN_SHADE = "#a8714a", "#7c4f30"


def spy(colour: str, figure: Callable[[str], str], *, mirrored: bool = False) -> str:
    """A bust before the pattern of its colour."""
    ground = pattern(colour) + rect(0, 0, WIDE, HIGH, "url(#ground)")
    glow = circle(WIDE / 2, 60, 52, mix(COLOURS[colour], "#ffffff", 0.16), 'opacity=".55"')
    turned = "-1 0 0 1 240 0" if mirrored else "1 0 0 1 80 0"
    return document(WIDE, HIGH, f'{ground}{glow}<g transform="matrix({turned})">{figure(colour)}</g>')


def _coat(dark: str, light: str) -> str:
    """Shoulders with the collar turned up."""
    return (
        path("M22 110Q26 82 58 77L102 77Q134 82 138 110Z", dark)
        + path("M58 77 80 98 102 77 110 110H50Z", mix(dark, "#000000", 0.35))
        + path("M72 86 80 96 88 86 84 110H76Z", PAPER)
        + path("M78 92H82L84 110H76Z", INK)
        + path("M54 62 58 78 76 98 62 98 46 80ZM106 62 102 78 84 98 98 98 114 80Z", light)
    )


def _face(skin: str = SKIN, shade: str = SKIN_SHADE) -> str:
    return (
        rect(71, 62, 18, 20, shade)
        + path("M62 34H98V54Q98 74 80 76 62 74 62 54Z", skin)
        + path("M80 34H98V54Q98 74 80 76Z", shade)
    )


def fedora(colour: str) -> str:
    """Somebody in a hat with a broad brim, whose face is half in its shadow."""
    base = mix(COLOURS[colour], "#05070c", 0.5)
    hat = (
        path("M58 34Q56 8 70 8 80 14 90 8 104 8 102 34Z", base)
        + path("M58 26H102V34H58Z", GOLD if colour != "neutral" else INK)
        + path("M38 36Q80 22 122 36 118 44 80 41 42 44 38 36Z", base)
    )
    shadow = path("M62 41Q80 39 98 41V52Q80 48 62 52Z", "#4a2d1e", 'opacity=".8"')
    mouth = stroke("M73 66H87", "#7c3a2c", 2.5, 'stroke-linecap="round"')
    return _coat(base, mix(base, "#ffffff", 0.22)) + _face() + shadow + mouth + hat


def cloche(colour: str) -> str:
    """Somebody with bobbed hair under a close hat, in dark glasses."""
    base, hair = mix(COLOURS[colour], "#05070c", 0.5), "#23170f"
    hat = path("M54 44Q52 10 80 10 108 10 106 44 80 30 54 44Z", base) + path(
        "M54 38Q80 24 106 38L106 45Q80 31 54 45Z", GOLD
    )
    curls = path("M56 38Q50 60 58 70L64 66V40ZM104 38Q110 60 102 70L96 66V40Z", hair)
    glasses = path("M64 48H78Q78 58 71 58 64 58 64 48ZM82 48H96Q96 58 89 58 82 58 82 48Z", INK) + stroke(
        "M76 50H84", INK, 2
    )
    lips = path("M74 66Q80 62 86 66 80 71 74 66Z", "#a8202f")
    coat = _coat(base, mix(base, "#ffffff", 0.22))
    return coat + _face(DARK_SKIN, DARK_SKIN_SHADE) + curls + glasses + lips + hat


def gentleman(_: str) -> str:
    """A bystander with a moustache, who has seen nothing."""
    coat, hair = "#6b5c3a", "#4a3a22"
    head = path("M62 40Q60 22 80 22 100 22 98 40 90 32 80 33 70 32 62 40Z", hair)
    eyes = circle(72, 50, 2.4, INK) + circle(88, 50, 2.4, INK)
    beard = path("M68 62Q74 57 80 61 86 57 92 62 86 66 80 63 74 66 68 62Z", hair)
    return _coat(coat, mix(coat, "#ffffff", 0.2)) + _face() + head + eyes + beard


def lady(_: str) -> str:
    """A bystander with her hair up, on her way to tea."""
    coat, hair = "#7a6a44", "#7a3d1c"
    head = circle(80, 18, 10, hair) + path("M58 50Q54 22 80 22 106 22 102 50 98 36 80 36 62 36 58 50Z", hair)
    eyes = circle(72, 50, 2.4, INK) + circle(88, 50, 2.4, INK)
    lips = path("M75 65Q80 62 85 65 80 69 75 65Z", "#a8202f")
    pearls = "".join(
        circle(x, y, 2.2, PAPER) for x, y in ((66, 82), (71, 86), (77, 88.5), (83, 88.5), (89, 86), (94, 82))
    )
    shawl = path("M22 110Q26 84 58 78L80 94 102 78Q134 84 138 110Z", coat)
    return shawl + _face() + head + eyes + lips + pearls


def assassin(_: str) -> str:
    """A hood, two eyes, and a blade."""
    hood = (
        path("M26 110Q28 84 52 74 46 20 80 10 114 20 108 74 132 84 134 110Z", "#1b202c")
        + stroke("M26 110Q28 84 52 74 46 20 80 10 114 20 108 74 132 84 134 110", BRASS, 2)
        + path("M60 72Q56 34 80 28 104 34 100 72 90 82 80 82 70 82 60 72Z", "#04050a")
    )
    eyes = path("M66 54 77 58 68 60ZM94 54 83 58 92 60Z", GOLD)
    dagger = path("M-3 0H3L2-36 0-44-2-36Z", PAPER) + path("M0 0H3L2-36 0-44Z", "#b9b3a4") + rect(-10, 0, 20, 4, BRASS)
    grip = rect(-2.5, 4, 5, 14, BRASS) + circle(0, 20, 4, GOLD)
    blade = f'<g transform="translate(120 92) rotate(24)">{dagger}{grip}</g>'
    return hood + eyes + blade


SPIES: Mapping[str, Callable[[], str]] = MappingProxyType(
    {
        "red-1": partial(spy, "red", fedora),
        "red-2": partial(spy, "red", cloche),
        "blue-1": partial(spy, "blue", fedora, mirrored=True),
        "blue-2": partial(spy, "blue", cloche, mirrored=True),
        "neutral-1": partial(spy, "neutral", gentleman),
        "neutral-2": partial(spy, "neutral", lady),
        "assassin": partial(spy, "assassin", assassin),
    }
)
