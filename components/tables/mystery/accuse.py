"""The accusation: any suspect, weapon and room, with a warning of what a false one means."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from clueapp.games.mystery.actions import Accuse
from clueapp.rooms.view import TableView
from components.html import button, el, heading, join
from components.tables.mystery.chooser import chooser


def part(table: TableView) -> object:
    return table.menu.form(Accuse) is not None


def draw(table: TableView) -> Markup:
    return _dialog() if table.menu.form(Accuse) else Markup("")


@cache
def _dialog() -> Markup:
    groups = join(
        chooser("suspect", "Who?", prefix="accuse"),
        chooser("weapon", "With what?", prefix="accuse"),
        chooser("room", "Where?", prefix="accuse"),
    )
    warning = el(
        "p",
        "If it is true you win at once. If it is false you alone see the solution, and you are out of the hunt: "
        "no more moves, suggestions or accusations, only showing cards to the others.",
        cls="warning",
    )
    ends = el(
        "div",
        button("Not yet", data={"local": "close"}, testid="accuse-cancel"),
        button("I accuse!", type="submit", kind="danger", testid="accuse-confirm"),
        cls="ends",
    )
    form = el("form", heading(2, "Make your accusation", name="accuse-title"), groups, warning, ends, act="ACCUSE")
    return el("dialog", form, id="accuse", cls="dialog accuse", aria_labelledby="accuse-title")
