"""Lists of one's own by HTTP: with the token of the host's seat, within bounds, answered with what became of them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import httpx
import pytest

from tests.api.client import Seat, create, join, seated
from tests.api.server import Server, serving

WORDS = [f"q{one}{other}x" for one in "ab" for other in ascii_lowercase]
TEXT = "\n".join(WORDS)
MOST = 384 * 1024


async def bring(server: Server, room: str, **more: Any) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        return await http.post(f"/api/rooms/{room}/packs", **more)


async def host(server: Server) -> Seat:
    return await create(server, game="codenames")


def body(seat: Seat, **changes: Any) -> dict[str, Any]:
    return {"title": "Mine", "text": TEXT, "token": seat.token, **changes}


@pytest.mark.req("W-4.1", "P-8.2")
async def test_the_host_brings_a_list_and_all_are_told_of_its_number(server: Server) -> None:
    ann = await host(server)
    ben = await join(server, ann.room, "Ben")
    async with seated(server, ann) as anns, seated(server, ben) as bens:
        answer = await bring(server, ann.room, json=body(ann, title=" Mine ", text=f"{TEXT}\nQAAX\nrock and roll"))
        assert answer.status_code == 201
        assert answer.headers["cache-control"] == "no-store"
        found = answer.json()
        assert set(found) == {"title", "number", "report"}
        assert (found["title"], found["number"]) == ("Mine", 52)
        assert any("QAAX" in each for each in found["report"])
        assert any("rock and roll" in each for each in found["report"])
        frame = await bens.until("EVENT", kind="pack_brought")
        assert (frame["title"], frame["number"]) == ("Mine", 52)
        while "REMOVE_PACK" not in anns.forms:
            await anns.next()
        assert anns.forms["REMOVE_PACK"] == {"title": ["Mine"]}
        await anns.send("REMOVE_PACK", title="Mine")
        await bens.until("EVENT", kind="pack_removed")
        for client in (anns, bens):
            assert "qbbx" not in "".join(client.raw)
            assert "Mine" in "".join(client.raw)


@pytest.mark.req("W-4.1", "P-8.6")
@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"text": "too, few"}, 400, "too_few_words"),
        ({"text": "q" * 100_001}, 413, "too_large"),
        ({"text": "q" * 390_000}, 413, "too_large"),
        ({"title": ""}, 400, "bad_title"),
        ({"title": "x" * 3_000}, 400, "bad_message"),
        ({"title": None}, 400, "bad_message"),
        ({"text": ["a", "b"]}, 400, "bad_message"),
        ({"text": 7}, 400, "bad_message"),
        ({"more": 1}, 400, "bad_message"),
        ({"token": "no-such-token"}, 403, "not_seated"),
        ({"token": None}, 403, "not_seated"),
        ({"token": "browser:x"}, 400, "bad_message"),
    ],
)
async def test_what_is_refused_is_so_in_words(server: Server, changes: dict[str, Any], status: int, code: str) -> None:
    ann = await host(server)
    answer = await bring(server, ann.room, json=body(ann, **changes))
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["message"]
    assert (await server.manager.handle(ann.room)).table().packs == ()


@pytest.mark.req("P-5.4", "P-8.6")
async def test_who_may_not_and_where_there_is_no_such_thing(server: Server) -> None:
    ann, other = await host(server), await create(server)
    ben = await join(server, ann.room, "Ben")
    for room, seat, status, code in (
        (ann.room, ben, 403, "not_host"),
        (ann.room, other, 403, "not_seated"),
        (other.room, other, 409, "no_packs"),
        ("QQQQQQ", ann, 404, "no_such_room"),
        ("nonsense", ann, 404, "no_such_room"),
    ):
        answer = await bring(server, room, json=body(seat))
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    for content in (b"", b"[]", b"{", b"\xff\xfe", b'{"title": NaN}'):
        answer = await bring(server, ann.room, content=content)
        assert answer.status_code == 400
        assert answer.json()["code"] in {"bad_json", "bad_message"}
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        assert (await http.get(f"/api/rooms/{ann.room}/packs")).json()["code"] == "not_found"


@pytest.mark.req("W-4.1")
async def test_letters_that_are_written_as_numbers_take_no_more_of_the_room(server: Server) -> None:
    """As Python's json writes them: 99 kB of a list are three times as much in the body."""
    ann = await host(server)
    words = [f"{one}{other}{third}ж" for one in "абвгд" for other in "абвгдежзиклмнопрсту" for third in "абвгдежзик"]
    text = "\n".join(words) + "\n" + "#" + "ж" * ((99_000 - len("\n".join(words).encode())) // 2)
    raw = json.dumps(body(ann, text=text)).encode()
    assert len(text.encode()) < 100_000 < 250_000 < len(raw) < MOST
    answer = await bring(server, ann.room, content=raw)
    assert (answer.status_code, answer.json()["number"]) == (201, len(words))


@pytest.mark.req("P-8.6", "P-5.4")
@pytest.mark.parametrize("is_told", [True, False])
async def test_a_body_is_read_no_further_than_it_may_be_long(server: Server, is_told: bool) -> None:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(MOST // 1024 + 1):
            yield b" " * 1024

    ann = await host(server)
    answer = await bring(server, ann.room, content=b" " * (MOST + 1) if is_told else chunks())
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert "384 KiB" in answer.json()["message"]


@pytest.mark.req("P-5.4")
async def test_another_sites_page_cannot_bring_one(server: Server) -> None:
    ann = await host(server)
    answer = await bring(server, ann.room, json=body(ann), headers={"origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "other_origin")
    assert (await bring(server, ann.room, json=body(ann), headers={"origin": server.url})).status_code == 201


@pytest.mark.req("P-5.4")
async def test_one_address_brings_so_many_in_a_minute(tmp_path: Path) -> None:
    async with serving(tmp_path, rooms_per_minute=3) as server:
        ann = await host(server)
        answers = [await bring(server, ann.room, json=body(ann)) for _ in range(4)]
    assert [each.status_code for each in answers] == [201, 201, 201, 429]
    assert answers[-1].json()["code"] == "too_fast"


@pytest.mark.req("W-2.11", "P-8.2")
async def test_who_sits_down_may_name_a_team_and_a_role(server: Server) -> None:
    ann, other = await host(server), await create(server)

    async def sit(room: str, **place: Any) -> httpx.Response:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            return await http.post(f"/api/rooms/{room}/players", json={"name": "Ben", **place})

    assert (await sit(ann.room, team="blue", role="spymaster")).status_code == 201
    table = (await server.manager.handle(ann.room)).table()
    assert [each.place for each in table.players][1:] == ["blue_spymaster"]
    for place, status, code in (
        ({"team": "blue", "role": "spymaster"}, 409, "seat_taken"),
        ({"team": "green", "role": "spymaster"}, 400, "no_such_seat"),
        ({"team": "blue", "role": ""}, 400, "no_such_seat"),
        ({"team": "blue"}, 400, "bad_message"),
        ({"role": "operative"}, 400, "bad_message"),
        ({"team": "blue", "role": "operative", "seat": "red_operative"}, 400, "bad_message"),
        ({"team": ["blue"], "role": "operative"}, 400, "bad_message"),
        ({"team": 1, "role": 2}, 400, "bad_message"),
    ):
        answer = await sit(ann.room, **place)
        assert (answer.status_code, answer.json()["code"]) == (status, code), place
    assert (await sit(other.room, team="blue", role="spymaster")).json()["code"] == "no_such_seat"
    assert (await sit(ann.room, team=None, role=None)).status_code == 201
