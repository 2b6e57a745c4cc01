"""What the host brings to play with: lists of their own, beside the packs that come along."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import AnyGame, ReadPack
from clueapp.rooms.lobby.checks import check_lobby
from clueapp.rooms.log import events as e
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.people.writing import clean_line

MOST_PACKS = 8
MOST_BROUGHT = 50
"""In the life of a room: its log keeps them all, and is read whenever the room wakes."""
TITLE_LENGTH = 40
_reader = ThreadPoolExecutor(1, thread_name_prefix="pack-reader")


@dataclass(frozen=True, slots=True)
class Brought:
    """A list that was taken: under which title, how much is in it, and what there is to say of it."""

    title: str
    number: int
    report: tuple[str, ...]


async def read(game: AnyGame, text: str) -> ReadPack:
    """A list as the game reads it: some thousand words take a while to compare, and no two lists at a time."""
    return await asyncio.get_running_loop().run_in_executor(_reader, game.read_pack, text)


def bring(decision: Decision, state: RoomState, player: str, title: str, pack: ReadPack) -> Brought:
    """A list for the games of this room, as the game has read it; of two with one title, the later one stays."""
    name = check_may_bring(state, player, title)
    decision.add(e.PackBrought(name, len(pack.items)), e.PackKept(name, pack.items))
    return Brought(name, len(pack.items), pack.report)


def check_may_bring(state: RoomState, player: str, title: str) -> str:
    """The title as it is kept, or IllegalAction where no list under it is taken now."""
    if not state.game.info.takes_packs:
        raise IllegalAction("no_packs", f"{state.game.info.title} doesn’t take lists of your own.")
    if state.host != player:
        raise IllegalAction("not_host", "Only the host can do that.")
    check_lobby(state)
    name = clean_line(title, TITLE_LENGTH)
    if not name or len(name) > TITLE_LENGTH:
        raise IllegalAction("bad_title", f"Please give the list a title of 1 to {TITLE_LENGTH} characters.")
    if name not in state.packs and len(state.packs) >= MOST_PACKS:
        raise IllegalAction("too_many_packs", f"A room can hold {MOST_PACKS} lists. Please remove one first.")
    if state.packs_brought >= MOST_BROUGHT:
        raise IllegalAction(
            "too_many_packs", f"This room has been given {MOST_BROUGHT} lists already. Please open another room."
        )
    return name


def remove(decision: Decision, state: RoomState, title: str) -> None:
    """Without a list; refused where no game could be played with what is left."""
    check_lobby(state)
    if title not in state.packs:
        raise IllegalAction("no_such_pack", "This room has no such list.")
    left = {name: items for name, items in state.packs.items() if name != title}
    if (objection := state.game.objection(state.options, left)) is not None:
        raise IllegalAction("bad_option", objection)
    decision.add(e.PackRemoved(title))
