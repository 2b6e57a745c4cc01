"""How the writer groups, fails and ends."""

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import create_engine

from clueapp.store import Store, StoreFailed
from clueapp.store.engines import address
from tests.store.conftest import commits_held
from tests.store.samples import a_room, lines, seqs

CODES = [f"R{number:03}" for number in range(100)]


async def started(*appends: "asyncio.Task[None]") -> None:
    """Returns when each of the tasks has queued its lines."""
    await asyncio.sleep(0)
    assert not any(append.done() for append in appends)


@pytest.mark.req("P-6.1")
async def test_what_waits_is_committed_together(store: Store) -> None:
    for code in CODES:
        await store.create(a_room(code), lines(1))
    with commits_held() as commits:
        first = asyncio.create_task(store.append(CODES[0], lines(2)))
        await commits.begun()
        others = [asyncio.create_task(store.append(code, lines(2))) for code in CODES[1:]]
        await started(*others)
        commits.let_go()
        await asyncio.gather(first, *others)
    assert len(commits.made) == 2, "the first at once, then all that came while it was written"
    assert [await seqs(store, code) for code in CODES] == [[1, 2]] * 100


@pytest.mark.req("P-6.1")
async def test_nobody_is_answered_before_the_commit(store: Store) -> None:
    await store.create(a_room("ABCD"), lines(1))
    with commits_held() as commits:
        append = asyncio.create_task(store.append("ABCD", lines(2)))
        await commits.begun()
        assert await seqs(store, "ABCD") == [1], "a read neither sees it nor waits for it"
        assert not append.done()
        commits.let_go()
        await append
    assert await seqs(store, "ABCD") == [1, 2]


@pytest.mark.req("P-6.1")
async def test_a_cancelled_append_is_whole_and_harms_nobody(store: Store) -> None:
    for code in ("AAAA", "BBBB", "CCCC"):
        await store.create(a_room(code), lines(1))
    with commits_held() as commits:
        in_commit = asyncio.create_task(store.append("AAAA", lines(2, 4)))
        await commits.begun()
        queued = asyncio.create_task(store.append("BBBB", lines(2, 4)))
        beside = asyncio.create_task(store.append("CCCC", lines(2)))
        await started(in_commit, queued, beside)
        in_commit.cancel()
        queued.cancel()
        commits.let_go()
        async with asyncio.timeout(30):
            answers = await asyncio.gather(in_commit, queued, beside, return_exceptions=True)
    assert [type(answer) for answer in answers] == [asyncio.CancelledError, asyncio.CancelledError, type(None)]
    assert await seqs(store, "AAAA") == [1, 2, 3, 4]
    assert await seqs(store, "BBBB") in ([1], [1, 2, 3, 4])


@pytest.mark.req("P-6.2")
async def test_closing_finishes_the_queue(url: str) -> None:
    store = await Store.open(url)
    for code in CODES:
        await store.create(a_room(code), lines(1))
    with commits_held() as commits:
        first = asyncio.create_task(store.append(CODES[0], lines(2)))
        await commits.begun()
        others = [asyncio.create_task(store.append(code, lines(2))) for code in CODES[1:]]
        await started(*others)
        closing = asyncio.create_task(store.close())
        await started(closing)
        commits.let_go()
        await closing
    async with asyncio.timeout(30):
        await asyncio.gather(first, *others)
    again = await Store.open(url)
    assert [await seqs(again, code) for code in CODES] == [[1, 2]] * 100
    await again.close()


def alter(url: str) -> Callable[[str], None]:
    """Lets a test do harm to the database from outside."""
    engine = create_engine(address(url), isolation_level="AUTOCOMMIT")

    def execute(statement: str) -> None:
        with engine.connect() as connection:
            connection.exec_driver_sql(statement)
        engine.dispose()

    return execute


@pytest.mark.req("P-6.2")
async def test_an_error_reaches_every_caller_and_the_writer_lives_on(store: Store, url: str) -> None:
    for code in CODES:
        await store.create(a_room(code), lines(1))
    alter(url)("ALTER TABLE entry RENAME TO elsewhere")
    answers = await asyncio.gather(*(store.append(code, lines(2)) for code in CODES), return_exceptions=True)
    assert {type(answer) for answer in answers} == {StoreFailed}
    assert len({id(answer) for answer in answers}) == 100
    assert '"kind"' not in str(answers[0]), "what is in a line may be secret"
    alter(url)("ALTER TABLE elsewhere RENAME TO entry")
    await asyncio.gather(*(store.append(code, lines(2)) for code in CODES))
    assert [await seqs(store, code) for code in CODES] == [[1, 2]] * 100


@pytest.mark.req("P-6.2")
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)  # a file has no connection to lose
async def test_a_lost_connection_is_made_again(store: Store, url: str) -> None:
    await store.create(a_room("ABCD"), lines(1))
    alter(url)(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid != pg_backend_pid()"
    )
    with pytest.raises(StoreFailed):
        await store.append("ABCD", lines(2))
    await store.append("ABCD", lines(2))
    assert await seqs(store, "ABCD") == [1, 2]
