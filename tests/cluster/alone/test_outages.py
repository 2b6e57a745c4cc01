"""Valkey and PostgreSQL go away, by cable, by silence and by restart; what is played goes on, or waits and goes on."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from tests.cluster.bots import duellist
from tests.cluster.client import now
from tests.cluster.parlour import Parlour, game_of, judged_absent, made
from tests.cluster.projection import Projection, log_of
from tests.cluster.proxy import Proxy
from tests.cluster.stalls import Stalls
from tests.cluster.tables import LONG, Kind, Table, close
from tests.cluster.timing import lateness, spread, usual

pytestmark = pytest.mark.asyncio(loop_scope="module")
GRACE = 1
"""Seconds for which an absent duellist is waited for, here."""
DEAD_AFTER = 3
"""Seconds for which a process that is not heard is held for alive."""
TOLD_WITHIN = 2.0
"""Seconds within which everybody is told without Valkey too: each process asks the database twice a second."""
SOON = 0.15
OUTAGE, RESTART = 5.0, 2.0
DUEL = LONG[-1]
SILENT_DUEL = Kind("trivia", 2, duellist(0.0), {"questions": 7})


class Cables(Parlour):
    """A parlour of which each process has a line of its own to Valkey, and one to PostgreSQL."""

    to_valkey: Sequence[Proxy]
    to_postgres: Sequence[Proxy]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def cables() -> AsyncIterator[Cables]:
    with tempfile.TemporaryDirectory(prefix="clueapp-cables-", ignore_cleanup_errors=True) as folder:
        cluster = made(Path(folder), grace=GRACE)
        cables = Cables(cluster)
        async with AsyncExitStack() as stack:
            lines = [cluster.valkey.port] * 3 + [cluster.postgres.port] * 3
            proxies = [await stack.enter_async_context(Proxy(port)) for port in lines]
            cables.to_valkey, cables.to_postgres = proxies[:3], proxies[3:]
            for process, valkey, postgres in zip(cluster.processes, cables.to_valkey, cables.to_postgres, strict=True):
                process.env["CLUEAPP_REDIS_URL"] = cluster.valkey.url_at(valkey.port)
                process.env["CLUEAPP_DATABASE_URL"] = cluster.postgres.url_at(postgres.port)
            await asyncio.to_thread(cluster.start)
            try:
                yield cables
            finally:
                for each in proxies:
                    each.mend()
                await asyncio.to_thread(cluster.stop)


async def until(condition: Callable[[], object], within: float) -> None:
    async with asyncio.timeout(within):
        while not condition():
            await asyncio.sleep(0.02)


async def healthy(cables: Cables, statuses: Sequence[int], within: float) -> None:
    """Until the processes say so of themselves; 0 stands for anything."""
    deadline, said = now() + within, []
    while now() < deadline:
        said = await cables.healths()
        if all(wanted in (0, each) for wanted, each in zip(statuses, said, strict=True)):
            return
        await asyncio.sleep(0.1)
    pytest.fail(f"/healthz said {said}, not {statuses}, within {within:g} s")


@pytest.mark.req("P-6.4", "P-9.1", "T-5.2")
async def test_without_valkey_play_goes_on_and_all_are_told(cables: Cables, rng: random.Random) -> None:
    """One process is without it for so long that the others hold it for dead, and do not judge those who are there."""
    async with Stalls(cables.pids) as stalls:
        tables = await cables.tables([LONG[0], LONG[2], DUEL], rng)
        for table in tables:
            table.play(again=True, thought=0.1, chat=True)
        await asyncio.sleep(1)
        for each in cables.to_valkey:
            await each.cut()
        await healthy(cables, [503] * 3, within=3)
        await asyncio.sleep(1)
        for each in cables.to_valkey:
            each.mend()
        await healthy(cables, [200] * 3, within=5)
        cables.to_valkey[1].clog()
        clogged_at = now()
        await healthy(cables, [200, 503, 200], within=4)
        await asyncio.sleep(clogged_at + DEAD_AFTER + GRACE + 2 - now())
        cables.to_valkey[1].mend()
        await healthy(cables, [200] * 3, within=5)
        with cables.cluster.valkey.frozen():
            await asyncio.sleep(2)
        await asyncio.to_thread(cables.cluster.valkey.stop)
        await asyncio.sleep(1)
        await asyncio.to_thread(cables.cluster.valkey.start)
        await healthy(cables, [200] * 3, within=5)
        mended_at = now()
        await asyncio.sleep(3)
        await close(tables, cables.database)
        for table in tables:
            game, stories = game_of(table.kind.game), table.stories
            lines = table.check(game)
            assert judged_absent(game, table.code, lines) == []
            cut_off = {client.player for client in table.clients if client.address == cables.addresses[1]}
            shown_gone = {each["id"] for client in table.clients for _, each in client.gone_seen}
            assert shown_gone <= cut_off, "all others were heard of"
            assert all(len(story.sessions) == 1 for story in stories), "nobody was hung up on"
            assert {op.outcome for story in stories for op in story.ops} <= {"acknowledged", "refused"}
            apart = spread(game, table.code, lines, stories, stalls)
            assert max(each.seconds for each in apart) < TOLD_WITHIN
            afterwards = [each for each in apart if each.at > mended_at]
            assert usual(afterwards) < SOON, "nobody is deaf"
            for story in stories if table.kind.game == "trivia" else ():
                late = lateness(Projection(game, table.code, lines, story.player), story, stalls)
                assert len(late) > 5
                assert max(each.seconds for each in late) < TOLD_WITHIN


@pytest.mark.req("P-6.4", "T-5.2")
async def test_without_valkey_nobody_is_judged_absent(cables: Cables, rng: random.Random) -> None:
    """One of each pair goes away for longer than they are waited for; that counts when the others can be asked."""
    tables = await cables.tables([SILENT_DUEL, SILENT_DUEL], rng)
    for each in cables.to_valkey:
        await each.cut()
    for table in tables:
        await table.clients[1].depart()
    await asyncio.sleep(GRACE + 2)
    for table in tables:
        lines = await log_of(cables.database, table.code)
        assert judged_absent(game_of("trivia"), table.code, lines) == []
    for each in cables.to_valkey:
        each.mend()
    for table in tables:
        await until(lambda table=table: table.clients[0].status == "over", within=GRACE + 5)
        assert table.clients[0].table["view"]["reason"] == "forfeit"
    await close(tables, cables.database)


@pytest.mark.req("P-6.4", "P-6.1", "P-9.1")
@pytest.mark.parametrize("how", ["cut", "restarted"])
async def test_without_postgresql_all_is_refused_and_goes_on_afterwards(
    cables: Cables, rng: random.Random, how: str
) -> None:
    tables = await cables.tables([*LONG[:3], SILENT_DUEL], rng)
    for table in tables:
        table.play(again=True, thought=0.1, chat=True)
    await asyncio.sleep(1)
    if how == "cut":
        for each in cables.to_postgres:
            await each.cut()
    else:
        await asyncio.to_thread(cables.cluster.postgres.stop)
    away_at = now()
    await healthy(cables, [503] * 3, within=4)
    await asyncio.sleep(max(0.0, (OUTAGE if how == "cut" else RESTART) - (now() - away_at)))
    for each in cables.to_postgres:
        each.mend()
    if how == "restarted":
        await asyncio.to_thread(cables.cluster.postgres.start)
    back_at = now()
    await healthy(cables, [200] * 3, within=5)
    await asyncio.sleep(2)
    await check_afterwards(cables, tables, away_at, back_at)


async def check_afterwards(cables: Cables, tables: Sequence[Table], away_at: float, back_at: float) -> None:
    await close(tables, cables.database)
    assert all(each.is_running for each in cables.cluster.processes)
    codes: list[str] = []
    for table in tables:
        game, ops = game_of(table.kind.game), [op for story in table.stories for op in story.ops]
        lines = table.check(game)
        assert judged_absent(game, table.code, lines) == []
        assert all(len(story.sessions) == 1 for story in table.stories), "nobody was hung up on"
        meanwhile = [op for op in ops if away_at + 0.2 < op.ended_at and op.sent_at < back_at]
        codes += [op.code for op in meanwhile if op.ended_at < back_at]
        assert not any(op.outcome == "acknowledged" and away_at + 0.2 < op.ended_at < back_at for op in ops)
        if table.kind.game != "trivia":
            assert any(op.outcome == "acknowledged" and op.sent_at > back_at for op in ops), "it goes on"
    assert "store_failed" in codes
    assert set(codes) <= {"store_failed", "too_fast"}, set(codes)
