"""A ping proves that the database takes writes, and leaves nothing behind."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from clueapp.store import Store, StoreFailed, proof
from clueapp.store import store as stores
from tests.store.conftest import commits_held
from tests.store.disk import no_room_behind
from tests.store.samples import a_room, lines, seqs


@pytest.fixture(autouse=True)
def _short_lived(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for long, and every ping but those under way is a new one."""
    monkeypatch.setattr(proof, "PATIENCE", 50)
    monkeypatch.setattr(stores, "PROOF_HOLDS", 0)


async def refused(store: Store) -> bool:
    await asyncio.sleep(0.01)  # the last proof is forgotten
    try:
        await store.ping()
    except StoreFailed:
        return True
    return False


@pytest.mark.req("P-9.1")
async def test_a_ping_changes_nothing(store: Store) -> None:
    await store.create(a_room("ABCD"), lines(1, 3))
    before = await store.load("ABCD")
    for _ in range(3):
        assert not await refused(store)
    assert await store.load("ABCD") == before
    await store.append("ABCD", lines(4))


@pytest.mark.req("P-9.1")
async def test_those_who_ask_at_once_share_one_proof(store: Store) -> None:
    with commits_held() as commits:
        first = asyncio.create_task(store.ping())
        await commits.begun()
        others = [asyncio.create_task(store.ping()) for _ in range(50)]
        await asyncio.sleep(0)
        first.cancel()
        commits.let_go()
        await asyncio.gather(*others)
    assert first.cancelled()
    assert len(commits.made) == 1


@pytest.mark.req("P-9.1")
async def test_a_proof_is_good_for_a_moment(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PROOF_HOLDS", 60)
    with commits_held() as commits:
        commits.let_go()
        for _ in range(5):
            await store.ping()
    assert len(commits.made) == 1


@pytest.mark.req("P-9.1")
async def test_a_file_that_another_program_keeps_locked_takes_no_writes(tmp_path: Path) -> None:
    file = tmp_path / "clueapp.db"
    store = await Store.open(f"sqlite:///{file}")
    await store.create(a_room("ABCD"), lines(1))
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answers = await asyncio.gather(*(store.ping() for _ in range(3)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreFailed] * 3
    append = asyncio.create_task(store.append("ABCD", lines(2)))
    await asyncio.sleep(0.2)
    assert not append.done(), "who writes is still patient"
    other.execute("COMMIT")
    other.close()
    await append
    assert not await refused(store)
    await store.close()


@pytest.mark.req("P-9.1")
async def test_a_full_disk_takes_no_writes(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'clueapp.db'}")
    await store.create(a_room("ABCD"), lines(1))
    with no_room_behind(tmp_path / "clueapp.db-wal"):
        assert await refused(store)
    assert not await refused(store)
    assert await seqs(store, "ABCD") == [1]
    await store.close()


@pytest.mark.req("P-9.1")
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_session_that_may_only_read_takes_no_writes(store: Store, url: str) -> None:
    only_reads = "options=-c%20default_transaction_read_only%3Don&target_session_attrs=any"
    reading = await Store.open(f"{url}{'&' if '?' in url else '?'}{only_reads}")
    assert not await refused(store)
    assert await refused(reading)
    await reading.close()
