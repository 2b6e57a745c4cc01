"""The result phase: who is ready, and rulings that one player disputes and the other overturns or keeps."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.trivia.actions import Overturn, Ready, Uphold
from clueapp.games.trivia.resolving import TAKES_POT, may_uphold
from clueapp.games.trivia.state import Duel, Ruling, other
from components.html import button, el, join
from components.pictures import icon
from components.tables.trivia import TriviaTableView
from components.tables.trivia.people import called, does, seat_of

Words = tuple[str, str]
"""The headline and the sentence below it."""


def words(table: TriviaTableView, duel: Duel) -> Words:
    """Tell about a dispute and how it ended; else what comes next and who isn't ready."""
    bout = duel.bout
    if bout.pending:
        return _appeal_words(table, duel)
    waiting = _waiting(table, duel)
    if bout.is_overturned:
        return "The ruling is overturned", waiting or "Both players agreed, and the money has moved."
    if bout.upheld:
        asker, player = next(appeal for appeal in bout.appeals if appeal[1] in bout.upheld)
        refuser = other(asker)
        kept = f"{does(table, refuser, 'keep', 'keeps')} the ruling on {_whose(table, refuser, player)} answer."
        return "The ruling stands", waiting or kept
    return _next_words(table, duel), waiting or _sentence(table, duel)


def is_last(duel: Duel) -> bool:
    """Whether the match is over after this result."""
    return duel.bout.index + 1 >= duel.questions or _bust(duel) is not None


def _bust(duel: Duel) -> str | None:
    """The player who has nothing left to bet."""
    return next((seat for seat, balance in duel.balances.items() if balance == 0), None)


def _next_words(table: TriviaTableView, duel: Duel) -> str:
    if (loser := _bust(duel)) is not None:
        return f"{does(table, loser, 'have', 'has')} nothing left to bet"
    if is_last(duel):
        return "That was the last question"
    return "Ready for the next question?" if table.menu.form(Ready) else "The next question is coming up"


def _appeal_words(table: TriviaTableView, duel: Duel) -> Words:
    pending, seat = duel.bout.pending, seat_of(table)
    asker, player = next((appeal for appeal in pending if appeal[0] != seat), pending[0])
    waits = f"{called(table, other(asker))} has to agree." if asker == seat or seat is None else "Do you agree?"
    about = f"It’s about {_whose(table, asker, player)} answer. {waits}"
    return f"{does(table, asker, 'dispute', 'disputes')} a ruling", about


def _whose(table: TriviaTableView, subject: str, player: str) -> str:
    """A player's, in a sentence about another or the same one."""
    if player == seat_of(table):
        return "your"
    return "their own" if player == subject else f"{called(table, player)}’s"


def _waiting(table: TriviaTableView, duel: Duel) -> str:
    """Tell which of the two is ready, if only one is."""
    ready, seat = duel.bout.ready, seat_of(table)
    if len(ready) != 1:
        return ""
    (one,) = ready
    if one == seat or seat is None:
        return f"Waiting for {called(table, other(one))} …"
    return f"{called(table, one)} is ready. Are you?"


def _sentence(table: TriviaTableView, duel: Duel) -> str:
    return "Was a ruling wrong? Dispute it, and your opponent decides." if may_dispute(table, duel) else ""


def may_dispute(table: TriviaTableView, duel: Duel) -> tuple[str, ...]:
    """The players whose rulings the viewer may dispute: none after their own win, or while they have to answer."""
    seat = seat_of(table) or ""
    has_won = duel.resolution is not None and TAKES_POT.get(duel.resolution.verdict) == seat
    if has_won or may_uphold(duel, seat):
        return ()
    return tuple(ruling.seat for ruling in duel.bout.rulings if ruling.seat in table.menu.choices(Overturn, "player"))


def dispute(ruling: Ruling) -> Markup:
    """The quiet button beside an answer that disputes its ruling."""
    return button(
        "Dispute this ruling",
        kind="quiet dispute",
        sends=Overturn(ruling.seat),
        testid=f"action-dispute-{ruling.seat}",
        aria_label=f"Dispute this ruling: “{ruling.text}” was {_other_verdict(ruling)}",
    )


def choices(table: TriviaTableView, duel: Duel) -> Markup:
    """Yes and no if the opponent disputes a ruling, otherwise "ready"."""
    asked = may_uphold(duel, seat_of(table) or "")
    rulings = (ruling for ruling in duel.bout.rulings if ruling.seat in asked)
    return join(
        *(_agree(ruling) for ruling in rulings),
        _uphold() if table.menu.form(Uphold) else None,
        _ready(duel) if table.menu.form(Ready) else None,
    )


def _other_verdict(ruling: Ruling) -> str:
    return "wrong" if ruling.is_right else "right"


def _agree(ruling: Ruling) -> Markup:
    label = (
        el("span", "Agree:"),
        el("bdi", f"“{ruling.text}”", cls="doubted"),
        el("span", f"was {_other_verdict(ruling)}", cls="verdict"),
        el("kbd", "Y", aria_hidden="true"),
    )
    return button(
        join(icon("check"), *label),
        kind="primary overturn",
        sends=Overturn(ruling.seat),
        keys="y",
        testid=f"action-overturn-{ruling.seat}",
    )


def _uphold() -> Markup:
    label = join(icon("cross"), "No, it stands", el("kbd", "N", aria_hidden="true"))
    return button(label, sends=Uphold(), kind="danger uphold", keys="n", testid="action-uphold")


def _ready(duel: Duel) -> Markup:
    """The ready button. It takes keys only after a moment: they may be meant for the answer or the buzzer."""
    label = "See the final score" if is_last(duel) else "Ready"
    ready = button(
        join(icon("check"), label, el("kbd", "Enter", aria_hidden="true")),
        sends=Ready(),
        kind="primary ready",
        keys="Enter Space",
        testid="action-ready",
    )
    return el("span", ready, data={"settles": f"result {duel.bout.index}"}, cls="ready-place")
