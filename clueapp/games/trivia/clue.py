"""The clue: letter by letter, halted by a buzz, resumed by a wrong answer."""

from __future__ import annotations

from clueapp.games.trivia import events as e
from clueapp.games.trivia import resolving
from clueapp.games.trivia.answers import Judge
from clueapp.games.trivia.state import Ruling, TriviaDraft, other, question_of
from clueapp.kernel.errors import IllegalAction

CHARACTERS_PER_SECOND = 12
TICK_SECONDS = 0.5
LETTERS_PER_TICK = int(CHARACTERS_PER_SECOND * TICK_SECONDS)
ANSWER_LENGTH = 100


def open_clue(draft: TriviaDraft) -> None:
    """Open the clue once both have bet: tell roughly how long it is, and no letter of it."""
    draft.announce(e.ClueOpened(len(question_of(draft).clue), draft.public.bout.pot))


def time_out(draft: TriviaDraft) -> None:
    """The next letters; or, after the last ones, nobody has buzzed in time (T-3.5)."""
    bout = draft.public.bout
    if bout.is_clue_complete:
        resolving.resolve(draft, resolving.verdict_on(bout.rulings))
        return
    whole = question_of(draft).clue
    letters = whole[: len(bout.letters) + LETTERS_PER_TICK]
    draft.announce(e.ClueTicked(letters))
    if letters == whole:
        draft.announce(e.ClueCompleted())


def buzz(draft: TriviaDraft, seat: str) -> None:
    """Stop the clue; of two players who buzz, the first to arrive answers (T-3.2, T-3.3)."""
    duel = draft.public
    if duel.phase not in ("clue", "answer"):
        raise IllegalAction("not_clue_phase", "There’s no clue to buzz for right now.")
    if duel.bout.buzzers[seat] != "AVAILABLE":
        raise IllegalAction("already_buzzed", "You’ve already buzzed on this question.")
    if duel.phase == "answer":
        raise IllegalAction("not_clue_phase", "Your opponent was faster. If their answer is wrong, you can still buzz.")
    draft.announce(e.Buzzed(seat))


def answer(draft: TriviaDraft, seat: str, text: str, judge: Judge) -> None:
    """Rule on an answer: right takes the pot, wrong, as a blank one is, lets the clue go on for the other (T-3.4)."""
    bout = draft.public.bout
    if bout.answering != seat:
        raise IllegalAction("not_answering", _why_not(next((each for each in bout.rulings if each.seat == seat), None)))
    if len(text) > ANSWER_LENGTH:
        raise IllegalAction("bad_answer", f"Please keep your answer under {ANSWER_LENGTH} characters.")
    said, question = " ".join(text.split()), question_of(draft)
    is_right = judge.accepts(said, question.accepted, question.rejected, question.clue)
    _rule(draft, e.AnswerRuled(seat, said, is_right))


def _why_not(ruling: Ruling | None) -> str:
    """Why somebody can't answer: the page may have sent their answer just too late, or while they pressed Enter."""
    if ruling is None:
        return "It isn’t your turn to answer."
    return (
        "Time ran out before your answer arrived." if ruling.text is None else "You’ve already answered this question."
    )


def too_late(draft: TriviaDraft) -> None:
    """Rule an answer that wasn't sent in time wrong (T-3.4)."""
    answering = draft.public.bout.answering
    if answering is None:
        raise ValueError("nobody is asked for an answer")
    _rule(draft, e.AnswerRuled(answering, None, is_right=False))


def _rule(draft: TriviaDraft, ruled: e.AnswerRuled) -> None:
    draft.announce(ruled)
    bout = draft.public.bout
    if ruled.is_right or bout.buzzers[other(ruled.seat)] != "AVAILABLE":
        resolving.resolve(draft, resolving.verdict_on(bout.rulings))
    else:
        draft.announce(e.ClueResumed(len(bout.letters), bout.is_clue_complete))
