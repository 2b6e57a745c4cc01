"""Where the pictures are, and images of them."""

from __future__ import annotations

import hashlib
from functools import cache

from markupsafe import Markup

from components.art.palette import NIGHT
from components.gallery import ART, picture
from components.gallery import icon as draw_icon
from components.html import el


@cache
def version() -> str:
    """Changes when any picture changes, so that browsers may keep them for ever."""
    digest = hashlib.sha256()
    for name in sorted(ART):
        digest.update(picture(name, NIGHT).encode())
    return digest.hexdigest()[:10]


def address(name: str, theme: str = "night") -> str:
    return f"/art/{version()}/{theme}/{name}.svg"


@cache
def image(name: str, alt: str = "", cls: str = "") -> Markup:
    """A picture that looks the same by night and by day."""
    return el("img", src=address(name), alt=alt, cls=cls or None, draggable="false")


@cache
def scenery(name: str, cls: str = "") -> Markup:
    """A picture with a version by night and one by day; only the one in use is loaded."""
    return Markup("").join(
        el("img", src=address(name, theme), alt="", cls=f"{cls} only-{theme}", loading="lazy", draggable="false")
        for theme in ("night", "day")
    )


@cache
def icon(name: str) -> Markup:
    """A line icon in the colour of the text around it."""
    return Markup(draw_icon(name))  # noqa: S704 - drawn by this project
