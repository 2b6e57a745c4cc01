"""Who is to act; to the one who is, the forms of the menu; and after the end, what the host can do."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.rooms.lobby.commands import EndGame
from clueapp.rooms.view import TableView
from components import rematch
from components.html import button, el, heading, join
from components.tables.plain import forms


def part(table: TableView) -> object:
    return table.status, table.phase, table.awaited, table.players, table.menu, table.is_host, table.you


def draw(table: TableView) -> Markup:
    yours = " yours" if table.is_your_turn else ""
    choices = _ends(table) if table.status == "over" else forms.draw(table.menu)
    words = el("div", heading(2, _headline(table), testid="turn"), el("p", forms.in_words(table.phase)))
    return el("div", words, el("div", choices, cls="plain-forms"), cls=f"prompt-body{yours}")


def _headline(table: TableView) -> str:
    if table.status == "over":
        return "The game is over"
    if table.is_your_turn:
        return "Your turn"
    names = [player.name for player in table.players if player.seat in table.awaited]
    return f"{' and '.join(names)} {'are' if len(names) > 1 else 'is'} to act" if names else "Nobody is to act"


def _ends(table: TableView) -> Markup:
    again = rematch.again(table, "Rematch")
    if not table.is_host:
        waiting = el("p", f"Waiting for {table.host.name if table.host else 'the host'}.", cls="quiet")
        return join(rematch.words(table) or waiting, again)
    return join(rematch.words(table), again, button("Back to the lobby", sends=EndGame(), testid="to-lobby"))
