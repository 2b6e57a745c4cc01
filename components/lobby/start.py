"""The head of the lobby: how many are in, what is still missing, and the host's start."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from clueapp.rooms.lobby.commands import Start
from clueapp.rooms.view import TableView
from components.html import button, el, heading, join
from components.lobby import robots
from components.pictures import icon
from components.steps import draw_steps


def part(table: TableView) -> object:
    host = table.host.name if table.host else None
    asked = table.you.place if is_asked(table) and table.you else None
    seated = table.you is not None
    return (
        len(table.players),
        table.missing,
        table.is_host,
        seated,
        asked,
        bool(table.open_places),
        host,
        table.options,
        table.fillers,
    )


def is_asked(table: TableView) -> bool:
    """Whether the viewer has a seat that was only given, and can still choose another."""
    return table.you is not None and not table.you.has_chosen and bool(table.open_places)


def draw(table: TableView) -> Markup:
    return join(
        el("div", heading(2, _title(table)), *_below(table), _steps(table), cls="call-words"),
        robots.add(table) if robots.can_be_added(table) else None,
        _start(table) if table.is_host else _waiting(table) if table.you else None,
    )


def _waits_for_opponent(table: TableView) -> bool:
    """Whether the viewer is the first of two players to sit down (T-7.3)."""
    return table.game.info.max_players == 2 and len(table.players) == 1 and table.you is not None


def _title(table: TableView) -> str:
    has_teams = bool(table.game.info.teams)
    if _waits_for_opponent(table):
        return "Waiting for opponent"
    if table.you is None and not table.open_places:
        return "The table is full"
    if table.you is None or is_asked(table):
        return "Choose a team and a role" if has_teams else "Who will you be?"
    return "The teams are forming" if has_teams else "The guests are arriving"


def _below(table: TableView) -> Iterator[Markup]:
    has_teams = bool(table.game.info.teams)
    if is_asked(table) and table.you:
        title = table.game.info.title_of(table.you.place)
        yield el("p", f"We’re keeping {title} for you until you choose.", cls="asked", testid="asked")
    if _waits_for_opponent(table):
        yield el("p", "Share this code: ", el("b", table.code, testid="code-to-share"), cls="share-code")
    yield el("p", progress(table), cls="progress", role="status")
    if table.fillers and not table.is_host:  # who reads it beside the start
        yield el("p", filling(table.fillers), cls="filling", testid="fillers")
    if has_teams and table.missing and not table.is_host:  # anybody can mend it; the host reads it beside the start
        yield el("p", table.missing.sentence, cls="lobby-missing", testid="missing")


def _steps(table: TableView) -> Markup | None:
    """The progress of the set-up, if the game has one: the lobby is its second step."""
    steps = table.game.info.setup_steps
    return draw_steps(steps, 1) if steps else None


def filling(number: int) -> str:
    """Who takes the seats that nobody took, if the game starts now (D-1.2).

    >>> filling(1), filling(3)
    ('1 system player will take a free seat.', '3 system players will take free seats.')
    """
    return f"{number} system {'player will take a free seat' if number == 1 else 'players will take free seats'}."


def progress(table: TableView) -> str:
    """How many are in, and how many the game waits for."""
    number, expected, info = len(table.players), int(table.options["expected"]), table.game.info
    people = "1 player is here" if number == 1 else f"{number} players are here"
    if info.min_players == info.max_players:
        people = f"{number}/{info.max_players} players"
    least = table.game.least_players(table.options)
    missing = max(expected, least) - number
    if missing > 0 and not table.game.info.starts_when_full:
        return f"{people}; {expected} are expected." if expected > least else f"{people}."
    if missing <= 0:
        return f"{people}."
    return f"{people}. The game starts when {missing} more {'sits' if missing == 1 else 'sit'} down."


def _start(table: TableView) -> Markup:
    reason: str | Markup = table.missing.sentence if table.missing else _ready(table)
    if table.fillers:
        reason = join(f"{reason} ", el("b", filling(table.fillers), cls="filling", testid="fillers"))
    start = button(
        join(icon("play"), table.game.start_words(table.options)),
        sends=Start(),
        kind="primary start",
        testid="start",
        disabled=not table.can_start,
        aria_describedby="start-reason",
    )
    return el("div", el("p", reason, id="start-reason", cls="reason"), start, cls="call-start")


def _ready(table: TableView) -> str:
    by_itself = table.game.info.starts_when_full
    return "Or start now with everyone who’s here." if by_itself else "Everything’s ready. Start whenever you like."


def _waiting(table: TableView) -> Markup:
    host = table.host
    text = f"Waiting for {host.name} to start" if host else "The first to sit down is the host"
    return el("p", icon("hourglass"), text, cls="waiting", testid="waiting")
