"""How the compartments of a duel change, event by event."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch

from clueapp.games.trivia import events as e
from clueapp.games.trivia.duel import SEATS, Bout, Duel, Resolution, Ruling, Vault
from clueapp.kernel.truth import Event


@singledispatch
def duel_after(event: Event, _duel: Duel) -> Duel:
    """What both see after an event."""
    raise TypeError(f"{type(event).__name__} is not told to all")


@duel_after.register
def _(event: e.QuestionOpened, duel: Duel) -> Duel:
    return replace(duel, phase="category", bout=Bout(event.index, event.category, event.first_actor))


@duel_after.register
def _(event: e.BettingOpened, duel: Duel) -> Duel:
    return replace(duel, phase="betting", bout=replace(duel.bout, awaiting=event.first_actor))


@duel_after.register
def _(event: e.BetPlaced, duel: Duel) -> Duel:
    bout = replace(duel.bout, awaiting=event.awaiting, bets=duel.bout.bets + 1)
    if event.action == "FOLD":
        return replace(duel, bout=bout, folds={**duel.folds, event.seat: duel.folds[event.seat] - 1})
    added = event.amount - bout.stakes[event.seat]
    bout = replace(
        bout,
        stakes={**bout.stakes, event.seat: event.amount},
        has_raise=bout.has_raise or event.action == "RAISE",
    )
    return replace(duel, bout=bout, balances={**duel.balances, event.seat: duel.balances[event.seat] - added})


@duel_after.register
def _(event: e.ClueOpened, duel: Duel) -> Duel:
    return replace(duel, phase="clue", bout=replace(duel.bout, length=event.length))


@duel_after.register
def _(event: e.ClueTicked, duel: Duel) -> Duel:
    return replace(duel, bout=replace(duel.bout, letters=event.letters))


@duel_after.register
def _(_event: e.ClueCompleted, duel: Duel) -> Duel:
    return duel


@duel_after.register
def _(event: e.Buzzed, duel: Duel) -> Duel:
    bout = duel.bout
    buzzers = {**bout.buzzers, event.seat: "BUZZED"}
    return replace(duel, phase="answer", bout=replace(bout, buzzers=buzzers, answering=event.seat))


@duel_after.register
def _(event: e.AnswerRuled, duel: Duel) -> Duel:
    bout = duel.bout
    ruling = Ruling(event.seat, event.text, event.is_right)
    buzzers = bout.buzzers if event.is_right else {**bout.buzzers, event.seat: "FAILED"}
    return replace(duel, bout=replace(bout, buzzers=buzzers, answering=None, rulings=(*bout.rulings, ruling)))


@duel_after.register
def _(_event: e.ClueResumed, duel: Duel) -> Duel:
    return replace(duel, phase="clue")


@duel_after.register
def _(event: e.QuestionResolved, duel: Duel) -> Duel:
    bout = replace(duel.bout, awaiting=None)
    return _resolved(replace(duel, phase="resolution", bout=bout), duel.history, event.resolution)


@duel_after.register
def _(event: e.OverturnAsked, duel: Duel) -> Duel:
    appeals = (*duel.bout.appeals, (event.seat, event.player))
    return replace(duel, bout=replace(duel.bout, appeals=appeals))


@duel_after.register
def _(event: e.RulingOverturned, duel: Duel) -> Duel:
    bout = replace(duel.bout, is_overturned=True)
    return _resolved(replace(duel, bout=bout), duel.history[:-1], event.resolution)


@duel_after.register
def _(event: e.MatchEnded, duel: Duel) -> Duel:
    bout = replace(duel.bout, stakes=dict.fromkeys(SEATS, 0), awaiting=None, answering=None)
    return replace(
        duel,
        phase="complete",
        bout=bout,
        balances=dict(event.balances),
        winner=event.winner,
        reason=event.reason,
        has_left=event.has_left,
    )


def vault_after(vault: Vault, event: Event) -> Vault:
    """What the server keeps after something that only it knows."""
    match event:
        case e.QuestionsDrawn(questions):
            return replace(vault, questions=questions)
    raise TypeError(f"{type(event).__name__} is not kept in the vault")


def _resolved(duel: Duel, before: tuple[Resolution, ...], resolution: Resolution) -> Duel:
    """The pot is paid out."""
    bout = replace(duel.bout, stakes=dict.fromkeys(SEATS, 0), rulings=resolution.rulings)
    return replace(duel, bout=bout, balances=dict(resolution.balances), history=(*before, resolution))
