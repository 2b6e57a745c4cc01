"""What a client must not send, and what it is told."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from clueapp.api import line
from tests.api.client import create, game, seated, table, walk_into_the_lounge, watching
from tests.api.rigged import Rigged
from tests.api.server import Server, serving

BAD: list[tuple[Any, str]] = [
    ("", "bad_json"),
    ("{", "bad_json"),
    ("not json", "bad_json"),
    ('{"type": NaN}', "bad_json"),
    ('{"type": "CHAT", "text": "\\ud800"}', "bad_json"),
    ("[" * 10_000, "bad_json"),
    ("9" * 10_000, "bad_json"),
    ("null", "bad_message"),
    ("[]", "bad_message"),
    ('"START"', "bad_message"),
    ("{}", "bad_message"),
    ('{"type": 5}', "bad_message"),
    ('{"type": "DANCE"}', "unknown_type"),
    ('{"type": "start"}', "unknown_type"),
    ('{"type": "MOVE"}', "bad_message"),
    ('{"type": "MOVE", "to": 5}', "bad_message"),
    ('{"type": "MOVE", "to": ["hall-lounge"]}', "bad_message"),
    ('{"type": "MOVE", "to": "hall-lounge", "fast": true}', "bad_message"),
    ('{"type": "LEAVE", "for_good": true}', "bad_message"),
    ('{"type": "LEAVE", "forGood": "yes"}', "bad_message"),
    ('{"type": "PICK", "seat": "plum", "side": "plum"}', "bad_message"),
    ('{"type": "CHAT", "text": "' + "x" * 2_001 + '"}', "bad_message"),
    ('{"type": "CHAT", "text": "' + "x" * 301 + '"}', "too_long"),
    ('{"type": "CHAT", "text": "' + "x" * 17_000 + '"}', "too_large"),
    ('{"type": "CHAT", "text": "' + "é" * 8_200 + '"}', "too_large"),
    (b'{"type": "START"}', "binary"),
    ('{"type": "SET_OPTIONS", "options": {"turn_seconds": 60}}', "bad_option"),
    ('{"type": "SET_OPTIONS", "options": {"turnSeconds": 1e99}}', "bad_message"),
    ('{"type": "ADD_BOT", "strength": "genius"}', "no_such_strength"),
    ('{"type": "END_GAME"}', "no_game"),
    ('{"type": "REMATCH"}', "not_over"),
    ('{"type": "REMOVE", "player": "nobody"}', "no_such_player"),
    ('{"type": "PICK", "seat": "batman"}', "no_such_seat"),
    ('{"type": "MOVE", "to": "hall-lounge"}', "wrong_phase"),
    ('{"type": "START"}', "not_enough_players"),
]


@pytest.mark.req("P-8.6", "P-5.1")
async def test_a_bad_message_gets_an_error_and_changes_nothing(server: Server) -> None:
    ann = await create(server)
    async with seated(server, ann) as sane, watching(server, ann.room) as watcher:
        watcher.raw.clear()
        for message, code in BAD:
            async with seated(server, ann) as client:
                await client.say(message)
                assert await client.error() == code, message
        await sane.send("CHAT", text="that was all")
        await watcher.hears("that was all")
        assert len(watcher.raw) == 1, "the first that they hear"


@pytest.mark.req("P-5.1", "P-5.4")
async def test_only_the_host_can_do_what_is_the_hosts(server: Server) -> None:
    async with table(server) as (ann, ben, _):
        assert ann.seat
        assert await ben.refused("START") == "not_host"
        assert await ben.refused("SET_OPTIONS", options={"expected": 3}) == "not_host"
        assert await ben.refused("REMOVE", player=ann.seat.player) == "not_host"
        assert await ben.refused("ADD_BOT") == "not_host"
        await ann.send("START")
        await ben.until("VIEW", status="playing")
        assert await ben.refused("END_GAME") == "not_host"
        assert await ben.refused("REMATCH") == "not_over"


@pytest.mark.req("P-5.1", "P-8.4")
async def test_the_rules_refuse_with_their_codes(server: Server) -> None:
    async with game(server) as (ann, ben, _):
        assert await ben.refused("MOVE", to="dining_room-lounge") == "not_your_turn"
        assert await ann.refused("STAY") == "must_move"
        assert await ann.refused("MOVE", to="kitchen") == "no_such_way"
        assert await ann.refused("SUGGEST", suspect="plum", weapon="rope") in ("must_move", "not_in_a_room")
        assert await ann.refused("END_TURN") == "must_move"
        assert await ann.refused("SHOW", card="rope") == "wrong_phase"
        assert await ann.refused("ACCUSE", suspect="plum", weapon="rope", room="cellar") == "bad_card"
        assert await ann.refused("PICK", seat="plum") == "game_begun"
        assert await ann.refused("SET_OPTIONS", options={"expected": 3}) == "game_begun"
        await ann.does("MOVE", to="hall-lounge")
        assert await ann.refused("MOVE", to="hall") == "wrong_phase"
        assert await ann.refused("SUGGEST", suspect="plum", weapon="rope") == "not_in_a_room"


@pytest.mark.req("P-8.6")
async def test_a_client_that_goes_on_is_disconnected_and_the_others_are_not(server: Server) -> None:
    async with game(server) as (ann, ben, _):
        for number in range(line.STRIKES):
            await ben.say("rubbish")
            assert await ben.error() == "bad_json", number
        assert await ben.closed() == 1008
        await ann.does("MOVE", to="hall-lounge")


@pytest.mark.req("P-8.6")
async def test_messages_that_come_too_fast_are_refused(server: Server) -> None:
    ann = await create(server)
    async with seated(server, ann) as client:
        with suppress(ConnectionClosed):
            for _ in range(line.BURST + 30):
                await client.send("START")
        assert await client.closed() == 1008
        codes = [json.loads(raw)["code"] for raw in client.raw[1:]]
        assert {"not_enough_players", "too_fast"} == set(codes)
        assert codes.count("too_fast") == line.STRIKES


@pytest.mark.req("P-3.4", "P-8.6")
async def test_the_chat_is_rate_limited(server: Server) -> None:
    ann = await create(server)
    async with seated(server, ann) as client:
        for _ in range(12):
            await client.send("CHAT", text="hello")
        while (frame := await client.next())["type"] != "ERROR":
            pass
        assert frame["code"] == "too_fast"


@pytest.mark.req("P-5.1", "P-5.3")
async def test_of_two_racing_shows_one_counts(tmp_path: Path) -> None:
    rigged = Rigged(("green", "knife", "kitchen"), mustard=("plum", "rope"))
    async with serving(tmp_path, games={"clueless": rigged}) as server, game(server) as clients:
        ann, ben, cleo = clients
        await walk_into_the_lounge(ann, ben, cleo)
        await ann.does("SUGGEST", suspect="plum", weapon="rope")
        await ben.until("VIEW", phase="disprove")
        assert ben.forms["SHOW"] == {"card": ["plum", "rope"]}
        await asyncio.gather(ben.send("SHOW", card="plum"), ben.send("SHOW", card="rope"))
        frames = [await ben.next() for _ in range(3)]
        assert sorted(frame["type"] for frame in frames) == ["ERROR", "EVENT", "VIEW"]
        assert [frame["code"] for frame in frames if frame["type"] == "ERROR"] == ["wrong_phase"]
        shown = await ann.until("EVENT", kind="card_seen")
        assert shown["private"]
        assert shown["card"] == ben.table["view"]["suggestion"]["card"]
        assert "card" not in await cleo.until("EVENT", kind="card_shown")
