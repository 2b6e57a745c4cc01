"""Leaving for good, the host's office that passes on, and the table that everybody has left."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from clueapp.kernel.direction import isolated
from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.clocks.stand_in import may_be_played_for
from clueapp.rooms.log import events as e
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.state import RoomState


def stand_up(decision: Decision, state: RoomState, player: str, *, removed: bool = False) -> None:
    """Somebody leaves for good, or is removed."""
    decision.add(e.PlayerLeft(player, removed))
    decision.take_keys((key for key, holder in state.keys.items() if holder == player), player)
    if state.host == player:
        others = (each for each in state.people.values() if each.id != player and not each.robot)
        heirs = [each.id for each in others if not each.is_gone_for_good]
        passed = pass_host(state, heirs)
        decision.entries.extend(passed.entries if passed else ())
    seat, now = state.seat_in_game(player), decision.end_state(state)
    if now.truth is None or seat is None or not now.is_under_way:
        return
    if may_be_played_for(now) and not state.people[player].robot:
        if player not in now.stand_ins:
            decision.add(e.StandInBegan(player, now.game.info.stand_in))
    else:
        draw = now.next_draw
        decision.add_game(now.game.desert(now.truth, seat, draw), draw)


def pass_host(state: RoomState, present: Sequence[str]) -> Decision | None:
    """The host's office to the player longest in the room of those present (P-1.5)."""
    heirs = sorted((state.people[each] for each in present if each != state.host), key=lambda person: person.joined_at)
    if not heirs:
        return None
    decision = Decision()
    _make_host(decision, state, e.HostPassed(heirs[0].id))
    return decision


def appoint_host(decision: Decision, state: RoomState, player: str, absent: Collection[str] = ()) -> None:
    """Make somebody else the host, for instance the former host, who is back (P-1.5)."""
    person = state.people.get(player)
    if person is None or person.robot or person.is_gone_for_good:
        raise IllegalAction("no_such_player", "That player can’t be the host.")
    if player == state.host:
        raise IllegalAction("already_host", "You’re already the host.")
    if player in absent:
        raise IllegalAction("not_here", f"{isolated(person.name)} isn’t here right now. Please choose somebody who is.")
    _make_host(decision, state, e.HostAppointed(player))


def keep_host(decision: Decision, state: RoomState) -> None:
    """Let the host stay the host, although the former host is back."""
    if not state.former_host:
        raise IllegalAction("not_asked", "The former host isn’t waiting any more.")
    decision.add(e.HostKept(state.host))


def _make_host(decision: Decision, state: RoomState, event: e.HostPassed | e.HostAppointed) -> None:
    """Make somebody else the host, and tell the game on the table."""
    decision.add(event)
    seat = state.seat_in_game(event.player)
    if state.truth is not None and seat is not None and state.is_under_way:
        decision.add_game(state.game.host_changed(state.truth, seat))


def close_up(state: RoomState) -> Decision:
    """With the last person the system players leave, and the table is free for whoever opens the link next."""
    decision = Decision()
    staying = [each for each in state.people.values() if not each.is_gone_for_good]
    if all(each.robot for each in staying):
        for each in staying:
            decision.add(e.PlayerLeft(each.id))
        if state.status != "lobby":
            decision.add(e.GameCalledOff(is_deserted=True))
    return decision
