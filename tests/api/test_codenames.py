"""Codenames on the wire: strangers play a whole game by its forms, and no byte of the key goes where it may not."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.api.client import Client, Frame, Seat, fill_in, seated, table, watching
from tests.api.rigged_codenames import WORDS, RiggedCodenames
from tests.api.server import Server, serving
from tests.api.test_secrecy import StoppedClock, hushed

FOUR = ("Ann", "Ben", "Cleo", "Dan")
"""Red's and blue's operative, and red's and blue's spymaster: so they are given their places."""
KEY = "rrrrrrrrrbbbbbbbbnnnnnnnx"
OTHER_KEY = "rrbrrnrrrbbbxbnbrbnnnbnnr"
"""The same under the two cards that are turned over."""


@asynccontextmanager
async def game(server: Server, **options: object) -> AsyncIterator[list[Client]]:
    async with table(server, FOUR, game="codenames", **options) as clients:
        await clients[0].send("START")
        for each in clients:
            await each.until("VIEW", status="playing")
        yield clients


@pytest.mark.req("P-8.1", "P-8.3", "W-1.3", "W-2.7")
async def test_four_clients_that_know_nothing_but_legal_play_a_game_to_its_end(server: Server) -> None:
    async with game(server) as clients:
        await asyncio.gather(*(play(each, random.Random(at)) for at, each in enumerate(clients)))
        keys = [each.table["view"]["key"] for each in clients]
        assert keys[0] is not None
        assert keys == keys[:1] * 4
        assert clients[0].table["view"]["winner"] in ("red", "blue")


async def play(client: Client, rng: random.Random) -> None:
    """Fill in forms at random, one after each look at the table, until the game is over."""
    while client.table["status"] == "playing":
        forms = [form for form in client.table["legal"] if form["type"] != "UNVOTE"]
        if forms:
            confirming = [form for form in forms if form["type"] == "CONFIRM"]
            await client.say(json.dumps(filled_in(rng.choice(confirming or forms), rng)))
        frame = await client.next()
        while frame["type"] != "VIEW":
            assert frame["type"] != "ERROR", frame
            frame = await client.next()


def filled_in(form: Frame, rng: random.Random) -> Frame:
    """One word that is like none of those that the form names."""
    if form["type"] != "CLUE":
        return fill_in(form, rng)
    word = form["fields"]["word"]
    assert (word["words"], word["maxLength"]) == (1, 30)
    assert set(word["unlike"])
    return {"type": "CLUE", "word": "zyxwv", "count": rng.choice(form["fields"]["count"])}


@pytest.mark.req("W-2.11", "P-8.4")
async def test_a_team_and_a_role_are_picked_and_given_by_their_names(server: Server) -> None:
    async with table(server, FOUR, game="codenames") as (ann, ben, *_):
        assert ben.seat
        await ben.send("PICK", team="red", role="operative")
        assert (await ann.until("EVENT", kind="seat_picked"))["seat"] == "red_operative"
        await ann.send("ASSIGN", player=ben.seat.player, team="blue", role="operative")
        assert (await ann.until("EVENT", kind="places_assigned"))["seats"] == {ben.seat.player: "blue_operative"}
        for team, role in (("green", "operative"), ("red", "judge"), ("", ""), (["red"], None), (7, {"a": 1})):
            await ben.send("PICK", team=team, role=role)
            assert (await ben.until("ERROR"))["code"] == "no_such_seat"


@pytest.mark.req("W-3.2", "P-8.1", "P-8.4")
async def test_a_watcher_asks_to_step_in_and_the_host_agrees(tmp_path: Path) -> None:
    async with serving(tmp_path, games={"codenames": RiggedCodenames(KEY)}) as server, game(server) as clients:
        ann, ben, cleo, _ = clients
        assert ann.seat
        await ben.send("LEAVE")  # without coming back; the seat stays his
        await cleo.send("CLUE", word="ocean", count=2)
        await ann.until("VIEW", phase="guess")
        await ann.does("VOTE", index=20)
        await ann.does("CONFIRM", index=20)
        while ann.table["status"] != "paused":
            await ann.until("VIEW")
        assert ann.table["view"]["lacks"] == ["operative"]
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            wanted = {"name": "Wim", "team": "blue", "role": "operative"}
            answer = await http.post(f"/api/rooms/{ann.seat.room}/players", json=wanted)
            assert answer.status_code == 202, answer.text
            asked = answer.json()
            again = await http.post(
                f"/api/rooms/{ann.seat.room}/players", json={"name": "Wim", "seat": "red_operative"}
            )
            assert (again.status_code, again.json()["code"]) == (409, "seat_taken")
        told = await ann.until("EVENT", kind="seat_requested")
        assert (told["player"], told["seat"], "name" in told) == (asked["playerId"], "blue_operative", False)
        state = await ann.until("ROOM_STATE")
        request = {"id": asked["playerId"], "name": "Wim", "seat": "blue_operative"}
        assert state["requests"] == [request]
        assert {"type": "ASSIGN", "fields": {"player": [request["id"]], "seat": [request["seat"]]}} in state["legal"]
        assert "requests" not in ben.state
        async with seated(server, Seat(asked["roomId"], asked["playerId"], asked["token"])) as wim:
            assert (wim.state["you"], wim.state["requests"]) == (None, [request])
            await ann.send("ASSIGN", player=request["id"], team="blue", role="operative")
            state = await wim.until("ROOM_STATE", you=asked["playerId"])
            assert "requests" not in state
            assert (await ann.until("PLAYER_JOINED"))["id"] == asked["playerId"]
            while {"type": "RESUME", "fields": {}} not in ann.table["legal"]:
                await ann.until("VIEW")
            await ann.send("RESUME")
            assert (await wim.until("VIEW", phase="clue"))["view"]["key"] is None


@pytest.mark.req("W-2.15", "P-8.1", "P-8.3")
async def test_the_host_is_offered_the_kinds_of_rematch_and_chooses_one(tmp_path: Path) -> None:
    async with serving(tmp_path, games={"codenames": RiggedCodenames(KEY)}) as server, game(server) as clients:
        ann, ben, cleo, dan = clients
        await cleo.send("CLUE", word="ocean", count=2)
        await ann.until("VIEW", phase="guess")
        await ann.does("VOTE", index=24)
        await ann.send("CONFIRM", index=24)
        for each in clients:
            await each.until("VIEW", status="over")
        choices = {"type": "REMATCH", "fields": {"teams": ["same", "swap", "shuffle"]}}
        assert choices in ann.table["legal"]
        assert {"type": "REMATCH", "fields": {}} in ben.table["legal"]
        assert await ben.refused("REMATCH", teams="swap") == "not_host"
        assert await ann.refused("REMATCH", teams="duel") == "no_such_choice"
        assert await ann.refused("REMATCH", teams=None) == "bad_message"
        await ann.send("REMATCH", teams="swap")
        told = await ann.until("EVENT", kind="places_assigned")
        assert all(each.seat for each in clients)
        ids = {each.seat.player: each for each in clients if each.seat}
        assert {ids[player]: place for player, place in told["seats"].items()} == {
            ann: "red_spymaster",
            ben: "blue_spymaster",
            cleo: "red_operative",
            dan: "blue_operative",
        }
        for client, knows in ((ann, True), (ben, True), (cleo, False), (dan, False)):
            view = (await client.until("VIEW", status="playing"))["view"]
            assert (view["key"] is not None) is knows


async def traffic(folder: Path, key: str, watchers_see: str) -> dict[str, list[str]]:
    """All that an operative of each team and a watcher are sent while the same things happen in the open."""
    folder.mkdir()
    rigged = {"codenames": RiggedCodenames(key)}
    async with (
        serving(folder, games=rigged, clock=StoppedClock()) as server,
        game(server, watchersSee=watchers_see) as clients,
    ):
        ann, ben, cleo, dan = clients
        assert ann.seat
        async with watching(server, ann.seat.room) as watcher:
            everybody = (*clients, watcher)
            await ann.send("CHAT", text="all here")
            for each in everybody:
                await each.hears("all here")
                await each.until("VIEW")
            for each in (ann, ben):
                each.raw[:] = [json.dumps(each.table)]

            async def happens(client: Client, kind: str, **fields: object) -> None:
                await client.send(kind, **fields)
                for each in everybody:
                    await each.until("VIEW")

            await happens(cleo, "CLUE", word="ocean", count=2)
            await happens(ann, "VOTE", index=0)
            await happens(ann, "CONFIRM", index=0)
            await happens(ann, "VOTE", index=2)
            await happens(ann, "VOTE", index=1)
            await happens(ann, "CONFIRM", index=1)
            await happens(ann, "END_GUESSING")
            await happens(dan, "CLUE", word="sky", count="unlimited")
            await happens(ben, "VOTE", index=24)
            seats = [each.seat for each in clients if each.seat]
            people = {"ann": ann, "ben": ben, "cleo": cleo, "watcher": watcher}
            return {name: hushed(each, seats) for name, each in people.items()}


@pytest.mark.req("W-2.14", "P-5.2", "P-5.3")
async def test_another_key_changes_no_byte_sent_to_an_operative_or_a_watcher(tmp_path: Path) -> None:
    one = await traffic(tmp_path / "one", KEY, "board")
    other = await traffic(tmp_path / "other", OTHER_KEY, "board")
    for name in ("ann", "ben", "watcher"):
        assert len(one[name]) > 15
        assert one[name] == other[name]
    assert one["cleo"] != other["cleo"], "the spymaster sees the key, so the test would see a difference"


@pytest.mark.req("W-4.4", "W-2.14")
async def test_where_the_host_allows_it_watchers_see_the_key_and_operatives_do_not(tmp_path: Path) -> None:
    one = await traffic(tmp_path / "one", KEY, "key")
    other = await traffic(tmp_path / "other", OTHER_KEY, "key")
    assert one["watcher"] != other["watcher"]
    assert all("assassin" in raw for raw in one["watcher"] if '"view":' in raw)
    for name in ("ann", "ben"):
        assert one[name] == other[name]


@pytest.mark.req("P-8.6", "W-2.7")
async def test_a_card_that_there_is_not_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, games={"codenames": RiggedCodenames(KEY)}) as server, game(server) as clients:
        ann, _, cleo, _ = clients
        await cleo.send("CLUE", word="ocean", count=2)
        await ann.until("VIEW", phase="guess")
        for index in (25, -1, 10**9):
            assert await ann.refused("VOTE", index=index) == "no_such_card"
        for index in ("3", True, None, 1.5, [3]):
            assert await ann.refused("VOTE", index=index) == "bad_message"
        assert await ann.refused("VOTE") == "bad_message"
        assert len(WORDS) == 25
