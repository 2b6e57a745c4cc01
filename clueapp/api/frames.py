"""What one viewer is sent, made from what that viewer may know and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clueapp.api import messages as m
from clueapp.protocol.forms import forms_to_wire, open_forms
from clueapp.protocol.names import fields_of, kind_of, options_to_wire
from clueapp.rooms.feed_line import FeedLine
from clueapp.rooms.log.events import OptionsSet
from clueapp.rooms.view import PlayerView, RequestView, TableView


def public_room(table: TableView, now: int) -> m.PublicRoom:
    """The room as a request by HTTP is answered."""
    return m.PublicRoom.model_construct(**_table(table, now), **_room(table))


def room_state(table: TableView, now: int, lines: Sequence[FeedLine] | None = None) -> m.RoomState:
    feed = None if lines is None else [event(line) for line in lines]
    return m.RoomState.model_construct(**_table(table, now), **_room(table), feed=feed, **game_fields(table))


def game_fields(table: TableView) -> dict[str, Any]:
    """Return the fields that the game adds to ROOM_STATE."""
    seat = table.you.seat if table.you else None
    return table.game.room_fields(seat, table.view, table.options, table.clock.due if table.clock else None)


def view(table: TableView, now: int) -> m.ViewFrame:
    return m.ViewFrame.model_construct(**_table(table, now))


def event(line: FeedLine) -> m.EventFrame:
    """A line of the feed with the fields of what happened."""
    fields = fields_of(line.event)
    if isinstance(line.event, OptionsSet):
        fields["options"] = options_to_wire(line.event.options)
    own = {"seq": line.seq, "kind": kind_of(type(line.event)), "text": line.text, "private": line.private}
    return m.EventFrame.model_construct(**{**fields, **own})


def joined(player: PlayerView) -> m.PlayerJoinedFrame:
    return m.PlayerJoinedFrame(player=player.seat, id=player.id, name=player.given_name, seat=player.seat)


def left(player: PlayerView, reason: m.Reason) -> m.PlayerLeftFrame:
    return m.PlayerLeftFrame(player=player.seat, id=player.id, name=player.given_name, seat=player.seat, reason=reason)


def _table(table: TableView, now: int) -> dict[str, Any]:
    clock = table.clock
    return {
        "seq": table.seq,
        "status": table.status,
        "phase": table.game.wire_phase(table.phase),
        "view": None if table.view is None else table.game.show(table.view),
        "legal": [m.Form.model_construct(**form) for form in forms_to_wire(open_forms(table))],
        "clock": clock and m.ClockNow(key=clock.deadline.key, due_in=max(0, clock.due - clock.held_back - now)),
    }


def requests(table: TableView) -> tuple[RequestView, ...]:
    """The open requests that the viewer may know of: all of them for the host, otherwise their own."""
    asked = table.asked
    is_open = asked is not None and not asked.is_declined and asked.place in table.vacancies
    return (asked,) if asked is not None and is_open else table.requests


def _room(table: TableView) -> dict[str, Any]:
    return {
        "room_id": table.code,
        "game": table.game.info.name,
        "you": table.you.id if table.you else None,
        "host": table.host.id if table.host else None,
        "players": [_player(each) for each in table.players],
        "requests": [m.Request(id=each.id, name=each.given_name, seat=each.place) for each in requests(table)],
        "options": options_to_wire({name: each for name, each in table.options.items() if name not in table.unsaid}),
    }


def _player(player: PlayerView) -> m.Player:
    return m.Player(
        id=player.id,
        name=player.given_name,
        seat=player.seat,
        connected=player.connected,
        left=player.is_gone_for_good,
        bot=player.is_robot or player.is_played_for,
        wants_rematch=player.wants_rematch,
    )
