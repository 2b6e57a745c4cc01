"""Games played at random, always alike, until everything that can happen in them has happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import AnyGame
from clueapp.kernel.menu import Action, Form
from clueapp.kernel.truth import Event, Fact, evolve, project
from clueapp.rooms.feed_line import FeedLine
from clueapp.rooms.rehearsal.filling_in import all_that_fit, any_options, fill_in
from clueapp.rooms.rehearsal.room import Rehearsal, possible_numbers

MOST_GAMES, STEPS = 160, 100
PATIENCE = 0.5
"""How often the clocks of a phase are let run out."""
ABSENCE = 0.02
"""How often somebody is gone for too long."""
CURIOSITY = 0.1
"""How often it is looked for something new to do."""
THOROUGH, MANY_WAYS, FEW_WAYS = 3, 400, 40
"""Forms that can be filled in in more ways are not searched for it, in so many games and in the others."""


@dataclass
class Sample:
    """What was seen of a game while it was played at random."""

    actions: dict[str, Action] = field(default_factory=dict)
    """By their names on the wire."""
    events: dict[type[Event], FeedLine] = field(default_factory=dict)
    """Those that were told in a sentence, with the line of the feed."""
    silent: set[type[Event]] = field(default_factory=set)
    """Those that happened and never were."""
    messages: dict[str, dict[str, Any]] = field(default_factory=dict)
    """The game's own, by their type."""

    def knows(self, facts: Sequence[Fact]) -> bool:
        """Whether all of this has happened before."""
        return _kinds(facts) <= self.silent | self.events.keys()

    def has_told(self, facts: Sequence[Fact]) -> bool:
        """Whether all of this was told before."""
        return _kinds(facts) <= self.events.keys()

    def is_whole(self, game: AnyGame) -> bool:
        return set(game.events) == self.silent | self.events.keys() and len(self.actions) == len(game.actions)


def play(game: AnyGame) -> Sample:
    """Play short games at random, always alike, until everything has happened, and keep the first of it."""
    sample = Sample()
    for number in range(MOST_GAMES):
        _Play(game, Random(number), sample, MANY_WAYS if number < THOROUGH else FEW_WAYS).run()
        if sample.is_whole(game):
            break
    return sample


