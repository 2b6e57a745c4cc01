"""Players of one room on three processes: they play to the end, come in by any door, and race fairly."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.cluster.client import Client, only
from tests.cluster.deeds import Frame
from tests.cluster.parlour import Parlour, game_of, judged_absent
from tests.cluster.projection import Projection, log_of
from tests.cluster.stalls import Stalls
from tests.cluster.tables import QUICK, close
from tests.cluster.timing import MOST_LATE, lateness, spread, usual

SOON = 0.15
"""Seconds within which others usually hear: it was told, and not found out."""


@pytest.mark.req("P-6.4", "P-6.1", "P-2.4")
async def test_all_four_games_are_played_to_the_end_on_three_processes(
    parlour: Parlour, rng: random.Random, stalls: Stalls
) -> None:
    tables = await parlour.tables(QUICK, rng)
    for table in tables:
        table.play()
    await asyncio.gather(*(table.over(60) for table in tables))
    await close(tables, parlour.database)
    for table in tables:
        game, stories = game_of(table.kind.game), table.stories
        lines = table.check(game)
        assert {client.status for client in table.clients} == {"over"}
        assert len({client.address for client in table.clients}) == min(3, len(table.clients))
        assert [client.gone_seen for client in table.clients] == [[]] * len(table.clients)
        assert judged_absent(game, table.code, lines) == []
        assert all(len(story.sessions) == 1 for story in stories)
        assert {op.outcome for story in stories for op in story.ops} <= {"acknowledged", "refused"}
        assert "busy" not in {op.code for story in stories for op in story.ops}
        assert usual(spread(game, table.code, lines, stories, stalls)) < SOON
        if table.kind.game == "trivia":
            for story in stories:
                late = lateness(Projection(game, table.code, lines, story.player), story, stalls)
                assert len(late) > 3
                assert max(each.seconds for each in late) < MOST_LATE


@pytest.mark.req("P-6.4", "P-2.1")
async def test_whoever_sits_down_on_one_process_is_known_on_another_at_once(parlour: Parlour) -> None:
    """Two hundred times, half of them in rooms that the other process has awake."""
    rooms, each = 20, 10
    async with httpx.AsyncClient(timeout=10) as http:
        refused: list[str] = []

        async def sit_down_here_and_connect_there(number: int) -> None:
            here, there, third = (parlour.addresses[(number + turn) % 3] for turn in range(3))
            host = (await http.post(f"{third}/api/rooms", json={"game": "codenames", "name": "Host"})).json()
            client = Client(host, only(there))
            if number % 2:
                client.arrive()
                await client.until(lambda: client.is_here)
            for name in range(each):
                url = f"{here}/api/rooms/{host['roomId']}/players"
                seat = (await http.post(url, json={"name": f"Guest {name}"})).json()
                first = await first_frame(there, seat)
                if first.get("you") != seat["playerId"]:
                    refused.append(f"{number}: {first.get('code', first['type'])}")
            await client.depart()

        for begin in range(0, rooms, 5):
            await asyncio.gather(*map(sit_down_here_and_connect_there, range(begin, begin + 5)))
    assert refused == []


async def first_frame(address: str, seat: Frame) -> Frame:
    """What a process says to one who comes with a token."""
    async with connect(f"{address.replace('http', 'ws', 1)}/ws/{seat['roomId']}") as socket:
        await socket.send(json.dumps({"type": "JOIN_ROOM", **seat}))
        frame: Frame = json.loads(await socket.recv())
        return frame


@pytest.mark.req("P-6.4", "P-1.3")
async def test_forty_race_for_one_seat_and_one_gets_it(parlour: Parlour) -> None:
    """In five rooms at once, each awake on all processes."""
    async with httpx.AsyncClient(timeout=20, limits=httpx.Limits(max_connections=60)) as http:

        async def race(number: int) -> None:
            body = {"game": "clueless", "name": "Host"}
            host = (await http.post(f"{parlour.addresses[number % 3]}/api/rooms", json=body)).json()
            code = host["roomId"]
            for address in parlour.addresses:
                await http.get(f"{address}/api/rooms/{code}")
            answers = Counter(await asyncio.gather(*(sit_down(code, racer) for racer in range(40))))
            assert answers == {"seated": 1, "seat_taken": 39}
            lines = await log_of(parlour.database, code)
            projection = Projection(game_of("clueless"), code, lines, host["playerId"])  # cannot be read with a gap
            joined = [deed.event["seat"] for deed in projection.deeds if deed.event["kind"] == "player_joined"]
            assert len(joined) == 2
            assert joined.count("plum") == 1

        async def sit_down(code: str, racer: int) -> str:
            url = f"{parlour.addresses[racer % 3]}/api/rooms/{code}/players"
            answer = await http.post(url, json={"name": f"Racer {racer}", "seat": "plum"})
            return "seated" if answer.status_code == 201 else str(answer.json()["code"])

        await asyncio.gather(*map(race, range(5)))


@pytest.mark.req("P-6.4", "T-3.3")
async def test_forty_race_for_one_buzz_and_one_gets_it(parlour: Parlour, rng: random.Random) -> None:
    """Both players, each with twenty connections over all processes."""
    (table,) = await parlour.tables([QUICK[-1]], rng)
    betting = [asyncio.create_task(bet(client)) for client in table.clients]
    await asyncio.wait_for(asyncio.gather(*betting), 20)
    many = [Client(table.clients[at % 2].seat_given, only(parlour.addresses[at % 3])) for at in range(38)]
    for client in many:
        client.arrive()
    racers = [*table.clients, *many]
    await asyncio.gather(
        *(client.until(lambda client=client: client.is_here and "BUZZ" in client.forms) for client in racers)
    )
    await asyncio.gather(*(client.do({"type": "BUZZ"}) for client in racers))
    await table.close(parlour.database)
    lines = table.check(game_of("trivia"))
    projection = Projection(game_of("trivia"), table.code, lines, table.clients[0].player)
    assert [deed.event["kind"] for deed in projection.deeds].count("buzzed") == 1
    frames = (heard.frame for client in racers for heard in client.story.frames)
    refusals = Counter(frame["code"] for frame in frames if frame["type"] == "ERROR")
    assert set(refusals) <= {"not_clue_phase", "already_buzzed"}, refusals
    assert refusals.total() == 39
    for client in many:
        await client.depart()


async def bet(client: Client) -> None:
    """Bet and match until the clue runs."""
    while "BUZZ" not in client.forms:
        wanted = next((name for name in ("BET", "MATCH") if name in client.forms), None)
        if wanted is not None:
            amount = {"amount": client.forms["BET"]["amount"][0]} if wanted == "BET" else {}
            await client.do({"type": wanted, **amount})
        table = client.table
        await client.until(lambda table=table: client.table is not table)
