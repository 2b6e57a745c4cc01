"""The head of the lobby: how many are in, what is still missing, and the host's start."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.rooms.view import TableView
from components.html import button, el, heading, join
from components.pictures import icon


def part(table: TableView) -> object:
    host = table.host.name if table.host else None
    return (len(table.players), table.is_host, table.you is None, bool(table.free_seats), host, table.options)


def draw(table: TableView) -> Markup:
    return join(
        el("div", heading(2, _title(table)), el("p", progress(table), cls="progress", role="status"), cls="call-words"),
        _robots(table) if table.is_host and table.free_seats else None,
        _start(table) if table.is_host else _waiting(table) if table.you else None,
    )


def _title(table: TableView) -> str:
    if table.you is None:
        return "Who will you be?" if table.free_seats else "The table is full"
    return "The guests are arriving"


def progress(table: TableView) -> str:
    """How many are in, and how many the game waits for."""
    number, expected = len(table.players), int(table.options["expected"])
    people = "1 player is in" if number == 1 else f"{number} players are in"
    missing = max(expected, table.game.least_players(table.options)) - number
    if missing <= 0 or not table.game.info.starts_when_full:
        return f"{people}."
    return f"{people}. The game starts by itself when {missing} more {'has' if missing == 1 else 'have'} sat down."


def _start(table: TableView) -> Markup:
    missing = table.game.least_players(table.options) - len(table.players)
    is_ready = missing <= 0
    reason = "Or start now, with those who are here." if is_ready else _needed(table, missing)
    start = button(
        join(icon("door"), "Start the game"),
        act="START",
        kind="primary start",
        testid="start",
        disabled=not is_ready,
        aria_describedby="start-reason",
    )
    return el("div", el("p", reason, id="start-reason", cls="reason"), start, cls="call-start")


def _robots(table: TableView) -> Markup | None:
    """A system player for a free seat, where the game has them."""
    strengths = table.game.info.robots
    if not strengths:
        return None
    adds = (
        button(label, act="ADD_BOT", sends={"strength": name}, kind="small", testid=f"add-bot-{name}")
        for name, label in strengths
    )
    words = el("span", "Or against the house:", cls="reason", id="robots-title")
    return el("div", words, *adds, cls="call-robots", role="group", aria_labelledby="robots-title")


def _needed(table: TableView, missing: int) -> str:
    least = table.game.least_players(table.options)
    return f"{missing} more {'is' if missing == 1 else 'are'} needed: at least {least} play."


def _waiting(table: TableView) -> Markup:
    host = table.host
    text = f"Waiting for {host.name} to start" if host else "Whoever sits down first is the host"
    return el("p", icon("hourglass"), text, cls="waiting", testid="waiting")
