"""What stands in a detective's notebook: all cards by all players.

Marks by hand are its owner's. Unless the room has chosen otherwise, what the owner has seen for certain is printed
beside them: it looks different, and a mark by hand that says the opposite is pointed out. The row of a card that
somebody has is struck out; that of a card that nobody has stands out, for it is in the case file.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from markupsafe import Markup

from clueapp.games.mystery.actions import Mark
from clueapp.games.mystery.cards import DECK, short_title, title
from clueapp.games.mystery.certainty import contradictions, printed_marks
from clueapp.games.mystery.notebook import next_mark
from components.html import el, join
from components.pictures import icon, image
from components.tables.mystery import MysteryTableView
from components.tables.mystery.people import cast

_SIGNS = {"": "", "yes": "check", "no": "cross", "maybe": "question"}
_NAME = "\0"
_WORDS = {"": "blank", "yes": "has it", "no": "does not have it", "maybe": "maybe"}
GOES_ROUND = "Press a square again and again: has it, does not have it, maybe, blank."
_FOUND = {"held": "somebody has it", "file": "in the case file"}


@dataclass(frozen=True, slots=True)
class Sheet:
    """What stands in one notebook: by hand, in print, and where the two disagree."""

    players: Mapping[str, str]
    """Who plays, in turn order, and what they are called."""
    hand: Collection[str]
    notes: Mapping[str, str]
    printed: Mapping[str, str]
    wrong: Collection[str]
    is_open: bool

    def mark(self, card: str, seat: str) -> str:
        """What stands at a place, print before hand."""
        place = f"{card}:{seat}"
        return self.printed.get(place) or self.notes.get(place, "")

    def found(self, card: str) -> str:
        """Where a card is, as far as this sheet tells: "held" by a player, in the "file", or nothing yet."""
        marks = {self.mark(card, seat) for seat in self.players}
        return "held" if "yes" in marks else "file" if marks == {"no"} else ""

    def changed_since(self, before: Sheet | None) -> Iterable[str]:
        """The cards in whose rows something else stands now."""
        if before is None or self.frame != before.frame:
            return DECK
        marks = (self.notes.items() ^ before.notes.items()) | (self.printed.items() ^ before.printed.items())
        places = {place for place, _ in marks} | set(self.wrong) ^ set(before.wrong)
        return {place.partition(":")[0] for place in places}

    @property
    def frame(self) -> object:
        """What stands in every row."""
        return self.players, self.hand, self.is_open


def part(table: MysteryTableView) -> object:
    own = table.view.own if table.view else None
    if table.view is None or own is None:
        return "nothing"
    public = table.view.public
    seen = (public.inquiries, own.seen, own.solution, public.solution) if public.notebook != "hand" else None
    return own.notes, own.hand, cast(table), table.menu.form(Mark) is not None, seen


def sheet_of(table: MysteryTableView) -> Sheet | None:
    """What stands in the viewer's notebook, once it was handed out."""
    view = table.view
    if view is None or view.own is None or not view.own.hand:
        return None
    names = dict(cast(table))
    players = {seat: names.get(seat) or title(seat) for seat in view.public.players}
    return Sheet(
        players,
        view.own.hand,
        view.own.notes,
        printed_marks(view),
        contradictions(view),
        table.menu.form(Mark) is not None,
    )


@cache
def _corner() -> Markup:
    signs = (el("span", icon(_SIGNS[mark]), cls=mark) for mark in ("yes", "no", "maybe"))
    return el(
        "th", el("span", "Card", cls="sr-only"), el("span", *signs, cls="goes-round", title=GOES_ROUND), scope="col"
    )


def draw_warning(wrong: int) -> Markup:
    marks = "A mark of yours says" if wrong == 1 else f"{wrong} marks of yours say"
    return join(icon("question"), f"{marks} the opposite of what you have seen.")


def draw_head(sheet: Sheet, names: Mapping[str, str]) -> Markup:
    return el("tr", _corner(), *(_column(seat, names.get(seat, "")) for seat in sheet.players))


def _column(seat: str, name: str) -> Markup:
    return el(
        "th", image(f"token-{seat}"), el("span", name, cls="note-name"), scope="col", title=f"{title(seat)} ({name})"
    )


def draw_group(label: str, sheet: Sheet) -> Markup:
    return el("th", label, scope="colgroup", colspan=len(sheet.players) + 1)


def draw_row(card: str, sheet: Sheet) -> Markup:
    return join(_card(card, sheet), *(_cell(card, seat, sheet) for seat in sheet.players))


def _card(card: str, sheet: Sheet) -> Markup:
    found = sheet.found(card)
    state = "yours" if card in sheet.hand else _FOUND.get(found, "")
    words = el("span", f": {state}", cls="sr-only") if state else None
    name = el("span", short_title(card), cls="note-card")
    sign = icon("envelope") if found == "file" else None
    return el("th", name, sign, words, scope="row", cls="mine" if card in sheet.hand else None, title=title(card))


def _cell(card: str, seat: str, sheet: Sheet) -> Markup:
    place = f"{card}:{seat}"
    before, after = _around_name(
        card,
        seat,
        sheet.notes.get(place, ""),
        sheet.printed.get(place, ""),
        is_wrong=place in sheet.wrong,
        is_open=sheet.is_open,
    )
    return join(before, sheet.players[seat], after)


@lru_cache(maxsize=8_192)
def _around_name(
    card: str, seat: str, mark: str, printed: str, *, is_wrong: bool, is_open: bool
) -> tuple[Markup, Markup]:
    """A cell but for the player's name in it: so many cells are the same in every notebook."""
    sign = icon(_SIGNS[mark]) if _SIGNS.get(mark) else mark.upper() or None
    print_ = el("i", icon(_SIGNS[printed]), cls=f"print {printed}") if printed else None
    kinds = [mark if mark in _WORDS else "free", "seen" if printed else "", "wrong" if is_wrong else ""]
    cell = el(
        "td",
        el(
            "button",
            sign,
            print_,
            type="button",
            sends=Mark(card, seat, next_mark(mark)),
            testid=f"note-{card}-{seat}",
            cls=f"note {' '.join(filter(None, kinds))}",
            disabled=not is_open,
            aria_label=f"{title(card)}, {_NAME}: {_in_words(mark, printed, is_wrong=is_wrong)}",
        ),
    )
    before, after = cell.split(_NAME)
    return before, after


def _in_words(mark: str, printed: str, *, is_wrong: bool) -> str:
    """A cell for those who hear it.

    >>> _in_words("b", "", is_wrong=False), _in_words("", "no", is_wrong=False)
    ('maybe, b', 'does not have it (printed)')
    """
    by_hand = _WORDS.get(mark, f"maybe, {mark}")
    in_print = f"{_WORDS[printed]} (printed)" if printed else ""
    if is_wrong:
        return f"{by_hand}, but you have seen: {in_print}"
    return ", ".join(filter(None, (by_hand if mark or not printed else "", in_print)))
