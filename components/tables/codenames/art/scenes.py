"""The scenes of the end, 400 x 260: the assassin in the doorway, and a team in the limelight."""

from __future__ import annotations

from components.art.palette import mix
from components.art.svg import circle, document, group, path, rect, stroke
from components.tables.codenames.art.patterns import BRASS, COLOURS, GOLD, INK, pattern
from components.tables.codenames.art.spies import assassin, cloche, fedora

WIDE, HIGH = 400, 260


def _rays(colour: str, x: float, y: float) -> str:
    wedges = "".join(f'<path d="M0 0-26-420H26Z" transform="rotate({turn})"/>' for turn in range(0, 360, 18))
    return group(wedges, x, y, attributes=f'fill="{colour}"')


def assassin_scene() -> str:
    """A figure with a blade, and its shadow in the light of an open door."""
    door = path("M150 20H250V240H150Z", mix(BRASS, INK, 0.35)) + path("M160 30H240V240H160Z", GOLD)
    light = path("M160 240H240L330 260H70Z", mix(GOLD, INK, 0.45))
    frame = stroke("M150 240V20H250V240", BRASS, 4)
    figure = group(assassin(""), 40, 42, 2)
    floor = rect(0, 240, WIDE, 20, "#06070b")
    ground = rect(0, 0, WIDE, HIGH, INK) + _rays("#11141d", 200, 130)
    return document(WIDE, HIGH, ground + floor + light + door + frame + figure)


def win_scene(team: str) -> str:
    """Two agents side by side before rays of their colour, under a wreath of stars."""
    base = COLOURS[team]
    ground = pattern(team) + rect(0, 0, WIDE, HIGH, mix(base, INK, 0.45)) + _rays(mix(base, INK, 0.2), 200, 170)
    disc = circle(200, 150, 118, "url(#ground)", f'stroke="{GOLD}" stroke-width="5"')
    others = group(cloche(team), 150, 92, 1.55)
    first = group(fedora(team), 18, 92, 1.55)
    stars = "".join(group(_star(), x, y, size) for x, y, size in ((200, 30, 1.5), (146, 42, 1), (254, 42, 1)))
    return document(WIDE, HIGH, ground + disc + others + first + stars)


def _star() -> str:
    return path("M0-14 4-4 14-4 6 3 9 13 0 7-9 13-6 3-14-4-4-4Z", GOLD, f'stroke="{INK}" stroke-width="1"')
