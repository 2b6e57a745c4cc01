"""The places as a line-up: what they are, who has picked them, and which can still be picked."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from clueapp.kernel.places import Place
from clueapp.rooms.lobby.commands import Pick
from clueapp.rooms.view import PlayerView, TableView
from components.gallery import ART
from components.html import el, join
from components.lobby import new_name, person, robots
from components.lobby.newcomer import SIT_DOWN_FORM
from components.lobby.start import is_asked
from components.pictures import icon, image
from components.robot_signs import sign


def part(table: TableView) -> object:
    return (table.players, table.you, table.open_places)


def draw(table: TableView) -> Markup:
    return join(*(_place(table, place) for place in table.game.info.places))


def _place(table: TableView, place: Place) -> Markup:
    """Those who have picked a place, and the offer of it while one more can."""
    holders = table.at_place(place.id)
    is_yours = table.you in holders
    state = "yours" if is_yours else "taken" if holders else "free"
    away = " away" if holders and not any(each.connected for each in holders) else ""
    is_open = place.id in table.open_places and not is_yours
    parts = (
        _taken(table, place, holders) if holders else None,
        _free(table, place) if is_open or not holders else None,
        robots.add_here(table, place) if is_open and robots.can_be_added(table) else None,
    )
    return el("li", *parts, cls=f"seat {place.id} {state}{away}", testid=f"seat-{place.id}")


def _picture(seat: Place) -> Markup:
    portrait, emblem = f"portrait-{seat.id}", f"emblem-{seat.id}"
    banner = el(
        "span",
        el("span", image(emblem), cls="seat-emblem") if emblem in ART else None,
        _name(seat),
        cls="seat-banner",
    )
    face = image(portrait, cls="seat-portrait") if portrait in ART else None
    return el("span", face, banner, cls="seat-picture")


def _name(seat: Place) -> Markup:
    """The full name, with the last name large; otherwise the title."""
    first, _, last = seat.full_name.rpartition(" ")
    return el("span", el("small", first) if first else None, last or seat.title, cls="seat-title")


def _story(seat: Place) -> Markup:
    """The story. If the card has no room for all of it, hover or focus shows the rest."""
    more = el("span", el("span", seat.more), cls="seat-more") if seat.more else None
    return el("span", seat.story, more, cls="seat-story", id=f"story-{seat.id}")


def _free(table: TableView, seat: Place) -> Markup:
    """One click takes the seat: at once for a player, with the name from its form for a newcomer."""
    seated = table.you is not None
    call = "Choose this" if is_asked(table) else "Switch" if seated else "Sit here"
    return el(
        "button",
        _picture(seat),
        _story(seat),
        el("span", call, icon("arrow_e"), cls="seat-foot offer"),
        type="button" if seated else "submit",
        sends=Pick(seat.id) if seated else None,
        form=None if seated else SIT_DOWN_FORM,
        name=None if seated else "seat",
        value=None if seated else seat.id,
        cls="seat-card",
        testid=f"pick-{seat.id}",
        aria_label=f"Switch to {seat.title}" if seated else f"Sit down as {seat.title}",
        aria_describedby=f"story-{seat.id}",
    )


def _taken(table: TableView, seat: Place, holders: Iterable[PlayerView]) -> Markup:
    own = [robots.controls(table, each) for each in holders if each.is_robot and table.is_host]
    feet = (_holder(table, seat, each) for each in holders)
    return el("div", _picture(seat), *(own or [_story(seat)]), *feet, cls="seat-card")


def _holder(table: TableView, seat: Place, player: PlayerView) -> Markup:
    is_you = player == table.you
    if player.is_robot:
        return _robot(table, player)
    return el(
        "span",
        new_name.own_name(player) if is_you else person.name(player),
        person.keep(seat) if is_you and is_asked(table) else None,
        *person.marks(player, is_you=is_you and not is_asked(table)),
        person.remove(player, f"remove-{player.seat}") if table.is_host and not is_you else None,
        cls="seat-foot held",
    )


def _robot(table: TableView, player: PlayerView) -> Markup:
    """Who can change it reads there how well it plays; everybody else, below its name."""
    level = None if table.is_host else robots.level(table.game.info, player)
    send_away = person.remove(player, f"remove-{player.seat}") if table.is_host else None
    words = el("span", person.name(player), level, cls="robot-words")
    return el("span", sign(), words, send_away, cls="seat-foot held robot")
