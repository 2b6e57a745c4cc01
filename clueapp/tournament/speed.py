"""The table without a board, by the rules of the Speed Clue contest: in every turn one is in whichever room one likes.

A test bed for the choice of suggestions and the moment to accuse, where neither dice nor ways have a say.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from clueapp.games.mystery.actions import ACTIONS
from clueapp.games.mystery.cards import ROOMS
from clueapp.games.mystery.events import EVENTS, TableLaid
from clueapp.games.mystery.folds import table_after
from clueapp.games.mystery.game import MysteryGame
from clueapp.games.mystery.info import ON_LEAVING, PLACES, STRENGTHS
from clueapp.games.mystery.menu import after_move
from clueapp.games.mystery.players.terrain import Stop, Turns, Way, straight_to
from clueapp.games.mystery.state import MysteryDraft, MysteryTable
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.info import GameInfo
from clueapp.kernel.menu import Action, Form, OneOf
from clueapp.kernel.truth import Event

OUTSIDE = "outside"
"""Where all begin."""


@dataclass(frozen=True, slots=True)
class Enter(Action):
    """Be in a room."""

    room: str


@dataclass(frozen=True, slots=True)
class Entered(Event):
    seat: str
    room: str


class AnyRoom:
    """Every room is one turn away from everywhere."""

    def ways(self, table: MysteryTable) -> tuple[Way, ...]:
        return tuple(straight_to(Enter(room), Stop(room, self.turns(room))) for room in ROOMS)

    def turns(self, place: str) -> Turns:
        return dict.fromkeys(ROOMS, 1.0)


class SpeedGame(MysteryGame[MysteryTable]):
    """A mystery of cards alone."""

    info = GameInfo(
        name="speed",
        title="No board",
        blurb="Only the cards.",
        places=PLACES,
        min_players=2,
        max_players=6,
        minutes="Short",
        on_leaving=ON_LEAVING,
        robots=STRENGTHS,
    )
    actions = (Enter, *ACTIONS)
    events = (Entered, *EVENTS)
    openings = (TableLaid,)
    table_kind = MysteryTable
    terrain = AnyRoom()

    def home(self, suspect: str) -> str:
        return OUTSIDE

    def resting_place(self, table: MysteryTable, seat: str) -> str:
        return table.positions[seat]

    def turn_forms(self, table: MysteryTable) -> tuple[Form, ...]:
        return (Form(Enter, {"room": OneOf(ROOMS)}),) if table.phase == "move" else after_move(table)

    def move(self, draft: MysteryDraft[MysteryTable], seat: str, action: Action) -> None:
        if draft.public.phase != "move" or not isinstance(action, Enter) or action.room not in ROOMS:
            raise IllegalAction("wrong_phase", "You cannot do that now.")
        draft.announce(Entered(seat, action.room))

    def public_after(self, public: MysteryTable, event: Event) -> MysteryTable:
        if isinstance(event, Entered):
            return replace(public, positions={**public.positions, event.seat: event.room}, phase="suggest")
        return table_after(public, event)
