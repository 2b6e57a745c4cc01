"""What a player may do in Classic Clue beside what both mysteries offer, as forms."""

from __future__ import annotations

from clueapp.games.classic.actions import (
    Begin,
    Deal,
    DrawCaseFile,
    FinishSetup,
    Passage,
    PlaceWeapon,
    Roll,
    ScatterWeapons,
    Step,
    TakeBack,
    Walk,
)
from clueapp.games.classic.board import PASSAGES
from clueapp.games.classic.state import GROUPS, ClassicTable, ClassicView
from clueapp.games.mystery.actions import EndTurn
from clueapp.games.mystery.cards import WEAPONS
from clueapp.games.mystery.menu import SUGGEST, after_move, mark_form
from clueapp.kernel.menu import NO_MENU, Form, Menu, OneOf


# The set-up
def set_up_menu(view: ClassicView) -> Menu:
    """Its leader does the next step; when the notebooks are out, all can take notes."""
    table = view.public
    if view.own is None:
        return NO_MENU
    steps = (*_next_step(table), Form(FinishSetup)) if view.seat == table.leader else ()
    return Menu((*steps, mark_form(table)) if table.phase == "notebooks" else steps)


def _next_step(table: ClassicTable) -> tuple[Form, ...]:
    match table.phase:
        case "weapons":
            fields = {"weapon": OneOf(WEAPONS), "room": OneOf(table.free_rooms)}
            return (Form(PlaceWeapon, fields), Form(ScatterWeapons))
        case "case_file":
            return (Form(DrawCaseFile, {"group": OneOf(tuple(group for group in GROUPS if group not in table.drawn))}),)
        case "deal":
            return (Form(Deal),)
    return (Form(Begin),)


# A turn
def turn_forms(table: ClassicTable) -> tuple[Form, ...]:
    """Beside accusing and taking notes; the turn can be ended in each of its phases."""
    forms = _move_forms(table) if table.phase == "move" else after_move(table)
    end = (Form(EndTurn),) if table.phase != "end" else ()
    return (*forms, *((Form(TakeBack),) if table.can_take_back else ()), *end)


def _move_forms(table: ClassicTable) -> tuple[Form, ...]:
    if table.is_at_start_of_turn:
        passage = (Form(Passage),) if table.positions[table.turn] in PASSAGES else ()
        return (Form(Roll), *passage, *((SUGGEST,) if table.may_suggest_at_once else ()))
    step, walk = OneOf(tuple(table.steps)), OneOf(tuple(table.reach))
    return (
        *((Form(Step, {"direction": step}),) if step.values else ()),
        *((Form(Walk, {"to": walk}),) if walk.values else ()),
    )
