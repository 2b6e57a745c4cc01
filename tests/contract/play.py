"""Plays any game by its own menus, and keeps what was done, so that it can be done again."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, fields, is_dataclass
from random import Random
from typing import Any, Literal

from clueapp.kernel.codec import EventCodec
from clueapp.kernel.game import AnyGame, AnyTruth
from clueapp.kernel.menu import Action, Between, Form, FormField, FreeText, OneOf
from clueapp.kernel.options import Options
from clueapp.kernel.places import Seating
from clueapp.kernel.remarks import Moment, Remark
from clueapp.kernel.rng import draw, habit, temper
from clueapp.kernel.truth import WATCHERS, Fact, Seat, evolve, project
from tests.laid import laid

Weights = Mapping[str, float]
"""How often each kind of action is tried, by its name on the wire; 1 if it is not named."""
TIME = "TIME"
"""Among the weights: how often the clock runs out instead; not at all while a seat is awaited if it is not named."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something done to a game, and what followed from it."""

    number: int
    kind: Literal["act", "stand_in", "desert", "host_changed", "expire", "presence_changed", "call_off"]
    seat: Seat
    action: Action | None
    facts: tuple[Fact, ...]
    present: frozenset[Seat] = frozenset()
    """Who was there from then on, where that has changed."""


class Play:
    """A game in play: its truth, and all that led to it."""

    def __init__(
        self, game: AnyGame, seating: Seating, options: Options, seed: int, setup: Sequence[Fact] | None = None
    ) -> None:
        self.game = game
        self.seating = seating
        self.options = options
        self.seed = f"{seed:064x}"
        self.opening: AnyTruth = laid(game, seating, options)
        self.truth = self.opening
        self.setup = tuple(game.setup(self.opening, draw(self.seed, 0)) if setup is None else setup)
        self.steps: list[Step] = []
        self.said: tuple[Remark, ...] = ()
        """All remarks so far, as if a system player sat in every seat."""
        self._fold(self.setup)

    @property
    def facts(self) -> list[Fact]:
        return [*self.setup, *(fact for step in self.steps for fact in step.facts)]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The host's first."""
        return tuple(self.seating)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (*self.players, None)

    @property
    def players(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.truth.own if seat != WATCHERS)

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.truth.public) is not None

    def rng(self) -> Random:
        return draw(self.seed, 1 + len(self.steps))

    def act(self, seat: Seat, action: Action, rng: Random | None = None) -> Step:
        return self._done("act", seat, action, self.game.decide(self.truth, seat, action, rng or self.rng()))

    def stand_in(self, seat: Seat, rng: Random | None = None) -> Step:
        return self._done("stand_in", seat, None, self.game.stand_in(self.truth, seat, rng or self.rng()))

    def desert(self, seat: Seat, rng: Random | None = None) -> Step:
        return self._done("desert", seat, None, self.game.desert(self.truth, seat, rng or self.rng()))

    def host_changed(self, seat: Seat) -> Step:
        return self._done("host_changed", seat, None, self.game.host_changed(self.truth, seat))

    def expire(self, rng: Random | None = None) -> Step:
        deadline = self.game.deadline(self.truth.public)
        assert deadline is not None, "no clock is running"
        return self._done("expire", "", None, self.game.expire(self.truth, deadline, rng or self.rng()))

    def presence_changed(self, present: frozenset[Seat], rng: Random | None = None) -> Step:
        facts = self.game.presence_changed(self.truth, present, rng or self.rng())
        return self._done("presence_changed", "", None, facts, present)

    def call_off(self) -> Step:
        """Let the host end the game."""
        return self._done("call_off", "", None, self.game.call_off(self.truth))

    def repeat(self, step: Step, action: Action | None = None, rng: Random | None = None) -> Step:
        """Do what was done in another play of this game, with the same luck unless another is given."""
        rng = rng or draw(self.seed, step.number)
        match step.kind:
            case "act":
                chosen = action or step.action
                assert chosen is not None
                return self.act(step.seat, chosen, rng)
            case "stand_in":
                return self.stand_in(step.seat, rng)
            case "desert":
                return self.desert(step.seat, rng)
            case "host_changed":
                return self.host_changed(step.seat)
            case "expire":
                return self.expire(rng)
            case "presence_changed":
                return self.presence_changed(step.present, rng)
            case "call_off":
                return self.call_off()

    def afresh(self, setup: Sequence[Fact] | None = None) -> Play:
        """The same table with the same luck before the first step, by a game that remembers nothing of this one."""
        return Play(copy(self.game), self.seating, self.options, int(self.seed, 16), setup)

    def forms(self, seat: Seat | None) -> tuple[Form, ...]:
        return self.game.menu(project(self.truth, seat)).forms

    def _done(
        self,
        kind: Any,
        seat: Seat,
        action: Action | None,
        facts: Sequence[Fact],
        present: frozenset[Seat] = frozenset(),
    ) -> Step:
        self._fold(facts)
        self.steps.append(Step(1 + len(self.steps), kind, seat, action, tuple(facts), present))
        return self.steps[-1]

    def _fold(self, facts: Sequence[Fact]) -> None:
        before = self.truth.public
        for fact in facts:
            self.truth = evolve(self.game, self.truth, fact)
        if events := tuple(fact.public for fact in facts if fact.public is not None):
            moment = Moment(before, events, self.truth.public)
            remark = self.game.remark(moment, self.players, self.said, self._chance)
            self.said += () if remark is None else (remark,)

    def _chance(self, seat: Seat, name: str) -> Random:
        return habit(temper(self.seed, seat), name)


