"""The pot: what each has put in, as chips on the baize, and what that is together."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from components.html import el
from components.tables.trivia import TriviaTableView
from components.tables.trivia.art.chips import heap
from components.tables.trivia.people import duel_of, sides


def part(table: TriviaTableView) -> object:
    duel = duel_of(table)
    return tuple(duel.bout.contributions[seat] for seat in sides(table)) if duel and not duel.is_over else "nothing"


def draw(table: TriviaTableView) -> Markup:
    duel = duel_of(table)
    if duel is None or duel.is_over:
        return Markup("")
    left, right = (duel.bout.contributions[seat] for seat in sides(table))
    return _pot(left, right)


@lru_cache(maxsize=1_024)
def _pot(left: int, right: int) -> Markup:
    total = left + right
    sign = el(
        "div",
        el("span", "Pot", cls="pot-word"),
        el("b", str(total), cls="figure", data={"count": total}, testid="pot-total"),
        cls="pot-sign",
    )
    return el("div", _heap(left), sign, _heap(right), cls="pot-row" if total else "pot-row bare")


def _heap(stake: int) -> Markup:
    chips = Markup(heap(stake)) if stake else None  # noqa: S704 - drawn by this project
    return el("div", chips, cls="heap")
