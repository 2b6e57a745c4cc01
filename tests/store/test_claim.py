"""A database is one server's: a second is told who has it, and has it at once when the first is killed."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from clueapp.store import Store, StoreFailed, claim, prepare
from tests.store.samples import a_room, lines, seqs

ROOT = Path(__file__).parent.parent.parent
HOLDER = """
import asyncio, sys
from clueapp.store import Store
async def hold():
    store = await Store.open(sys.argv[1], "the first server")
    print("open", flush=True)
    await asyncio.sleep(60)
asyncio.run(hold())
"""


@pytest.mark.req("P-6.4", "P-9.2")
async def test_a_second_server_is_told_who_has_the_database(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claim, "OTHERS_END_WITHIN", 0.1)
    first = await Store.open(url, "the server on port 80")
    with pytest.raises(StoreFailed, match="is in use by the server on port 80; stop that one") as refusal:
        await Store.open(url, "another")
    assert ("clueapp.db" if url.startswith("sqlite") else "store_") in str(refusal.value)
    await first.create(a_room("ABCD"), lines(1))
    await first.close()
    second = await Store.open(url, "another")
    assert await seqs(second, "ABCD") == [1]
    await second.close()


@pytest.mark.req("P-6.4", "P-6.2")
async def test_after_a_kill_the_next_has_it_at_once(url: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, url], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        assert await asyncio.to_thread(first.stdout.readline) == "open\n"
        first.send_signal(signal.SIGKILL)
        first.wait()
        await (await Store.open(url, "the second server")).close()


async def test_a_tool_that_only_looks_is_not_kept_out(url: str) -> None:
    server = await Store.open(url, "the server")
    tool = await Store.open(url)
    await server.create(a_room("ABCD"), lines(1))
    assert await seqs(tool, "ABCD") == [1]
    await tool.close()
    await server.close()


@pytest.mark.req("P-6.4")
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_servers_that_know_of_each_other_have_it_together_and_nobody_has_it_alone(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claim, "OTHERS_END_WITHIN", 0.1)
    first = await Store.open(url, "port 81", beside_others=True)
    await first.create(a_room("ABCD"), lines(1))
    second = await Store.open(url, "port 82", beside_others=True)
    assert await seqs(second, "ABCD") == [1]
    with pytest.raises(StoreFailed, match="is in use by port 81, port 82; stop that one"):
        await Store.open(url, "a lone server")
    await first.close()
    with pytest.raises(StoreFailed, match="is in use by port 82; stop that one"):
        prepare(url, "a lone server")
    await second.close()
    lone = await Store.open(url, "a lone server")
    with pytest.raises(StoreFailed, match="is in use by a lone server; stop that one"):
        await Store.open(url, "port 83", beside_others=True)
    await lone.close()
    prepare(url, "port 83", beside_others=True)


@pytest.mark.req("P-6.4", "P-6.3")
@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_file_is_not_for_several_processes(url: str) -> None:
    with pytest.raises(StoreFailed, match="several processes need PostgreSQL"):
        await Store.open(url, "port 81", beside_others=True)
    with pytest.raises(StoreFailed, match="several processes need PostgreSQL"):
        prepare(url, "port 81", beside_others=True)
