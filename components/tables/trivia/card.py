"""The card in the middle of the table: the category, the head of the clue, how a question ended, how the match did."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from clueapp.games.trivia.library import slug
from clueapp.games.trivia.state import Duel
from components.gallery import ICONS
from components.html import el, heading, join
from components.pictures import icon, image
from components.tables.trivia import TriviaTableView, appeal, ending, resolution
from components.tables.trivia.people import cast, duel_of, seat_of


def part(table: TriviaTableView) -> object:
    duel = duel_of(table)
    if duel is None:
        return "nothing"
    match duel.phase:
        case "resolution":
            return duel.resolution, appeal.may_dispute(table, duel), seat_of(table), cast(table)
        case "complete":
            return ending.part(table, duel)
        case "clue" | "answer":
            return "clue", duel.bout.index, duel.bout.rulings, seat_of(table), cast(table)
    return duel.phase, duel.bout.index


def draw(table: TriviaTableView) -> Markup:
    duel = duel_of(table)
    if duel is None:
        return Markup("")
    match duel.phase:
        case "resolution":
            return resolution.draw(table, duel)
        case "complete":
            return ending.draw(table, duel)
        case "clue" | "answer":
            return join(_head(duel.bout.category, number_of(duel)), resolution.answers(table, duel.bout.rulings))
    return _category(duel.bout.category, number_of(duel), turns=duel.phase == "category")


def number_of(duel: Duel) -> str:
    return f"Question {duel.bout.index + 1} of {duel.questions}"


@lru_cache(maxsize=256)
def _category(category: str, number: str, *, turns: bool) -> Markup:
    """The card that turns over and lies there until the betting is done."""
    face = el(
        "div",
        el("p", number, cls="card-number"),
        el("span", sign_of(category), cls="card-sign"),
        heading(2, category, testid="category"),
        cls="front",
    )
    back = el("div", image("card-back"), cls="back") if turns else None
    return el("div", back, face, cls=f"category-card{' turning' if turns else ''}")


@lru_cache(maxsize=256)
def _head(category: str, number: str) -> Markup:
    """The heading above the clue."""
    return el("div", sign_of(category), heading(2, category, testid="category"), el("p", number), cls="clue-head")


def sign_of(category: str) -> Markup:
    """The sign of a category; one that nobody has drawn has a question mark."""
    name = slug(category)
    return icon(name if name in ICONS else "question")
