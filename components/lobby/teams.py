"""The teams face to face: in each the chairs of its roles, who sits in them, and which can still be taken (W-2.11)."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from clueapp.kernel.places import Place
from clueapp.rooms.lobby.commands import Pick, Randomize
from clueapp.rooms.view import TableView
from components.html import button, el, heading, join
from components.lobby import chip
from components.lobby.newcomer import SIT_DOWN_FORM
from components.lobby.start import is_asked
from components.pictures import icon, image


def part(table: TableView) -> object:
    return (table.players, table.you, table.open_places)


def draw(table: TableView) -> Markup:
    """Between one team and the next stands what is done to all of them."""
    teams = [_team(table, each) for each in table.game.info.teams]
    first, *others = teams
    return join(first, *(join(_between(table), each) for each in others))


def _between(table: TableView) -> Markup:
    if not table.is_host:
        return el("div", el("span", "vs", cls="versus", aria_hidden="true"), cls="between")
    label = el("span", "Shuffle the teams")
    return el(
        "div",
        button(join(icon("shuffle"), label), sends=Randomize(), kind="shuffle", testid="randomize"),
        cls="between",
    )


def _team(table: TableView, team: str) -> Markup:
    places = [place for place in table.game.info.places if place.team == team]
    number = sum(len(table.at_place(place.id)) for place in places)
    name = f"team-{team}"
    banner = el(
        "header",
        el("span", cls="lobby-team-shape"),
        el("h3", team, id=name, cls="lobby-team-name"),
        el("span", "1 player" if number == 1 else f"{number} players", cls="lobby-team-size"),
        cls="lobby-team-banner",
    )
    yours = " yours" if table.you and any(place.id == table.you.place for place in places) else ""
    return el(
        "section",
        banner,
        el("div", *(_role(table, place) for place in places), cls="lobby-roles"),
        cls=f"lobby-team {team}{yours}",
        testid=name,
        aria_labelledby=name,
    )


def _role(table: TableView, place: Place) -> Markup:
    """All who have a role, and the offer of it while one more can; somebody can be dropped into it."""
    kind = "for-one" if place.capacity == 1 else "for-many"
    return el(
        "div",
        heading(4, _title(table, place), cls="lobby-role-title"),
        el("p", place.story, cls="lobby-role-story", id=f"story-{place.id}") if place.story else None,
        _chair(table, place) if place.capacity == 1 else _bench(table, place),
        cls=f"lobby-role {kind}",
        testid=f"seat-{place.id}",
        data={"drop": place.id},
    )


def _title(table: TableView, place: Place) -> Markup | str:
    if place.capacity == 1:
        return place.role
    held = len(table.at_place(place.id))
    count = el("span", f"{held} of {place.capacity}", cls="lobby-role-count")
    return join(f"{place.role}s ", count)


def _chair(table: TableView, place: Place) -> Markup:
    """For one alone."""
    holders = table.at_place(place.id)
    if holders:
        people = el("ul", *(chip.draw(table, place, each) for each in holders), cls="name-chips")
        return el("div", _picture(is_taken=True), people, cls="chair-card taken")
    words = el("span", icon("arrow_e"), _call(table), cls="offer")
    return _offer(table, place, join(_picture(is_taken=False), words), "chair-card free")


def _picture(*, is_taken: bool) -> Markup:
    return el("span", image("chair-taken" if is_taken else "chair-free"), cls="chair-picture")


def _bench(table: TableView, place: Place) -> Markup:
    """For several, side by side."""
    holders = table.at_place(place.id)
    is_open = place.id in table.open_places and table.you not in holders
    offer = el("li", _offer(table, place, join(icon("arrow_e"), _call(table)), "free")) if is_open else None
    rest = place.capacity - len(holders) - (offer is not None)
    return el("ul", *(chip.draw(table, place, each) for each in holders), offer, *_empty(rest), cls="name-chips")


def _empty(number: int) -> Iterator[Markup]:
    for _ in range(number):
        yield el("li", cls="socket", aria_hidden="true")


def _call(table: TableView) -> str:
    return "Choose this" if is_asked(table) else "Move here" if table.you else "Sit here"


def _offer(table: TableView, place: Place, content: Markup, kind: str) -> Markup:
    """One click takes it: at once for a player, with the name from its form for a newcomer."""
    seated = table.you is not None
    return el(
        "button",
        content,
        type="button" if seated else "submit",
        sends=Pick(place.id) if seated else None,
        form=None if seated else SIT_DOWN_FORM,
        name=None if seated else "seat",
        value=None if seated else place.id,
        cls=f"{kind} take-place",
        testid=f"pick-{place.id}",
        data={"pick": place.id},
        aria_label=f"Move to {place.title}" if seated else f"Sit down as {place.title}",
        aria_describedby=f"story-{place.id}" if place.story else None,
    )
