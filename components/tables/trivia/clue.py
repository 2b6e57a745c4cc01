"""The clue as far as it's known: typed out letter by letter, and spoken by screen readers."""

from __future__ import annotations

import re

from markupsafe import Markup

from clueapp.games.trivia.clue import LETTERS_PER_TICK
from clueapp.games.trivia.state import Duel
from components.html import el, join
from components.tables.trivia import TriviaTableView
from components.tables.trivia.people import duel_of

_SENTENCE = re.compile(r"[^.!?…]+[.!?…]+(?=\s|$)")


def part(table: TriviaTableView) -> object:
    """The letters so far, and whether more are coming: all that changes while the clue is revealed."""
    duel = _running(table)
    return (duel.bout.letters, duel.phase, duel.bout.length) if duel else "nothing"


def draw(table: TriviaTableView) -> Markup:
    duel = _running(table)
    return table.once("clue", lambda: _draw(duel)) if duel else Markup("")


def _draw(duel: Duel) -> Markup:
    bout = duel.bout
    text = _typed(bout.letters, is_whole=bout.is_clue_complete) if duel.phase == "clue" else bout.letters
    shown = el("p", text, cls="clue-text", aria_hidden="true")
    known = round(100 * len(bout.letters) / bout.length) if bout.length else 0
    halted = " halted" if duel.phase == "answer" else ""
    return join(
        el("p", bout.letters or "The clue begins.", cls="sr-only", testid="clue-letters"),
        shown,
        el("div", el("div", style=f"width:{known}%"), cls=f"clue-bar{halted}", aria_hidden="true"),
    )


def _typed(letters: str, *, is_whole: bool) -> Markup:
    """The earlier letters, then the newest, which the style sheet lets appear one by one."""
    old, new = letters[:-LETTERS_PER_TICK], letters[-LETTERS_PER_TICK:]
    caret = None if is_whole else el("span", cls="caret")
    return join(old, el("span", *(el("i", letter) for letter in new), cls="fresh"), caret)


def spoken_part(table: TriviaTableView) -> object:
    duel = _running(table)
    return _last_sentence(duel.bout.letters) if duel else ""


def draw_spoken(table: TriviaTableView) -> Markup:
    """The newest whole sentence: a screen reader says it once, and no single letters."""
    duel = _running(table)
    return el("p", _last_sentence(duel.bout.letters)) if duel else Markup("")


def _last_sentence(letters: str) -> str:
    """The last sentence that has an end.

    >>> _last_sentence("It is cold. It is far. And it i")
    'It is far.'
    """
    found = _SENTENCE.findall(letters)
    return found[-1].strip() if found else ""


def _running(table: TriviaTableView) -> Duel | None:
    duel = duel_of(table)
    return duel if duel and duel.phase in ("clue", "answer") else None
