"""Whether what a page offers to its viewer would be accepted."""

from __future__ import annotations

from clueapp.games.mystery.actions import EndTurn
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.menu import Action
from clueapp.protocol.forms import room_forms
from clueapp.rooms.lobby.commands import (
    AddBot,
    AppointHost,
    Assign,
    Chat,
    DeclineRequest,
    EndGame,
    KeepHost,
    Leave,
    Pick,
    Randomize,
    Rematch,
    Remove,
    RemovePack,
    Rename,
    SetBot,
    SetOptions,
    Start,
)
from clueapp.rooms.lobby.options import checked
from clueapp.rooms.view import TableView
from components.requests import Consider, EndThisTurn, SeatLink, SitDown


def is_accepted(table: TableView, action: Action) -> bool:
    """By the menu, if it is the game's; else by who asks, and when."""
    match action:
        case EndThisTurn(turn):
            return table.menu.allows(EndTurn()) and table.view is not None and turn == table.view.public.turn_number
        case SitDown(_, seat):
            return table.you is None and seat in (table.open_places if table.status == "lobby" else table.vacancies)
        case SeatLink() | Leave():
            return table.you is not None
        case Chat():
            return table.you is not None and bool(table.options["chat"]) and not table.is_silenced
        case Consider():
            return bool(table.menu.forms)
        case SetOptions(changes):
            return table.is_host and _can_be_set(table, changes)
        case EndGame() | KeepHost() | Remove() | AppointHost() | DeclineRequest():
            return table.is_host and _is_for_host(table, action)
        case Rename():
            return table.you is not None and table.status == "lobby"
        case Pick(seat) if table.you is not None and seat == table.you.seat:
            return table.status == "lobby"
        case AddBot() | SetBot():
            return _is_for_robots(table, action)
        case Pick() | Start() | Rematch() | Assign() | Randomize() | RemovePack():
            return any(form.allows(action) for form in (*room_forms(table), *table.menu.forms))
    return table.menu.allows(action)


def _is_for_host(table: TableView, action: EndGame | KeepHost | Remove | AppointHost | DeclineRequest) -> bool:
    """Whether the host has a game to end, a request to decline, or a guest to remove or make the host."""
    if isinstance(action, DeclineRequest):
        return any(each.id == action.player for each in table.requests)
    if isinstance(action, EndGame):
        return table.status != "lobby"
    if isinstance(action, KeepHost):
        return bool(table.former_host)
    guest = next((each for each in table.staying if each.id == action.player and not each.is_host), None)
    return guest is not None and not (guest.is_robot and isinstance(action, AppointHost))


def _is_for_robots(table: TableView, action: AddBot | SetBot) -> bool:
    """Whether the host can do this with system players; nothing stands for what is usual, or was before."""
    strengths, seats = dict(table.game.info.robots), [*table.open_places]
    if isinstance(action, SetBot):
        seats += [each.place for each in table.players if each.id == action.player and each.is_robot]
    is_known = action.strength in {*strengths, ""} and action.seat in {*seats, ""}
    return table.is_host and table.status == "lobby" and bool(strengths) and bool(seats) and is_known


def _can_be_set(table: TableView, changes: dict[str, bool | int | str]) -> bool:
    try:
        return bool(checked(table.game, changes, table.options))
    except IllegalAction:
        return False
