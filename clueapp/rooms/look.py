"""A room as one viewer sees it now."""

from __future__ import annotations

from clueapp.kernel.menu import NO_MENU
from clueapp.kernel.truth import project
from clueapp.rooms import timers
from clueapp.rooms.presence import Presence
from clueapp.rooms.record import Record
from clueapp.rooms.state import Person, RoomState
from clueapp.rooms.view import PlayerView, TableView


def look(record: Record, presence: Presence, now: int, player: str | None) -> TableView:
    """What a player, or a watcher (None), may know of the room."""
    state, game = record.state, record.game
    players = tuple(_as_seen(state, person, presence, now) for person in state.people.values())
    view = None if state.truth is None else project(state.truth, state.seat_in_game(player))
    return TableView(
        code=state.code,
        game=game,
        you=next((each for each in players if each.id == player), None),
        players=players,
        status=state.status,
        phase=state.phase,
        options=state.options,
        seq=record.feed.seq_for(player),
        view=view,
        menu=NO_MENU if view is None else game.menu(view),
        clock=state.clock,
        stand_in=timers.shown_stand_in(state, presence, now),
        games_played=state.games_played,
        free_seats=state.free_seats,
    )


def _as_seen(state: RoomState, person: Person, presence: Presence, now: int) -> PlayerView:
    return PlayerView(
        id=person.id,
        name=person.name,
        seat=person.seat,
        connected=not person.is_gone_for_good and presence.is_shown_present(person.id, now),
        is_host=person.id == state.host,
        is_gone_for_good=person.is_gone_for_good,
    )
