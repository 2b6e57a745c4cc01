"""P-5.2 at the wire: another deal that fits all a seat has seen changes no byte sent to it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.api.client import FIRST_STEPS, Client, Seat, game, watching
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
    """All that Miss Scarlet and a watcher are sent while the same things happen in the open.

    Everybody has been told of one before the next happens: what comes at once is told at once.
    """
    folder.mkdir()
    async with (
        serving(folder, games={"clueless": rigged}, clock=StoppedClock()) as server,
        game(server) as (ann, ben, cleo),
    ):
        assert ann.seat
        async with watching(server, ann.seat.room) as watcher:
            await ann.send("CHAT", text="all here")
            for each in (ann, ben, cleo, watcher):
                await each.hears("all here")
                await each.until("VIEW")
            ann.raw[:] = [json.dumps(ann.table)]

            async def happens(client: Client, kind: str, **fields: str) -> None:
                await client.send(kind, **fields)
                for each in (ann, ben, cleo, watcher):
                    await each.until("VIEW")

            for client, step in zip((ann, ben, cleo), FIRST_STEPS, strict=True):
                await happens(client, "MOVE", to=step)
                await happens(client, "END_TURN")
            await happens(ann, "MOVE", to="lounge")
            await happens(ann, "SUGGEST", suspect="plum", weapon="rope")
            for number in range(notes):
                await cleo.does("MARK", card="rope", player="scarlet", mark=cleo.forms["MARK"]["mark"][number + 1])
            await happens(ben, "SHOW", card="rope")
            await happens(ann, "END_TURN")
            await happens(ben, "MOVE", to="lounge")
            await happens(ben, "SUGGEST", suspect="green", weapon="knife")
            await happens(cleo, "SHOW", card=second_card)
            assert (ann.table["phase"], ann.table["view"]["turn"]) == ("end", "mustard")
            seats = [each.seat for each in (ann, ben, cleo) if each.seat]
            return {"scarlet": hushed(ann, seats), "watcher": hushed(watcher, seats)}


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
    assert len(one["scarlet"]) > 20
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
    frames = [json.loads(raw) for raw in sent["watcher"]]
    assert sum(bool(frame.get("view")) for frame in frames) > 10
    for frame in frames:
        assert not frame.get("private")
        assert "card" not in frame
        if frame.get("view"):
            assert (frame["view"]["hand"], frame["view"]["solution"], frame["view"]["notes"]) == ([], None, {})
