"""Classic Clue: two dice, square by square through the mansion."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from clueapp.games.classic import board, ceremony, folds, menu, upcasts, walking, wire
from clueapp.games.classic.actions import ACTIONS, Begin, FinishSetup
from clueapp.games.classic.events import EVENTS, OPENINGS, DiceRolled, LeadPassed, MansionLaid, PassageTaken, Passed
from clueapp.games.classic.info import CEREMONY, INFO
from clueapp.games.classic.resting import resting_place
from clueapp.games.classic.state import SET_UP_PHASES, ClassicDraft, ClassicTable, ClassicTruth, ClassicView
from clueapp.games.classic.telling import ClassicTeller
from clueapp.games.classic.terrain import Mansion
from clueapp.games.mystery.actions import Mark
from clueapp.games.mystery.events import StoodIn
from clueapp.games.mystery.game import MysteryGame
from clueapp.games.mystery.players.ticking import next_tick
from clueapp.games.mystery.players.timing import EASY
from clueapp.games.mystery.remarks.occasions import Reason
from clueapp.games.mystery.state import CaseFile
from clueapp.kernel.draft import Draft
from clueapp.kernel.game import NO_PACKS, NOTHING_SEEN, Impulse, Packs
from clueapp.kernel.menu import Action, Form, Menu
from clueapp.kernel.options import Options
from clueapp.kernel.places import Seating
from clueapp.kernel.truth import Event, Fact
from clueapp.kernel.upcast import Plain

LOW_ROLL, HIGH_ROLL = 3, 11
"""From here downwards, and upwards, a system player may have something to say about a roll."""
DICE = 0.8
"""Seconds more that a system player takes after a roll, so that the dice have come to rest before its pawn walks."""


class ClassicGame(MysteryGame[ClassicTable]):
    """The board game that people know."""

    info = INFO
    actions = ACTIONS
    events = EVENTS
    openings = OPENINGS
    upcasts = upcasts.UPCASTS
    table_kind = ClassicTable
    teller = ClassicTeller
    terrain = Mansion()

    def throw_dice(self, rng: Random) -> tuple[int, int]:
        """Two dice, 1 to 6 each."""
        return rng.randint(1, 6), rng.randint(1, 6)

    def home(self, suspect: str) -> str:
        return board.STARTS[suspect]

    def resting_place(self, table: ClassicTable, seat: str) -> str:
        others = (table.positions[each] for each in table.out if each != seat)
        return resting_place(table.positions[seat], others)

    # Set-up
    def start_words(self, options: Options) -> str:
        """Name the first set-up step after the lobby, or the game itself if there is no set-up (D-1.9b)."""
        return "Place Weapons" if options.get(CEREMONY.name, CEREMONY.default) else "Play Game"

    def opening(
        self, seating: Seating, options: Options, rematches: int = 0, before: ClassicTable | None = None
    ) -> Fact:
        """The host leads through the set-up, and sits first."""
        laid, by_hand = self.table_laid(seating, options), bool(options.get(CEREMONY.name, CEREMONY.default))
        return Fact(
            public=MansionLaid(
                laid.players, laid.positions, laid.turn_seconds, laid.notebook, by_hand, next(iter(seating))
            )
        )

    def unlogged_opening(self, seating: Seating, options: Options, rematches: int) -> Plain:
        return upcasts.unlogged_opening(seating, options)

    def setup(
        self, truth: ClassicTruth, rng: Random, seen: Mapping[str, int] = NOTHING_SEEN, packs: Packs = NO_PACKS
    ) -> Sequence[Fact]:
        if not truth.public.ceremony:
            return super().setup(truth, rng, seen, packs)
        draft = Draft(self, truth, rng)
        draft.add(ceremony.begin(truth.public, rng))
        return draft.facts

    def act(self, draft: ClassicDraft, seat: str, action: Action) -> None:
        phase = draft.public.phase
        if phase not in SET_UP_PHASES or (phase == "notebooks" and isinstance(action, Mark)):
            super().act(draft, seat, action)
            return
        ceremony.act(draft, seat, action)
        if isinstance(action, Begin | FinishSetup):
            self.begin_turn(draft, draft.public.sleuths[0])

    def act_for(self, draft: ClassicDraft, seat: str, why: StoodIn) -> None:
        if draft.public.phase not in SET_UP_PHASES:
            super().act_for(draft, seat, why)
        elif draft.public.leader == seat:
            ceremony.finish(draft, seat, why)
            self.begin_turn(draft, draft.public.sleuths[0])

    def host_changed(self, truth: ClassicTruth, seat: str) -> Sequence[Fact]:
        """The host sets the table up, whoever that is by now (D-1.5)."""
        return (Fact(public=LeadPassed(seat)),) if truth.public.phase in SET_UP_PHASES else ()

    # A turn
    def move(self, draft: ClassicDraft, seat: str, action: Action) -> None:
        walking.move(draft, seat, action, self.throw_dice)

    def check_may_suggest(self, table: ClassicTable) -> None:
        walking.check_has_entered(table)
        if not table.may_suggest_at_once:
            super().check_may_suggest(table)

    def may_end_turn(self, table: ClassicTable) -> bool:
        """One may pass at the start, stop short of the roll, or leave it at having entered a room (D-3.2, D-3.10)."""
        return True

    def last_of_turn(self, table: ClassicTable, seat: str) -> tuple[Event, ...]:
        return (Passed(seat),) if table.is_at_start_of_turn else ()

    def reason_to_speak(self, event: Event) -> Reason | None:
        match event:
            case PassageTaken(seat):
                return seat, "passage"
            case DiceRolled(seat, dice) if sum(dice) <= LOW_ROLL:
                return seat, "low_roll"
            case DiceRolled(seat, dice) if sum(dice) >= HIGH_ROLL:
                return seat, "high_roll"
        return None

    # Knowing
    def menu(self, view: ClassicView) -> Menu:
        return menu.set_up_menu(view) if view.public.phase in SET_UP_PHASES else super().menu(view)

    def turn_forms(self, table: ClassicTable) -> tuple[Form, ...]:
        return menu.turn_forms(table)

    def awaits(self, public: ClassicTable) -> frozenset[str]:
        return frozenset({public.leader}) if public.phase in SET_UP_PHASES else super().awaits(public)

    def robot(self, view: ClassicView, strength: str, dice: Callable[[str], Random]) -> Impulse | None:
        if view.public.phase in SET_UP_PHASES and view.seat == view.public.leader and next_tick(view) is None:
            return Impulse(FinishSetup(), dice("set-up").uniform(*EASY))
        impulse, stroll = super().robot(view, strength, dice), view.public.stroll
        if impulse is None or isinstance(impulse.action, Mark) or stroll is None or stroll.legs:
            return impulse
        return replace(impulse, seconds=impulse.seconds + DICE)

    def show(self, view: ClassicView) -> dict[str, Any]:
        return wire.show(view)

    # Folding
    def public_after(self, public: ClassicTable, event: Event) -> ClassicTable:
        return folds.table_after(public, event)

    def vault_after(self, vault: CaseFile, event: Event) -> CaseFile:
        return folds.case_file_after(vault, event)
