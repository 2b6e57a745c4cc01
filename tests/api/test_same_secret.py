"""Processes with different secrets do not run side by side; between them is a real Valkey."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from redis import Redis
from structlog.testing import capture_logs

from clueapp.api import same_secret
from clueapp.api.same_secret import check_secret
from clueapp.api.shared_counts import SharedCounts
from clueapp.cluster.ports import free_ports
from clueapp.cluster.valkey import Valkey
from clueapp.settings import WrongSetting
from tests.api.valkey import running_valkey

ONE, OTHER = "the secret of the parlour", "another secret altogether"


@pytest.fixture
def valkey(tmp_path: Path) -> Iterator[Valkey]:
    with running_valkey(tmp_path) as found:
        yield found


@pytest.mark.req("P-6.4", "P-9.2")
async def test_with_another_secret_than_those_who_live_a_process_does_not_start(valkey: Valkey) -> None:
    await asyncio.to_thread(check_secret, valkey.url, ONE, "a")
    async with SharedCounts(valkey.url, ONE, 10, "a").running():
        await asyncio.to_thread(check_secret, valkey.url, ONE, "b")
        with pytest.raises(WrongSetting, match="CLUEAPP_SECRET: is not the one that the other processes"):
            await asyncio.to_thread(check_secret, valkey.url, OTHER, "c")
    kept = str(Redis.from_url(valkey.url, decode_responses=True).get("clueapp:secret"))
    assert len(kept) == 64
    assert ONE not in kept


@pytest.mark.req("P-6.4", "P-9.2")
def test_of_two_that_start_at_once_with_different_secrets_one_is_refused(
    valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_secret(valkey.url, ONE, "a")
    with pytest.raises(WrongSetting):
        check_secret(valkey.url, OTHER, "b")
    check_secret(valkey.url, ONE, "c")


@pytest.mark.req("P-6.4", "P-9.2")
async def test_where_all_have_stopped_the_secret_can_be_another(valkey: Valkey) -> None:
    counts = SharedCounts(valkey.url, ONE, 10, "a")
    check_secret(valkey.url, ONE, "a")
    async with counts.running():
        async with asyncio.timeout(10):
            while not counts.is_reached:
                await asyncio.sleep(0.01)
    began = time.monotonic()
    check_secret(valkey.url, OTHER, "b")
    assert time.monotonic() - began < 1.0, "they have said that they are gone"
    with pytest.raises(WrongSetting):
        await asyncio.to_thread(check_secret, valkey.url, ONE, "c")


@pytest.mark.req("P-6.4", "P-9.2")
def test_those_that_were_killed_are_waited_for(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(same_secret, "STARTS_WITHIN", 0)  # its last sign of life is now
    check_secret(valkey.url, ONE, "killed")
    began = time.monotonic()
    check_secret(valkey.url, OTHER, "b")
    assert 2.0 < time.monotonic() - began < 5.0


@pytest.mark.req("P-6.4", "P-9.2")
def test_a_redis_out_of_reach_says_nothing_against_a_secret() -> None:
    with capture_logs() as written:
        check_secret(f"redis://127.0.0.1:{next(free_ports())}/0", ONE)
    (line,) = written
    assert (line["log_level"], line["why"]) == ("warning", "ConnectionError")


@pytest.mark.req("P-6.4", "P-9.2")
async def test_where_it_could_not_be_checked_at_the_start_it_is_told_later(valkey: Valkey) -> None:
    check_secret(valkey.url, ONE, "a")
    with capture_logs() as written:
        async with SharedCounts(valkey.url, OTHER, 10, "b").running(), asyncio.timeout(10):
            while not written:
                await asyncio.sleep(0.01)
    assert "CLUEAPP_SECRET" in written[0]["why"]
