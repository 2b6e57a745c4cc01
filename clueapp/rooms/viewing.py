"""A room as each viewer may see it now, made from the record of its log."""

from __future__ import annotations

from clueapp.kernel.direction import isolated
from clueapp.kernel.menu import NO_MENU
from clueapp.kernel.truth import project
from clueapp.rooms.clocks.stand_in import shown_stand_in
from clueapp.rooms.lobby.robots import picks_at_start
from clueapp.rooms.log.record import Record
from clueapp.rooms.log.state import Person, RoomState
from clueapp.rooms.people.presence import Presence
from clueapp.rooms.view import PlayerView, TableView


def view_for_all(record: Record, presence: Presence, now: int, review: object | None = None) -> TableView:
    """What everybody may know of the room: all that a watcher sees. `review`: of a game that is over."""
    state, game = record.state, record.game
    view = None if state.truth is None else project(state.truth, None)
    at_start = picks_at_start(state)
    return TableView(
        code=state.code,
        game=game,
        you=None,
        players=tuple(_as_seen(state, person, presence, now) for person in state.people.values()),
        status=state.status,
        phase=state.phase,
        options=state.options,
        seq=record.feed.seq_for(None),
        view=view,
        menu=NO_MENU if view is None else game.menu(view),
        clock=state.clock if state.paused_at is None else None,
        stand_in=shown_stand_in(state, presence, now),
        games_played=state.games_played,
        open_places=game.open_places(state.picks, state.options),
        missing=game.missing(at_start, state.options),
        awaited=game.awaits(view.public) if view is not None and state.is_under_way else frozenset(),
        silenced=state.silenced,
        packs=tuple((title, len(items)) for title, items in state.packs.items()),
        fillers=len(at_start) - len(state.picks),
        unsaid=state.unsaid,
        review=review,
    )


def view_for_player(player: str, public: TableView, record: Record) -> TableView:
    """What a player may know of the room: what everybody may, which is made once for all, and what is theirs alone."""
    state = record.state
    view = None if state.truth is None else project(state.truth, state.seat_in_game(player))
    return public.as_seen_by(
        you=next((each for each in public.players if each.id == player), None),
        seq=record.feed.seq_for(player),
        view=view,
        menu=NO_MENU if view is None else record.game.menu(view),
    )


def _as_seen(state: RoomState, person: Person, presence: Presence, now: int) -> PlayerView:
    return PlayerView(
        id=person.id,
        name=isolated(person.name),
        place=person.place,
        seat=state.seat_in_game(person.id) or person.place,
        connected=not person.is_gone_for_good and (bool(person.robot) or presence.is_shown_present(person.id, now)),
        is_host=person.id == state.host,
        is_gone_for_good=person.is_gone_for_good,
        robot=person.robot,
        has_chosen=not person.is_given,
        wants_rematch=person.id in state.wishes,
        is_played_for=person.id in state.stand_ins,
    )
