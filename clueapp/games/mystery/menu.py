"""What a detective may do now, as forms."""

from __future__ import annotations

from clueapp.games.mystery.actions import Accuse, Decline, EndTurn, Mark, Show, Suggest
from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS, WEAPONS
from clueapp.games.mystery.inquiry import matching
from clueapp.games.mystery.notebook import MARKS
from clueapp.games.mystery.state import MysteryTable, MysteryView, T
from clueapp.games.mystery.variant import Variant
from clueapp.kernel.menu import NO_MENU, Form, Menu, OneOf

SUGGEST = Form(Suggest, {"suspect": OneOf(SUSPECTS), "weapon": OneOf(WEAPONS)})
ACCUSE = Form(Accuse, {"suspect": OneOf(SUSPECTS), "weapon": OneOf(WEAPONS), "room": OneOf(ROOMS)})


def menu(variant: Variant[T], view: MysteryView[T]) -> Menu:
    """All that this seat may do; notes can be taken at any time."""
    table, seat = view.public, view.seat
    if seat is None or view.own is None or table.phase in ("dealing", "over"):
        return NO_MENU
    notes = mark_form(table)
    if table.is_accusing:
        return Menu((notes,))
    if table.phase == "disprove":
        asked = table.inquiry is not None and table.inquiry.asked == seat
        return Menu((_show_form(view), notes) if asked else (notes,))
    if table.turn != seat:
        return Menu((notes,))
    return Menu((*variant.turn_forms(table), ACCUSE, notes))


def after_move(table: MysteryTable) -> tuple[Form, ...]:
    """What the player whose turn it is may do when they have moved."""
    return (SUGGEST, Form(Decline)) if table.phase == "suggest" else (Form(EndTurn),)


def mark_form(table: MysteryTable) -> Form:
    return Form(Mark, {"card": OneOf(DECK), "player": OneOf(table.players), "mark": OneOf(MARKS)})


def _show_form(view: MysteryView[T]) -> Form:
    table, own = view.public, view.own
    if own is None or table.inquiry is None:
        raise ValueError("nobody is asked to show a card")
    return Form(Show, {"card": OneOf(matching(own, table.inquiry.trio))})
