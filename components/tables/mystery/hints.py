"""The hints of a player's first game: each beside the prompt at the moment it helps, until it is put away.

Every page has the hint that fits the moment, hidden; the browser shows it in its first game only, and never again once
it was put away (`js/hints.js`).
"""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from clueapp.games.mystery.actions import Accuse
from clueapp.games.mystery.state import MysteryTable
from components.html import button, el
from components.pictures import icon
from components.tables.mystery import MysteryTableView


@dataclass(frozen=True, slots=True)
class Hint:
    """A piece of advice, by the name under which a browser remembers that it was read."""

    name: str
    words: str
    with_keys: str = ""
    """More advice for players who have a keyboard."""


NOTES = Hint(
    "notes",
    "Keep track in your notebook: press a square to note what you think. Its Legend explains every mark.",
)
ACCUSE = Hint("accuse", "Accuse only when you’re sure: a false accusation puts you out of the hunt.")


def due(table: MysteryTableView, moving: Hint) -> Hint | None:
    """The hint that helps now, if one does; `moving` is the board's own."""
    view = table.view
    if view is None or view.own is None or not view.own.hand or view.public.is_accusing:
        return None
    if table.is_your_turn:
        return _in_turn(table, view.public, moving)
    return NOTES if view.public.inquiries and view.public.phase != "over" else None


def _in_turn(table: MysteryTableView, public: MysteryTable, moving: Hint) -> Hint | None:
    if public.phase == "move":
        return moving
    return ACCUSE if public.phase == "end" and public.inquiry is not None and table.menu.form(Accuse) else None


def draw(hint: Hint | None) -> Markup:
    if hint is None:
        return Markup("")
    keys = el("span", hint.with_keys, cls="by-keys") if hint.with_keys else None
    return el(
        "aside",
        icon("bulb"),
        el("p", hint.words, keys),
        button("Got it", data={"local": "hint"}, kind="small", testid="hint-got-it"),
        cls="hint",
        data={"hint": hint.name},
        testid=f"hint-{hint.name}",
        aria_label="Hint",
        hidden=True,
    )
