"""Who plays, whom the game waits for, and who is gone."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.rooms.view import PlayerView, TableView
from components.html import el, join


def part(table: TableView) -> object:
    return table.players, table.awaited, table.you


def draw(table: TableView) -> Markup:
    return join(*(_plate(table, player) for player in table.players))


def _plate(table: TableView, player: PlayerView) -> Markup:
    is_awaited, is_you = player.seat in table.awaited, player == table.you
    signs = ("acting turn" if is_awaited else "", "away" if not player.connected else "", "you" if is_you else "")
    gone = "has left" if player.is_gone_for_good else "not connected" if not player.connected else None
    words = el(
        "div",
        el("b", player.name, cls="plate-name"),
        el("span", table.game.info.title_of(player.place), cls="plate-title"),
        el("span", "to act" if is_awaited else gone, cls="plate-cards") if is_awaited or gone else None,
        cls="plate-words",
    )
    return el("li", words, cls=f"plate {' '.join(filter(None, signs))}", testid=f"plate-{player.seat}")
