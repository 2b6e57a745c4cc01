"""The progress of a set-up: its steps in a row, with the current one marked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from markupsafe import Markup

from components.html import el
from components.pictures import icon


def draw_steps(names: Sequence[str], now: int) -> Markup:
    """Draw all steps; those before `now` are done."""
    return _drawn(tuple(names), now)


@cache
def _drawn(names: tuple[str, ...], now: int) -> Markup:
    items = (_step(name, "done" if at < now else "now" if at == now else "later") for at, name in enumerate(names))
    return el("ol", *items, cls="setup-steps", testid="setup-steps", aria_label="Set-up")


def _step(name: str, state: str) -> Markup:
    check = icon("check") if state == "done" else None
    current = "step" if state == "now" else None
    return el("li", check, el("span", name), cls=state, title=name, aria_current=current)
