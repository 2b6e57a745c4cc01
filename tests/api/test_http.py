"""Rooms by HTTP."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from clueapp.kernel.registry import games
from clueapp.protocol.names import options_to_wire
from clueapp.rooms.lobby.options import default_options
from clueapp.store import StoreFailed
from tests.api.client import create, game, join, seated
from tests.api.server import Server, serving


@pytest.mark.req("P-8.2")
async def test_a_room_is_made_joined_and_shown(server: Server) -> None:
    host = await create(server, "Ann", expected=4, turnSeconds=60)
    guest = await join(server, host.room.lower(), "Ben", "plum")
    assert len(host.room) == 6
    assert host.room == guest.room
    assert len(host.token) >= 32
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        answer = await http.get(f"/api/rooms/{host.room}")
    assert answer.status_code == 200
    room = answer.json()
    assert set(room) == {
        *("roomId", "game", "you", "host", "players", "status", "phase", "options", "seq", "view", "legal", "clock"),
    }
    assert (room["roomId"], room["game"], room["status"], room["phase"]) == (host.room, "clueless", "lobby", "lobby")
    assert (room["you"], room["host"], room["legal"]) == (None, host.player, [])
    assert room["players"][1] == {
        "id": guest.player,
        "name": "Ben",
        "seat": "plum",
        "connected": room["players"][1]["connected"],
        "left": False,
        "bot": False,
        "wantsRematch": False,
    }
    assert room["options"] == {
        **options_to_wire(default_options(games()["clueless"])),
        "expected": 4,
        "turnSeconds": 60,
    }
    assert {"allowTwo", "graceSeconds", "fillStrength"} < room["options"].keys()
    assert host.token not in answer.text


WRONG: list[tuple[Any, int, str]] = [
    (b"", 400, "bad_json"),
    (b"{", 400, "bad_json"),
    (b"\xff\xfe", 400, "bad_json"),
    (b"[]", 400, "bad_message"),
    ({}, 400, "bad_message"),
    ({"game": "clueless"}, 400, "bad_message"),
    ({"game": "clueless", "name": 5}, 400, "bad_message"),
    ({"game": "clueless", "name": "Ann", "colour": "red"}, 400, "bad_message"),
    ({"game": "clueless", "name": "Ann", "options": {"fill": 2}}, 400, "bad_option"),
    ({"game": "trivia", "name": "Ann", "options": {"fill": 2}}, 400, "bad_option"),
    ({"game": "clueless", "name": "Ann", "options": {"fillStrength": "genius"}}, 400, "bad_option"),
    ({"game": "clueless", "name": "  "}, 400, "bad_name"),
    ({"game": "clueless", "name": "x" * 21}, 400, "bad_name"),
    ({"game": "clueless", "name": "\u3164"}, 400, "bad_name"),
    ({"game": "clueless", "name": "\u0410nn"}, 400, "bad_name"),
    ({"game": "chess", "name": "Ann"}, 400, "no_such_game"),
    ({"game": "clueless", "name": "Ann", "options": {"turn_seconds": 60}}, 400, "bad_option"),
    ({"game": "clueless", "name": "Ann", "options": {"turnSeconds": 61}}, 400, "bad_option"),
    ({"game": "clueless", "name": "Ann", "options": {"turnSeconds": True}}, 400, "bad_option"),
    ({"game": "clueless", "name": "Ann", "options": {"chat": None}}, 400, "bad_message"),
    (b'{"game": "clueless", "name": "' + b"x" * 17_000 + b'"}', 413, "too_large"),
]


@pytest.mark.req("P-8.2", "P-5.1")
async def test_what_is_wrong_is_refused(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        for body, status, code in WRONG:
            content = {"content": body} if isinstance(body, bytes) else {"json": body}
            answer = await http.post("/api/rooms", **content)
            assert (answer.status_code, answer.json()["code"]) == (status, code), body
            assert set(answer.json()) == {"code", "message"}
    assert not server.manager.awake


@pytest.mark.req("P-8.2", "P-1.3")
async def test_a_seat_that_is_not_free_is_refused(server: Server) -> None:
    async with game(server) as (ann, *_), httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        assert ann.seat
        begun = await http.post(f"/api/rooms/{ann.seat.room}/players", json={"name": "Dan"})
        assert (begun.status_code, begun.json()["code"]) == (409, "game_begun")
        other = await create(server)
        taken = await http.post(f"/api/rooms/{other.room}/players", json={"name": "Dan", "seat": "scarlet"})
        assert (taken.status_code, taken.json()["code"]) == (409, "seat_taken")
        absurd = await http.post(f"/api/rooms/{other.room}/players", json={"name": "Dan", "seat": "batman"})
        assert (absurd.status_code, absurd.json()["code"]) == (400, "no_such_seat")
        for _ in range(5):
            await join(server, other.room, "Somebody")
        full = await http.post(f"/api/rooms/{other.room}/players", json={"name": "Dan"})
        assert full.status_code == 409


@pytest.mark.req("P-8.2", "P-5.4")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("\u3164", "That name would be invisible"),
        ("\u0410nn", "mixes Cyrillic and Latin"),
        ("\u0391\u039d\u039d", "looks like Ann’s"),
    ],
)
async def test_a_name_that_would_deceive_is_refused(server: Server, name: str, reason: str) -> None:
    host = await create(server, "Ann")
    async with httpx.AsyncClient(base_url=server.url) as http:
        refused = await http.post(f"/api/rooms/{host.room}/players", json={"name": name})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_name")
        assert reason in refused.json()["message"]
        assert len((await http.get(f"/api/rooms/{host.room}")).json()["players"]) == 1


@pytest.mark.req("P-8.2", "P-8.6")
async def test_a_store_that_fails_is_told_under_one_code(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await create(server)

    async def fails(*_: object, **__: object) -> None:
        raise StoreFailed("disk full")

    for name in ("create", "append"):
        monkeypatch.setattr(server.manager.store, name, fails)
    async with seated(server, host) as ann, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        for path in ("/api/rooms", f"/api/rooms/{host.room}/players"):
            body = {"name": "Ben"} | ({"game": "clueless"} if path == "/api/rooms" else {})
            answer = await http.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (503, "store_failed")
        assert await ann.refused("PICK", seat="plum") == "store_failed"


@pytest.mark.req("P-5.4", "P-8.2", "P-9.1")
async def test_no_more_rooms_are_made_than_there_may_be(tmp_path: Path) -> None:
    async with serving(tmp_path, most_rooms=3) as server, httpx.AsyncClient(base_url=server.url) as http:

        async def stored() -> float:
            figures = (await http.get("/metrics")).text.splitlines()
            return next(float(line.split()[1]) for line in figures if line.startswith("clueapp_rooms_stored "))

        assert await stored() == 0
        body = {"game": "clueless", "name": "Ann"}
        made = await asyncio.gather(*(http.post("/api/rooms", json=body) for _ in range(8)))
        assert sorted(each.status_code for each in made) == [201] * 3 + [503] * 5
        assert {each.json()["code"] for each in made if each.status_code == 503} == {"house_full"}
        assert (await stored(), len(server.manager.awake)) == (3, 3)
        code = next(each.json()["roomId"] for each in made if each.status_code == 201)
        joined = await http.post(f"/api/rooms/{code}/players", json={"name": "Bob"})
        assert joined.status_code == 201, "in a room that is there one may still sit down"
    async with serving(tmp_path, most_rooms=3) as server, httpx.AsyncClient(base_url=server.url) as http:
        refused = await http.post("/api/rooms", json=body)
        assert (refused.status_code, refused.json()["code"]) == (503, "house_full")


async def test_what_is_not_there_is_not_found(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        for path in ("/api/rooms/AAAAAA", "/api/rooms/nonsense", "/api/rooms/%00", "/api/nothing", "/api/"):
            answer = await http.get(path)
            assert answer.status_code == 404
            assert set(answer.json()) == {"code", "message"}


@pytest.mark.req("P-5.4")
async def test_requests_are_rate_limited(tmp_path: Path) -> None:
    limits = {"rooms_per_minute": 3, "joins_per_minute": 4, "lookups_per_minute": 5}
    async with serving(tmp_path, **limits) as server, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        made = [await http.post("/api/rooms", json={"game": "clueless", "name": "Ann"}) for _ in range(4)]
        assert [each.status_code for each in made] == [201, 201, 201, 429]
        assert made[-1].json()["code"] == "too_fast"
        path = f"/api/rooms/{made[0].json()['roomId']}"
        joined = [await http.post(f"{path}/players", json={"name": "Ben"}) for _ in range(5)]
        assert [each.status_code for each in joined][-2:] == [201, 429]
        looked = [await http.get(path) for _ in range(6)]
        assert [each.status_code for each in looked][-2:] == [200, 429]
