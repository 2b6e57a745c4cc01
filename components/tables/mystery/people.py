"""How people at a mystery's table are called on the page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from clueapp.games.mystery.cards import Trio, title
from clueapp.games.mystery.telling import accusation
from components.tables.mystery import MysteryTableView


@dataclass(frozen=True, slots=True)
class Speech:
    """How a game's players put a suggestion and an accusation into words; None: the cards say it all."""

    suggestion: Callable[[Trio], str] | None = None
    accusation: Callable[[Trio], str] = accusation


PLAIN = Speech()


def called(table: MysteryTableView, seat: str) -> str:
    """A player by suspect and name: "Miss Scarlet (Ann)"."""
    player = table.in_seat(seat)
    return f"{title(seat)} ({player.name})" if player else title(seat)


def cast(table: MysteryTableView) -> tuple[tuple[str, str], ...]:
    """Who plays whom: part of a slice whenever names are drawn."""
    return table.once("cast", lambda: tuple((player.seat, player.name) for player in table.players))
