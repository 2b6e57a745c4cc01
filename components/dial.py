"""A clock's face: a ring that empties by itself and the seconds that are left, from the server's deadline."""

from __future__ import annotations

from markupsafe import Markup

from components.html import el


def draw(left: int, total: int, urgent: int) -> Markup:
    """So many milliseconds of so many; from `urgent` seconds on it calls, with none it does not."""
    ring = el(
        "svg",
        el("circle", cx=50, cy=50, r=44, cls="dial-ground"),
        el("circle", cx=50, cy=50, r=44, cls="dial-left", pathLength=100),
        viewBox="0 0 100 100",
        aria_hidden="true",
    )
    data = {"remaining": left, "urgent": urgent}
    seconds = el("span", f"{-(-left // 1000)} s", data=data, cls="countdown", role="timer")
    return el("div", ring, seconds, cls="dial", style=f"--total:{total}ms;--gone:{left - total}ms")
