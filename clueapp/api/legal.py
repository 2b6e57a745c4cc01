"""What a seat may do now: the game's own forms while it is played, and the room's in the lobby and after the end."""

from __future__ import annotations

from collections.abc import Iterator

from clueapp.api import messages as m
from clueapp.api.names import camel
from clueapp.kernel.menu import Form, FreeText, OneOf
from clueapp.rooms.lobby.commands import AddBot, Chat, EndGame, Leave, Pick, Rematch, Remove, Start
from clueapp.rooms.people.writing import CHAT_LENGTH
from clueapp.rooms.view import TableView


def legal(table: TableView) -> list[m.Form]:
    """The forms that fit what this viewer may do now.

    While a game is played these are the game's alone, so that a client may pick any of them without knowing the game;
    that one may also chat, leave or end the game needs no telling then.
    """
    forms = table.menu.forms if table.is_under_way else tuple(room_forms(table))
    return [to_wire(form) for form in forms]


def to_wire(form: Form) -> m.Form:
    fields = {camel(name): each.to_wire() for name, each in form.fields.items()}
    return m.Form.model_construct(type=form.action.wire_name, fields=fields)


def room_forms(table: TableView) -> Iterator[Form]:
    """What somebody seated may ask of the room while no game is played."""
    you = table.you
    if you is None:
        return
    if table.status == "lobby" and table.open_places:
        yield Form(Pick, {"seat": OneOf(table.open_places)})
    if table.is_host:
        yield from _host_forms(table)
    elif table.status == "over" and table.can_start and not you.wants_rematch:
        yield Form(Rematch)
    if table.options["chat"]:
        yield Form(Chat, {"text": FreeText(CHAT_LENGTH)})
    yield Form(Leave)


def _host_forms(table: TableView) -> Iterator[Form]:
    if table.can_start:
        yield Form(Start if table.status == "lobby" else Rematch)
    if table.status == "over":
        yield Form(EndGame)
    if table.status == "lobby" and table.game.info.robots and table.open_places:
        yield Form(AddBot, {"strength": OneOf(tuple(name for name, _ in table.game.info.robots))})
    others = tuple(each.id for each in table.staying if not each.is_host)
    if others:
        yield Form(Remove, {"player": OneOf(others)})
