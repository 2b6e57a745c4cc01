"""Leaving for good, the host's office that passes on, and the table that everybody has left."""

from __future__ import annotations

from collections.abc import Sequence

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
    decision, heir = Decision(), heirs[0].id
    decision.add(e.HostPassed(heir))
    seat = state.seat_in_game(heir)
    if state.truth is not None and seat is not None and state.is_under_way:
        decision.add_game(state.game.host_changed(state.truth, seat))
    return decision


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
