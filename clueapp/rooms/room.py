"""A room: one queue, in which every action is decided, appended, folded and published."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from time import perf_counter
from typing import TypeVar

from clueapp import metrics
from clueapp.background import spawn
from clueapp.bus.protocol import Bus
from clueapp.bus.values import Roll
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import NOTHING_SEEN, AnyGame
from clueapp.kernel.menu import Action
from clueapp.rooms.clocks import due, skipping
from clueapp.rooms.clocks.clock import Clock
from clueapp.rooms.clocks.judging import Judging
from clueapp.rooms.clocks.minds import Minds
from clueapp.rooms.clocks.remarking import add_remark
from clueapp.rooms.clocks.stand_in import present_since
from clueapp.rooms.clocks.timer import Timer
from clueapp.rooms.handle import Handle
from clueapp.rooms.lobby import leaving, packs, sitting, stepping_in
from clueapp.rooms.lobby.commands import ROOM_COMMANDS, AppointHost, Assign, Chat, Leave, NewGame, Rematch, Start
from clueapp.rooms.lobby.deciding import decide
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.entries import Entry
from clueapp.rooms.log.events import PlayerJoined, SteppedIn
from clueapp.rooms.log.feed import Feed
from clueapp.rooms.log.ledger import Ledger
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.people.keys import hashed, new_token
from clueapp.rooms.people.others import Others
from clueapp.rooms.people.pace import Pace
from clueapp.rooms.people.viewers import Viewers, audience
from clueapp.rooms.queue import WorkQueue
from clueapp.rooms.review import Review
from clueapp.rooms.thinker import Thinker
from clueapp.rooms.view import PlayerView, TableView
from clueapp.rooms.viewing import Views
from clueapp.store.store import Store
from clueapp.store.values import LogLine

T = TypeVar("T")
LATELY = 60_000
"""Milliseconds for which those are expected to be somewhere in a room in which something has happened."""
SIGN_HOLDS = 3_000
"""Milliseconds for which a sign of life is good."""


class Room:
    """The authority over one table."""

    def __init__(
        self, game: AnyGame, code: str, store: Store, clock: Clock, thinker: Thinker, bots_pace: float, bus: Bus
    ) -> None:
        """`thinker`: where long thoughts are thought; `bots_pace`: how long system players take, of the usual time."""
        self.game = game
        self.code = code
        self.clock = clock
        self.touched_at = clock.now()
        self._store = store
        self._ledger = Ledger(game, code, store, bus, self._take_in)
        self._queue = WorkQueue()
        self.viewers = Viewers(clock)
        self._others = Others(bus, code, self.viewers.presence, self.take_roll, self._signs)
        self._timer = Timer(clock, self._dues, self._do_what_is_due, self._others.courtesy)
        self._thinker = thinker
        self._minds = Minds(thinker, self._timer.set)
        self._judging = Judging(
            lambda: self.state, self.viewers.presence, clock, self._minds, bots_pace, self._others.say_for_certain
        )
        self._review = Review(thinker, self._publish)
        self.views = Views(lambda: self._ledger.record, self.viewers.presence, clock, self._review)
        self._pace = Pace()
        self._is_closed = False

    # Coming and going
    def handle(self, key: str | None) -> Handle:
        """A handle for whoever holds this key; a watcher's if it opens no seat."""
        return Handle(self, self.player_of(key), key)

    def player_of(self, key: str | None) -> str | None:
        return self.state.keys.get(key) if key else None

    def arrive(self, handle: Handle) -> None:
        self.touch()
        has_come = self.viewers.arrive(handle)
        self._others.tell_who_is_here()
        if has_come:
            self._publish()

    def depart(self, handle: Handle) -> None:
        self.touch()
        has_gone = self.viewers.depart(handle)
        self._others.tell_who_is_here()
        if has_gone:
            self._publish()

    def touch(self) -> None:
        """Somebody has to do with the room: it stays awake. Alarms do not count, or a clock would keep it so."""
        self.touched_at = self.clock.now()

    @property
    def is_asleep(self) -> bool:
        """Whether nobody is looking and nothing is under way."""
        return self.viewers.are_gone and self._queue.is_idle

    @property
    def idle_time(self) -> int:
        """Milliseconds since anybody had to do with the room; none while it is not asleep."""
        return self.clock.now() - self.touched_at if self.is_asleep else 0

    # Other processes
    async def attend(self) -> None:
        """Tell the others that the room is awake here, and hear from them who is there."""
        await self._others.greet()

    def take_roll(self, roll: Roll) -> None:
        """Others are there by way of other processes than before, or other processes have the room awake."""
        if self._is_closed:
            return
        has_changed = self.viewers.presence.take_roll(roll, self.clock.now())
        self._others.tell_who_is_here()  # who came back elsewhere has not walked out from here any more
        if has_changed:
            self._publish()
        else:
            self._follow()
            self._timer.set()

    def hear(self, lines: Sequence[LogLine]) -> None:
        """Another process has appended these."""
        spawn(self._queue.do(lambda: self._ledger.hear(lines)), name="hearing from another process")

    async def catch_up(self) -> None:
        """Read what other processes have written, if there are any; nobody else has to tell of it then."""
        if not self._others.are_none:
            await self._queue.do(lambda: self._ledger.in_step(self._ledger.read_on))

    async def start_again(self) -> None:
        """Read all of the log, which has less in it than is known here."""
        await self._queue.do(lambda: self._ledger.in_step(self._ledger.read_anew))

    async def _signs(self) -> set[str]:
        """The processes that have given a sign of life in the database, since they are not heard."""
        return await self._store.signs_since(self.clock.now() - SIGN_HOLDS)

    def take_heart(self) -> None:
        """What failed may work again."""
        self._timer.take_heart()
        self._timer.set()

    @property
    def seq(self) -> int:
        """The number of the last entry of the log that is known here."""
        return self._ledger.record.seq

    # Knowing
    @property
    def state(self) -> RoomState:
        return self._ledger.record.state

    @property
    def feed(self) -> Feed:
        return self._ledger.record.feed

    def view_for(self, player: str | None) -> TableView:
        """What a player, or a watcher, may know of the room now."""
        return self.views.table(player)

    def vacancies(self, key: str | None) -> tuple[str, ...]:
        """The places that a watcher with this key may ask for now."""
        return stepping_in.vacancies(self.state, () if key is None else (key,))

    # Acting
    async def join(self, name: str, place: str | None, keys: Sequence[str]) -> str:
        """Sit somebody down; one who holds a seat already keeps it, with all these keys. Returns the player's id."""

        async def work() -> str:
            seated = next((each for key in keys if (each := self.player_of(key))), None)
            if seated is not None:
                await self._commit(sitting.grant(self.state, seated, keys))
                return seated
            await self._close_up()
            if self.state.is_under_way:
                await self._note_presence()
            decision, player = sitting.join(self.state, name, place, keys)
            if decision.drawn:
                decision, player = sitting.join(self.state, name, place, keys, await self._seen(decision))
            self._expect(decision.entries)
            await self._commit(decision)
            return player

        return await self._do(work)

    async def submit(self, player: str | None, key: str | None, action: Action, turn: int | None = None) -> None:
        """Carry out what a seated player asks for, or raise IllegalAction; then nothing has changed.

        What was meant for one turn of a game, by its number, does nothing in another.
        """
        self._pace.check(self._check_seated(player, key), self.clock.now(), is_chat=isinstance(action, Chat))

        async def work() -> None:
            seated = self._check_seated(player, key)
            if turn is not None and turn != self._turn_number:
                return
            if isinstance(action, Leave) and self.state.is_under_way and not action.for_good:
                await self._walk_out(seated)
                return
            if self._is_for_game(action) or isinstance(action, Assign):
                await self._note_presence()
            asks_who_is_here = isinstance(action, Start | NewGame | Rematch | AppointHost)
            absent = await self._judging.absent_players() if asks_who_is_here else frozenset()
            decision = self._decide(seated, action, absent)
            if decision.drawn:
                decision = self._decide(seated, action, absent, await self._seen(decision))
            self._expect(decision.entries)
            await self._commit(decision)
            await self._ledger.in_step(self._close_up)  # by itself: what is committed is not decided again
            if self.viewers.presence.act(seated, self.clock.now()):
                self._others.tell_who_is_here()
                self._publish()

        started = perf_counter()
        try:
            await self._do(work)
        except IllegalAction as refusal:
            metrics.refusals.labels(refusal.code).inc()
            raise
        metrics.actions.labels(self.game.info.name).inc()
        metrics.action_seconds.observe(perf_counter() - started)

    async def walk_out(self, player: str | None, key: str | None) -> None:
        """Note that a seated player leaves on purpose and keeps the seat, or raise IllegalAction."""
        self._pace.check(self._check_seated(player, key), self.clock.now())

        async def work() -> None:
            await self._walk_out(self._check_seated(player, key))

        await self._do(work)

    async def _walk_out(self, player: str) -> None:
        await self._commit(skipping.end_for(self.state, player))
        self.viewers.presence.walk_out(player, self.clock.now())
        self._others.tell_who_is_here()
        self._publish()

    async def _note_presence(self) -> None:
        """Whatever is asked of a game is decided on who is there now, as the log says it."""
        decision = await self._judging.decide_attendance()
        if decision.entries:
            await self._commit(decision)

    async def _close_up(self) -> None:
        closing = leaving.close_up(self.state)
        if closing.entries:
            await self._commit(closing)

    async def _seen(self, decision: Decision) -> Mapping[str, int]:
        """What the players for whom a game was drawn have met before; it is drawn anew with that in mind."""
        return await self._store.seen(decision.drawn[0].company, self.game.info.name)

    @property
    def _turn_number(self) -> int | None:
        return self.game.turn_number(self.state.truth.public) if self.state.truth else None

    def _decide(
        self, player: str, action: Action, absent: Collection[str], seen: Mapping[str, int] = NOTHING_SEEN
    ) -> Decision:
        state = self.state
        if not self._is_for_game(action):
            return decide(state, player, action, seen, absent)
        seat = state.seat_in_game(player)
        if state.truth is None or seat is None:
            raise IllegalAction("wrong_phase", "There’s no game in progress.")
        decision, draw = Decision(), state.next_draw
        decision.add_game(self.game.decide(state.truth, seat, action, draw), draw)
        return decision

    def _is_for_game(self, action: Action) -> bool:
        """Whether the game decides it: what is not the room's, and what is asked of the game while it is played."""
        is_asked = self.state.is_under_way and type(action) in self.game.actions
        return is_asked or not isinstance(action, ROOM_COMMANDS)

    async def work_out(self, player: str | None, key: str | None, what: Callable[[], T]) -> T:
        """Have something worked out for a seated player, away from the event loop, as often as they may act."""
        self._pace.check(self._check_seated(player, key), self.clock.now())
        return await self._thinker.work_out(what)

    async def bring_pack(self, player: str | None, key: str | None, title: str, text: str) -> packs.Brought:
        """Read a list that the host has brought, and keep it."""
        seated = self._check_seated(player, key)
        self._pace.check(seated, self.clock.now())
        packs.check_may_bring(self.state, seated, title)  # before anything is read for somebody who may not
        pack = await packs.read(self.game, text)

        async def work() -> packs.Brought:
            decision = Decision()
            brought = packs.bring(decision, self.state, self._check_seated(player, key), title, pack)
            await self._commit(decision)
            return brought

        return await self._do(work)

    async def make_seat_link(self, player: str | None, key: str | None) -> str:
        """A secret that moves the seat, once; one made before is worth nothing."""
        self._pace.check(self._check_seated(player, key), self.clock.now())
        link = new_token()

        async def work() -> None:
            await self._commit(sitting.make_link(self._check_seated(player, key), hashed(link)))

        await self._do(work)
        return link

    async def move_seat(self, link: str, key: str) -> None:
        """Give the seat of this link to the holder of the key."""

        async def work() -> None:
            await self._commit(sitting.move_seat(self.state, hashed(link), key))

        await self._do(work)

    def owner_of(self, link: str) -> PlayerView | None:
        """Whose seat a link moves; None if it is worth nothing."""
        owner = self.state.links.get(hashed(link))
        return next((each for each in self.view_for(None).players if each.id == owner), None)

    def _check_seated(self, player: str | None, key: str | None) -> str:
        if player is None:
            raise IllegalAction("not_seated", "You’re watching. Only players can do that.")
        if self.player_of(key) != player:
            raise IllegalAction("not_seated", "This seat isn’t yours any more.")
        return player

    # Deciding, appending, folding, publishing
    async def _do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do what somebody asks for when its turn has come."""
        self.touch()
        return await self._queue.do(lambda: self._ledger.in_step(work))

    async def _commit(self, decision: Decision, at: int | None = None) -> None:
        """Make it durable, then true, then known (P-6.1), with what a system player says about it."""
        add_remark(decision, self.state)
        skipping.end_if_over(decision, self.state)
        await self._ledger.append(decision, self.clock.now() if at is None else at)
        if decision.entries:
            self._timer.take_heart()
        self._tell_viewers(decision.entries)

    def _take_in(self, entries: Sequence[Entry]) -> None:
        """Another process has appended these."""
        self._expect(entries)
        self._timer.take_heart()
        self._tell_viewers(entries)

    def _expect(self, entries: Sequence[Entry]) -> None:
        """Count newly seated players as present, since their pages are about to open."""
        for entry in entries:
            if isinstance(entry.fact.public, PlayerJoined | SteppedIn):
                self.viewers.presence.sit_down(entry.fact.public.player, self.clock.now())

    def _tell_viewers(self, entries: Sequence[Entry]) -> None:
        somebody_moved = self.viewers.recount()
        self._others.tell_who_is_here()
        self._publish(None if somebody_moved else audience(entries, self.state.seats))

    def _publish(self, to: Collection[str] | None = None) -> None:
        self.views.clear()
        self._follow()
        self.viewers.tell(to)
        self._timer.set()

    def _follow(self) -> None:
        """Have those think who have to, and what there is to tell of a game that is over be worked out."""
        if self._is_closed:
            return
        is_anybody_there = bool(present_since(self.state, self.viewers.presence))
        self._minds.follow(self.state, is_anybody_there=is_anybody_there and not self._others.think_for_us)
        if not self.viewers.are_gone:
            self._review.follow(self.state)

    async def replay(self, lines: Sequence[LogLine]) -> None:
        """Become what the log says."""
        await self._ledger.read(lines)
        if not self._others.are_none and self.clock.now() < lines[-1].at + LATELY:
            self.viewers.presence.expect(self.clock.now())
        self._timer.set()

    def close(self) -> None:
        """Ring no more, and think no more."""
        self._is_closed = True
        self._timer.stop()
        self._minds.forget()
        self._others.close()

    # Clocks
    def _dues(self) -> Iterator[int]:
        yield from self._judging.dues(self.viewers.told_at)
        yield from self._ledger.record.reveals.dues(self.viewers.told_at)

    async def _do_what_is_due(self) -> bool:
        """True if there was anything to do."""

        async def work() -> bool:
            decision = await self._judging.decide_due()
            await self._commit(decision, due.stamp(self.state, self.clock.now()))
            return bool(decision.entries)

        await self._queue.pass_by()  # P-7.2: what was asked until now, even as the alarm rang, comes first
        return await self._queue.do(lambda: self._ledger.in_step(work))
