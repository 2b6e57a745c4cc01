"""Resolution: who gets the pot, rulings that both overturn, when the match goes on, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from clueapp.games.trivia import events as e
from clueapp.games.trivia.state import (
    SEATS,
    STARTING_BALANCE,
    Duel,
    Resolution,
    Ruling,
    TriviaDraft,
    TriviaTruth,
    Verdict,
    other,
    question_of,
)
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.truth import Fact

WON: dict[str, Verdict] = {"P1": "P1_WIN", "P2": "P2_WIN"}
TAKES_POT: dict[Verdict, str] = {"P1_WIN": "P1", "P2_FOLD": "P1", "P2_WIN": "P2", "P1_FOLD": "P2"}


def verdict_on(rulings: tuple[Ruling, ...]) -> Verdict:
    """The first right answer wins; without one the question is drawn (T-3.4, T-3.5).

    >>> verdict_on((Ruling("P1", "Ulan Ude", False), Ruling("P2", "Ulan Bator", True)))
    'P2_WIN'
    >>> verdict_on(())
    'DRAW'
    """
    return next((WON[ruling.seat] for ruling in rulings if ruling.is_right), "DRAW")


def changes_by(verdict: Verdict, stakes: dict[str, int]) -> dict[str, int]:
    """The change of each balance by the question.

    >>> changes_by("P1_WIN", {"P1": 50, "P2": 50}), changes_by("P1_FOLD", {"P1": 50, "P2": 100})
    ({'P1': 50, 'P2': -50}, {'P1': -50, 'P2': 50})
    """
    taker = TAKES_POT.get(verdict)
    if taker is None:
        return dict.fromkeys(SEATS, 0)
    lost = stakes[other(taker)]
    return {seat: lost if seat == taker else -lost for seat in SEATS}


def resolve(draft: TriviaDraft, verdict: Verdict) -> None:
    """Pay the pot out and lay everything open (T-4.1)."""
    duel, question = draft.public, question_of(draft)
    stakes = duel.bout.contributions
    changes = changes_by(verdict, stakes)
    balances = {seat: duel.balances[seat] + stakes[seat] + changes[seat] for seat in SEATS}
    resolution = Resolution(
        duel.bout.category, question.clue, question.answer, verdict, duel.bout.rulings, stakes, changes, balances
    )
    draft.announce(e.QuestionResolved(resolution))


# Rulings that both overturn (T-3.6)
def may_overturn(duel: Duel, seat: str) -> tuple[str, ...]:
    """The players whose rulings this seat may dispute."""
    if duel.phase != "resolution" or duel.bout.is_overturned:
        return ()
    given = (ruling.seat for ruling in duel.bout.rulings if ruling.text)
    return tuple(
        player for player in given if (seat, player) not in duel.bout.appeals and player not in duel.bout.upheld
    )


def may_uphold(duel: Duel, seat: str) -> tuple[str, ...]:
    """The players whose rulings the other disputes, and this seat may let stand."""
    return tuple(player for asker, player in duel.bout.pending if asker != seat) if duel.resolution else ()


def overturn(draft: TriviaDraft, seat: str, player: str) -> None:
    """Ask to overturn a ruling; do it if both have asked."""
    duel = draft.public
    if duel.resolution is None:
        raise IllegalAction("not_resolution_phase", "There’s no ruling to dispute right now.")
    if duel.bout.is_overturned:
        raise IllegalAction(
            "already_overturned", "One ruling on this question was overturned already, and that’s final."
        )
    if player not in may_overturn(duel, seat):
        if player in duel.bout.upheld:
            raise IllegalAction("already_upheld", "That ruling stands: one of you wanted to keep it.")
        if (seat, player) in duel.bout.appeals:
            raise IllegalAction("already_asked", "You’ve already asked. Now your opponent has to agree.")
        raise IllegalAction("no_such_answer", "That player didn’t answer this question.")
    if (other(seat), player) in duel.bout.appeals:
        draft.announce(e.RulingOverturned(player, ruled_otherwise(duel.resolution, player)))
    else:
        draft.announce(e.OverturnAsked(seat, player))


def uphold(draft: TriviaDraft, seat: str) -> None:
    """Let the rulings stand that the other disputes; that is final."""
    players = may_uphold(draft.public, seat)
    if not players:
        raise IllegalAction("nothing_to_uphold", "Your opponent isn’t disputing a ruling.")
    draft.announce(e.OverturnRefused(seat, players))


def ruled_otherwise(resolution: Resolution, player: str) -> Resolution:
    """The same question as if that answer had been ruled the other way."""
    rulings = tuple(
        replace(ruling, is_right=not ruling.is_right) if ruling.seat == player else ruling
        for ruling in resolution.rulings
    )
    verdict = verdict_on(rulings)
    changes = changes_by(verdict, resolution.stakes)
    balances = {seat: resolution.balances[seat] - resolution.changes[seat] + changes[seat] for seat in SEATS}
    return replace(resolution, verdict=verdict, rulings=rulings, changes=changes, balances=balances)


# Going on
def open_question(draft: TriviaDraft, index: int) -> None:
    """Tell the category of a question; who acts first alternates (T-1.4)."""
    category = draft.truth.vault.questions[index].category
    first = other(draft.public.bout.first_actor) if index else draft.public.first
    draft.announce(e.QuestionOpened(index, category, first))


def may_be_ready(duel: Duel, seat: str) -> bool:
    """Whether it matters that this seat has seen the result."""
    is_shown = duel.phase == "resolution" and duel.house.waits and not duel.bout.pending
    return is_shown and seat not in duel.bout.ready


def say_ready(draft: TriviaDraft, seat: str) -> None:
    """Note that somebody has seen the result; with both it goes on, if it has been there for long enough (T-4.1)."""
    duel = draft.public
    if not may_be_ready(duel, seat):
        if duel.phase == "resolution" and seat in duel.bout.ready:
            raise IllegalAction("already_ready", "You’ve said so already. Your opponent is still reading.")
        raise IllegalAction("nothing_to_wait_for", "Nobody is waiting for you right now.")
    draft.announce(e.SaidReady(seat))
    if draft.public.bout.is_held and _all_are_ready(draft.public):
        go_on(draft)


def time_out(draft: TriviaDraft) -> None:
    """A result that was shown long enough stays for those who are not ready, for a while (T-4.1)."""
    duel = draft.public
    is_least = not duel.bout.is_held and not duel.bout.pending
    if duel.house.waits and is_least and not _all_are_ready(duel):
        draft.announce(e.ResultHeld())
    else:
        go_on(draft)


def _all_are_ready(duel: Duel) -> bool:
    return duel.bout.ready == frozenset(SEATS)


def go_on(draft: TriviaDraft) -> None:
    """The next question; or the end, when all are played or somebody has nothing left (T-2.5)."""
    duel = draft.public
    is_bust = 0 in duel.balances.values()
    if not is_bust and duel.bout.index + 1 < duel.questions:
        open_question(draft, duel.bout.index + 1)
        return
    one, two = (duel.balances[seat] for seat in SEATS)
    if one == two:
        draft.announce(e.MatchEnded("TIE", dict.fromkeys(SEATS, STARTING_BALANCE), "tie"))
    else:
        draft.announce(e.MatchEnded("P1" if one > two else "P2", dict(duel.balances), "bust" if is_bust else "money"))


def forfeit(draft: TriviaDraft, gone: str, *, has_left: bool) -> None:
    """End the match because one player is gone: the pot goes back, and the other wins (T-5.3)."""
    winner: e.Winner = "P2" if gone == "P1" else "P1"
    draft.announce(e.MatchEnded(winner, _pot_returned(draft.public), "forfeit", gone, has_left))


def abandon(draft: TriviaDraft) -> None:
    """End the match because both are gone: the pot goes back, and nobody wins (T-5.3)."""
    draft.announce(e.MatchEnded(None, _pot_returned(draft.public), "abandoned"))


def _pot_returned(duel: Duel) -> dict[str, int]:
    return {seat: duel.balances[seat] + duel.bout.contributions[seat] for seat in SEATS}


def open_answer(truth: TriviaTruth) -> Sequence[Fact]:
    """Show everybody the question on the table, because the host ends the match; nothing if they know its answer."""
    duel = truth.public
    if duel.answer or duel.phase not in ("category", "betting", "clue", "answer"):
        return ()
    question = truth.vault.questions[duel.bout.index]
    return (Fact(e.AnswerOpened(duel.bout.index, question.category, question.clue, question.answer)),)
