"""An append that had to wait for somebody else goes by what the room is then, not by what it was when it was sent."""

import asyncio
from collections.abc import AsyncIterator

import psycopg
import pytest

from clueapp.store import KeyChange, NoSuchRoom, SequenceTaken, Store
from clueapp.store.values import Lessons
from tests.store.conftest import until_somebody_waits
from tests.store.samples import NOON, a_room, lines, seqs

pytestmark = [pytest.mark.parametrize("url", ["postgresql"], indirect=True), pytest.mark.req("P-6.1", "P-6.4")]


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store that does not give up while the test does its part."""
    patient = await Store.open(f"{url}{'&' if '?' in url else '?'}options=-c%20lock_timeout%3D30s")
    yield patient
    await patient.close()


@pytest.mark.parametrize(
    ("meanwhile", "answer"),
    [
        ("UPDATE room SET last_seq = 2, status = 'theirs' WHERE code = 'ABCD'", SequenceTaken),
        ("DELETE FROM room WHERE code = 'ABCD'", NoSuchRoom),
        ("UPDATE room SET has_ended_game = true, game = 'theirs' WHERE code = 'ABCD'", type(None)),
        ("SELECT 1 FROM room WHERE code = 'ABCD' FOR UPDATE", type(None)),
    ],
)
async def test_what_others_did_meanwhile_counts(
    store: Store, url: str, meanwhile: str, answer: type[Exception | None]
) -> None:
    for code in ("AAAA", "ABCD", "ZZZZ"):
        await store.create(a_room(code), lines(1), [KeyChange("old", code, True)])
    with psycopg.connect(url) as other:
        other.execute(meanwhile.encode())
        first = asyncio.create_task(store.append("AAAA", lines(2)))
        appends = [
            asyncio.create_task(
                store.append(
                    code,
                    lines(3 if code == "AAAA" else 2),
                    keys=[KeyChange("new", code, True), KeyChange("old", code, False)],
                    status="mine",
                    lessons=[Lessons("friends", "trivia", (code,))],
                )
            )
            for code in ("ZZZZ", "ABCD", "AAAA")
        ]
        await until_somebody_waits(url)
        assert not any(append.done() for append in appends if append is not appends[0])
        other.commit()
        answers = await asyncio.gather(first, *appends, return_exceptions=True)
    assert [type(each) for each in answers] == [type(None), type(None), answer, type(None)]
    winners = {"AAAA", "ZZZZ"} | ({"ABCD"} if answer is type(None) else set())
    assert await store.seen("friends", "trivia") == dict.fromkeys(winners, 1)
    assert {row.code for row, _ in await store.rooms_of("new")} == winners
    assert {row.code for row, _ in await store.rooms_of("old")} == ({"ABCD"} if answer is SequenceTaken else set())
    assert (await seqs(store, "AAAA"), await seqs(store, "ZZZZ")) == ([1, 2, 3], [1, 2])
    found = await store.load("ABCD")
    if answer is NoSuchRoom:
        assert found is None
    elif answer is SequenceTaken:
        assert found == (a_room("ABCD", status="theirs"), lines(1)), "nothing of the loser's is there"
    else:
        assert found is not None
        assert (found[0].status, found[0].touched_at, found[1]) == ("mine", NOON + 2000, lines(1, 2))
    if "has_ended_game" in meanwhile:
        assert found is not None
        assert found[0].game == "theirs"
        assert "ABCD" not in await store.stale(10**14), "and nothing of the other's is lost"
