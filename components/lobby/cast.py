"""The seats as a line-up: who they are, who has taken them, and which are free to take."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.kernel.game import SeatInfo
from clueapp.rooms.view import PlayerView, TableView
from components.art import ART
from components.html import button, el, join
from components.pictures import icon, image

SIT_DOWN_FORM = "sit-down"


def part(table: TableView) -> object:
    return (table.players, table.you, table.free_seats)


def draw(table: TableView) -> Markup:
    return join(*(_seat(table, seat, table.in_seat(seat.id)) for seat in table.game.info.seats))


def _seat(table: TableView, seat: SeatInfo, player: PlayerView | None) -> Markup:
    is_you = player is not None and table.you is not None and player.id == table.you.id
    state = "yours" if is_you else "taken" if player else "free"
    away = " away" if player and not player.connected else ""
    card = _free(table, seat) if player is None else _taken(table, seat, player, is_you=is_you)
    return el("li", card, cls=f"seat {seat.id} {state}{away}", testid=f"seat-{seat.id}")


def _picture(seat: SeatInfo) -> Markup:
    portrait, emblem = f"portrait-{seat.id}", f"emblem-{seat.id}"
    banner = el(
        "span",
        el("span", image(emblem), cls="seat-emblem") if emblem in ART else None,
        el("span", seat.title, cls="seat-title"),
        cls="seat-banner",
    )
    face = image(portrait, cls="seat-portrait") if portrait in ART else None
    return el("span", face, banner, cls="seat-picture")


def _story(seat: SeatInfo) -> Markup:
    return el("span", seat.story, cls="seat-story", id=f"story-{seat.id}")


def _free(table: TableView, seat: SeatInfo) -> Markup:
    """One click takes the seat: at once for a player, with the name from its form for a newcomer."""
    seated = table.you is not None
    call = "Change to this one" if seated else "Sit down here"
    return el(
        "button",
        _picture(seat),
        _story(seat),
        el("span", call, icon("arrow_e"), cls="seat-foot offer"),
        type="button" if seated else "submit",
        act="PICK" if seated else None,
        sends={"seat": seat.id} if seated else None,
        form=None if seated else SIT_DOWN_FORM,
        name=None if seated else "seat",
        value=None if seated else seat.id,
        cls="seat-card",
        testid=f"pick-{seat.id}",
        aria_label=f"Change to {seat.title}" if seated else f"Sit down as {seat.title}",
        aria_describedby=f"story-{seat.id}",
    )


def _taken(table: TableView, seat: SeatInfo, player: PlayerView, *, is_you: bool) -> Markup:
    foot = el(
        "span",
        el("b", player.name, cls="player", title=player.name),
        el("span", "you", cls="you-mark") if is_you else None,
        el("span", "system player", cls="you-mark") if player.is_robot else None,
        _sign("crown", "Host") if player.is_host else None,
        None if player.connected else _sign("plug", "Not connected"),
        _remove(player) if table.is_host and not is_you else None,
        cls="seat-foot held",
    )
    return el("div", _picture(seat), _story(seat), foot, cls="seat-card")


def _sign(name: str, meaning: str) -> Markup:
    return el("span", icon(name), cls=f"sign {name}", title=meaning, role="img", aria_label=meaning)


def _remove(player: PlayerView) -> Markup:
    return button(
        icon("cross"),
        act="REMOVE",
        kind="icon remove",
        sends={"player": player.id},
        testid=f"remove-{player.seat}",
        aria_label=f"Remove {player.name} from the room",
        title=f"Remove {player.name}",
    )
