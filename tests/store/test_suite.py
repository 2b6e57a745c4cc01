"""What a store promises, on either database."""

import asyncio

import pytest

from clueapp.store import KeyChange, LogLine, NoSuchRoom, RoomExists, SequenceTaken, Store, StoreFailed
from clueapp.store.values import Lessons
from tests.store.samples import NOON, a_room, lines, seqs


@pytest.mark.req("P-6.1")
async def test_a_log_comes_back_as_it_was_written(store: Store) -> None:
    odd = LogLine(4, NOON + 9, '{"text":"Ünïcode 🕵 \\u0000 %s ? :x"}')
    await store.create(a_room("ABCD"), lines(1, 3))
    await store.append("ABCD", [odd])
    assert await store.load("ABCD") == (a_room("ABCD", touched_at=NOON + 9), [*lines(1, 3), odd])


async def test_an_unknown_room_is_none(store: Store) -> None:
    assert await store.load("ABCD") is None


@pytest.mark.req("P-6.1")
async def test_only_the_next_line_is_taken(store: Store) -> None:
    await store.create(a_room("ABCD"), [])
    for wrong in (lines(2, 120), lines(2)):
        with pytest.raises(SequenceTaken):
            await store.append("ABCD", wrong)
    await store.append("ABCD", lines(1, 3))
    for wrong in (lines(1), lines(3), lines(3, 9), lines(5)):
        with pytest.raises(SequenceTaken):
            await store.append("ABCD", wrong, status="over")
    await store.append("ABCD", lines(4))
    assert await store.load("ABCD") == (a_room("ABCD", touched_at=NOON + 4000), lines(1, 4))


async def test_appends_that_do_not_wait_for_each_other_keep_their_order(store: Store) -> None:
    await store.create(a_room("ABCD"), lines(1))
    await asyncio.gather(*(store.append("ABCD", lines(seq), status=f"s{seq}") for seq in range(2, 60)))
    found = await store.load("ABCD")
    assert found == (a_room("ABCD", status="s59", touched_at=lines(59)[0].at), lines(1, 59))


@pytest.mark.req("P-6.1")
async def test_many_rooms_at_once(store: Store) -> None:
    codes = [f"R{number:03}" for number in range(100)]

    async def play(code: str) -> None:
        await store.create(a_room(code), lines(1))
        for seq in range(2, 12):
            await store.append(code, lines(seq))

    await asyncio.gather(*map(play, codes))
    assert [await seqs(store, code) for code in codes] == [list(range(1, 12))] * 100


@pytest.mark.req("P-6.1")
async def test_a_taken_number_fails_only_its_batch(store: Store) -> None:
    for code in ("AAAA", "BBBB", "CCCC"):
        await store.create(a_room(code), lines(1, 2))
    answers = await asyncio.gather(
        store.append("AAAA", lines(3)),
        store.append("BBBB", lines(2, 3), keys=[KeyChange("k", "p1", True)], status="over"),
        store.append("CCCC", lines(3)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), SequenceTaken, type(None)]
    assert await store.load("BBBB") == (a_room("BBBB"), lines(1, 2)), "not a part of it was written"
    assert await store.rooms_of("k") == []
    assert await seqs(store, "AAAA") == await seqs(store, "CCCC") == [1, 2, 3]


@pytest.mark.req("P-6.1")
async def test_of_two_processes_that_append_at_once_one_wins(store: Store, url: str) -> None:
    await store.create(a_room("ABCD"), lines(1))
    other = await Store.open(url)
    for seq in range(2, 30):
        answers = await asyncio.gather(
            store.append("ABCD", lines(seq)), other.append("ABCD", lines(seq)), return_exceptions=True
        )
        assert {type(answer) for answer in answers} == {type(None), SequenceTaken}
    await other.close()
    assert await seqs(store, "ABCD") == list(range(1, 30))