class _Play:
    def __init__(self, game: AnyGame, rng: Random, sample: Sample, most_ways: int) -> None:
        self._game, self._rng, self._sample, self._most_ways = game, rng, sample, most_ways
        options = any_options(game, rng)
        self._rehearsal = Rehearsal(game, rng.choice(possible_numbers(game, options)), options)
        self._phase, self._is_patient = "", False

    def run(self) -> None:
        """Begin, make somebody else the host, go on for a while, and end the game or leave one by one."""
        self._happen(self._rehearsal.begin(self._rng))
        self._happen(self._game.host_changed(self._rehearsal.truth, self._rng.choice(list(self._rehearsal.players))))
        for _ in range(STEPS):
            if self._is_over or not self._happen(self._next()):
                break
        opened = () if self._is_over else self._game.call_off(self._rehearsal.truth)
        if not self._sample.knows(opened):
            self._happen(opened)
            return
        for seat in self._rehearsal.players:
            self._happen(self._game.desert(self._rehearsal.truth, seat, self._rng))

    @property
    def _is_over(self) -> bool:
        return self._game.outcome(self._rehearsal.truth.public) is not None

    def _next(self) -> Sequence[Fact]:
        """What follows from an absence, an action, or the end of a clock; nothing if there is none of them."""
        game, public = self._game, self._rehearsal.truth.public
        deadline, phase = game.deadline(public), game.phase(public)
        if deadline is not None and phase != self._phase:
            self._phase, self._is_patient = phase, self._rng.random() < PATIENCE
        if self._rng.random() < ABSENCE and game.misses(public):
            return self._absence()
        if game.present(public) is not None and (game.is_paused(public) or self._rng.random() < CURIOSITY):
            return self._coming_and_going()
        if self._rng.random() < CURIOSITY and (facts := self._something_new()):
            return facts
        if deadline is None:
            return self._act()
        return (not self._is_patient and self._act()) or game.expire(self._rehearsal.truth, deadline, self._rng)

    def _absence(self) -> Sequence[Fact]:
        """What follows when somebody is gone for too long, or all are."""
        game, truth = self._game, self._rehearsal.truth
        if game.info.patience_seconds is not None and self._rng.random() < ABSENCE:
            return game.abandon(truth, self._rng)
        return game.stand_in(truth, self._rng.choice(sorted(game.misses(truth.public))), self._rng)

    def _coming_and_going(self) -> Sequence[Fact]:
        """What follows when some are there, or all who play, in a game that has to be told."""
        game, truth = self._game, self._rehearsal.truth
        seats = sorted(game.in_play(truth.public))
        is_waiting = game.is_paused(truth.public)
        present = frozenset(seat for seat in seats if is_waiting or self._rng.random() < PATIENCE)
        if present == game.present(truth.public):
            return self._act()
        return game.presence_changed(truth, present, self._rng)

    def _act(self) -> Sequence[Fact]:
        """What follows from an action of somebody awaited, or else of anybody; rather a new one, or a harmless one."""
        public = self._rehearsal.truth.public
        seats = sorted(self._game.awaits(public) or self._game.in_play(public))
        offers = [(seat, form) for seat in seats for form in self._forms(seat)]
        self._rng.shuffle(offers)
        found: Sequence[Fact] = ()
        for seat, form in sorted(offers, key=lambda offer: offer[1].action.wire_name in self._sample.actions):
            is_new = form.action.wire_name not in self._sample.actions
            facts = self._done(seat, fill_in(form, self._rng))
            if facts and (is_new or self._is_harmless(facts)):
                return facts
            found = found or facts
        return found

    def _is_harmless(self, facts: Sequence[Fact]) -> bool:
        """Whether these are told to all, and nobody is out after them."""
        truth = self._rehearsal.truth
        before = self._game.in_play(truth.public)
        for fact in facts:
            truth = evolve(self._game, truth, fact)
        return any(fact.public for fact in facts) and self._game.in_play(truth.public) == before

    def _something_new(self) -> Sequence[Fact]:
        """What follows from an action that leads to what never happened yet, where there is one."""
        offers = ((seat, form) for seat in self._rehearsal.players for form in self._forms(seat))
        for seat, action in ((seat, action) for seat, form in offers for action in all_that_fit(form, self._most_ways)):
            facts = self._done(seat, action)
            if not self._sample.knows(facts):
                return facts
        return ()

    def _done(self, seat: str, action: Action) -> Sequence[Fact]:
        try:
            facts = self._game.decide(self._rehearsal.truth, seat, action, self._rng)
        except IllegalAction:
            return ()
        if action.wire_name not in self._sample.actions:
            self._sample.actions[action.wire_name] = action
        return facts

    def _forms(self, seat: str) -> tuple[Form, ...]:
        return self._game.menu(project(self._rehearsal.truth, seat)).forms

    def _happen(self, facts: Sequence[Fact]) -> bool:
        position, is_new = self._rehearsal.position, not self._sample.has_told(facts)
        self._rehearsal.happen(facts)
        if is_new:
            self._keep(position)
        self._sample.silent |= _kinds(facts)
        self._sample.silent -= self._sample.events.keys()
        return bool(facts)

    def _keep(self, position: int) -> None:
        for line in self._rehearsal.told_to_anybody(position):
            if line.of_game and line.text and type(line.event) not in self._sample.events:
                self._sample.events[type(line.event)] = line
            if line.of_game and (message := self._game.message(line.event, line.due)):
                self._sample.messages.setdefault(message["type"], message)


def _kinds(facts: Sequence[Fact]) -> set[type[Event]]:
    """The kinds of events in facts, whoever may know of them."""
    parts = (event for fact in facts for event in (fact.public, *fact.own.values(), fact.vault))
    return {type(event) for event in parts if event is not None}
