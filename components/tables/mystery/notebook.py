"""The detective's notebook: all cards by all players, marked by hand, private to its seat."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, title
from clueapp.games.mystery.notebook import next_mark
from clueapp.games.mystery.table import Detective, Table
from clueapp.rooms.view import TableView
from components.html import el, join
from components.pictures import icon, image
from components.tables.mystery.words import cast

_SIGNS = {"": "", "yes": "check", "no": "cross", "maybe": "question"}
_NAME = "\0"
_WORDS = {"": "blank", "yes": "has it", "no": "does not have it", "maybe": "maybe"}


def part(table: TableView) -> object:
    own: Detective | None = table.view.own if table.view else None
    return (own.notes, own.hand, cast(table), table.status) if own else None


def draw(table: TableView) -> Markup:
    if table.view is None or table.view.own is None:
        return el("p", "Only players have a notebook.", cls="quiet")
    public: Table = table.view.public
    own: Detective = table.view.own
    names = dict(cast(table))
    head = el(
        "thead",
        el(
            "tr",
            el("th", el("span", "Card", cls="sr-only"), scope="col"),
            *(_column(seat, names.get(seat, "")) for seat in public.players),
        ),
    )
    groups = join(
        *(
            _group(label, cards, public, own, names, is_open=table.status == "playing")
            for label, cards in (("Suspects", SUSPECTS), ("Weapons", WEAPONS), ("Rooms", ROOMS))
        )
    )
    return el("table", head, groups, cls="notes", data={"notes": ""}, aria_label="Detective's notebook")


def _column(seat: str, name: str) -> Markup:
    return el(
        "th", image(f"token-{seat}"), el("span", name, cls="note-name"), scope="col", title=f"{title(seat)} ({name})"
    )


def _group(
    label: str, cards: tuple[str, ...], public: Table, own: Detective, names: dict[str, str], *, is_open: bool
) -> Markup:
    head = el("tr", el("th", label, scope="colgroup", colspan=len(public.players) + 1), cls="note-group")
    rows = (
        el(
            "tr",
            el("th", title(card), scope="row", cls="mine" if card in own.hand else None),
            *(_cell(card, seat, own, names.get(seat) or title(seat), is_open=is_open) for seat in public.players),
        )
        for card in cards
    )
    return el("tbody", head, *rows)


def _cell(card: str, seat: str, own: Detective, name: str, *, is_open: bool) -> Markup:
    before, after = _around_name(card, seat, own.notes.get(f"{card}:{seat}", ""), is_open=is_open)
    return join(before, name, after)


@lru_cache(maxsize=8_192)
def _around_name(card: str, seat: str, mark: str, *, is_open: bool) -> tuple[Markup, Markup]:
    """A cell but for the player's name in it: so many cells are the same in every notebook."""
    sign = icon(_SIGNS[mark]) if _SIGNS.get(mark) else mark.upper()
    cell = el(
        "td",
        el(
            "button",
            sign,
            type="button",
            act="MARK",
            data={"card": card, "player": seat, "mark": next_mark(mark)},
            testid=f"note-{card}-{seat}",
            cls=f"note {mark if mark in _WORDS else 'free'}",
            disabled=not is_open,
            aria_label=f"{title(card)}, {_NAME}: {_WORDS.get(mark, f'maybe, {mark}')}",
        ),
    )
    before, after = cell.split(_NAME)
    return before, after
