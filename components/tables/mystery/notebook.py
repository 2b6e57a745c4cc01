"""The detective's notebook, private to its seat: an element for each row, so that only what has changed is sent."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup
from nicegui import ui

from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS
from components.html import el, heading, join
from components.panel import Piece
from components.tables.mystery import MysteryTableView, legend
from components.tables.mystery.notes import (
    draw_chances,
    draw_group,
    draw_head,
    draw_hint,
    draw_row,
    draw_warning,
)
from components.tables.mystery.people import cast
from components.tables.mystery.sheet import Sheet, part, sheet_of

_GROUPS = (("Suspects", SUSPECTS), ("Weapons", WEAPONS), ("Rooms", ROOMS))


class Notebook:
    """One client's notebook. A row is sent again only when something else stands in it."""

    def __init__(self) -> None:
        self._section = ui.element("section").classes("panel notebook sheet")
        self._section.props.update({"data-testid": "notebook", "id": "sheet-notebook"})
        self._slice: object = None
        self._pages: _Pages | None = None

    def show(self, table: MysteryTableView) -> None:
        """Bring it up to date."""
        now = part(table)
        if now == self._slice:
            return
        self._slice = now
        sheet = sheet_of(table)
        if sheet is None or self._pages is None:
            self._section.clear()
            with self._section:
                self._pages = _Pages(sheet) if sheet is not None else None
                if sheet is None:
                    _say_why_there_is_none(table)
        if sheet is not None and self._pages is not None:
            self._pages.show(sheet, dict(cast(table)))


def _say_why_there_is_none(table: MysteryTableView) -> None:
    if table.view is None or table.view.own is None:
        Piece(_for_watchers(), classes="no-notes")
    else:
        Piece(Markup("You’ll get your notebook when the cards are dealt."), tag="p", classes="quiet notes-later")


def _for_watchers() -> Markup:
    """The text that watchers read where players have their notebook."""
    return join(
        heading(2, "You’re watching"),
        el("p", "You see what everybody at the table sees: the board, the suggestions, and who showed a card to whom."),
        el("p", "Hands and notebooks belong to the players. Once the case is closed, you’ll see the solution too."),
    )


class _Pages:
    """The elements of a sheet: its head, a row for each card, and what is wrong in it."""

    def __init__(self, sheet: Sheet) -> None:
        # For those who have the room to read it; the corner of the sheet says the same with its signs.
        self._hint = Piece(Markup(""), tag="p", classes="notes-hint")
        about = {"id": legend.PANEL, "popover": "manual", "data-testid": "legend"}
        self._legend = Piece(Markup(""), classes="legend", attributes=about)
        self._chances = Piece(Markup(""), classes="hidden", attributes={"data-chances": ""})
        self._rows: dict[str, Piece] = {}
        self._sheet: Sheet | None = None
        with ui.element("table").classes("notes") as notes:
            notes.props.update({"data-notes": "", "aria-label": "Detective's notebook"})
            self._head = Piece(Markup(""), tag="thead", classes="note-head")
            for label, cards in _GROUPS:
                with ui.element("tbody"):
                    Piece(draw_group(label, sheet), tag="tr", classes="note-group")
                    self._rows |= {card: Piece(Markup(""), tag="tr") for card in cards}
        self._place = notes.parent_slot
        self._warning: Piece | None = None

    def show(self, sheet: Sheet, names: Mapping[str, str]) -> None:
        before = self._sheet
        if before is None or sheet.frame != before.frame:
            self._hint.draw(draw_hint(sheet))
            self._head.draw(draw_head(sheet, names))
            self._legend.draw(legend.draw(sheet))
        if sheet.has_chances:
            self._chances.draw(draw_chances(sheet))
        for card in sheet.changed_since(before):
            self._rows[card].draw(draw_row(card, sheet), f"note-row {sheet.found(card)}")
        self._warn(sheet)
        self._sheet = sheet

    def _warn(self, sheet: Sheet) -> None:
        if self._warning is not None and not sheet.wrong:
            self._warning.delete()
            self._warning = None
        elif sheet.wrong and self._warning is None and self._place is not None:
            with self._place:
                about = {"data-testid": "contradictions", "role": "status"}
                self._warning = Piece(draw_warning(sheet), tag="p", classes="notes-warning", attributes=about)
        elif self._warning is not None:
            self._warning.draw(draw_warning(sheet))
