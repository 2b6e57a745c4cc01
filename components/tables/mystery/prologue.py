"""The prologue to a player's first game in a room: Tudor Mansion in the storm, a light that goes out, and a newspaper.

Every page that is open when a game begins has it, and the browser shows it once for each room (`js/prologue.js`). It
covers the table but holds nobody up: the others play on, and any key or click ends it.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from clueapp.games.mystery.story import CASE, FRONT_PAGE
from components.html import button, el, heading
from components.pictures import image
from components.premise import questions
from components.tables.mystery import MysteryTableView

LINE = 1_900
"""Milliseconds from one line to the next."""
LASTS = 12_500
"""Milliseconds until it ends by itself, unless motion is reduced."""


def is_due(table: MysteryTableView) -> bool:
    """Whether a game has only just begun: it is being set up, or in its first turn."""
    public = table.view.public if table.view else None
    return public is not None and public.turn_number <= 1 and public.phase != "over"


def draw(table: MysteryTableView) -> Markup:
    """The whole dialog, closed; by the room's code the browser knows whether it has shown it."""
    return el(
        "dialog",
        _scene(),
        _paper(),
        _foot(),
        cls="prologue",
        testid="prologue",
        style=f"--line:{LINE}ms;--lasts:{LASTS}ms",
        data={"prologue": table.code, "lasts": LASTS, "rests": "prologue"},
        aria_labelledby="prologue-title",
    )


@cache
def _scene() -> Markup:
    return el(
        "div",
        image("house"),
        image("light-out", cls="light-out"),
        el("i", cls="flash"),
        cls="storm",
        aria_hidden="true",
    )


@cache
def _paper() -> Markup:
    lines = (el("p", line, cls="prologue-line", style=f"--at:{at}") for at, line in enumerate(FRONT_PAGE))
    return el(
        "article",
        el("p", el("span", "The Evening Courier"), el("span", "Late extra"), cls="masthead"),
        heading(2, CASE.headline, name="prologue-title"),
        *lines,
        questions(CASE),
        cls="front-page",
    )


@cache
def _foot() -> Markup:
    return el(
        "footer",
        el("p", "It’s your turn.", cls="prologue-turn", role="status"),
        el("p", "Press any key to skip", cls="prologue-hint"),
        button("To the table", kind="primary", testid="prologue-end", autofocus=True),
        cls="prologue-foot",
    )
