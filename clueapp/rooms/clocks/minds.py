"""What the system players of a room have in mind: thought once for each position, and dropped with it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from clueapp.background import spawn
from clueapp.failures import note_failure
from clueapp.kernel.game import AnyGame, AnyView, Impulse
from clueapp.kernel.rng import habit, temper
from clueapp.kernel.truth import Seat, project
from clueapp.rooms.clocks.robots import Intent, intent, robot_seats
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.thinker import Thinker


@dataclass(slots=True)
class _Thought:
    """About one position, as a seat sees it."""

    view: AnyView
    strength: str
    impulse: Impulse | None = None
    has_failed: bool = False
    is_dropped: bool = False
    waiting: asyncio.Future[Impulse | None] | None = None

    def is_about(self, view: AnyView, strength: str) -> bool:
        """Whether nothing that the seat can see has changed; what has not changed is the same object."""
        return self.view.public is view.public and self.view.own is view.own and self.strength == strength

    def drop(self) -> None:
        """Something else happened first."""
        self.is_dropped = True
        if self.waiting is not None:
            self.waiting.cancel()


class Minds:
    """The system players of one room."""

    def __init__(self, thinker: Thinker, made_up: Callable[[], None]) -> None:
        """`made_up` is called when one of them has made up its mind, some time after it was asked."""
        self._thinker = thinker
        self._made_up = made_up
        self._thoughts: dict[Seat, _Thought] = {}

    def follow(self, state: RoomState, *, is_anybody_there: bool) -> None:
        """Have each of them think who has not thought about this position yet; with nobody there, they wait."""
        seats = dict(robot_seats(state)) if is_anybody_there and state.status == "playing" else {}
        for seat in self._thoughts.keys() - seats.keys():
            self._thoughts.pop(seat).drop()
        for seat, strength in seats.items():
            self._ask(state, seat, strength)

    def next_intent(self, state: RoomState, pace: float) -> Intent | None:
        """The first thing that any of them will do in this position, as far as they have made up their minds."""
        minds = ((seat, thought.impulse) for seat, thought in self._current(state))
        intents = (intent(state, seat, impulse, pace) for seat, impulse in minds if impulse is not None)
        return min(intents, key=lambda each: each.due, default=None)

    def at_a_loss(self, state: RoomState) -> Seat | None:
        """A seat whose system player cannot say what it would do, though it was asked in this position."""
        return next((seat for seat, thought in self._current(state) if thought.has_failed), None)

    def give_up(self, seat: Seat) -> None:
        """What this one had in mind cannot be done."""
        self._thoughts[seat].impulse, self._thoughts[seat].has_failed = None, True

    def forget(self) -> None:
        """The room closes: nobody waits for what is being thought."""
        for thought in self._thoughts.values():
            thought.drop()
        self._thoughts.clear()

    def _current(self, state: RoomState) -> Iterator[tuple[Seat, _Thought]]:
        """What was thought about this position, and not about one before."""
        if state.truth is None or not self._thoughts:
            return
        for seat, strength in robot_seats(state):
            thought = self._thoughts.get(seat)
            if thought is not None and thought.is_about(project(state.truth, seat), strength):
                yield seat, thought

    def _ask(self, state: RoomState, seat: Seat, strength: str) -> None:
        if state.truth is None:
            return
        view = project(state.truth, seat)
        before = self._thoughts.get(seat)
        if before is not None:
            if before.is_about(view, strength):
                return
            before.drop()
        thought = self._thoughts[seat] = _Thought(view, strength)
        if not state.game.may_have_impulse(view):
            return
        own_temper = temper(state.seed, seat)
        if state.game.info.robots_ponder:
            spawn(self._ponder(state.game, thought, own_temper), name="a system player thinks")
        else:
            thought.impulse = impulse_of(state.game, view, strength, own_temper)

    async def _ponder(self, game: AnyGame, thought: _Thought, own_temper: str) -> None:
        """Have it thought elsewhere; whoever has dropped the thought meanwhile hears nothing of it."""
        if thought.is_dropped:
            return
        work = self._thinker.work_out(impulse_of, game, thought.view, thought.strength, own_temper)
        thought.waiting = asyncio.ensure_future(work)
        try:
            thought.impulse = await thought.waiting
        except asyncio.CancelledError:
            return
        except Exception as error:
            note_failure("a system player could not think", error, game=game.info.name)
            thought.has_failed = True
        self._made_up()


def impulse_of(game: AnyGame, view: AnyView, strength: str, temper: str) -> Impulse | None:
    """What a system player is about to do, by its seat's view and its own chance alone."""
    return game.robot(view, strength, partial(habit, temper))
