"""A room as each viewer may see it now, made from the record of its log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from clueapp.kernel.direction import isolated
from clueapp.kernel.menu import NO_MENU
from clueapp.kernel.truth import project
from clueapp.rooms.clocks.clock import Clock
from clueapp.rooms.clocks.skipping import offered_skip
from clueapp.rooms.clocks.stand_in import shown_stand_in
from clueapp.rooms.lobby import stepping_in
from clueapp.rooms.lobby.robots import picks_at_start
from clueapp.rooms.log.feed import Feed
from clueapp.rooms.log.record import Record
from clueapp.rooms.log.reveals import Reveal
from clueapp.rooms.log.state import Person, Request, RoomState
from clueapp.rooms.people.presence import Presence
from clueapp.rooms.review import Review
from clueapp.rooms.view import PlayerView, RequestView, Revealing, TableView


class Views:
    """The views of one room, each made once and kept until something changes."""

    def __init__(self, record: Callable[[], Record], presence: Presence, clock: Clock, review: Review) -> None:
        self._record = record
        self._presence = presence
        self._clock = clock
        self._review = review
        self._tables: dict[str | None, TableView] = {}
        self._shown: dict[tuple[str | None, int, int], TableView] = {}

    def clear(self) -> None:
        """Drop all views, because something has changed."""
        self._tables.clear()
        self._shown.clear()

    def table(self, player: str | None) -> TableView:
        """The table as it is, for a player or a watcher (None)."""
        if player not in self._tables:
            record = self._record()
            if player is None:
                review = self._review.of(record.state)
                table = view_for_all(record.state, record.feed, self._presence, self._clock.now(), review)
            else:
                table = view_for_player(player, self.table(None), record.state, record.feed)
            self._tables[player] = table
        return self._tables[player]

    def shown(self, player: str | None) -> TableView:
        """The table as a page shows it: during a reveal, as it was before the outcome."""
        now = self._clock.now()
        reveal = self._record().reveals.current(now)
        return self.table(player) if reveal is None else self._held_back(player, reveal, now)

    def _held_back(self, player: str | None, reveal: Reveal, now: int) -> TableView:
        """The table during a reveal, all of it at the same moment."""
        step, feed = reveal.step(now), self._record().feed
        key = player, reveal.ends_at, step
        if key not in self._shown:
            if player is None:
                before = view_for_all(reveal.state, feed, self._presence, now)
            else:
                before = view_for_player(player, self._held_back(None, reveal, now), reveal.state, feed)
            self._shown[key] = replace(before, revealing=Revealing(step, self.table(player)))
        return self._shown[key]

    @property
    def shown_feed_length(self) -> int:
        """The number of feed entries whose lines about the game pages already show; the rest follow the reveal."""
        record = self._record()
        reveal = record.reveals.current(self._clock.now())
        return record.feed.length if reveal is None else reveal.feed_length


def view_for_all(state: RoomState, feed: Feed, presence: Presence, now: int, review: object | None = None) -> TableView:
    """What everybody may know of the room: all that a watcher sees. `review`: of a game that is over."""
    game = state.game
    view = None if state.truth is None else project(state.truth, None)
    at_start = picks_at_start(state)
    players = tuple(_as_seen(state, person, presence, now) for person in state.people.values())
    return TableView(
        code=state.code,
        game=game,
        you=None,
        players=players,
        status=state.status,
        phase=state.phase,
        options=state.options,
        seq=feed.seq_for(None),
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
        former_host=state.former_host,
        vacancies=stepping_in.vacancies(state),
        rematches=game.rematch_choices(at_start, state.options) if state.status == "over" else (),
        review=review,
        skipping=next((each for each in players if each.id == state.skipping), None),
        last_table=state.last_table,
    )


def view_for_player(player: str, public: TableView, state: RoomState, feed: Feed) -> TableView:
    """What a player may know of the room: what everybody may, which is made once for all, and what is theirs alone."""
    view = None if state.truth is None else project(state.truth, state.seat_in_game(player))
    return public.as_seen_by(
        you=next((each for each in public.players if each.id == player), None),
        seq=feed.seq_for(player),
        view=view,
        menu=NO_MENU if view is None else state.game.menu(view),
        requests=tuple(map(request_view, stepping_in.open_requests(state))) if player == state.host else (),
        skip=offered_skip(state, player),
    )


def request_view(request: Request) -> RequestView:
    """A request as the host and the watcher see it."""
    return RequestView(request.player, isolated(request.name), request.place, request.is_declined)


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
