"""Rulings that both can turn round together, while the question's end is shown."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.trivia.actions import Overturn
from clueapp.games.trivia.duel import Duel, Ruling, other
from clueapp.rooms.view import TableView
from components.html import button, join
from components.pictures import icon
from components.tables.trivia.words import called, does, seat_of


def words(table: TableView, duel: Duel) -> tuple[str, str]:
    """What has been asked for; else what comes next."""
    bout, seat = duel.bout, seat_of(table)
    if bout.is_overturned:
        return "The ruling is overturned", "Both agreed, and the money has been moved."
    asked = next((appeal for appeal in bout.appeals if appeal[0] != seat), None) or next(iter(bout.appeals), None)
    if asked is not None:
        asker, player = asked
        whose = _whose(table, asker, player)
        waits = f"It takes {called(table, other(asker))} as well." if asker == seat or seat is None else "Do you agree?"
        return f"{does(table, asker, 'ask', 'asks')} to overturn a ruling", f"It is about {whose} answer. {waits}"
    is_last = bout.index + 1 >= duel.questions or 0 in duel.balances.values()
    return ("That was the last question" if is_last else "Get ready"), _sentence(duel, seat)


def _whose(table: TableView, asker: str, player: str) -> str:
    if player == seat_of(table):
        return "your"
    return "their own" if player == asker else f"{called(table, player)}’s"


def _sentence(duel: Duel, seat: str | None) -> str:
    if seat is not None and any(ruling.text for ruling in duel.bout.rulings):
        return "If a ruling was wrong, both of you can overturn it."
    return ""


def choices(table: TableView, duel: Duel) -> Markup:
    """A button for each ruling that the viewer may still ask to turn round, or agree to."""
    seat = seat_of(table)
    players = table.menu.choices(Overturn, "player")
    rulings = (ruling for ruling in duel.bout.rulings if ruling.seat in players)
    return join(*(_button(duel, ruling, seat or "") for ruling in rulings))


def _button(duel: Duel, ruling: Ruling, seat: str) -> Markup:
    is_agreed = (other(seat), ruling.seat) in duel.bout.appeals
    verdict = "wrong" if ruling.is_right else "right"
    label = f"Agree: “{ruling.text}” was {verdict}" if is_agreed else f"“{ruling.text}” was {verdict}!"
    return button(
        join(icon("check") if is_agreed else icon("question"), label),
        act="OVERTURN",
        kind="primary overturn" if is_agreed else "small overturn",
        sends={"player": ruling.seat},
        testid=f"action-overturn-{ruling.seat}",
    )
