"""Practise alone: an ordinary room, in which system players have sat down and the game has begun."""

from __future__ import annotations

from secrets import choice

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
        raise IllegalAction("bad_player_count", "This game doesn’t support that many opponents.")
    if wish.character and wish.character not in (each.id for each in practice.characters):
        raise IllegalAction("no_such_seat", "There’s no such character in this game.")


async def open_practice(practice: Practice, wish: Practise, browser: str) -> str:
    """Open the room, seat its player and their opponents, and return its code."""
    info = games()[wish.game].info
    quick = dict(info.solo_options) if wish.start == "quick" else {}
    changes = {**quick, EXPECTED: wish.opponents + 1}
    name = wish.name if wish.name.strip() else NAMELESS
    characters = [each.id for each in practice.characters]
    place = wish.character or (choice(characters) if characters else None)
    seated = await manager().create(wish.game, name, browser=browser, changes=changes, place=place)
    handle = await manager().handle(seated.code, browser=browser)
    for _ in range(wish.opponents):  # the last one completes the table, and the game starts
        await handle.send(AddBot(wish.strength))
    return seated.code
