"""The notice that the game waits for somebody who is away, and for how long."""

from __future__ import annotations

from markupsafe import Markup

from components.html import el
from components.pictures import icon
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.people import called


def part(table: CodenamesTableView) -> object:
    return (table.stand_in, called(table, table.stand_in.seat)) if table.stand_in else "nothing"


def draw(table: CodenamesTableView, now: int) -> Markup:
    waiting = table.stand_in
    if waiting is None:
        return Markup("")
    left = max(0, waiting.due - now)
    seconds = el("span", f"{-(-left // 1000)} s", data={"remaining": left}, cls="countdown", role="timer")
    name = el("bdi", called(table, waiting.seat))
    return el("p", icon("plug"), el("span", name, " is away. The turn passes in ", seconds), cls="gone", testid="away")
