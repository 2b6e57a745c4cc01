"""The storm behind a suggestion that nobody could disprove: a fan of rays and two bolts, as on a poster."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from markupsafe import Markup

from components.html import el

_WIDTH, _HEIGHT = 560, 360
_RAYS = 26
_REACH = 700
_BOLT = "M0 0 L34 0 L16 74 L44 66 L-6 196 L8 108 L-20 116 Z"


@cache
def storm() -> Markup:
    """The picture; its colours and its light are in the style sheet."""
    picture = el(
        "svg",
        el("g", *(_ray(at) for at in range(0, _RAYS, 2)), cls="rays"),
        el("path", d=_BOLT, transform="translate(88 8) rotate(8)", cls="streak"),
        el("path", d=_BOLT, transform=f"translate({_WIDTH - 88} 8) scale(-1 1) rotate(8)", cls="streak"),
        viewBox=f"0 0 {_WIDTH} {_HEIGHT}",
        preserveAspectRatio="xMidYMid slice",
    )
    return el("div", picture, cls="thundery-sky", aria_hidden="true")


def _ray(at: int) -> Markup:
    """Every other wedge of a fan that opens upwards from the middle of the lower edge."""
    (x, y), (to_x, to_y) = (_end(at), _end(at + 1))
    return el("path", d=f"M{_WIDTH / 2:.0f} {_HEIGHT}L{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}Z")


def _end(at: int) -> tuple[float, float]:
    angle = pi * at / _RAYS
    return _WIDTH / 2 - _REACH * cos(angle), _HEIGHT - _REACH * sin(angle)