@dataclass(frozen=True, slots=True)
class Habits:
    """How a random table plays."""

    weights: Weights
    absence: float = 0.0
    desertion: float = 0.0
    """How often somebody leaves for good, or the host's office passes."""
    clock: float = 0.0


def go_on(play: Play, rng: Random, habits: Habits, limit: int, watch: Callable[[Play], None] | None = None) -> None:
    """Play at random, by filling in forms, until the game is over or so many things have been done."""
    for _ in range(limit):
        if play.is_over:
            return
        one_step(play, rng, habits)
        if watch:
            watch(play)


def one_step(play: Play, rng: Random, habits: Habits) -> Step:
    awaited = sorted(play.game.awaits(play.truth.public))
    luck = rng.random()
    if luck < habits.desertion:
        seat = rng.choice(play.players)
        return play.desert(seat) if luck < habits.desertion / 2 else play.host_changed(seat)
    has_clock = play.game.deadline(play.truth.public) is not None
    if has_clock and luck < habits.desertion + habits.clock:
        return play.expire()
    if awaited and luck > 1 - habits.absence:
        return play.stand_in(rng.choice(awaited))
    if (change := _presence(play, rng)) is not None:
        return play.presence_changed(change)
    choices: list[tuple[Seat, Form] | None] = [(seat, form) for seat in play.players for form in play.forms(seat)]
    weights = [habits.weights.get(choice[1].action.wire_name, 1.0) for choice in choices if choice]
    if has_clock:
        choices.append(None)
        weights.append(habits.weights.get(TIME, 0.0 if awaited else 1.0))
    if not choices:  # paused, and nobody who is there can change that
        return play.presence_changed(frozenset(play.game.in_play(play.truth.public)))
    choice = rng.choices(choices, weights)[0]
    return play.expire() if choice is None else play.act(choice[0], fill_in(choice[1], rng))


def _presence(play: Play, rng: Random) -> frozenset[Seat] | None:
    """Others who are there from now on, in a game that asks for it; a game that is paused soon has all it lacks."""
    public = play.truth.public
    known = play.game.present(public)
    if known is None:
        return None
    staying = sorted(play.game.in_play(public))
    if play.game.is_paused(public) and rng.random() < 0.5:
        return frozenset(staying) if known != frozenset(staying) else None
    present = frozenset(seat for seat in staying if rng.random() < 0.7)
    return present if rng.random() < 0.1 and present != known else None


def fill_in(form: Form, rng: Random) -> Action:
    """An action that fits the form."""
    return form.action(**{name: _value(field, rng) for name, field in form.fields.items()})


def _value(field: FormField, rng: Random) -> str | int:
    match field:
        case OneOf(values):
            return rng.choice(values)
        case Between(least, most):
            return rng.randint(least, most)
        case FreeText():
            return next(text for text in iter(lambda: _text(field, rng), None) if field.allows(text))


def _text(field: FreeText, rng: Random) -> str:
    return "".join(rng.choice("abc <é🂡'\\") for _ in range(rng.randint(1, min(field.max_length, 12))))


def fingerprint(value: Any) -> Any:
    """All that a value holds, down to the last leaf, in plain comparable form."""
    if is_dataclass(value) and not isinstance(value, type):
        inner = {each.name: fingerprint(getattr(value, each.name)) for each in fields(value)}
        return (type(value).__name__, tuple(inner.items()))
    if isinstance(value, Mapping):
        return ("map", tuple((key, fingerprint(each)) for key, each in value.items()))
    if isinstance(value, (set, frozenset)):
        return ("set", tuple(sorted(map(repr, value))))
    if isinstance(value, (list, tuple)):
        return (type(value).__name__, tuple(fingerprint(each) for each in value))
    return value


def as_json(codec: EventCodec, facts: Sequence[Fact]) -> str:
    return json.dumps([codec.dump_fact(fact) for fact in facts])
