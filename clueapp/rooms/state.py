"""The state of a room: who is in, what was set, whose keys are good, and the game on its table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from clueapp.kernel.game import AnyGame, AnyTruth, Cast, Deadline, Options
from clueapp.kernel.truth import Event, Fact, evolve
from clueapp.rooms import events as e
from clueapp.rooms.keys import hashed
from clueapp.rooms.options import options_before

Status = Literal["lobby", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a seat, by the name they gave."""

    id: str
    name: str
    seat: str
    joined_at: int
    is_gone_for_good: bool = False
    robot: str = ""
    """The strength of a system player; nothing for a person."""
    is_given: bool = False
    """Whether the seat was given, and not picked yet."""


@dataclass(frozen=True, slots=True)
class DueClock:
    """A game's deadline and the moment it falls on."""

    deadline: Deadline
    due: int


@dataclass(frozen=True, slots=True)
class RoomState:
    """What a room's log adds up to."""

    game: AnyGame
    code: str = ""
    people: Mapping[str, Person] = field(default_factory=dict)
    host: str = ""
    options: Options = field(default_factory=dict)
    truth: AnyTruth | None = None
    seats: Mapping[str, str] = field(default_factory=dict)
    """Seat to player, in the game on the table."""
    games_played: int = 0
    rematches: int = 0
    """How many of them in a row were rematches, up to the one on the table."""
    wishes: frozenset[str] = frozenset()
    """The players who would like a rematch."""
    last_move_at: int = 0
    clock: DueClock | None = None
    paused_at: int | None = None
    keys: Mapping[str, str] = field(default_factory=dict)
    links: Mapping[str, str] = field(default_factory=dict)
    seed: str = ""

    @property
    def status(self) -> Status:
        if self.truth is None:
            return "lobby"
        return "playing" if self.game.outcome(self.truth.public) is None else "over"

    @property
    def phase(self) -> str:
        return "lobby" if self.truth is None else self.game.phase(self.truth.public)

    @property
    def cast(self) -> Cast:
        return {person.seat: person.name for person in self.people.values()}

    @property
    def free_seats(self) -> tuple[str, ...]:
        taken = {person.seat for person in self.people.values()}
        return tuple(seat.id for seat in self.game.info.seats if seat.id not in taken)

    @property
    def company(self) -> str:
        """Who plays here, under a name that says nothing of them and is the same in every room."""
        people = (person for person in self.people.values() if not person.is_gone_for_good)
        return hashed(" ".join(sorted("robot" if person.robot else self._identity(person.id) for person in people)))

    def _identity(self, player: str) -> str:
        return next((key for key, holder in self.keys.items() if holder == player), player)

    def is_robot(self, player: str) -> bool:
        return player in self.people and bool(self.people[player].robot)

    def in_seat(self, seat: str) -> Person | None:
        return next((person for person in self.people.values() if person.seat == seat), None)

    def seat_in_game(self, player: str | None) -> str | None:
        """The seat that a player has in the game on the table."""
        return next((seat for seat, holder in self.seats.items() if holder == player), None)

    def after_room(self, fact: Fact, at: int) -> RoomState:
        """The room after something that happened to it."""
        state = self
        for event in (fact.public, fact.vault):
            if event is not None:
                state = _after(state, event, at)
        return state

    def after_game(self, fact: Fact, at: int) -> RoomState:
        """The room after something that happened in its game; a new deadline starts to run at that moment."""
        if self.truth is None:
            raise ValueError("no game is on the table")
        if self.paused_at is not None:  # somebody acts in the moment of coming back
            return _resumed(self, at).after_game(fact, at)
        truth = evolve(self.game, self.truth, fact)
        deadline = self.game.deadline(truth.public)
        clock = self.clock
        if deadline is None:
            clock = None
        elif clock is None or clock.deadline != deadline:
            clock = DueClock(deadline, at + int(deadline.seconds * 1000))
        return replace(self, truth=truth, clock=clock, last_move_at=self.last_move_at if fact.public is None else at)


def _after(state: RoomState, event: Event, at: int) -> RoomState:
    match event:
        case e.RoomOpened(code, _game, options):
            return replace(state, code=code, options={**options_before(state.game), **options})
        case e.PlayerJoined(player, name, seat, robot, is_given):
            people = {**state.people, player: Person(player, name, seat, at, robot=robot, is_given=is_given)}
            return replace(state, people=people, host=state.host or ("" if robot else player))
        case e.SeatPicked(player, seat):
            picked = replace(state.people[player], seat=seat, is_given=False)
            return replace(state, people={**state.people, player: picked})
        case e.OptionsSet(options):
            return replace(state, options={**state.options, **options})
        case e.PlayerLeft(player):
            return _without(state, player)
        case e.HostPassed(player):
            return replace(state, host=player)
        case e.GamePaused():
            return replace(state, paused_at=at)
        case e.GameResumed():
            return _resumed(state, at)
        case e.Chatted():
            return state
    return _after_change_of_game(state, event, at) or _after_secret(state, event)


def _after_change_of_game(state: RoomState, event: Event, at: int) -> RoomState | None:
    """The room with another game on its table, or none, or with the wish for another."""
    match event:
        case e.GameBegan(number, seats, rematches):
            truth = state.game.rematch(state.game.opening(tuple(seats), state.options), rematches)
            return replace(
                _only_present(state),
                truth=truth,
                seats=seats,
                games_played=number,
                rematches=rematches,
                wishes=frozenset(),
                clock=None,
                paused_at=None,
                last_move_at=at,
            )
        case e.GameCalledOff():
            return replace(_only_present(state), truth=None, seats={}, clock=None, paused_at=None, wishes=frozenset())
        case e.RematchWished(player):
            return replace(state, wishes=state.wishes | {player})
    return None


def _resumed(state: RoomState, at: int) -> RoomState:
    """The clock as if the time in which nobody was there had not been."""
    lost = at - (state.paused_at or at)
    clock = state.clock and replace(state.clock, due=state.clock.due + lost)
    return replace(state, clock=clock, paused_at=None, last_move_at=state.last_move_at + lost)


def _after_secret(state: RoomState, event: Event) -> RoomState:
    match event:
        case e.SeedDrawn(seed):
            return replace(state, seed=seed)
        case e.KeysGranted(player, keys):
            return replace(state, keys={**state.keys, **dict.fromkeys(keys, player)})
        case e.SeatLinkMade(player, link):
            others = {key: holder for key, holder in state.links.items() if holder != player}
            return replace(state, links={**others, link: player})
        case e.SeatMoved(player, key):
            kept = {each: holder for each, holder in state.keys.items() if holder != player}
            links = {each: holder for each, holder in state.links.items() if holder != player}
            return replace(state, keys={**kept, key: player}, links=links)
    raise TypeError(f"{type(event).__name__} does not happen to rooms")


def _without(state: RoomState, player: str) -> RoomState:
    """In the lobby the seat is free again; in a game its player is gone for good, and named until it ends."""
    links = {link: holder for link, holder in state.links.items() if holder != player}
    keys = {key: holder for key, holder in state.keys.items() if holder != player}
    if state.truth is None:
        people = {each: person for each, person in state.people.items() if each != player}
    else:
        people = {**state.people, player: replace(state.people[player], is_gone_for_good=True)}
    host = "" if state.host == player else state.host
    return replace(state, people=people, keys=keys, links=links, host=host, wishes=state.wishes - {player})


def _only_present(state: RoomState) -> RoomState:
    return replace(state, people={each: p for each, p in state.people.items() if not p.is_gone_for_good})
