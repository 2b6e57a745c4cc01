"""What a seat may do now, as forms: the game's own while it is played, the room's in the lobby and after the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from clueapp.kernel.menu import Between, Form, FormField, FreeText, OneOf
from clueapp.kernel.places import Pick
from clueapp.protocol.names import camel, plain
from clueapp.rooms.lobby.commands import (
    AddBot,
    Assign,
    Chat,
    DeclineRequest,
    EndGame,
    Leave,
    Randomize,
    Rematch,
    Remove,
    RemovePack,
    SetBot,
    Skip,
    Start,
)
from clueapp.rooms.lobby.options import FILL
from clueapp.rooms.people.writing import CHAT_LENGTH
from clueapp.rooms.view import TableView


def open_forms(table: TableView) -> tuple[Form, ...]:
    """The forms that fit what this viewer may do now.

    During a game these are the game's own, so that a client may pick any of them without knowing the game, skipping
    ahead, and the host's answers to watchers who ask to step in. Chatting, leaving, ending the game and starting over
    are possible but not listed.
    """
    if not table.is_under_way:
        return tuple(room_forms(table))
    return (*table.menu.forms, *((Form(Skip),) if table.skip else ()), *_forms_of_requests(table))


def _forms_of_requests(table: TableView) -> Iterator[Form]:
    """The host's two answers to each watcher who asks to step in."""
    for each in table.requests if table.is_host else ():
        yield Form(Assign, {"player": OneOf((each.id,)), "seat": OneOf((each.place,))})
        yield Form(DeclineRequest, {"player": OneOf((each.id,))})


def forms_to_wire(forms: Iterable[Form]) -> list[dict[str, Any]]:
    """Forms as a client gets them: of each the type, and for each of its fields what it may hold."""
    return [
        {"type": form.action.wire_name, "fields": {camel(name): _holds(each) for name, each in form.fields.items()}}
        for form in forms
    ]


def _holds(field: FormField) -> list[str | int] | dict[str, Any]:
    match field:
        case OneOf(values):
            return list(values)
        case Between(least, most):
            return {"min": least, "max": most}
        case FreeText():
            return {camel(name): plain(limit) for name, limit in field.limits.items()}


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
    if table.rematches:
        yield Form(Rematch, {"teams": OneOf(table.rematches)})
    elif table.can_start:
        yield Form(Start if table.status == "lobby" else Rematch)
    if table.status == "over":
        yield Form(EndGame)
    if table.status == "lobby":
        yield from _forms_of_robots(table)
        yield from _forms_of_teams_and_packs(table)
    others = tuple(each.id for each in table.staying if not each.is_host)
    if others:
        yield Form(Remove, {"player": OneOf(others)})


def _forms_of_robots(table: TableView) -> Iterator[Form]:
    if not table.game.info.robots or FILL in table.unsaid:  # P-6.6: a room older than these is told as it was
        return
    strength = OneOf(tuple(name for name, _ in table.game.info.robots))
    seat = {"seat": OneOf(table.open_places)} if len(table.open_places) > 1 else {}
    if table.open_places:
        yield Form(AddBot, {"strength": strength, **seat})
    if robots := tuple(each.id for each in table.staying if each.is_robot):
        yield Form(SetBot, {"player": OneOf(robots), "strength": strength, **seat})


def _forms_of_teams_and_packs(table: TableView) -> Iterator[Form]:
    if table.game.info.teams:
        places, people = (each.id for each in table.game.info.places), (each.id for each in table.staying)
        yield Form(Randomize)
        yield Form(Assign, {"player": OneOf(tuple(people)), "seat": OneOf(tuple(places))})
    if titles := tuple(title for title, _ in table.packs if _can_do_without(table, title)):
        yield Form(RemovePack, {"title": OneOf(titles)})


def _can_do_without(table: TableView, title: str) -> bool:
    """Whether a game could still be played; what is in the other lists is not known here, but that they are there."""
    left: dict[str, tuple[str, ...]] = {other: () for other, _ in table.packs if other != title}
    return table.game.objection(table.options, left) is None
