"""The notice that a player is away, and how long the match waits for them."""

from __future__ import annotations

from markupsafe import Markup

from components.html import Child, el
from components.pictures import icon
from components.tables.trivia import TriviaTableView
from components.tables.trivia.people import called


def part(table: TriviaTableView) -> object:
    return table.stand_in, table.status


def draw(table: TriviaTableView, now: int) -> Markup:
    if table.status == "paused":
        return _notice("Both players are away. The match waits for them.")
    waiting = table.stand_in
    if waiting is None:
        return Markup("")
    left = max(0, waiting.due - now)
    seconds = el("span", f"{-(-left // 1000)} s", data={"remaining": left}, cls="countdown", role="timer")
    name = el("bdi", called(table, waiting.seat), cls="named")
    return _notice(name, " is away and forfeits in ", seconds)


def _notice(*words: Child) -> Markup:
    return el("p", icon("plug"), el("span", *words), cls="absence", testid="away")
