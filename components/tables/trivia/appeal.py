"""The look at a result: who has seen it, and rulings that both can turn round together, or one lets stand."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.trivia.actions import Overturn, Ready, Uphold
from clueapp.games.trivia.resolving import may_uphold
from clueapp.games.trivia.state import Duel, Ruling, other
from components.html import Child, button, el, join
from components.pictures import icon
from components.tables.trivia import TriviaTableView
from components.tables.trivia.people import called, does, seat_of

Words = tuple[str, str]
"""The headline and the sentence below it."""


def words(table: TriviaTableView, duel: Duel) -> Words:
    """What has been asked for and what came of it; else what comes next, and who is waited for."""
    bout, seat = duel.bout, seat_of(table)
    if bout.pending:
        return _appeal_words(table, duel)
    waiting = _waiting(table, duel)
    if bout.is_overturned:
        return "The ruling is overturned", waiting or "Both agreed, and the money has been moved."
    if bout.upheld:
        asker, player = next(appeal for appeal in bout.appeals if appeal[1] in bout.upheld)
        refused = f"{does(table, other(asker), 'let', 'lets')} it stand"
        return "The ruling stands", waiting or f"{refused}. It was about {_whose(table, asker, player)} answer."
    return ("That was the last question" if is_last(duel) else "Get ready"), waiting or _sentence(duel, seat)


def is_last(duel: Duel) -> bool:
    """Whether the match is over after this result."""
    return duel.bout.index + 1 >= duel.questions or 0 in duel.balances.values()


def _appeal_words(table: TriviaTableView, duel: Duel) -> Words:
    pending, seat = duel.bout.pending, seat_of(table)
    asker, player = next((appeal for appeal in pending if appeal[0] != seat), pending[0])
    waits = f"It takes {called(table, other(asker))} as well." if asker == seat or seat is None else "Do you agree?"
    about = f"It is about {_whose(table, asker, player)} answer. {waits}"
    return f"{does(table, asker, 'ask', 'asks')} to overturn a ruling", about


def _whose(table: TriviaTableView, asker: str, player: str) -> str:
    if player == seat_of(table):
        return "your"
    return "their own" if player == asker else f"{called(table, player)}’s"


def _waiting(table: TriviaTableView, duel: Duel) -> str:
    """Who has said that it can go on, if that matters and is not both."""
    ready, seat = duel.bout.ready, seat_of(table)
    if len(ready) != 1:
        return ""
    (one,) = ready
    return f"Waiting for {called(table, other(one))} …" if one == seat else f"{called(table, one)} is ready."


def _sentence(duel: Duel, seat: str | None) -> str:
    if seat is not None and any(ruling.text for ruling in duel.bout.rulings):
        return "If a ruling was wrong, both of you can overturn it."
    return ""


def choices(table: TriviaTableView, duel: Duel) -> Markup:
    """A yes and a no to what the other asks for; else a button for each ruling that one may doubt, and "ready"."""
    seat = seat_of(table) or ""
    players = may_uphold(duel, seat) or table.menu.choices(Overturn, "player")
    rulings = (ruling for ruling in duel.bout.rulings if ruling.seat in players)
    return join(
        *(_button(duel, ruling, seat) for ruling in rulings),
        _uphold() if table.menu.form(Uphold) else None,
        _ready(duel) if table.menu.form(Ready) else None,
    )


def _button(duel: Duel, ruling: Ruling, seat: str) -> Markup:
    is_agreed = (other(seat), ruling.seat) in duel.bout.pending
    verdict = "wrong" if ruling.is_right else "right"
    said = el("bdi", f"“{ruling.text}”", cls="doubted")
    label: tuple[Child, ...] = (said, el("span", f"was {verdict}" if is_agreed else f"was {verdict}!", cls="verdict"))
    if is_agreed:
        label = (el("span", "Agree:"), *label, el("kbd", "Y", aria_hidden="true"))
    return button(
        join(icon("check") if is_agreed else icon("question"), *label),
        kind="primary overturn" if is_agreed else "small overturn",
        sends=Overturn(ruling.seat),
        keys="y" if is_agreed else None,
        testid=f"action-overturn-{ruling.seat}",
    )


def _uphold() -> Markup:
    label = join(icon("cross"), "No, it stands", el("kbd", "N", aria_hidden="true"))
    return button(label, sends=Uphold(), kind="danger uphold", keys="n", testid="action-uphold")


def _ready(duel: Duel) -> Markup:
    """It hears keys once it has been there for a moment: Enter and the space bar were for the answer and the buzzer."""
    label = "See the result" if is_last(duel) else "Ready"
    ready = button(
        join(icon("check"), label, el("kbd", "Enter", aria_hidden="true")),
        sends=Ready(),
        kind="primary ready",
        keys="Enter Space",
        testid="action-ready",
    )
    return el("span", ready, data={"settles": f"result {duel.bout.index}"}, cls="ready-place")
