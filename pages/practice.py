"""Practise alone: an ordinary room, in which system players have sat down and the game has begun."""

from __future__ import annotations

from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.lobby.commands import AddBot
from clueapp.rooms.lobby.options import EXPECTED
from components.home.catalogue import Practice
from components.home.practise import NAMELESS
from components.requests import Practise
from pages.parlour import games, manager


def check_practice(practice: Practice, wish: Practise) -> None:
    """Refuse what no dialog offers, before a room is opened for it."""
    if wish.strength not in dict(practice.strengths):
        raise IllegalAction("no_such_strength", "There’s no system player of that strength.")
    if wish.opponents not in practice.opponents:
        raise IllegalAction("bad_player_count", "So many opponents cannot play.")


async def open_practice(wish: Practise, browser: str) -> str:
    """The code of the room."""
    info = games()[wish.game].info
    quick = dict(info.solo_options) if wish.start == "quick" else {}
    changes = {**quick, EXPECTED: wish.opponents + 1}
    name = wish.name if wish.name.strip() else NAMELESS
    seated = await manager().create(wish.game, name, browser=browser, changes=changes)
    handle = await manager().handle(seated.code, browser=browser)
    for _ in range(wish.opponents):  # the last one completes the table, and the game starts
        await handle.send(AddBot(wish.strength))
    return seated.code
