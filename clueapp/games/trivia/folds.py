"""How the compartments of a duel change, event by event."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch

from clueapp.games.trivia import events as e
from clueapp.games.trivia.state import SEATS, Bout, Duel, Duelist, Resolution, Ruling, Vault
from clueapp.kernel.truth import Event


@singledispatch
def duel_after(event: Event, _duel: Duel) -> Duel:
    """The public state after an event."""
    raise TypeError(f"{type(event).__name__} is not told to all")


@duel_after.register
def _(event: e.DuelOpened, duel: Duel) -> Duel:
    return replace(duel, questions=event.questions, first=event.first, house=event.house)


@duel_after.register
def _(event: e.QuestionOpened, duel: Duel) -> Duel:
    return replace(duel, phase="category", bout=Bout(event.index, event.category, event.first_actor))


@duel_after.register
def _(event: e.AntePaid, duel: Duel) -> Duel:
    balances = {seat: balance - event.amount for seat, balance in duel.balances.items()}
    return replace(duel, bout=replace(duel.bout, ante=event.amount), balances=balances)


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
    return replace(duel, bout=replace(duel.bout, length=len(duel.bout.letters), is_clue_complete=True))


@duel_after.register
def _(event: e.Buzzed, duel: Duel) -> Duel:
    bout = duel.bout
    buzzers = {**bout.buzzers, event.seat: "BUZZED"}
    return replace(duel, phase="answer", bout=replace(bout, buzzers=buzzers, answering=event.seat))


@duel_after.register
def _(event: e.AnswerRuled, duel: Duel) -> Duel:
    bout = duel.bout
    ruling = Ruling(event.seat, event.text, event.is_right, len(bout.letters), event.is_late)
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
    return _not_ready(replace(duel, bout=replace(duel.bout, appeals=appeals)))


@duel_after.register
def _(event: e.RulingOverturned, duel: Duel) -> Duel:
    bout = replace(duel.bout, is_overturned=True)
    return _resolved(_not_ready(replace(duel, bout=bout)), duel.history[:-1], event.resolution)


@duel_after.register
def _(event: e.OverturnRefused, duel: Duel) -> Duel:
    return _not_ready(replace(duel, bout=replace(duel.bout, upheld=(*duel.bout.upheld, *event.players))))


@duel_after.register
def _(event: e.AnswerOpened, duel: Duel) -> Duel:
    bout = replace(duel.bout, letters=event.clue, length=len(event.clue), is_clue_complete=True)
    return replace(duel, bout=bout, answer=event.answer)


@duel_after.register
def _(event: e.SaidReady, duel: Duel) -> Duel:
    return replace(duel, bout=replace(duel.bout, ready=duel.bout.ready | {event.seat}))


@duel_after.register
def _(_event: e.ResultHeld, duel: Duel) -> Duel:
    return replace(duel, bout=replace(duel.bout, is_held=True))


@duel_after.register
def _(event: e.MatchEnded, duel: Duel) -> Duel:
    bout = replace(duel.bout, stakes=dict.fromkeys(SEATS, 0), ante=0, awaiting=None, answering=None)
    return replace(
        duel,
        phase="complete",
        bout=bout,
        balances=dict(event.balances),
        winner=event.winner,
        reason=event.reason,
        has_left=event.has_left,
    )


def duelist_after(own: Duelist, event: Event) -> Duelist:
    """A seat's private knowledge after an event that only this seat is told."""
    match event:
        case e.DraftKept(index, text):
            return replace(own, draft=text, index=index)
    raise TypeError(f"{type(event).__name__} is told to no single seat")


def vault_after(vault: Vault, event: Event) -> Vault:
    """The server's secrets after an event that only it knows."""
    match event:
        case e.PacksChosen(packs, categories):
            return replace(vault, packs=frozenset(packs), categories=frozenset(categories))
        case e.QuestionsDrawn(questions):
            return replace(vault, questions=questions)
    raise TypeError(f"{type(event).__name__} is not kept in the vault")


def _resolved(duel: Duel, before: tuple[Resolution, ...], resolution: Resolution) -> Duel:
    """The pot is paid out."""
    bout = replace(duel.bout, stakes=dict.fromkeys(SEATS, 0), ante=0, rulings=resolution.rulings)
    return replace(duel, bout=bout, balances=dict(resolution.balances), history=(*before, resolution))


def _not_ready(duel: Duel) -> Duel:
    """There is something new to look at, so nobody has seen it yet."""
    return replace(duel, bout=replace(duel.bout, ready=frozenset(), is_held=False))
