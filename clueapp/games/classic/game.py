"""Classic Clue: two dice, square by square through the mansion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from clueapp.games.classic import board, ceremony, folds, upcasts, walking, wire
from clueapp.games.classic.actions import (
    SET_UP_ACTIONS,
    TURN_ACTIONS,
    Begin,
    FinishSetup,
    Passage,
    Roll,
    Step,
    TakeBack,
    Walk,
)
from clueapp.games.classic.events import CLASSIC_EVENTS, LeadPassed, MansionLaid, Passed
from clueapp.games.classic.resting import resting_place
from clueapp.games.classic.table import ClassicTable
from clueapp.games.classic.telling import ClassicTeller
from clueapp.games.classic.walking import ClassicDraft
from clueapp.games.mystery import events as e
from clueapp.games.mystery import notebook
from clueapp.games.mystery.actions import SHARED_ACTIONS, EndTurn, Mark
from clueapp.games.mystery.cards import ROOMS
from clueapp.games.mystery.events import SHARED_EVENTS
from clueapp.games.mystery.game import SUGGEST, MysteryGame, MysteryTruth
from clueapp.games.mystery.options import NOTEBOOK, TURN_CLOCK
from clueapp.games.mystery.people import ON_LEAVING, PLACES
from clueapp.games.mystery.table import SET_UP_PHASES, CaseFile, MysteryView
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import NOTHING_SEEN, Draft, GameInfo, Option, Options, Plain
from clueapp.kernel.menu import NO_MENU, Action, Form, Menu, OneOf
from clueapp.kernel.places import Seating
from clueapp.kernel.truth import Event, Fact

CEREMONY = Option(
    "ceremony",
    "Set-up",
    ((True, "By hand"), (False, "Skip it")),
    default=True,
    help="Weapons, case file and deal.",
)
CLOCK = replace(TURN_CLOCK, help="Ends the set-up, or the turn.")


class ClassicGame(MysteryGame[ClassicTable]):
    """The board game that people know."""

    table_kind = ClassicTable
    teller = ClassicTeller
    info = GameInfo(
        name="classic",
        title="Classic Clue",
        blurb="The whole mansion: two dice, seventeen doors, secret passages and a notebook for what you know.",
        places=PLACES,
        min_players=3,
        max_players=6,
        version=2,
        minutes="45 to 60 minutes",
        on_leaving=ON_LEAVING,
        options=(CEREMONY, CLOCK, NOTEBOOK),
        places_at_random=True,
    )
    actions = (*SET_UP_ACTIONS, *TURN_ACTIONS, *SHARED_ACTIONS)
    events = (*CLASSIC_EVENTS, *SHARED_EVENTS)
    openings = (MansionLaid,)
    upcasts = upcasts.UPCASTS

    def throw_dice(self, rng: Random) -> tuple[int, int]:
        """Two dice, 1 to 6 each."""
        return rng.randint(1, 6), rng.randint(1, 6)

    # Set-up
    def home(self, suspect: str) -> str:
        return board.STARTS[suspect]

    def opening(self, seating: Seating, options: Options, rematches: int = 0) -> Fact:
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
        self, truth: MysteryTruth[ClassicTable], rng: Random, seen: Mapping[str, int] = NOTHING_SEEN
    ) -> Sequence[Fact]:
        if not truth.public.ceremony:
            return super().setup(truth, rng, seen)
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

    def act_for(self, draft: ClassicDraft, seat: str, why: e.StoodIn) -> None:
        if draft.public.phase not in SET_UP_PHASES:
            super().act_for(draft, seat, why)
        elif draft.public.leader == seat:
            ceremony.finish(draft, seat, why)
            self.begin_turn(draft, draft.public.sleuths[0])

    def host_changed(self, truth: MysteryTruth[ClassicTable], seat: str) -> Sequence[Fact]:
        """The host sets the table up, whoever that is by now (D-1.5)."""
        return (Fact(public=LeadPassed(seat)),) if truth.public.phase in SET_UP_PHASES else ()

    # A turn
    def begin_turn(self, draft: ClassicDraft, seat: str) -> None:
        draft.announce(e.TurnBegan(seat, draft.public.must_move(seat)))

    def move(self, draft: ClassicDraft, seat: str, action: Action) -> None:
        match action:
            case Roll():
                walking.roll(draft, seat, self.throw_dice(draft.rng))
            case Passage():
                walking.take_passage(draft, seat)
            case Step(direction):
                walking.step(draft, seat, direction)
            case Walk(to):
                walking.walk(draft, seat, to)
            case TakeBack():
                walking.take_back(draft, seat)
            case _ if isinstance(action, SET_UP_ACTIONS):
                raise IllegalAction("wrong_phase", "The game has begun; everything is set up.")
            case _:
                raise IllegalAction("unknown_type", "There is no such message in this game.")

    def check_may_suggest(self, table: ClassicTable) -> None:
        if table.phase == "move" and table.positions[table.turn] in ROOMS and not table.may_suggest_at_once:
            raise IllegalAction("must_move", "You can suggest only in a room that you have entered in this turn.")
        if not table.may_suggest_at_once:
            super().check_may_suggest(table)

    def may_end_turn(self, table: ClassicTable) -> bool:
        """One may pass at the start, stop short of the roll, or leave it at having entered a room (D-3.2, D-3.10)."""
        return True

    def finish_turn(self, draft: ClassicDraft, seat: str) -> None:
        if draft.public.is_at_start_of_turn:
            draft.announce(Passed(seat))
        super().finish_turn(draft, seat)

    def resting_place(self, table: ClassicTable, seat: str) -> str:
        others = (table.positions[each] for each in table.out if each != seat)
        return resting_place(table.positions[seat], others)

    # Knowing
    def menu(self, view: MysteryView[ClassicTable]) -> Menu:
        table = view.public
        if table.phase not in SET_UP_PHASES:
            return super().menu(view)
        if view.own is None:
            return NO_MENU
        steps = ceremony.forms(table) if view.seat == table.leader else ()
        return Menu((*steps, notebook.mark_form(table)) if table.phase == "notebooks" else steps)

    def turn_forms(self, table: ClassicTable) -> tuple[Form, ...]:
        forms = super().turn_forms(table)
        end = (Form(EndTurn),) if table.phase != "end" else ()
        return (*forms, *((Form(TakeBack),) if table.can_take_back else ()), *end)

    def move_forms(self, table: ClassicTable) -> tuple[Form, ...]:
        if table.is_at_start_of_turn:
            passage = (Form(Passage),) if table.positions[table.turn] in board.PASSAGES else ()
            return (Form(Roll), *passage, *((SUGGEST,) if table.may_suggest_at_once else ()))
        step, walk = OneOf(tuple(table.steps)), OneOf(tuple(table.reach))
        return (
            *((Form(Step, {"direction": step}),) if step.values else ()),
            *((Form(Walk, {"to": walk}),) if walk.values else ()),
        )

    def awaits(self, public: ClassicTable) -> frozenset[str]:
        return frozenset({public.leader}) if public.phase in SET_UP_PHASES else super().awaits(public)

    def show(self, view: MysteryView[ClassicTable]) -> dict[str, Any]:
        return wire.show(view)

    # Folding
    def public_after(self, public: ClassicTable, event: Event) -> ClassicTable:
        return folds.table_after(public, event)

    def vault_after(self, vault: CaseFile, event: Event) -> CaseFile:
        return folds.case_file_after(vault, event)
