"""Stepping in during a pause: a watcher asks for the missing place, and the host answers (W-3.2)."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.rooms.lobby.commands import Assign, DeclineRequest
from clueapp.rooms.view import RequestView
from components.html import button, el, join
from components.requests import SitDown
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.people import title_of


def part(table: CodenamesTableView) -> object:
    """Leave other people's requests out of a watcher's slice, so that a name being typed isn't lost."""
    return table.requests if table.is_host else (table.vacancies, table.asked) if table.you is None else ()


def draw(table: CodenamesTableView) -> Markup | None:
    if table.is_host and table.requests:
        return join(*(_answer(each) for each in table.requests))
    if table.you is None and table.vacancies and not _is_answered(table):
        return _form(table.vacancies)
    return None


def _is_answered(table: CodenamesTableView) -> bool:
    """Whether this watcher can't ask now: the host has yet to decide, or has declined."""
    asked = table.asked
    return asked is not None and (asked.is_declined or asked.place in table.vacancies)


def _answer(request: RequestView) -> Markup:
    """Both answers take no press at first: a request arrives under a pointer that was about to press something else."""
    name = request.given_name
    agree = button(
        f"Let {request.name} be {title_of(request.place)}",
        sends=Assign(request.id, request.place),
        kind="primary",
        testid=f"action-agree-{name}",
        data={"rests": f"agree {request.id}"},
    )
    no = button(
        f"Decline {request.name}",
        sends=DeclineRequest(request.id),
        testid=f"action-decline-{name}",
        data={"rests": f"decline {request.id}"},
    )
    return join(agree, no)


def _form(places: tuple[str, ...]) -> Markup:
    field = el(
        "input",
        name="name",
        required=True,
        placeholder="Your name",
        aria_label="Your name",
        autocomplete="nickname",
        data={"remember": "name", "missing": "Please enter a name."},
        testid="player-name",
    )
    asks = (
        button(
            f"Ask to be {title_of(place)}",
            type="submit",
            name="seat",
            value=place,
            kind="primary",
            testid=f"action-ask-{place}",
        )
        for place in places
    )
    return el("form", field, *asks, sends=SitDown, cls="asking")
