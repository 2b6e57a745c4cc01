"""Sitting down: joining, picking a place, and seats that move to another device."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import NOTHING_SEEN
from clueapp.kernel.rng import lot
from clueapp.rooms.lobby import starting, stepping_in
from clueapp.rooms.lobby.checks import check_lobby
from clueapp.rooms.lobby.places import check_open, place_to_give
from clueapp.rooms.log import events as e
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.people import writing
from clueapp.rooms.people.keys import new_player_id


def join(
    state: RoomState, name: str, place: str | None, keys: Sequence[str], seen: Mapping[str, int] = NOTHING_SEEN
) -> tuple[Decision, str]:
    """Sit down, and start the game if that completes the table; if a running game has a vacancy, ask for it instead."""
    if state.status == "over":
        raise IllegalAction("game_over", "The game is over. You can join when the host goes back to the lobby.")
    if stepping_in.vacancies(state):
        return stepping_in.ask(state, name, place, keys)
    if state.status != "lobby":
        raise IllegalAction("game_begun", "The game has begun, but you’re welcome to watch.")
    given = place_to_give(state, "Every seat is taken, but you’re welcome to watch.")
    if place is not None:
        check_open(state, place)
    decision, player = Decision(), new_player_id()
    free_name = writing.free_name(name, (each.name for each in state.people.values()))
    joined = e.PlayerJoined(player, free_name, place or given, is_given=place is None)
    decision.add(joined, e.KeysGranted(player, tuple(keys)))
    decision.give_keys(keys, player)
    starting.begin_if_complete(decision, state, seen)
    return decision, player


def pick(decision: Decision, state: RoomState, player: str, place: str) -> None:
    """Pick another place, or say that the one that was given is the one wanted."""
    check_lobby(state)
    person = state.people[player]
    if person.place != place:
        check_open(state, place, picker=player)
    if person.place != place or person.is_given:
        decision.add(e.SeatPicked(player, place))


def rename(decision: Decision, state: RoomState, player: str, name: str) -> None:
    """Give a player another name that nobody else in the room has."""
    check_lobby(state)
    before = state.people[player].name
    others = (each.name for each in state.people.values() if each.id != player)
    new = writing.free_name(name, others)
    if new != before:
        decision.add(e.Renamed(player, before, new))


def assign(decision: Decision, state: RoomState, player: str, place: str) -> None:
    """The host gives somebody a place; where it has no room for one more, its last holder gets theirs (W-2.11)."""
    check_lobby(state)
    _check_teams(state)
    if player not in state.people:
        raise IllegalAction("no_such_player", "There’s no such player.")
    before = state.picks[player]
    others = {each: picked for each, picked in state.picks.items() if each != player}
    holders = [each for each, picked in others.items() if picked == place]
    if before == place:
        return
    if holders and place not in state.game.open_places(others, state.options):
        decision.add(e.PlacesAssigned({player: place, holders[-1]: before}))
        return
    check_open(state, place, picker=player)
    decision.add(e.PlacesAssigned({player: place}))


def shuffle(decision: Decision, state: RoomState) -> None:
    """Everybody gets a place by lot (W-2.11)."""
    check_lobby(state)
    _check_teams(state)
    decision.add(e.PlacesAssigned(dict(state.game.shuffled(state.picks, lot())), by_lot=True))


def _check_teams(state: RoomState) -> None:
    """Where there are no teams, everybody picks for themselves."""
    if not state.game.info.teams:
        raise IllegalAction("no_teams", f"{state.game.info.title} has no teams.")


def grant(state: RoomState, player: str, keys: Sequence[str]) -> Decision:
    """More keys to a seat, for one who holds one of them already."""
    new = tuple(key for key in keys if key not in state.keys)
    decision = Decision()
    if new:
        decision.add(None, e.KeysGranted(player, new))
        decision.give_keys(new, player)
    return decision


def make_link(player: str, link: str) -> Decision:
    """A seat link: whoever opens it first has the seat (P-2.2)."""
    decision = Decision()
    decision.add(None, e.SeatLinkMade(player, link))
    return decision


def move_seat(state: RoomState, link: str, key: str) -> Decision:
    """The seat to the browser that opened its link; the old one loses it."""
    player = state.links.get(link)
    if player is None:
        raise IllegalAction("link_used", "This seat link has been used already, or there’s a newer one.")
    if state.keys.get(key) not in (None, player):
        raise IllegalAction("already_seated", "This browser already has another seat in this room.")
    decision = Decision()
    decision.add(None, e.SeatMoved(player, key))
    decision.take_keys((old for old, holder in state.keys.items() if holder == player and old != key), player)
    decision.give_keys([key], player)
    return decision
