"""Processes are killed, stopped, told a wrong time and restarted, and those who play hardly notice."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Sequence

import psycopg
import pytest

from clueapp.cluster.process import Process
from clueapp.store.values import LogLine
from tests.cluster.bots import detective
from tests.cluster.client import now
from tests.cluster.parlour import Parlour, game_of, judged_absent
from tests.cluster.projection import Projection
from tests.cluster.stalls import Stalls
from tests.cluster.tables import LONG, Kind, Table, close
from tests.cluster.timing import EARLY, MOST_LATE, Late, lateness, spread, usual

KILLS = 30
BETWEEN_KILLS = 1.5
BACK_WITHIN = 5.0
"""Seconds in which a client that reconnects by itself is at the table again, with a dial or two that are not taken."""
STOPPED = 8.0
HUNG = 3.0
"""Seconds for which a process that stops in mid-append may hold others up, and far fewer than it stays stopped."""
DUEL = LONG[-1]


async def finish(
    parlour: Parlour, tables: Sequence[Table], stalls: Stalls
) -> tuple[dict[Table, list[LogLine]], list[Late]]:
    """Stop playing; nothing acknowledged is lost, and nobody was taken for gone. All logs, and all ticks that came."""
    await close(tables, parlour.database)
    logs: dict[Table, list[LogLine]] = {}
    late: list[Late] = []
    for table in tables:
        game = game_of(table.kind.game)
        logs[table] = table.check(game)
        assert judged_absent(game, table.code, logs[table]) == []
        if table.kind.game == "trivia":
            for story in table.stories:
                projection = Projection(game, table.code, logs[table], story.player)
                late += lateness(projection, story, stalls)
        assert sum(story.count("acknowledged") for story in table.stories) > 1
    return logs, late


def check_in_time(late: Sequence[Late], at_least: int, faults: Sequence[tuple[float, str]] = ()) -> None:
    """No tick came too late, nor too early; `faults`: what was done when, to be shown with one that did."""
    assert len(late) >= at_least, "there were ticks to be late"
    worst = sorted(late, key=lambda each: each.seconds)
    assert worst[0].seconds > -EARLY, f"too early: {worst[0]}"
    shown = "\n".join(
        f"{each.seconds:.3f} s late, line {each.line} on {each.address}; "
        + ", ".join(f"{what} {each.at - at:.2f} s before" for at, what in faults if 0 < each.at - at < 5)
        for each in worst[-8:]
    )
    assert worst[-1].seconds <= MOST_LATE, f"usually {usual(late):.3f} s late, and:\n{shown}"


@pytest.mark.req("P-6.4", "P-6.1", "P-6.7", "P-7.1")
async def test_thirty_kills_cost_a_reconnect_each_and_nothing_else(
    parlour: Parlour, rng: random.Random, stalls: Stalls
) -> None:
    tables = await parlour.tables([*LONG, DUEL], rng, at_home=False)
    for table in tables:
        table.play(again=True, thought=0.25, chat=True)
    faults: list[tuple[float, str]] = []
    for _ in range(KILLS):
        began = now()
        victim = rng.choice(parlour.cluster.processes)
        await asyncio.to_thread(victim.kill)
        faults.append((now(), f"{victim.url} killed"))
        await parlour.restart(victim)
        faults.append((now(), f"{victim.url} back"))
        await asyncio.sleep(max(0.0, BETWEEN_KILLS - (now() - began)) + rng.uniform(0, 0.3))
    _, late = await finish(parlour, tables, stalls)
    clients = [client for table in tables for client in table.clients]
    returns = [
        after.began_at - (before.ended_at or after.began_at)
        for client in clients
        for before, after in zip(client.story.sessions, client.story.sessions[1:], strict=False)
    ]
    assert len(returns) > KILLS
    assert max(returns) < BACK_WITHIN + stalls.worst
    check_in_time(late, 100, faults)


@pytest.mark.req("P-6.4", "P-6.1")
async def test_a_process_that_was_stopped_wakes_and_spoils_nothing(
    parlour: Parlour, rng: random.Random, stalls: Stalls
) -> None:
    """It is stopped while the database carries out what it has asked for, and told of it eight seconds later."""
    victim, *others = parlour.cluster.processes
    elsewhere = [each.url for each in others]
    busy = Kind("clueless", 3, detective(0.01), {"expected": 3})
    apart = await parlour.tables([*LONG, DUEL], rng, elsewhere)
    mixed = await parlour.tables([DUEL, busy, busy], rng)
    for table in (*apart, *mixed):
        table.play(again=True, thought=0.05, chat=True)
    await asyncio.sleep(1)
    await stopped_in_mid_append(parlour, victim, mixed[1])
    stopped_at = now()
    await asyncio.sleep(STOPPED)
    victim.thaw()
    thawed_at = now()
    await asyncio.sleep(2)
    assert await parlour.healths() == [200] * 3
    logs, _ = await finish(parlour, [*apart, *mixed], stalls)
    for table in (*apart, *mixed):
        ops = [
            op
            for client in table.clients
            if client.story.sessions[0].address != victim.url
            for op in client.story.ops
            if stopped_at < op.sent_at < thawed_at
        ]
        assert len(ops) > 1, "they went on"
        assert max(op.ended_at - op.sent_at for op in ops) < HUNG + stalls.worst
    for table in apart:
        apart_by = spread(game_of(table.kind.game), table.code, logs[table], table.stories, stalls)
        assert max(each.seconds for each in apart_by) < HUNG


async def stopped_in_mid_append(parlour: Parlour, victim: Process, table: Table) -> None:
    """Hold a room's row until the process waits for it with something to append; stop it; let the database go on."""
    async with await psycopg.AsyncConnection.connect(parlour.database) as holder:
        await holder.execute("SELECT 1 FROM room WHERE code = %s FOR UPDATE", [table.code])
        mine = next(client for client in table.clients if client.address == victim.url)
        asked = asyncio.create_task(mine.do({"type": "CHAT", "text": "half said"}))
        async with await psycopg.AsyncConnection.connect(parlour.database, autocommit=True) as looker:
            for _ in range(100):
                waiting = await looker.execute("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
                if (await waiting.fetchone() or (0,))[0]:
                    break
                await asyncio.sleep(0.01)
            else:
                pytest.fail("nobody waited for the row")
        victim.freeze()
        await holder.rollback()
    del asked


@pytest.mark.req("P-6.4", "P-6.7", "P-7.1", "P-9.3")
async def test_a_rolling_restart_is_hardly_noticed_though_one_clock_is_wrong(
    parlour: Parlour, rng: random.Random, stalls: Stalls
) -> None:
    tables = await parlour.tables([*LONG, DUEL, DUEL], rng)
    tables += await parlour.tables([DUEL], rng, [each.url for each in parlour.cluster.processes if is_wrong(each)])
    for table in tables:
        table.play(again=True, thought=0.1, chat=True)
    for process in parlour.cluster.processes:
        await asyncio.sleep(0.5)
        assert await asyncio.to_thread(process.stop) in (0, -signal.SIGTERM)
        await parlour.restart(process)
    await asyncio.sleep(1)
    _, late = await finish(parlour, tables, stalls)
    check_in_time(late, at_least=40)
    for table in tables:
        assert table.wrongly_gone() == []


def is_wrong(process: Process) -> bool:
    """Whether it has a wall clock that is seconds ahead."""
    return "CLOCK_AHEAD" in process.env
