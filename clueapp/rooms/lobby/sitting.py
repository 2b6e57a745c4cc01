"""Sitting down: joining, picking a place, system players, and seats that move to another device."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clueapp.kernel.direction import isolated
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import NOTHING_SEEN
from clueapp.kernel.rng import any_of, lot
from clueapp.rooms.clocks import robots
from clueapp.rooms.lobby import starting
from clueapp.rooms.lobby.checks import check_lobby
from clueapp.rooms.log import events as e
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.people import writing
from clueapp.rooms.people.keys import new_player_id


def join(
    state: RoomState, name: str, place: str | None, keys: Sequence[str], seen: Mapping[str, int] = NOTHING_SEEN
) -> tuple[Decision, str]:
    """Sit down, and start the game if that makes the number complete."""
    if state.status == "over":
        raise IllegalAction("game_over", "The game is over. You may join when the host goes back to the lobby.")
    if state.status != "lobby":
        raise IllegalAction("game_begun", "The game has begun. You may watch it.")
    given = _place_to_give(state, "Every seat is taken. You may watch.")
    if place is not None:
        _check_open(state, place)
    decision, player = Decision(), new_player_id()
    free_name = writing.free_name(name, (each.name for each in state.people.values()))
    joined = e.PlayerJoined(player, free_name, place or given, is_given=place is None)
    decision.add(joined, e.KeysGranted(player, tuple(keys)))
    decision.give_keys(keys, player)
    starting.begin_if_complete(decision, state, seen)
    return decision, player


def seat_robot(decision: Decision, state: RoomState, strength: str) -> None:
    """A system player sits down."""
    check_lobby(state)
    info = state.game.info
    strengths = [name for name, _ in info.robots]
    if not strengths:
        raise IllegalAction("no_bots", f"{info.title} has no system players yet.")
    if strength and strength not in strengths:
        raise IllegalAction("no_such_strength", "There is no system player of that strength.")
    place = _place_to_give(state, "Every seat is taken.")
    taken = {person.name for person in state.people.values()}
    name = next((each for each in robots.NAMES if writing.is_free(each, taken)), robots.NAMES[0])
    decision.add(
        e.PlayerJoined(new_player_id(), writing.numbered_name(name, taken), place, strength or info.usual_robot)
    )


def pick(decision: Decision, state: RoomState, player: str, place: str) -> None:
    """Pick another place, or say that the one that was given is the one wanted."""
    check_lobby(state)
    person = state.people[player]
    if person.place != place:
        _check_open(state, place, picker=player)
    if person.place != place or person.is_given:
        decision.add(e.SeatPicked(player, place))


def assign(decision: Decision, state: RoomState, player: str, place: str) -> None:
    """The host gives somebody a place; where it has no room for one more, its last holder gets theirs (W-2.11)."""
    check_lobby(state)
    _check_teams(state)
    if player not in state.people:
        raise IllegalAction("no_such_player", "There is no such player.")
    before = state.picks[player]
    others = {each: picked for each, picked in state.picks.items() if each != player}
    holders = [each for each, picked in others.items() if picked == place]
    if before == place:
        return
    if holders and place not in state.game.open_places(others, state.options):
        decision.add(e.PlacesAssigned({player: place, holders[-1]: before}))
        return
    _check_open(state, place, picker=player)
    decision.add(e.PlacesAssigned({player: place}))


def shuffle(decision: Decision, state: RoomState) -> None:
    """Everybody gets a place by lot (W-2.11)."""
    check_lobby(state)
    _check_teams(state)
    decision.add(e.PlacesAssigned(dict(state.game.shuffled(state.picks, lot())), by_lot=True))


def _check_teams(state: RoomState) -> None:
    """Where there are no teams, everybody picks for themselves."""
    if not state.game.info.teams:
        raise IllegalAction("no_teams", f"There are no teams in {state.game.info.title}.")


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
        raise IllegalAction("link_used", "This seat link was used already, or a newer one was made.")
    if state.keys.get(key) not in (None, player):
        raise IllegalAction("already_seated", "This browser has another seat in the room.")
    decision = Decision()
    decision.add(None, e.SeatMoved(player, key))
    decision.take_keys((old for old, holder in state.keys.items() if holder == player and old != key), player)
    decision.give_keys([key], player)
    return decision


def _place_to_give(state: RoomState, refusal: str) -> str:
    places = state.game.places_to_give(state.picks, state.options)
    if not places:
        raise IllegalAction("room_full", refusal)
    return any_of(places) if len(places) > 1 else places[0]


def _check_open(state: RoomState, place: str, picker: str | None = None) -> None:
    """Refuse a place that there is not, or in which there is no room for one more."""
    info = state.game.info
    if place not in {each.id for each in info.places}:
        raise IllegalAction("no_such_seat", "There is no such seat.")
    others = {player: picked for player, picked in state.picks.items() if player != picker}
    if place in state.game.open_places(others, state.options):
        return
    holders = [isolated(state.people[player].name) for player, picked in others.items() if picked == place]
    if len(holders) == 1:
        raise IllegalAction("seat_taken", f"{holders[0]} has just taken {info.title_of(place)}.")
    raise IllegalAction("seat_taken", f"{info.title_of(place)} is taken.")
