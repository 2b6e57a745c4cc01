"""Stepping in: a watcher asks for a vacant place in a running game, and the host agrees or declines."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.truth import Seat, project
from clueapp.rooms.log import events as e
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.state import Request, RoomState
from clueapp.rooms.people import writing
from clueapp.rooms.people.keys import new_player_id

MOST_REQUESTS = 12
"""The most people who may wait for the host's answer."""


def vacancies(state: RoomState, keys: Collection[str] = ()) -> tuple[str, ...]:
    """The places that a person with these keys may ask for now, given everything they have seen of this game.

    A former player has seen what their seat knew as well as what watchers see. A seated player can't ask for another
    place.
    """
    truth = state.truth
    if truth is None or not state.is_under_way or not state.keys.keys().isdisjoint(keys):
        return ()
    viewers: list[Seat | None] = [None, *_former_seats(state, keys)]
    first, *others = (state.game.vacancies(project(truth, viewer)) for viewer in viewers)
    return tuple(place for place in first if all(place in each for each in others))


def _former_seats(state: RoomState, keys: Collection[str]) -> set[Seat]:
    players = {player for key in keys for player in state.former_keys.get(key, ())}
    return {seat for player in players if (seat := state.seat_in_game(player)) is not None}


def open_requests(state: RoomState) -> Iterator[Request]:
    """The requests that the host can agree to now; requests for places filled in the meantime are left out."""
    waiting = (each for each in state.requests.values() if not each.is_declined)
    return (each for each in waiting if each.place in vacancies(state, each.keys))


def ask(state: RoomState, name: str, place: str | None, keys: Sequence[str]) -> tuple[Decision, str]:
    """Ask for a place; the keys will open the seat once the host agrees. Returns the id that the player will have."""
    before = next((each for each in state.requests.values() if not {*keys}.isdisjoint(each.keys)), None)
    wanted = place or vacancies(state)[0]
    _check_vacant(state, wanted, keys)
    _check_may_ask(state, before)
    player = before.player if before else new_player_id()
    known = before.name if before else _free_name(state, name)
    all_keys = tuple(dict.fromkeys((*(before.keys if before else ()), *keys)))
    decision = Decision()
    decision.add(e.SeatRequested(player, wanted), e.RequestKept(player, known, all_keys))
    return decision, player


def _check_may_ask(state: RoomState, before: Request | None) -> None:
    """Refuse a second request while the first is open, or after the host has declined; and too many requests."""
    if before is not None and before.is_declined:
        raise IllegalAction("declined", "The host has declined. You can keep watching.")
    if before is not None and before.place in vacancies(state, before.keys):
        raise IllegalAction("already_asked", "You’ve already asked. It’s up to the host now.")
    if before is None and sum(not each.is_declined for each in state.requests.values()) >= MOST_REQUESTS:
        raise IllegalAction("too_many_requests", "Too many people are already asking.")


def _free_name(state: RoomState, name: str) -> str:
    people = (each.name for each in state.people.values())
    return writing.free_name(name, (*people, *(each.name for each in state.requests.values())))


def agree(decision: Decision, state: RoomState, player: str, place: str) -> None:
    """Give the watcher who asked a new seat, and tell the game."""
    request = state.requests[player]
    if request.is_declined or request.place != place:
        raise IllegalAction("not_asked", "They haven’t asked for that place.")
    _check_vacant(state, place, request.keys)
    seat = f"seat-{len(state.seats) + 1}"
    decision.add(e.SteppedIn(player, request.name, place, seat), e.KeysGranted(player, request.keys))
    decision.give_keys(request.keys, player)
    now = decision.end_state(state)
    if now.truth is not None:
        draw = now.next_draw
        decision.add_game(now.game.step_in(now.truth, seat, place, draw), draw)


def decline(decision: Decision, state: RoomState, player: str) -> None:
    """Decline a request; the watcher can't ask again during the same pause."""
    request = state.requests.get(player)
    if request is None or request.is_declined:
        raise IllegalAction("not_asked", "That request is no longer open.")
    decision.add(e.RequestDeclined(player))


def _check_vacant(state: RoomState, place: str, keys: Collection[str]) -> None:
    if place not in {each.id for each in state.game.info.places}:
        raise IllegalAction("no_such_seat", "There’s no such seat.")
    if place not in vacancies(state):
        raise IllegalAction("seat_taken", f"{state.game.info.title_of(place)} is already taken.")
    if place not in vacancies(state, keys):
        raise IllegalAction("saw_the_key", "Someone who has seen that much of the game can’t take that place.")
    if sum(not each.is_gone_for_good for each in state.people.values()) >= state.game.info.max_players:
        raise IllegalAction("room_full", f"The game is full: no more than {state.game.info.max_players} can play.")