async def test_a_code_is_given_once(store: Store) -> None:
    await store.create(a_room("ABCD"), lines(1))
    answers = await asyncio.gather(
        store.create(a_room("ABCD", status="lobby"), lines(1)),
        store.create(a_room("EFGH"), lines(1)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [RoomExists, type(None)]
    assert await store.load("ABCD") == (a_room("ABCD"), lines(1))


async def test_a_room_that_is_not_there_fails_only_its_batch(store: Store) -> None:
    await store.create(a_room("ABCD"), lines(1))
    answers = await asyncio.gather(
        store.append("GONE", lines(1)),
        store.append("GONE", [], status="over"),
        store.append("ABCD", lines(2)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [NoSuchRoom, NoSuchRoom, type(None)]


async def test_a_line_that_no_database_takes_fails_only_its_batch(store: Store) -> None:
    await store.create(a_room("AAAA"), lines(1))
    await store.create(a_room("BBBB"), lines(1))
    answers = await asyncio.gather(
        store.append("AAAA", [LogLine(2, NOON, "half a character: \ud83d")]),
        store.append("BBBB", lines(2)),
        return_exceptions=True,
    )
    assert [isinstance(answer, Exception) for answer in answers] == [True, False]
    assert (await seqs(store, "AAAA"), await seqs(store, "BBBB")) == ([1], [1, 2])


@pytest.mark.req("P-6.2")
async def test_the_rooms_of_a_key_come_latest_first(store: Store) -> None:
    mine = KeyChange("mine", "p1", True)
    for code, touched in (("OLD", 1), ("NEW", 3), ("MID", 2)):
        await store.create(a_room(code, touched_at=touched), [], [mine, KeyChange("other", "p2", True)])
    assert [(row.code, player) for row, player in await store.rooms_of("mine")] == [
        ("NEW", "p1"),
        ("MID", "p1"),
        ("OLD", "p1"),
    ]
    assert [row.code for row, _ in await store.rooms_of("mine", limit=1)] == ["NEW"]
    assert await store.rooms_of("nobody's") == []


@pytest.mark.req("P-6.2")
async def test_keys_are_given_and_withdrawn_with_the_lines(store: Store) -> None:
    give, withdraw = KeyChange("k", "p1", True), KeyChange("k", "p1", False)

    async def is_held() -> bool:
        return bool(await store.rooms_of("k"))

    await store.create(a_room("ABCD"), lines(1), [give])
    await store.append("ABCD", lines(2), keys=[give])  # given again: no matter
    assert await is_held()
    await store.append("ABCD", lines(3), keys=[withdraw])
    assert not await is_held()
    await store.append("ABCD", lines(4), keys=[withdraw, give])
    assert await is_held()
    await asyncio.gather(store.append("ABCD", lines(5), keys=[give]), store.append("ABCD", lines(6), keys=[withdraw]))
    assert not await is_held()


@pytest.mark.req("P-6.5")
async def test_stale_rooms_go_and_finished_ones_stay(store: Store) -> None:
    key = [KeyChange("k", "p1", True)]
    await store.create(a_room("STALE", touched_at=10), lines(1, 3), key)
    await store.create(a_room("LOBBY", status="lobby", touched_at=5), lines(1), key)
    await store.create(a_room("ENDED", status="over", touched_at=10), lines(1, 3), key)
    await store.create(a_room("FRESH", touched_at=20), lines(1), key)
    assert await store.stale(20) == ["LOBBY", "STALE"]
    assert [await store.remove_stale(code, 20) for code in ("LOBBY", "STALE", "ENDED", "FRESH", "NONE")] == [
        *(True, True, False, False, False)
    ]
    assert {row.code for row, _ in await store.rooms_of("k")} == {"ENDED", "FRESH"}
    assert await seqs(store, "ENDED") == [1, 2, 3]
    assert await store.load("STALE") is None
    await store.create(a_room("STALE"), lines(1))
    assert await seqs(store, "STALE") == [1], "nothing of the old room is left"


@pytest.mark.req("P-6.5")
async def test_a_room_in_which_a_game_has_ended_stays_whatever_came_after(store: Store) -> None:
    await store.create(a_room("AGAIN", touched_at=10), lines(1))
    await store.append("AGAIN", lines(2), status="over")
    await store.append("AGAIN", lines(3), status="playing")
    assert await store.stale(10**13) == []
    assert not await store.remove_stale("AGAIN", 10**13)
    assert await seqs(store, "AGAIN") == [1, 2, 3]


@pytest.mark.req("T-6.2")
async def test_how_often_a_company_has_met_something_is_counted_for_it_alone(store: Store) -> None:
    await store.create(a_room("AAAA"), lines(1))
    await store.create(a_room("BBBB"), lines(1))
    friends, family = Lessons("friends", "trivia", ("q1", "q2")), Lessons("family", "trivia", ("q1",))
    await store.append("AAAA", lines(2), lessons=[friends])
    await asyncio.gather(
        store.append("AAAA", lines(3), lessons=[Lessons("friends", "trivia", ("q2", "q3"))]),
        store.append("BBBB", lines(2), lessons=[friends, family, Lessons("friends", "other", ("q1",))]),
    )
    assert await store.seen("friends", "trivia") == {"q1": 2, "q2": 3, "q3": 1}
    assert await store.seen("family", "trivia") == {"q1": 1}
    assert await store.seen("friends", "other") == {"q1": 1}
    assert await store.seen("strangers", "trivia") == {}


async def test_a_closed_store_refuses(url: str) -> None:
    store = await Store.open(url)
    await store.ping()
    await store.close()
    await store.close()
    with pytest.raises(StoreFailed):
        await store.append("ABCD", lines(1))
    with pytest.raises(StoreFailed):
        await store.ping()
