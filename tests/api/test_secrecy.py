"""P-5.2 at the wire: another deal that fits all a seat has seen changes no byte sent to it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

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
ONE = Rigged(("green", "wrench", "kitchen"), scarlet=SCARLET, mustard=("plum", "rope"), white=("knife",))
OTHER = Rigged(("peacock", "lead_pipe", "hall"), scarlet=SCARLET, mustard=("rope",), white=("plum", "green", "knife"))


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
                await cleo.send("MARK", card="rope", player="scarlet", mark=cleo.forms["MARK"]["mark"][number + 1])
            await ben.does("SHOW", card="rope")
            await ann.until("VIEW", phase="end")
            await ann.does("END_TURN")
            await until_to_move(ben)
            await ben.does("MOVE", to="lounge")
            await ben.does("SUGGEST", suspect="green", weapon="knife")
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


@pytest.mark.req("P-5.2", "P-5.3", "P-4.1")
async def test_another_deal_changes_no_byte_sent_to_a_seat_that_cannot_know_it(tmp_path: Path) -> None:
    one = await traffic(tmp_path / "one", ONE, second_card="knife", notes=0)
    other = await traffic(tmp_path / "other", OTHER, second_card="green", notes=2)
    assert len(one["scarlet"]) > 30
    assert one["scarlet"] == other["scarlet"]
    assert one["watcher"] == other["watcher"]


@pytest.mark.req("P-5.2")
async def test_the_same_test_sees_a_difference_where_there_is_one(tmp_path: Path) -> None:
    one = await traffic(tmp_path / "one", ONE, second_card="knife", notes=0)
    other_hand = (*SCARLET[:5], "ballroom")
    dealt = Rigged(("green", "wrench", "kitchen"), scarlet=other_hand, mustard=("plum", "rope"), white=("knife",))
    other = await traffic(tmp_path / "other", dealt, second_card="knife", notes=0)
    assert one["scarlet"] != other["scarlet"]
    assert one["watcher"] == other["watcher"]


@pytest.mark.req("P-5.3", "C-8.4", "C-8.5")
async def test_no_card_is_in_the_traffic_of_those_who_may_not_see_it(tmp_path: Path) -> None:
    sent = await traffic(tmp_path / "one", ONE, second_card="knife", notes=0)
    for raw in sent["watcher"]:
        frame = json.loads(raw)
        assert not frame.get("private")
        assert "card" not in frame
        if frame.get("view"):
            assert (frame["view"]["hand"], frame["view"]["solution"], frame["view"]["notes"]) == ([], None, {})
