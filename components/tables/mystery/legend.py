"""The legend of the notebook: what its marks and shapes mean, and only those that this room's notebook can have.

A button in the corner of the sheet opens it, on hover, focus and press (`js/legend.js`).
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from components.html import el, heading, join
from components.pictures import icon
from components.tables.mystery.sheet import Sheet

PANEL = "legend"
GOES_ROUND = "Press a square again and again: has it, doesn’t have it, maybe, blank."
SAYS_WHY = "A mark in a lozenge follows by logic. Press a printed mark to read why."
_CHECK, _CROSS = "check", "cross"


def button() -> Markup:
    """The button that opens the legend; a screen reader reads all of the legend there."""
    return el(
        "button",
        icon("question"),
        "Legend",
        type="button",
        cls="legend-button",
        data={"local": "legend"},
        testid="legend-button",
        aria_expanded="false",
        aria_controls=PANEL,
        aria_describedby=PANEL,
    )


def hint(sheet: Sheet) -> str:
    """Explain what pressing does."""
    return f"{GOES_ROUND} {SAYS_WHY}" if sheet.says_why else GOES_ROUND


def draw(sheet: Sheet) -> Markup:
    """Draw the meaning of each mark, marks by hand first."""
    parts = [
        _part("What you write", _by_hand()),
        _part("What the notebook prints", _in_print(is_logic=sheet.says_why)) if sheet.prints else None,
        _part("Names of cards", _names(has_chances=sheet.has_chances)),
    ]
    return join(heading(3, "Legend"), *parts, el("p", hint(sheet), cls="legend-hint"))


def _part(title: str, entries: Markup) -> Markup:
    return join(el("h4", title), el("dl", entries))


def _entry(heard: str, sample: Markup, meaning: str) -> Markup:
    """A sample for those who see it, its name for those who hear it, and what it means."""
    return el("div", el("dt", sample, el("span", f"{heard}: ", cls="sr-only")), el("dd", meaning))


def _square(kinds: str, *content: Markup | str) -> Markup:
    return el("span", *content, cls=f"note {kinds}", aria_hidden="true")


def _print(sign: str, kind: str) -> Markup:
    return el("i", icon(sign), cls=f"print {kind}")


@cache
def _by_hand() -> Markup:
    return join(
        _entry("Tick", _square("yes", icon(_CHECK)), "has it"),
        _entry("Cross", _square("no", icon(_CROSS)), "doesn’t have it"),
        _entry("Question mark", _square("maybe", icon("question")), "maybe"),
        _entry("Letter or digit", _square("free", "B"), "maybe, in your own code: type it on a maybe"),
    )


@cache
def _in_print(*, is_logic: bool) -> Markup:
    follows = (
        _entry("Tick in a full lozenge", _square("reasoned", _print(_CHECK, "yes")), "must have it: that follows"),
        _entry("Cross in a lozenge", _square("reasoned", _print(_CROSS, "no")), "can’t have it: that follows"),
    )
    return join(
        _entry("Tick on brass", _square("seen", _print(_CHECK, "yes")), "has it: you’ve seen it"),
        _entry("Cross on brass", _square("seen", _print(_CROSS, "no")), "doesn’t have it: you’ve seen that"),
        *(follows if is_logic else ()),
        _entry("Red frame", _square("yes wrong", icon(_CHECK)), "your mark says the opposite of the print"),
    )


@cache
def _names(*, has_chances: bool) -> Markup:
    bar = _entry("Bar", el("span", cls="legend-bar", aria_hidden="true"), "how likely it’s in the case file")
    return join(
        _entry("Green name", _name("Rope", "mine"), "your own card"),
        _entry("Name struck out", _name("Rope", "held"), "somebody has it"),
        _entry("Name with an envelope", _name("Rope", "file"), "it’s in the case file"),
        bar if has_chances else None,
    )


def _name(words: str, kind: str) -> Markup:
    sign = icon("envelope") if kind == "file" else None
    return el("span", el("span", words), sign, cls=f"legend-name {kind}", aria_hidden="true")
