"""Places in the lobby: which can be picked, and which is given to one who picks none."""

from __future__ import annotations

from clueapp.kernel.direction import isolated
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.rng import any_of
from clueapp.rooms.log.state import RoomState


def place_to_give(state: RoomState, refusal: str) -> str:
    """The place of one who has picked none, or IllegalAction if there is none left."""
    places = state.game.places_to_give(state.picks, state.options)
    if not places:
        raise IllegalAction("room_full", refusal)
    return any_of(places) if len(places) > 1 else places[0]


def check_open(state: RoomState, place: str, picker: str | None = None) -> None:
    """Refuse a place that there is not, or in which there is no room for one more."""
    info = state.game.info
    if place not in {each.id for each in info.places}:
        raise IllegalAction("no_such_seat", "There’s no such seat.")
    others = {player: picked for player, picked in state.picks.items() if player != picker}
    if place in state.game.open_places(others, state.options):
        return
    holders = [isolated(state.people[player].name) for player, picked in others.items() if picked == place]
    if len(holders) == 1:
        raise IllegalAction("seat_taken", f"{holders[0]} has just taken {info.title_of(place)}.")
    raise IllegalAction("seat_taken", f"{info.title_of(place)} is taken.")
