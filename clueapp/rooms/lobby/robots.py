"""System players in the lobby: they sit down, are changed, and take the seats that nobody took."""

from __future__ import annotations

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.places import Missing, Picks
from clueapp.kernel.rng import any_of
from clueapp.rooms.lobby.checks import check_lobby
from clueapp.rooms.lobby.options import FILL, FILL_STRENGTH
from clueapp.rooms.lobby.places import check_open, place_to_give
from clueapp.rooms.log import events as e
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.people import writing
from clueapp.rooms.people.keys import new_player_id
from clueapp.rooms.people.robot_names import NAMES


def seat(decision: Decision, state: RoomState, strength: str, place: str) -> None:
    """One sits down: of the usual strength, and where there is room, unless more is said."""
    check_lobby(state)
    _check_strength(state, strength)
    if place:
        check_open(state, place)
    _sit_down(decision, state, strength or state.game.info.usual_robot, place)


def change(decision: Decision, state: RoomState, player: str, strength: str, place: str) -> None:
    """Another strength, or another place, or both; what is left empty stays."""
    check_lobby(state)
    if player not in state.people:
        raise IllegalAction("no_such_player", "There’s no such player.")
    if not state.is_robot(player):
        raise IllegalAction("not_a_bot", "The host can change only system players.")
    _check_strength(state, strength)
    person = state.people[player]
    if place and place != person.place:
        check_open(state, place, picker=player)
    new = (strength or person.robot, place or person.place)
    if new != (person.robot, person.place):
        decision.add(e.RobotChanged(player, *new))


def picks_at_start(state: RoomState) -> Picks:
    """What those have picked who play if the game starts now: all who are here, and those who take the free seats."""
    picks, wanted = dict(state.picks), int(state.options.get(FILL, 0))
    while len(picks) < wanted and (free := state.game.places_to_give(picks, state.options)):
        picks[f"robot {len(picks)}"] = free[0]
    return picks


def missing_at_start(state: RoomState) -> Missing | None:
    """What is missing before a game can start, if the seats that nobody took are filled as the host wants it."""
    return state.game.missing(picks_at_start(state), state.options)


def fill_up(decision: Decision, state: RoomState) -> None:
    """At the start: system players sit down until so many are there as the host wants (D-1.2)."""
    for _ in range(len(picks_at_start(state)) - len(state.picks)):
        _sit_down(decision, decision.end_state(state), str(state.options[FILL_STRENGTH]), "")


def _sit_down(decision: Decision, state: RoomState, strength: str, place: str) -> None:
    where = place or place_to_give(state, "Every seat is taken.")
    taken = {person.name for person in state.people.values()}
    name = any_of([each for each in NAMES if writing.is_free(each, taken)])
    decision.add(e.PlayerJoined(new_player_id(), name, where, strength))


def _check_strength(state: RoomState, strength: str) -> None:
    strengths = [name for name, _ in state.game.info.robots]
    if not strengths:
        raise IllegalAction("no_bots", f"{state.game.info.title} has no system players yet.")
    if strength and strength not in strengths:
        raise IllegalAction("no_such_strength", "There’s no system player of that strength.")
