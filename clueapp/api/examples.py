"""Examples for the documentation: not written by hand, but played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from clueapp.api.legal import to_wire
from clueapp.api.names import fields_of, kind_of
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import AnyGame, AnyTruth
from clueapp.kernel.menu import Action, Between, Form, OneOf
from clueapp.kernel.truth import Event, Fact, evolve, project

GAMES, STEPS = 6, 200
PATIENCE = 0.5
"""How often the clocks of a phase are let run out."""
SOME_TIME = 1_800_000_000_000
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal")


@dataclass
class Sample:
    """What was seen of a game while it was played at random."""

    actions: dict[str, dict[str, Any]] = field(default_factory=dict)
    events: dict[type[Event], dict[str, Any]] = field(default_factory=dict)
    messages: dict[str, tuple[type[Event], list[dict[str, Any]]]] = field(default_factory=dict)
    """The game's own messages by their type, each with the event that it tells and all that were seen."""
    table: dict[str, Any] = field(default_factory=dict)


def play(game: AnyGame) -> Sample:
    """Play a few short games at random, always alike, and keep the first of everything."""
    sample = Sample()
    for number in range(GAMES):
        _Play(game, Random(number), sample).run()
    return sample


class _Play:
    def __init__(self, game: AnyGame, rng: Random, sample: Sample) -> None:
        self._game, self._rng, self._sample = game, rng, sample
        options = game.info.default_options()
        seats = [each.id for each in game.info.seats][: max(game.info.min_players, game.least_players(options))]
        self._cast = dict(zip(seats, NAMES, strict=False))
        self._truth: AnyTruth = game.opening(seats, options)
        self._seq = 0
        self._phase, self._is_patient = "", False

    def run(self) -> None:
        self._happen(self._game.setup(self._truth, self._rng))
        for _ in range(STEPS):
            if self._game.outcome(self._truth.public) is not None or not self._step():
                return

    def _step(self) -> bool:
        """One action of somebody awaited, or else of anybody, or the end of a clock; False if there is none of them."""
        public = self._truth.public
        deadline, phase = self._game.deadline(public), self._game.phase(public)
        if deadline is not None and phase != self._phase:
            self._phase, self._is_patient = phase, self._rng.random() < PATIENCE
        if deadline is not None and self._is_patient:
            self._happen(self._game.expire(self._truth, deadline, self._rng))
            return True
        seats = sorted(self._game.awaits(public) or self._game.in_play(public))
        offers = [(seat, form) for seat in seats for form in self._forms(seat)]
        for seat, form in sorted(offers, key=self._rank):
            action = fill_in(form, self._rng)
            try:
                facts = self._game.decide(self._truth, seat, action, self._rng)
            except IllegalAction:
                continue
            self._sample.actions.setdefault(form.action.wire_name, {"type": form.action.wire_name, **fields_of(action)})
            self._keep_table(seat)
            self._happen(facts)
            return True
        if deadline is not None:
            self._happen(self._game.expire(self._truth, deadline, self._rng))
        return deadline is not None

    def _rank(self, offer: tuple[str, Form]) -> float:
        """What was never done comes first, what a menu offers first mostly next."""
        _, form = offer
        is_known = form.action.wire_name in self._sample.actions
        return is_known * (1 + self._game.actions.index(form.action) * self._rng.random())

    def _forms(self, seat: str) -> tuple[Form, ...]:
        return self._game.menu(project(self._truth, seat)).forms

    def _keep_table(self, seat: str) -> None:
        if not self._sample.table:
            self._sample.table = {
                "seq": self._seq,
                "status": "playing",
                "phase": self._game.phase(self._truth.public),
                "view": self._game.show(project(self._truth, seat)),
                "legal": [to_wire(form).model_dump() for form in self._forms(seat)],
                "clock": None,
            }

    def _happen(self, facts: Any) -> None:
        for fact in facts:
            self._truth = evolve(self._game, self._truth, fact)
            self._seq += 1
            for seat, event in _as_told(fact):
                if (message := self._game.message(event, SOME_TIME)) is not None:
                    self._sample.messages.setdefault(message["type"], (type(event), []))[1].append(message)
                telling = self._game.tell(event, seat, self._cast)
                if telling is not None:
                    told = {"kind": kind_of(type(event)), "text": telling.text, "private": event is not fact.public}
                    frame = {"type": "EVENT", "seq": self._seq, **fields_of(event), **told}
                    self._sample.events.setdefault(type(event), frame)


def _as_told(fact: Fact) -> Iterator[tuple[str | None, Event]]:
    if fact.public is not None:
        yield None, fact.public
    yield from fact.own.items()


def fill_in(form: Form, rng: Random) -> Action:
    """An action that fits the form."""
    values: dict[str, Any] = {}
    for name, each in form.fields.items():
        if isinstance(each, OneOf):
            values[name] = rng.choice(each.values)
        else:
            values[name] = rng.randint(each.least, each.most) if isinstance(each, Between) else "ocean"
    return form.action(**values)
