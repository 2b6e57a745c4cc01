"""Who is present, as a fact of the game, where its rules depend on it.

A rule may not look at open pages: it would decide otherwise when the log is read again, or in another process. So the
room tells the game through its queue, and what follows is in the log.
"""

from __future__ import annotations

from collections.abc import Iterator

from clueapp.kernel.truth import Seat
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.people.presence import Presence


def decide_presence(
    decision: Decision, state: RoomState, presence: Presence, now: int, *, may_judge: bool = True
) -> None:
    """Tell the game who is present, if others are than it knows of; who is not any more, if that may be judged."""
    if state.truth is None or not state.is_under_way:
        return
    known = state.game.present(state.truth.public)
    if known is None:
        return
    present = present_seats(state, presence, now, known) | (frozenset() if may_judge else known)
    if present != known:
        draw = state.next_draw
        decision.add_game(state.game.presence_changed(state.truth, present, draw), draw)


def presence_dues(state: RoomState, presence: Presence, now: int) -> Iterator[int]:
    """When the game has to be told who is present: now, or when one who may come back has not."""
    if state.truth is None or not state.is_under_way:
        return
    known = state.game.present(state.truth.public)
    if known is None:
        return
    if present_seats(state, presence, now, known) != known:
        yield now
    for seat in known:
        until = presence.may_return_until(state.seats[seat])
        if until is not None and now < until:
            yield until


def present_seats(state: RoomState, presence: Presence, now: int, known: frozenset[Seat]) -> frozenset[Seat]:
    """Whose players are there. A reload is no absence, and after a restart those who were there may still come."""
    seats = state.seats.items()
    return frozenset(seat for seat, each in seats if _is_present(state, presence, now, each, was_there=seat in known))


def absent_players(state: RoomState, presence: Presence, now: int) -> frozenset[str]:
    """The players who are missing as a game begins; those who may still be reconnecting count as present."""
    return frozenset(each for each in state.people if not _is_present(state, presence, now, each, was_there=True))


def _is_present(state: RoomState, presence: Presence, now: int, player: str, *, was_there: bool) -> bool:
    person = state.people.get(player)
    if person is None or person.is_gone_for_good:
        return False
    if presence.is_in_doubt(player, now):
        return was_there or bool(person.robot)
    until = presence.may_return_until(player)
    is_expected = was_there and until is not None and now < until
    return bool(person.robot) or is_expected or presence.is_shown_present(player, now)
