"""How a detective's notebook is drawn: all cards by all players.

Marks by hand are its owner's. What the owner has seen is printed on brass; what follows from that stands in a lozenge,
and says why when it is pressed. A mark by hand that says the opposite of the print is pointed out. The row of a card
that somebody has is struck out; that of a card that nobody has stands out, for it is in the case file.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Literal

from markupsafe import Markup

from clueapp.games.mystery.actions import Mark
from clueapp.games.mystery.cards import DECK, short_title, title
from clueapp.games.mystery.deduction import CASE_FILE
from clueapp.games.mystery.notebook import next_mark
from components.html import el, join
from components.pictures import icon, image
from components.requests import Consider
from components.tables.mystery import legend
from components.tables.mystery.sheet import Sheet

Print = Literal["", "seen", "reasoned"]
"""How the notebook knows what it prints."""
SIGNS = {"": "", "yes": "check", "no": "cross", "maybe": "question"}
WORDS = {"": "blank", "yes": "has it", "no": "doesn’t have it", "maybe": "maybe"}
_PRINTED = {"seen": "printed", "reasoned": "by logic"}
_NAME = "\0"
_FOUND = {"held": "somebody has it", "file": "in the case file"}


def draw_hint(sheet: Sheet) -> Markup:
    """What one can do with the sheet."""
    return join(legend.hint(sheet))


def draw_warning(sheet: Sheet) -> Markup:
    """How many marks by hand contradict the print."""
    number = len(sheet.wrong)
    is_reasoned = any(place in sheet.drawn.marks for place in sheet.wrong)
    if is_reasoned:
        marks = "One of your marks contradicts" if number == 1 else f"{number} of your marks contradict"
        return join(icon("question"), f"{marks} what follows from what you’ve seen.")
    marks = "One of your marks says" if number == 1 else f"{number} of your marks say"
    return join(icon("question"), f"{marks} the opposite of what you’ve seen.")


def draw_head(sheet: Sheet, names: Mapping[str, str]) -> Markup:
    return el("tr", _corner(), *(_column(seat, names.get(seat, "")) for seat in sheet.players))


@cache
def _corner() -> Markup:
    return el("td", legend.button())


def _column(seat: str, name: str) -> Markup:
    return el(
        "th", image(f"token-{seat}"), el("span", name, cls="note-name"), scope="col", title=f"{title(seat)} ({name})"
    )


def draw_group(label: str, sheet: Sheet) -> Markup:
    return el("th", label, scope="colgroup", colspan=len(sheet.players) + 1)


def draw_row(card: str, sheet: Sheet) -> Markup:
    return join(_card(card, sheet), *(_cell(card, seat, sheet) for seat in sheet.players))


def _card(card: str, sheet: Sheet) -> Markup:
    is_mine = card in sheet.hand
    is_known = card in sheet.drawn.case_file
    return _row_head(
        card,
        "yours" if is_mine else _FOUND.get(sheet.found(card), ""),
        says_why=sheet.says_why and is_known and not is_mine,
        has_chance=sheet.has_chances and not is_known,
    )


@lru_cache(maxsize=1_024)
def _row_head(card: str, state: str, *, says_why: bool, has_chance: bool) -> Markup:
    words = el("span", f": {state}", cls="sr-only") if state else None
    name = el("span", short_title(card), cls="note-card")
    sign = icon("envelope") if state == _FOUND["file"] else None
    inside = join(name, sign, words, _chance(card) if has_chance else None)
    if says_why:
        ask = Consider(f"{card}:{CASE_FILE}")
        inside = el("button", inside, type="button", sends=ask, testid=f"why-{card}", cls="note-why")
    return el("th", inside, scope="row", cls="mine" if state == "yours" else None, title=title(card))


def _chance(card: str) -> Markup:
    """Where the page's script writes the chance of a card: it changes more often than anything else in its row."""
    return join(el("span", ", in the case file: ", cls="sr-only"), el("span", el("b"), cls="chance", data={"of": card}))


def draw_chances(sheet: Sheet) -> Markup:
    """How likely each card is in the case file that may be in it or not: "rope:17 knife:0.2", in hundredths."""
    open_ones = (card for card in DECK if card not in sheet.drawn.case_file)
    return el("data", value=" ".join(f"{card}:{100 * sheet.drawn.chances[card]:.4g}" for card in open_ones))


def _cell(card: str, seat: str, sheet: Sheet) -> Markup:
    place = f"{card}:{seat}"
    how: Print = "reasoned" if place in sheet.drawn.marks else "seen" if place in sheet.printed else ""
    before, after = _around_name(
        card,
        seat,
        sheet.notes.get(place, ""),
        sheet.printed.get(place, ""),
        how,
        is_wrong=place in sheet.wrong,
        is_open=sheet.is_open,
        says_why=sheet.says_why,
    )
    return join(before, sheet.players[seat], after)


@lru_cache(maxsize=8_192)
def _around_name(
    card: str, seat: str, mark: str, printed: str, how: Print, *, is_wrong: bool, is_open: bool, says_why: bool
) -> tuple[Markup, Markup]:
    """A cell but for the player's name in it: so many cells are the same in every notebook."""
    sign = icon(SIGNS[mark]) if SIGNS.get(mark) else mark.upper() or None
    print_ = el("i", icon(SIGNS[printed]), cls=f"print {printed}") if printed else None
    kinds = [mark if mark in WORDS else "free", how, "wrong" if is_wrong else ""]
    asks_why = says_why and bool(printed)
    cell = el(
        "td",
        el(
            "button",
            sign,
            print_,
            type="button",
            sends=Consider(f"{card}:{seat}") if asks_why else Mark(card, seat, next_mark(mark)),
            testid=f"note-{card}-{seat}",
            cls=f"note {' '.join(filter(None, kinds))}",
            disabled=not is_open and not asks_why,
            aria_label=f"{title(card)}, {_NAME}: {_in_words(mark, printed, how, is_wrong=is_wrong)}",
        ),
    )
    before, after = cell.split(_NAME)
    return before, after


def _in_words(mark: str, printed: str, how: Print, *, is_wrong: bool) -> str:
    """A cell for those who hear it.

    >>> _in_words("b", "", "", is_wrong=False), _in_words("", "no", "seen", is_wrong=False)
    ('maybe, b', 'doesn’t have it (printed)')
    >>> _in_words("yes", "no", "reasoned", is_wrong=True)
    'has it, but it follows: doesn’t have it (by logic)'
    """
    by_hand = WORDS.get(mark, f"maybe, {mark}")
    in_print = f"{WORDS[printed]} ({_PRINTED[how]})" if printed else ""
    if is_wrong:
        return f"{by_hand}, but {'it follows' if how == 'reasoned' else 'you’ve seen'}: {in_print}"
    return ", ".join(filter(None, (by_hand if mark or not printed else "", in_print)))
