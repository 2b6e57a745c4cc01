"""P-5.2 at the wire: another deal that fits all a seat has seen changes no byte sent to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.api.client import Client, Seat, game, walk_into_the_lounge, watching
from tests.api.rigged import Rigged
from tests.api.server import serving


class StoppedClock:
    """Always the same moment; nothing ever rings."""

    def now(self) -> int:
        return 1_700_000_000_000

    def ring_at(self, when: int, what: Callable[[], None]) -> StoppedClock:
        return self

    def cancel(self) -> None:
        return


SCARLET = ("scarlet", "mustard", "white", "candlestick", "revolver", "study")
ONE = Rigged(("green", "wrench", "kitchen"), scarlet=SCARLET, mustard=("plum", "rope"), white=("peacock", "lounge"))
OTHER = Rigged(("peacock", "lead_pipe", "hall"), scarlet=SCARLET, mustard=("rope", "kitchen"), white=("green", "knife"))


async def traffic(folder: Path, rigged: Rigged, second_card: str, notes: int) -> dict[str, list[str]]:
    """All that Miss Scarlet and a watcher are sent while the same things happen in the open."""
    folder.mkdir()
    async with (
        serving(folder, games={"clueless": rigged}, clock=StoppedClock()) as server,
        game(server) as (ann, ben, cleo),
    ):
        assert ann.seat
        async with watching(server, ann.seat.room) as watcher:
            await walk_into_the_lounge(ann, ben, cleo)
            await ann.does("SUGGEST", suspect="plum", weapon="rope")
            await ben.until("VIEW", phase="disprove")
            for number in range(notes):
                await cleo.send("MARK", card="rope", player="scarlet", mark=cleo.forms["MARK"]["mark"][number])
            await ben.does("SHOW", card="rope")
            await ann.until("VIEW", phase="end")
            await ann.does("END_TURN")
            await until_to_move(ben)
            await ben.does("MOVE", to="lounge")
            await ben.does("SUGGEST", suspect="green" if rigged is OTHER else "peacock", weapon="knife")
            await cleo.until("VIEW", phase="disprove")
            await cleo.does("SHOW", card=second_card)
            for each in (ann, watcher):
                while each.table["phase"] != "end" or each.table["view"]["turn"] != "mustard":
                    await each.next()
            seats = [each.seat for each in (ann, ben, cleo) if each.seat]
            return {"scarlet": hushed(ann, seats), "watcher": hushed(watcher, seats)}


async def until_to_move(client: Client) -> None:
    while "MOVE" not in client.forms:
        await client.until("VIEW")


def hushed(client: Client, seats: list[Seat]) -> list[str]:
    """The frames without what is drawn anew in every room: its code and its players' ids."""
    names = {seats[0].room: "ROOM"} | {seat.player: f"player {number}" for number, seat in enumerate(seats)}
    found = []
    for raw in client.raw:
        for name, word in names.items():
            raw = raw.replace(name, word)
        found.append(raw)
    return found
