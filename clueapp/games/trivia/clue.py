"""The clue: letter by letter, halted by a buzz, resumed by a wrong answer."""

from __future__ import annotations

from clueapp.games.trivia import events as e
from clueapp.games.trivia import resolving
from clueapp.games.trivia.answers import Judge
from clueapp.games.trivia.state import TriviaDraft, other, question_of
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.truth import Fact

CHARACTERS_PER_SECOND = 12
TICK_SECONDS = 0.5
LETTERS_PER_TICK = int(CHARACTERS_PER_SECOND * TICK_SECONDS)
ANSWER_LENGTH = 100


def open_clue(draft: TriviaDraft) -> None:
    """Both have matched: say about how long the clue is, and no letter of it."""
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
    """Halt the clue; of two who buzz, the first to come is the one who answers (T-3.2, T-3.3)."""
    duel = draft.public
    if duel.phase not in ("clue", "answer"):
        raise IllegalAction("not_clue_phase", "There is no clue to buzz at now.")
    if duel.bout.buzzers[seat] != "AVAILABLE":
        raise IllegalAction("already_buzzed", "You have buzzed at this question.")
    if duel.phase == "answer":
        raise IllegalAction("not_clue_phase", "The other was faster. You may still buzz if the answer is wrong.")
    draft.announce(e.Buzzed(seat))


def answer(draft: TriviaDraft, seat: str, text: str, judge: Judge) -> None:
    """Rule on an answer: right takes the pot, wrong, as a blank one is, lets the clue go on for the other (T-3.4)."""
    _check_answering(draft, seat, text)
    _judge(draft, seat, text, judge)


def keep(draft: TriviaDraft, seat: str, text: str) -> None:
    """Remember what has been typed so far, for when time runs out; only who types it is told."""
    _check_answering(draft, seat, text)
    draft.add(Fact(own={seat: e.DraftKept(draft.public.bout.index, text)}))


def too_late(draft: TriviaDraft, judge: Judge) -> None:
    """What has been typed is the answer; silence is a wrong one (T-3.4)."""
    bout = draft.public.bout
    if bout.answering is None:
        raise ValueError("nobody is asked for an answer")
    typed = draft.truth.own[bout.answering].draft_on(bout)
    if typed.strip():
        _judge(draft, bout.answering, typed, judge, is_late=True)
    else:
        _rule(draft, e.AnswerRuled(bout.answering, None, is_right=False))


def _check_answering(draft: TriviaDraft, seat: str, text: str) -> None:
    if draft.public.bout.answering != seat:
        raise IllegalAction("not_answering", "You are not the one who answers now.")
    if len(text) > ANSWER_LENGTH:
        raise IllegalAction("bad_answer", f"An answer has at most {ANSWER_LENGTH} letters.")


def _judge(draft: TriviaDraft, seat: str, text: str, judge: Judge, *, is_late: bool = False) -> None:
    said, question = " ".join(text.split()), question_of(draft)
    is_right = judge.accepts(said, question.accepted, question.rejected, question.clue)
    _rule(draft, e.AnswerRuled(seat, said, is_right, is_late))


def _rule(draft: TriviaDraft, ruled: e.AnswerRuled) -> None:
    draft.announce(ruled)
    bout = draft.public.bout
    if ruled.is_right or bout.buzzers[other(ruled.seat)] != "AVAILABLE":
        resolving.resolve(draft, resolving.verdict_on(bout.rulings))
    else:
        draft.announce(e.ClueResumed(len(bout.letters), bout.is_clue_complete))
