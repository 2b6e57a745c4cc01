"""A duel on the wire, in the names of its source: the view as plain JSON, the events as messages."""

from __future__ import annotations

from typing import Any

from clueapp.games.trivia import events as e
from clueapp.games.trivia import messages as m
from clueapp.games.trivia.betting import available_actions, bet_options, raise_limits
from clueapp.games.trivia.clue import CHARACTERS_PER_SECOND
from clueapp.games.trivia.state import STARTING_BALANCE, Bout, Duel, Resolution, Ruling, TriviaView
from clueapp.kernel.truth import Event


def phase(name: str) -> str:
    """A phase as the source calls it, in which both wait for each other before there is a match.

    >>> phase("lobby"), phase("betting")
    ('WAITING', 'BETTING')
    """
    return "WAITING" if name == "lobby" else name.upper()


def show(view: TriviaView) -> dict[str, Any]:
    """Everything that a viewer may know of a duel; `draft` has text only in matches of earlier versions."""
    duel = view.public
    return {
        "questionIndex": duel.bout.index,
        "questions": duel.questions,
        "category": duel.bout.category or None,
        "startingBalance": STARTING_BALANCE,
        "balances": dict(duel.balances),
        "foldsRemaining": dict(duel.folds),
        **_betting(duel),
        **_clue(duel.bout),
        "resolution": duel.resolution and _resolution(duel.resolution),
        "overturns": [{"by": seat, "player": player} for seat, player in duel.bout.appeals],
        "overturned": duel.bout.is_overturned,
        "upheld": list(duel.bout.upheld),
        "ready": sorted(duel.bout.ready),
        "draft": view.own and view.own.draft_on(duel.bout),
        "history": [_resolution(each) for each in duel.history],
        "winner": duel.winner,
        "reason": duel.reason,
    }


def _betting(duel: Duel) -> dict[str, Any]:
    bout = duel.bout
    limits = raise_limits(duel) if duel.phase == "betting" else None
    return {
        "firstActor": bout.first_actor,
        "pot": bout.pot,
        "contributions": bout.contributions,
        "ante": bout.ante,
        "bets": dict(bout.stakes),
        "raises": int(bout.has_raise),
        "awaitingAction": bout.awaiting,
        "availableActions": list(available_actions(duel)),
        "betOptions": list(bet_options(duel)) if "BET" in available_actions(duel) else [],
        "raiseLimits": limits and {"min": limits[0], "max": limits[1]},
    }


def _clue(bout: Bout) -> dict[str, Any]:
    return {
        "clue": bout.letters,
        "clueLength": bout.length,
        "clueComplete": bout.is_clue_complete,
        "revealIndex": len(bout.letters),
        "revealRate": CHARACTERS_PER_SECOND,
        "buzzers": dict(bout.buzzers),
        "currentlyAnswering": bout.answering,
        "answers": [_ruling(ruling) for ruling in bout.rulings],
    }


def _resolution(resolution: Resolution) -> dict[str, Any]:
    return {
        "category": resolution.category,
        "clue": resolution.clue,
        **_outcome(resolution),
        "answers": [_ruling(ruling) for ruling in resolution.rulings],
        "contributions": dict(resolution.stakes),
    }


def _ruling(ruling: Ruling) -> dict[str, Any]:
    return {
        "player": ruling.seat,
        "answer": ruling.text,
        "correct": ruling.is_right,
        "late": ruling.is_late,
        "revealIndex": ruling.letters,
    }


def _outcome(resolution: Resolution) -> dict[str, Any]:
    said = {ruling.seat: ruling.text for ruling in resolution.rulings}
    return {
        "outcome": resolution.verdict,
        "correctAnswer": resolution.answer,
        "P1Answer": said.get("P1"),
        "P2Answer": said.get("P2"),
        "balanceChanges": dict(resolution.changes),
        "newBalances": dict(resolution.balances),
    }


def message(event: Event, due: int | None) -> dict[str, Any] | None:
    """The event as a message of the source; `due`: when the clock that it started runs out."""
    found = _phase_message(event, due) or _update_message(event, due)
    return None if found is None else found.model_dump(by_alias=True)


def _phase_message(event: Event, due: int | None) -> m.Message | None:
    match event:
        case e.QuestionOpened(index, category):
            return m.PhaseCategory(question_index=index, category=category, ends_at=due)
        case e.AntePaid(amount, pot):
            return m.AntePaid(amount=amount, pot=pot)
        case e.BettingOpened(first, actions, options):
            return m.PhaseBetting(
                first_actor=first,
                awaiting_action=first,
                available_actions=actions,
                bet_options=options,
                deadline=due,
            )
        case e.ClueOpened(length, pot):
            return m.PhaseClue(length=length, reveal_rate=CHARACTERS_PER_SECOND, pot=pot)
        case e.QuestionResolved(resolution) | e.RulingOverturned(_, resolution):
            return m.PhaseResolution(**_outcome(resolution), clue=resolution.clue, next_phase_at=due)
        case e.MatchEnded(winner, balances, reason):
            return m.PhaseComplete(winner=winner, final_balances=balances, reason=reason)
    return None


def _update_message(event: Event, due: int | None) -> m.Message | None:
    match event:
        case e.BetPlaced(seat, action, amount, pot, awaiting, actions):
            return m.BetPlaced(
                player=seat,
                action=action,
                amount=amount,
                pot=pot,
                awaiting_action=awaiting,
                available_actions=actions,
                deadline=due if awaiting else None,
            )
        case e.ClueTicked(letters):
            return m.ClueTick(reveal_index=len(letters), letters=letters)
        case e.ClueCompleted():
            return m.ClueComplete(deadline=due)
        case e.Buzzed(seat):
            return m.Buzzed(player=seat, answer_deadline=due)
        case e.AnswerRuled(seat, text, is_right):
            return m.AnswerSubmitted(player=seat, answer=text or "", correct=is_right)
        case e.ClueResumed(index, is_complete):
            return m.ClueResumed(reveal_index=index, deadline=due if is_complete else None)
        case e.OverturnAsked(seat, player):
            return m.OverturnAsked(by=seat, player=player, next_phase_at=due)
        case e.OverturnRefused(seat, players):
            return m.OverturnRefused(by=seat, players=players, next_phase_at=due)
        case e.SaidReady(seat):
            return m.PlayerReady(player=seat)
        case e.ResultHeld():
            return m.ResultStays(next_phase_at=due)
    return None
