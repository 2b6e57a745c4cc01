"""After the end: players can ask for another game, everybody sees who has, and the host starts it (P-1.5, T-7.3)."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.rooms.lobby.commands import Rematch
from clueapp.rooms.view import TableView
from components.html import button, el, join
from components.pictures import icon


def part(table: TableView) -> object:
    """What changes in it: part of a slice wherever it is drawn."""
    wishes = tuple(player.id for player in table.staying if player.wants_rematch)
    return table.is_host, table.can_start, table.rematches, table.you is None, table.host and table.host.name, wishes


def words(table: TableView) -> Markup | None:
    """Who would like to play again, and who is waited for; None if there is nothing to say."""
    text = _text(table)
    return el("p", text, cls="quiet", testid="waiting", role="status") if text else None


def _text(table: TableView) -> str:
    if not table.can_start:
        return ""
    you, host = table.you, table.host
    wishes = [player for player in table.staying if player.wants_rematch]
    others = [player.name for player in wishes if you is None or player.id != you.id]
    wanted = f"{' and '.join(others)} would like to play again." if others else ""
    if you is None or table.is_host:
        return wanted
    start = f"{host.name} can start it." if host else "The host can start it."
    if you in wishes:
        return f"{wanted} You’ve asked to play again. {start}".strip()
    return f"{wanted} {start}" if wanted else ""


def again(table: TableView, label: str, guests: str = "Ask to play again") -> Markup | None:
    """The button with which the host starts another game (`label`) or a guest asks for one (`guests`).

    Where the game has several kinds of rematch, the host gets a button for each. A guest who has asked for one and then
    becomes the host can start it.
    """
    if table.is_host and table.rematches:
        return join(*(_kind(table, each) for each in table.rematches))
    if table.you is None or not table.can_start or (table.you.wants_rematch and not table.is_host):
        return None
    text = label if table.is_host else guests
    return button(join(icon("replay"), text), sends=Rematch(), kind="primary", testid="rematch")


def _kind(table: TableView, name: str) -> Markup:
    label = dict(table.game.info.rematches)[name]
    return button(label, sends=Rematch(name), kind="primary", testid=f"rematch-{name}")
