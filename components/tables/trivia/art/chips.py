"""The chips of the duel: one from above for each tier, and heaps of them on the table."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from components.art.palette import NIGHT, mix
from components.art.svg import circle, document, group, num, path, rect, stroke

CHIP_COLOURS: Mapping[int, str] = MappingProxyType(
    {100: "#20242f", 50: "#7d4a9c", 25: "#2f8f5b", 10: "#2a6fb0", 5: "#c8283c", 1: "#c9a45c"}
)
"""The highest first: a heap is made of as few as possible."""
_PAPER, _INK, _BRASS = NIGHT.paper, NIGHT.ink, NIGHT.brass
_WIDE, _FLAT, _THICK = 26.0, 9.0, 7.0
_APART, _BACK = 33.0, 15.0
"""How far the stacks of a heap stand apart, and how much further up those of the back row."""


def chip(value: int) -> str:
    """A chip from above, 80 x 80, with room in its middle for the figure."""
    colour = CHIP_COLOURS[value]
    edge = f'stroke="{_PAPER}" stroke-width="9" stroke-dasharray="11.6 14.6" stroke-dashoffset="5"'
    dots = "".join(f'<circle cy="-24.5" r="1.7" transform="rotate({turn})"/>' for turn in range(0, 360, 30))
    return document(
        80,
        80,
        circle(40, 42, 37, "#05070a", 'opacity=".5"')
        + circle(40, 40, 37.5, _INK)
        + circle(40, 40, 36.5, colour)
        + circle(40, 40, 31.5, "none", edge)
        + path("M40 3.500A36.5 36.5 0 0 0 3.5 40H9A31 31 0 0 1 40 9Z", "#ffffff", 'opacity=".3"')
        + circle(40, 40, 27, mix(colour, "#05070a", 0.35))
        + group(dots, 40, 40, attributes=f'fill="{NIGHT.brass_bright}"')
        + circle(40, 40, 21.5, _PAPER, f'stroke="{_BRASS}" stroke-width="2.5"'),
    )


def in_chips(amount: int) -> Iterator[tuple[int, int]]:
    """An amount as chips, the highest first: value and number.

    >>> list(in_chips(185))
    [(100, 1), (50, 1), (25, 1), (10, 1)]
    """
    for value in CHIP_COLOURS:
        number, amount = divmod(amount, value)
        if number:
            yield value, number


def heap(amount: int) -> str:
    """What lies in the pot for somebody: stacks in two rows, an inline picture that grows with the amount."""
    stacks = list(in_chips(amount))
    tallest = max((number for _, number in stacks), default=0)
    width = (len(stacks) - 1) * _APART + 2 * _WIDE + 8
    height = tallest * _THICK + 2 * _FLAT + _BACK + 8
    places = [
        (_WIDE + 3 + at * _APART, height - _FLAT - 5 - (_BACK if at % 2 else 0), *stack)
        for at, stack in enumerate(stacks)
    ]
    drawn = "".join(_stack(*place) for place in (*places[1::2], *places[::2]))
    box = f'viewBox="0 0 {num(width)} {num(height)}" width="{num(width)}" height="{num(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} aria-hidden="true">{drawn}</svg>'


def _stack(x: float, base: float, value: int, number: int) -> str:
    colour = CHIP_COLOURS[value]
    shadow = f'<ellipse cx="{num(x + 3)}" cy="{num(base + 3)}" rx="{_WIDE}" ry="{_FLAT}" fill="#05070a" opacity=".45"/>'
    chips = "".join(_lying(x, base - level * _THICK, colour) for level in range(number))
    top = base - number * _THICK
    face = (
        f'<ellipse cx="{num(x)}" cy="{num(top)}" rx="{_WIDE}" ry="{_FLAT}" fill="{mix(colour, "#ffffff", 0.12)}" '
        f'stroke="{_INK}"/><ellipse cx="{num(x)}" cy="{num(top)}" rx="21" ry="7.2" fill="none" stroke="{_PAPER}" '
        f'stroke-width="3" stroke-dasharray="8 9"/><ellipse cx="{num(x)}" cy="{num(top)}" rx="14" ry="4.8" '
        f'fill="{_PAPER}" stroke="{_BRASS}" stroke-width="1.5"/>'
    )
    return shadow + chips + face


def _lying(x: float, y: float, colour: str) -> str:
    """The rim of one chip of a stack; y is where its lower edge lies."""
    left, right, top = num(x - _WIDE), num(x + _WIDE), num(y - _THICK)
    rim = f"M{left} {top}V{num(y)}A{_WIDE} {_FLAT} 0 0 0 {right} {num(y)}V{top}A{_WIDE} {_FLAT} 0 0 1 {left} {top}Z"
    marks = "".join(
        rect(x + at, y - _THICK + sink + 1, wide, _THICK - 1, _PAPER)
        for at, wide, sink in ((-21, 5, 5), (-4, 8, 8.6), (16, 5, 5))
    )
    return path(rim, colour, f'stroke="{_INK}" stroke-width="1"') + marks


def buzzer() -> str:
    """The button in its brass ring, from above, 200 x 200."""
    return document(
        200,
        200,
        circle(100, 108, 88, "#05070a", 'opacity=".5"')
        + circle(100, 100, 92, _INK)
        + circle(100, 100, 90, NIGHT.brass_deep)
        + circle(100, 98, 88, _BRASS)
        + stroke("M30 52A86 86 0 0 1 150 30", NIGHT.brass_bright, 7, 'stroke-linecap="round"')
        + circle(100, 100, 72, "#3a0a12")
        + circle(100, 98, 68, "#8c1629")
        + circle(100, 92, 64, "#c8283c")
        + path("M44 78A60 60 0 0 1 156 78 62 40 0 0 0 44 78Z", "#ff9aa0", 'opacity=".75"')
        + stroke("M52 124A56 56 0 0 0 148 124", "#7a1020", 5, 'stroke-linecap="round"'),
    )
