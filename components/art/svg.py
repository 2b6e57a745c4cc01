"""The few strokes all pictures share: numbers, groups and whole documents as SVG text."""

import re
from collections.abc import Iterable

_BETWEEN_TAGS = re.compile(r">\s+<")
_SPACES = re.compile(r"\s+")
_WHOLE = re.compile(r"(\d)\.0+(?!\d)")
_FINE = re.compile(r"([1-9]\d*\.\d)\d+")
_BEFORE_END = re.compile(r"\s+(/?>)")


def num(value: float) -> str:
    """A coordinate with at most one decimal."""
    return f"{value:.1f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def squeeze(markup: str) -> str:
    """The same markup with one decimal at most and without the spaces that only serve the reader of the source."""
    plain = _SPACES.sub(" ", _BETWEEN_TAGS.sub("><", markup)).strip()
    return _BEFORE_END.sub(r"\1", _FINE.sub(r"\1", _WHOLE.sub(r"\1", plain)))


def group(content: str, x: float = 0, y: float = 0, scale: float = 1, attributes: str = "") -> str:
    """The content moved to a place and scaled."""
    size = f" scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){size}" {attributes}>{content}</g>'


def document(width: float, height: float, content: str) -> str:
    """A complete picture that an <img> can show."""
    box = f"{num(width)} {num(height)}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box}" width="{num(width)}" height="{num(height)}">'
    return squeeze(f"{head}{content}</svg>")


def polygon(points: Iterable[tuple[float, float]], fill: str, attributes: str = "") -> str:
    """A filled polygon."""
    text = " ".join(f"{num(x)},{num(y)}" for x, y in points)
    return f'<polygon points="{text}" fill="{fill}" {attributes}/>'


def rect(x: float, y: float, w: float, h: float, fill: str, attributes: str = "") -> str:
    """A filled rectangle."""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" fill="{fill}" {attributes}/>'


def circle(x: float, y: float, r: float, fill: str, attributes: str = "") -> str:
    """A filled circle."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}" {attributes}/>'


def path(d: str, fill: str, attributes: str = "") -> str:
    """A filled path."""
    return f'<path d="{d}" fill="{fill}" {attributes}/>'


def stroke(d: str, colour: str, width: float = 1, attributes: str = "") -> str:
    """A line along a path, without a fill."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" {attributes}/>'
