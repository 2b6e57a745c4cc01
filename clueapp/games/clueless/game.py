"""Clue-Less: one step a turn between nine rooms and twelve hallways."""

from __future__ import annotations

from dataclasses import dataclass, replace

from clueapp.games.clueless import board
from clueapp.games.mystery import events as e
from clueapp.games.mystery.actions import SHARED_ACTIONS
from clueapp.games.mystery.cards import ROOMS, the, title
from clueapp.games.mystery.events import SHARED_EVENTS
from clueapp.games.mystery.game import MysteryGame
from clueapp.games.mystery.inquiry import MysteryDraft
from clueapp.games.mystery.options import NOTEBOOK, TURN_CLOCK
from clueapp.games.mystery.people import ON_LEAVING, PLACES
from clueapp.games.mystery.table import Table
from clueapp.games.mystery.telling import Teller
from clueapp.games.mystery.upcasts import SUSPECTS_OF_1, UPCASTS, opening_of_1
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import Cast, GameInfo, Option, Options, Plain, Telling
from clueapp.kernel.menu import Action, Form, OneOf
from clueapp.kernel.places import Seating
from clueapp.kernel.truth import Event


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Go one step, into a hallway, a room, or through a secret passage."""

    to: str


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Stay in the room one was moved to."""


@dataclass(frozen=True, slots=True)
class Moved(Event):
    seat: str
    to: str
    by_passage: bool


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    seat: str


@dataclass(frozen=True, slots=True)
class WayBlocked(Event):
    """Somebody who must move cannot."""

    seat: str


class CluelessGame(MysteryGame[Table]):
    """The simplified Clue of the assignment."""

    table_kind = Table

    info = GameInfo(
        name="clueless",
        title="Clue-Less",
        blurb="Nine rooms, twelve hallways, one murder. Move, suggest, watch who shows what, and name the culprit.",
        places=PLACES,
        min_players=3,
        max_players=6,
        version=2,
        minutes="20 to 40 minutes",
        on_leaving=ON_LEAVING,
        options=(
            Option("allow_two", "Two players", ((False, "From three"), (True, "Two may play")), default=False),
            TURN_CLOCK,
            NOTEBOOK,
        ),
    )
    actions = (Move, Stay, *SHARED_ACTIONS)
    events = (Moved, Stayed, WayBlocked, *SHARED_EVENTS)
    openings = (e.TableLaid,)
    upcasts = UPCASTS

    def unlogged_opening(self, seating: Seating, options: Options, rematches: int) -> Plain:
        homes = {suspect: f"{suspect}_home" for suspect in SUSPECTS_OF_1}
        return opening_of_1("TableLaid", seating, options, homes)

    def least_players(self, options: Options) -> int:
        return 2 if options.get("allow_two") else self.info.min_players

    def home(self, suspect: str) -> str:
        return board.HOMES[suspect][0]

    def resting_place(self, table: Table, seat: str) -> str:
        return board.resting_place(table.positions[seat])

    def begin_turn(self, draft: MysteryDraft[Table], seat: str) -> None:
        must_move = draft.public.must_move(seat)
        draft.announce(e.TurnBegan(seat, must_move))
        if must_move and not open_ways(draft.public, seat):
            draft.announce(WayBlocked(seat))  # C-4.7: the turn goes on where they are

    def check_may_suggest(self, table: Table) -> None:
        if table.phase == "move":
            raise self.untimely(table, "You cannot make a suggestion now.")
        super().check_may_suggest(table)

    def untimely(self, table: Table, sentence: str) -> IllegalAction:
        if table.phase == "move" and table.must_move(table.turn):
            return IllegalAction("must_move", "You must move first.")
        return super().untimely(table, sentence)

    def move_forms(self, table: Table) -> tuple[Form, ...]:
        ways = open_ways(table, table.turn)
        move = (Form(Move, {"to": OneOf(ways)}),) if ways else ()
        return move if table.must_move(table.turn) else (*move, Form(Stay))

    def move(self, draft: MysteryDraft[Table], seat: str, action: Action) -> None:
        table = draft.public
        if table.phase != "move":
            raise IllegalAction("wrong_phase", "You have made your move.")
        if isinstance(action, Stay):
            if table.must_move(seat):
                raise IllegalAction("must_move", "You were not moved by a suggestion, so you must move.")
            draft.announce(Stayed(seat))
        elif isinstance(action, Move):
            self._step(draft, seat, action.to)
        else:
            raise IllegalAction("unknown_type", "There is no such message in this game.")

    def _step(self, draft: MysteryDraft[Table], seat: str, to: str) -> None:
        here = draft.public.positions[seat]
        if to not in board.WAYS[here].values():
            raise IllegalAction("no_such_way", "There is no way from here to there.")
        if to not in open_ways(draft.public, seat):
            raise IllegalAction("hallway_occupied", "Somebody is in that hallway.")
        draft.announce(Moved(seat, to, by_passage=board.PASSAGES.get(here) == to))

    def public_after(self, public: Table, event: Event) -> Table:
        match event:
            case Moved(seat, to):
                positions = {**public.positions, seat: to}
                return replace(public, positions=positions, phase="suggest" if to in ROOMS else "end")
            case Stayed(seat) | WayBlocked(seat):
                return replace(public, phase="suggest" if public.positions[seat] in ROOMS else "end")
        return super().public_after(public, event)

    def tell(self, event: Event, viewer: str | None, cast: Cast) -> Telling | None:
        teller = Teller(viewer, cast)
        match event:
            case Moved(seat, to, by_passage):
                way = " through the secret passage" if by_passage else ""
                return Telling(f"{teller.does(seat, 'go', 'goes')}{way} to {place_in_words(to)}.")
            case Stayed(seat):
                return Telling(f"{teller.does(seat, 'stay', 'stays')} in the room.")
            case WayBlocked(seat):
                return Telling(
                    f"{teller.does(seat, 'must move but cannot', 'must move but cannot')}: every way is taken.",
                    matters=seat == viewer,
                )
        return teller.tell(event)


def open_ways(table: Table, seat: str) -> tuple[str, ...]:
    """Where a seat can go in one step: any room, and hallways that nobody stands in (C-5.3)."""
    taken = set(table.positions.values())
    ways = board.WAYS[table.positions[seat]].values()
    return tuple(place for place in ways if place in ROOMS or place not in taken)


def place_in_words(place: str) -> str:
    """A place inside a sentence.

    >>> place_in_words("hall-study")
    'the hallway between Hall and Study'
    """
    if place in board.HALLWAYS:
        one, other = place.split("-")
        return f"the hallway between {title(one)} and {title(other)}"
    if place in ROOMS:
        return the(place)
    return "the home space"
