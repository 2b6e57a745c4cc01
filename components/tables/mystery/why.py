"""Why a mark stands in the notebook: said on its owner's page alone, by what its owner has seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from clueapp.games.mystery.actions import Mark
from clueapp.games.mystery.cards import DECK, the
from clueapp.games.mystery.certainty import conclusions, printed_marks
from clueapp.games.mystery.deduction import CASE_FILE, explain
from clueapp.games.mystery.notebook import CYCLE
from clueapp.games.mystery.state import Detective, MysteryTable
from clueapp.kernel.truth import SeatView
from components.html import button, el, heading
from components.panel import Panel
from components.pictures import icon
from components.stage import WorkOut
from components.tables.mystery import MysteryTableView
from components.tables.mystery.notes import SIGNS, WORDS
from components.tables.mystery.people import called, cast

_HAS = {"yes": ("have", "has"), "no": ("don’t have", "doesn’t have")}
_IS_IN = {"yes": "is in the case file", "no": "isn’t in the case file"}


@dataclass(frozen=True, slots=True)
class Question:
    """About a card and a place, a player's hand or the case file, of which the notebook says something."""

    card: str
    place: str
    mark: str
    """What the notebook says: "yes" or "no"."""
    table: MysteryTableView
    """As it was when the question was asked."""
    view: SeatView[MysteryTable, Detective]

    @property
    def testid(self) -> str:
        """By what it was asked."""
        return f"why-{self.card}" if self.place == CASE_FILE else f"note-{self.card}-{self.place}"


def question_in(text: str, table: MysteryTableView) -> Question | None:
    """What a page asks about by "card:place"; nothing, if the viewer's notebook says nothing there."""
    card, _, place = text.partition(":")
    view = table.view
    if view is None or card not in DECK or view.public.notebook != "logic":
        return None
    said: Mapping[str, str]
    said, where = (conclusions(view).case_file, card) if place == CASE_FILE else (printed_marks(view), text)
    return Question(card, place, said[where], table, view) if where in said else None


class Slip:
    """One client's slip of paper on which the notebook says why."""

    def __init__(self) -> None:
        self._panel = Panel("slip-place", data_testid="why", aria_live="polite")
        self._asked: Question | None = None
        self._answered: Question | None = None
        self._is_busy = False
        self._answers = 0

    async def answer(self, question: Question | None, work_out: WorkOut) -> None:
        """Say why, once it is worked out; whoever asks on meanwhile gets the answer to the last question alone."""
        self._asked = question
        if self._is_busy:
            return
        self._is_busy = True
        try:
            while (asked := self._asked) is not None:
                explanation = await work_out(explain, asked.view, asked.card, asked.place, dict(cast(asked.table)))
                if asked is self._asked:
                    self._asked = None
                    if explanation is not None:
                        self._say(asked, explanation.sentence)
        finally:
            self._is_busy = False

    def show(self, table: MysteryTableView) -> None:
        """What was said of other cards than those that one holds now is said no more."""
        if self._answered is not None and hand_in(table) != hand_in(self._answered.table):
            self._answered = None
            self._panel.show("nothing", Markup)

    def _say(self, question: Question, sentence: str) -> None:
        self._answered = question
        self._answers += 1
        self._panel.show(self._answers, lambda: draw(question, sentence, self._answers))


def hand_in(table: MysteryTableView) -> tuple[str, ...]:
    return table.view.own.hand if table.view and table.view.own else ()


def draw(question: Question, sentence: str, number: int = 1) -> Markup:
    """The slip; with the number of the answer, so that one that was put away comes again."""
    close = button(icon("cross"), kind="icon", data={"local": "slip"}, aria_label="Close", testid="why-close")
    head = el("div", heading(3, _claim(question), name="why-claim"), close, cls="slip-head")
    because = el("p", sentence, id="why-because", testid="why-because")
    return el(
        "div",
        head,
        because,
        _by_hand(question),
        cls="slip",
        role="dialog",
        data={"slip": question.testid, "number": number},
        aria_labelledby="why-claim",
        aria_describedby="why-because",
    )


def _claim(question: Question) -> str:
    """What the notebook says, in words: "Mr. Green (Bob) has the Study"."""
    card, place, mark = the(question.card), question.place, question.mark
    if place == CASE_FILE:
        return f"{card[0].upper()}{card[1:]} {_IS_IN[mark]}"
    you, they = _HAS[mark]
    return f"You {you} {card}" if place == question.view.seat else f"{called(question.table, place)} {they} {card}"


def _by_hand(question: Question) -> Markup | None:
    """The marks that one can write there oneself, whatever the print says."""
    if question.place == CASE_FILE or question.table.menu.form(Mark) is None:
        return None
    notes = question.view.own.notes if question.view.own else {}
    now = notes.get(f"{question.card}:{question.place}", "")
    marks = (
        button(
            icon(SIGNS[mark]) if mark else el("span", "—", aria_hidden="true"),
            kind=f"icon {mark}",
            sends=Mark(question.card, question.place, mark),
            testid=f"by-hand-{mark or 'blank'}",
            aria_pressed=str(mark == now).lower(),
            aria_label=WORDS[mark].capitalize(),
            title=WORDS[mark].capitalize(),
        )
        for mark in (*CYCLE[1:], CYCLE[0])
    )
    return el(
        "div", el("span", "By hand"), *marks, cls="by-hand", role="group", aria_label="Your own mark", aria_live="off"
    )
