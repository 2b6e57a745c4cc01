"""What each mystery sees in its own way: where tokens begin and rest, how one moves, when one may suggest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from clueapp.games.mystery.cards import ROOMS
from clueapp.games.mystery.events import TurnBegan
from clueapp.games.mystery.remarks.occasions import Reason
from clueapp.games.mystery.state import MysteryDraft, T
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.menu import Action, Form
from clueapp.kernel.truth import Event


class Variant(ABC, Generic[T]):
    """What the rules of a mystery ask of the game that is played."""

    # What a board adds
    @abstractmethod
    def home(self, suspect: str) -> str:
        """Where a suspect's token begins."""

    @abstractmethod
    def resting_place(self, table: T, seat: str) -> str:
        """Where the token of a player who is out must stand so that it blocks nobody."""

    @abstractmethod
    def turn_forms(self, table: T) -> tuple[Form, ...]:
        """What the player whose turn it is may do beside accusing and taking notes."""

    @abstractmethod
    def move(self, draft: MysteryDraft[T], seat: str, action: Action) -> None:
        """Carry out an action of the board's own, or refuse it."""

    # What a board may see otherwise
    def begin_turn(self, draft: MysteryDraft[T], seat: str) -> None:
        draft.announce(TurnBegan(seat, draft.public.must_move(seat)))

    def check_may_suggest(self, table: T) -> None:
        """Refuse a suggestion that the player whose turn it is cannot make now."""
        if table.positions[table.turn] not in ROOMS:
            raise IllegalAction("not_in_a_room", "You can only make a suggestion in a room.")
        if table.phase != "suggest":
            raise self.untimely(table, "You can’t make a suggestion right now.")

    def may_end_turn(self, table: T) -> bool:
        return table.phase == "end"

    def last_of_turn(self, table: T, seat: str) -> tuple[Event, ...]:
        """What is told first when a player ends the turn of their own accord."""
        return ()

    def untimely(self, table: T, sentence: str) -> IllegalAction:
        """How something is refused that comes too early or too late in a turn."""
        return IllegalAction("wrong_phase", sentence)

    def reason_to_speak(self, event: Event) -> Reason | None:
        """Name the seat that has something to say about an event of the board's own, and why."""
        return None
