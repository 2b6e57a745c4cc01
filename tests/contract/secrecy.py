"""P-5.2: whether a viewer could tell a game from another that differs only in what the viewer cannot know."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from random import Random

from clueapp.kernel.codec import EventCodec
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import AnyGame
from clueapp.kernel.menu import Action
from clueapp.kernel.truth import Event, Fact, Seat, project
from clueapp.protocol.forms import forms_to_wire
from tests.contract.adapters import Adapter, Elsewhere
from tests.contract.attempts import attempts
from tests.contract.play import Habits, Play, Step, go_on

PROBES = 12


class LeakError(AssertionError):
    """A viewer was sent something that depends on what it may not know."""


@dataclass(slots=True)
class Tally:
    """How much was compared."""

    games: int = 0
    replays: int = 0
    differed: int = 0
    positions: int = 0
    probes: int = 0

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.replays} views of them, {self.differed} with another deal, "
            f"{self.positions} positions and {self.probes} refused attempts compared"
        )


def a_game_up_to_somewhere(game: AnyGame, adapter: Adapter, rng: Random, seed: int) -> Play:
    """A random game with absent, deserting and hasty players, left at a random moment."""
    seats, options = adapter.sit_down(game, rng)
    play = Play(game, seats, options, seed)
    weights = adapter.lively if rng.random() < 0.8 else adapter.hasty
    habits = Habits(weights, absence=rng.choice((0, 0.1)), desertion=rng.choice((0, 0, 0.01)), clock=0.02)
    go_on(play, rng, habits, limit=rng.choice((0, 10, 30, 60, 90)) + rng.randrange(12))
    winning = adapter.finish(play.truth)
    if winning and not play.is_over and rng.random() < 0.1:
        play.act(*winning)
    return play


def compare_all_views(play: Play, adapter: Adapter, rng: Random, tally: Tally) -> None:
    """Every seat and a watcher: all that they were sent is the same in a game that this one could be."""
    tally.games += 1
    sent_here = all_that_was_sent(play)
    for viewer in play.viewers:
        elsewhere = adapter.elsewhere(play, viewer, rng)
        if elsewhere is None:
            continue
        tally.replays += 1
        tally.differed += elsewhere.differs
        tally.positions += 1 + len(play.steps)
        there = compare(play, elsewhere, viewer, sent_here[viewer])
        if viewer is not None:
            tally.probes += compare_refusals(play, there, viewer, rng)


def all_that_was_sent(play: Play) -> dict[Seat | None, list[list[object]]]:
    """What each viewer gets at each step of a play. It is played once more for it, so that a game which keeps to itself
    what it was shown is in the state that it would be in."""
    here = play.afresh(play.setup)
    record = {viewer: [sent(here, here.setup, viewer)] for viewer in play.viewers}
    for step in play.steps:
        facts = here.repeat(step).facts
        for viewer, so_far in record.items():
            so_far.append(sent(here, facts, viewer))
    return record


def compare(play: Play, elsewhere: Elsewhere, viewer: Seat | None, sent_here: list[list[object]]) -> Play:
    """Do it all again elsewhere, and lay what is sent there beside what was sent here."""
    there = play.afresh(elsewhere.setup)
    _same(sent_here[0], sent(there, there.setup, viewer), viewer, "the set-up")
    for step, here in zip(play.steps, sent_here[1:], strict=True):
        again = elsewhere.redo(step, there.truth)
        facts = _repeat(there, step, again).facts if again else ()
        _same(here, sent(there, facts, viewer), viewer, f"{step.kind} {step.seat} {step.action}")
    return there


def compare_refusals(here: Play, there: Play, viewer: Seat, rng: Random) -> int:
    """What is refused here is refused there, in the same words; says how often."""
    refused = 0
    for action in attempts(here, rng, PROBES):
        said = refusal(here, viewer, action)
        _same(said, refusal(there, viewer, action), viewer, f"an attempt at {action}")
        refused += said is not None
    return refused


def _repeat(there: Play, step: Step, how: tuple[Action | None, Random | None]) -> Step:
    try:
        return there.repeat(step, *how)
    except IllegalAction as refused:
        raise LeakError(f"{step.kind} {step.seat} {step.action} is refused elsewhere: {refused}") from refused


def sent(play: Play, facts: Iterable[Fact], viewer: Seat | None) -> list[object]:
    """All that a viewer gets after these facts: events, sentences, messages, remarks of system players, view, the
    game's fields of ROOM_STATE, menu, who is awaited, clock, end."""
    game, truth = play.game, play.truth
    codec = _codec(game.events)
    cast = {seat: f"Player of {seat}" for seat in truth.own}
    told = [event for fact in facts if (event := fact.as_told_to(viewer))]
    view, public = project(truth, viewer), truth.public
    return [
        json.dumps([codec.dump(event) for event in told]),
        [game.tell(event, viewer, cast) for event in told],
        json.dumps([game.message(event, 0) for event in told]),
        play.said,
        json.dumps(game.show(view)),
        json.dumps(game.room_fields(viewer, view, play.options, 0)),
        json.dumps(forms_to_wire(game.menu(view).forms)),
        view,
        (game.phase(public), game.awaits(public), game.in_play(public), game.deadline(public), game.outcome(public)),
    ]


@cache
def _codec(events: tuple[type[Event], ...]) -> EventCodec:
    return EventCodec(events)


def refusal(play: Play, viewer: Seat, action: Action) -> str | None:
    """What the viewer is told of an attempt that is refused."""
    try:
        play.game.decide(play.truth, viewer, action, play.rng())
    except IllegalAction as refused:
        return f"{refused.code}: {refused.message}"
    return None


def _same(one: object, other: object, viewer: Seat | None, when: str) -> None:
    if one != other:
        raise LeakError(f"{viewer or 'a watcher'} can tell them apart at {when}:\n{one}\n{other}")
