"""What follows from the commands that people give to a room, whatever the game."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import NOTHING_SEEN
from clueapp.rooms.clocks import skipping
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.lobby import ending, leaving, options, packs, robots, sitting, starting, stepping_in
from clueapp.rooms.lobby.checks import check_lobby, check_over
from clueapp.rooms.log import events as e
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.people import writing


def decide(
    state: RoomState,
    player: str,
    command: object,
    seen: Mapping[str, int] = NOTHING_SEEN,
    absent: Collection[str] = (),
) -> Decision:
    """Decide what follows from a seated person's command; raises IllegalAction if it is refused.

    `seen` says what the players have met before; `absent` are the players who are missing if a game begins.
    """
    decision = Decision()
    match command:
        case c.Pick(seat):
            sitting.pick(decision, state, player, seat)
        case c.Leave():
            leaving.stand_up(decision, state, player)
        case c.Chat(text):
            _check_may_chat(state, player)
            decision.add(e.Chatted(player, writing.clean_chat(text)))
        case c.Rename(name):
            sitting.rename(decision, state, player, name)
        case c.Skip():
            skipping.begin(decision, state, player)
        case c.Rematch() if state.is_under_way and state.rematches:
            pass  # both pressed at once: the second already has the game they asked for
        case c.Rematch("") if state.host != player:
            _wish_for_rematch(decision, state, player, seen, absent)
        case _:
            if state.host != player:
                raise IllegalAction("not_host", "Only the host can do that.")
            _decide_as_host(decision, state, command, seen, absent)
    return decision


def _decide_as_host(
    decision: Decision, state: RoomState, command: object, seen: Mapping[str, int], absent: Collection[str]
) -> None:
    match command:
        case c.SetOptions(changes):
            _set_options(decision, state, changes, seen)
        case c.AddBot(strength, place):
            robots.seat(decision, state, strength, place)
            starting.begin_if_complete(decision, state, seen)
        case c.SetBot(other, strength, place):
            robots.change(decision, state, other, strength, place)
        case c.RemovePack(title):
            packs.remove(decision, state, title)
        case c.Start():
            check_lobby(state)
            starting.begin(decision, state, seen, absent)
        case c.EndGame():
            ending.call_off(decision, state)
        case c.NewGame(number):
            ending.start_over(decision, state, number, seen, absent)
        case c.Rematch(teams):
            check_over(state)
            starting.begin(decision, state, seen, absent, rematches=state.rematches + 1, teams=teams)
        case c.AppointHost(other):
            leaving.appoint_host(decision, state, other, absent)
        case _:
            _decide_about_people(decision, state, command)


def _decide_about_people(decision: Decision, state: RoomState, command: object) -> None:
    """Decide who leaves, who sits where, and who is the host."""
    match command:
        case c.Assign(other, place) if other in state.requests:
            stepping_in.agree(decision, state, other, place)
        case c.DeclineRequest(other):
            stepping_in.decline(decision, state, other)
        case c.Remove(other):
            _remove(decision, state, other)
        case c.Assign(other, place):
            sitting.assign(decision, state, other, place)
        case c.Randomize():
            sitting.shuffle(decision, state)
        case c.KeepHost():
            leaving.keep_host(decision, state)
        case _:
            raise IllegalAction("unknown_type", "There’s no such message.")


def _check_may_chat(state: RoomState, player: str) -> None:
    if not state.options["chat"]:
        raise IllegalAction("chat_off", "The host has turned the chat off.")
    if state.seat_in_game(player) in state.silenced:
        raise IllegalAction("silenced", "You know too much to chat during this game.")


def _remove(decision: Decision, state: RoomState, other: str) -> None:
    if other not in state.people or other == state.host or state.people[other].is_gone_for_good:
        raise IllegalAction("no_such_player", "There’s no such player to remove.")
    leaving.stand_up(decision, state, other, removed=True)
    if state.is_under_way and decision.end_state(state).status == "over":
        raise IllegalAction("game_begun", "Removing them would end the game. You can end it for everyone instead.")


def _set_options(decision: Decision, state: RoomState, changes: Mapping[str, object], seen: Mapping[str, int]) -> None:
    good = options.checked(state.game, changes, state.options)
    new = {name: value for name, value in good.items() if value != state.options[name]}
    if any(name not in options.ALWAYS_OPEN for name in new):
        check_lobby(state)
    if (objection := state.game.objection({**state.options, **new}, state.packs)) is not None:
        raise IllegalAction("bad_option", objection)
    if new:
        decision.add(e.OptionsSet(new))
    if options.EXPECTED in new or not starting.is_complete(state):
        starting.begin_if_complete(decision, state, seen)


def _wish_for_rematch(
    decision: Decision, state: RoomState, player: str, seen: Mapping[str, int], absent: Collection[str]
) -> None:
    """Tell everybody that a guest would like to play again, and start the game if all have asked (P-1.5, T-7.3)."""
    check_over(state)
    if player in state.wishes:
        raise IllegalAction("already_asked", "You’ve already asked. The host can start it.")
    starting.check_nothing_missing(state)
    decision.add(e.RematchWished(player))
    starting.begin_if_all_want_it(decision, state, seen, absent)
