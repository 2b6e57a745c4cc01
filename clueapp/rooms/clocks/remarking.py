"""Add remarks of system players to a decision, chosen by nothing but what everybody learns of it."""

from __future__ import annotations

from functools import partial
from random import Random

from clueapp.failures import note_failure
from clueapp.kernel.remarks import Moment
from clueapp.kernel.rng import habit, temper
from clueapp.kernel.truth import Event, Seat
from clueapp.rooms.lobby.options import REMARKS
from clueapp.rooms.log import events as e
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.state import RoomState


def add_remark(decision: Decision, state: RoomState) -> None:
    """Let one system player at most remark on what the decision brings, where the host likes to hear them."""
    if not state.options.get(REMARKS.name) or not any(
        entry.of_game and entry.fact.public for entry in decision.entries
    ):
        return
    states = decision.states_after(state, 0)
    moment, now = _moment(decision, state, states), states[-1]
    if moment is None or not now.speakers:
        return
    try:
        remark = now.game.remark(moment, now.speakers, now.remarks, partial(_chance, now.seed))
    except Exception as error:  # a remark is decoration: no move may fail because of one
        note_failure("a remark could not be chosen", error, game=now.game.info.name)
        return
    if remark is not None:
        decision.add(e.Remarked(now.seats[remark.seat], remark.text))


def _moment(decision: Decision, state: RoomState, states: list[RoomState]) -> Moment[object] | None:
    """All that everybody learns of the game that is on the table in the end; None without one."""
    before = state.truth and state.truth.public
    events: list[Event] = []
    for entry, after in zip(decision.entries, states, strict=True):
        if isinstance(entry.fact.public, e.GameBegan):
            before, events = after.truth and after.truth.public, []
        elif entry.of_game and entry.fact.public is not None:
            events.append(entry.fact.public)
    now = states[-1].truth
    return None if now is None or not events else Moment(before, tuple(events), now.public)


def _chance(seed: str, seat: Seat, name: str) -> Random:
    return habit(temper(seed, seat), name)
