"""Clue-Less: one step a turn between nine rooms and twelve hallways."""

from __future__ import annotations

from typing import Any

from clueapp.games.clueless import board, folds, menu, movement, wire
from clueapp.games.clueless.actions import ACTIONS
from clueapp.games.clueless.events import EVENTS, OPENINGS, Moved, WayBlocked
from clueapp.games.clueless.info import ALLOW_TWO, INFO
from clueapp.games.clueless.state import CluelessDraft, CluelessTable, CluelessView
from clueapp.games.clueless.telling import CluelessTeller
from clueapp.games.clueless.terrain import House
from clueapp.games.clueless.upcasts import UPCASTS, unlogged_opening
from clueapp.games.mystery.game import MysteryGame
from clueapp.games.mystery.remarks.occasions import Reason
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.menu import Action, Form
from clueapp.kernel.options import Options
from clueapp.kernel.places import Seating
from clueapp.kernel.truth import Event
from clueapp.kernel.upcast import Plain


class CluelessGame(MysteryGame[CluelessTable]):
    """The simplified Clue of the assignment."""

    info = INFO
    actions = ACTIONS
    events = EVENTS
    openings = OPENINGS
    upcasts = UPCASTS
    table_kind = CluelessTable
    teller = CluelessTeller
    terrain = House()

    def unlogged_opening(self, seating: Seating, options: Options, rematches: int) -> Plain:
        return unlogged_opening(seating, options)

    def least_players(self, options: Options) -> int:
        return 2 if options.get(ALLOW_TWO.name) else self.info.min_players

    def home(self, suspect: str) -> str:
        return board.HOMES[suspect][0]

    def resting_place(self, table: CluelessTable, seat: str) -> str:
        return board.resting_place(table.positions[seat])

    # A turn
    def begin_turn(self, draft: CluelessDraft, seat: str) -> None:
        super().begin_turn(draft, seat)
        movement.look_for_a_way(draft, seat)

    def move(self, draft: CluelessDraft, seat: str, action: Action) -> None:
        movement.move(draft, seat, action)

    def check_may_suggest(self, table: CluelessTable) -> None:
        if table.phase == "move":
            raise self.untimely(table, "You can’t make a suggestion right now.")
        super().check_may_suggest(table)

    def untimely(self, table: CluelessTable, sentence: str) -> IllegalAction:
        if table.phase == "move" and table.must_move(table.turn):
            return IllegalAction("must_move", "You have to move first.")
        return super().untimely(table, sentence)

    def reason_to_speak(self, event: Event) -> Reason | None:
        match event:
            case Moved(seat, _, by_passage) if by_passage:
                return seat, "passage"
            case WayBlocked(seat):
                return seat, "blocked"
        return None

    # Knowing
    def turn_forms(self, table: CluelessTable) -> tuple[Form, ...]:
        return menu.turn_forms(table)

    def show(self, view: CluelessView) -> dict[str, Any]:
        return wire.show(view)

    # Folding
    def public_after(self, public: CluelessTable, event: Event) -> CluelessTable:
        return folds.table_after(public, event)
