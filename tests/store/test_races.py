"""Several processes that append at once: one wins each number, and nobody else is harmed."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from clueapp.store import KeyChange, LogLine, NoSuchRoom, SequenceTaken, Store
from clueapp.store.values import Lessons
from tests.store.conftest import commits_held
from tests.store.samples import NOON, a_room, lines, seqs

STORES = 3
CODES = [f"R{number:03}" for number in range(100)]


@pytest.fixture
async def rivals(url: str, store: Store) -> AsyncIterator[list[Store]]:
    """Stores on one database, each as in a process of its own."""
    others = [await Store.open(url) for _ in range(STORES - 1)]
    yield [store, *others]
    for other in others:
        await other.close()


async def wins(rival: Store, name: str, code: str, last: int) -> list[tuple[str, int, str]]:
    """Appends to the room, always after its last line, until that is `last`; returns which lines were its own."""
    won = []
    while (seq := (await rival.last_seqs([code]))[code] + 1) <= last:
        try:
            await rival.append(
                code,
                [LogLine(seq, NOON + seq, name)],
                keys=[KeyChange(f"{name} {seq}", "p1", True)],
                status=name,
                lessons=[Lessons("friends", "trivia", ("q1", f"q{seq}", "q2"))],
            )
        except SequenceTaken:
            continue
        won.append((code, seq, name))
    return won


@pytest.mark.req("P-6.1", "P-6.4")
@pytest.mark.parametrize(("rooms", "last"), [(1, 60), (50, 8)])
async def test_every_number_has_one_winner(rivals: list[Store], rooms: int, last: int) -> None:
    codes = CODES[:rooms]
    for code in codes:
        await rivals[0].create(a_room(code), lines(1))
    names = [f"rival {number}" for number in range(STORES)]
    orders = (codes, codes[::-1], codes[rooms // 2 :] + codes[: rooms // 2])
    async with asyncio.timeout(60):
        won = await asyncio.gather(
            *(
                wins(rival, name, code, last)
                for rival, name, order in zip(rivals, names, orders, strict=True)
                for code in order
            )
        )
    told = sorted(line for each in won for line in each)
    stored = []
    for code in codes:
        found = await rivals[0].load(code)
        assert found is not None
        assert found[0].status == found[1][-1].body, "the status is that of whoever came last"
        stored += [(code, line.seq, line.body) for line in found[1][1:]]
    assert stored == told, "each line is its winner's, and none was won twice"
    assert [each[:2] for each in stored] == [(code, seq) for code in codes for seq in range(2, last + 1)], "no gap"
    for name in names:
        for seq in range(2, last + 1):
            held = {row.code for row, _ in await rivals[1].rooms_of(f"{name} {seq}", limit=rooms)}
            assert held == {code for code in codes if (code, seq, name) in told}, "keys come from the winner alone"
    each = Counter({f"q{seq}": rooms for seq in range(2, last + 1)})
    assert await rivals[2].seen("friends", "trivia") == each + Counter(q1=rooms * (last - 1), q2=rooms * (last - 1))


@pytest.mark.req("P-6.1", "P-6.4")
async def test_a_conflict_among_a_hundred_rooms_is_one_rooms_alone(rivals: list[Store]) -> None:
    store, other, _ = rivals
    for code in CODES:
        await store.create(a_room(code), lines(1))
    await other.append(CODES[50], lines(2))
    with commits_held() as commits:
        first = asyncio.create_task(store.append(CODES[0], lines(2)))
        await commits.begun()
        appends = [
            asyncio.create_task(
                store.append(
                    code,
                    lines(3 if code == CODES[70] else 2),
                    keys=[KeyChange(f"k{code}", "p1", True)],
                    status="over",
                    lessons=[Lessons("friends", "trivia", (code,))],
                )
            )
            for code in CODES[1:]
        ]
        gone = asyncio.create_task(store.append("GONE", lines(1), lessons=[Lessons("friends", "trivia", ("GONE",))]))
        await asyncio.sleep(0)
        commits.let_go()
        answers = await asyncio.gather(first, *appends, gone, return_exceptions=True)
    losers = {code: type(answer) for code, answer in zip([*CODES, "GONE"], answers, strict=True) if answer is not None}
    assert losers == {CODES[50]: SequenceTaken, CODES[70]: SequenceTaken, "GONE": NoSuchRoom}
    assert len(commits.made) == 2, "the others went together all the same"
    assert {code: await seqs(store, code) for code in CODES} == {code: [1, 2] for code in CODES} | {CODES[70]: [1]}
    winners = [code for code in CODES[1:] if code not in losers]
    assert await store.seen("friends", "trivia") == dict.fromkeys(winners, 1)
    for code in CODES[1:]:
        found = await store.load(code)
        assert found is not None
        assert found[0].status == ("over" if code in winners else "playing")
        assert bool(await store.rooms_of(f"k{code}")) == (code in winners)


@pytest.mark.req("P-6.1", "P-6.4")
async def test_of_those_who_make_a_room_at_once_one_does(rivals: list[Store]) -> None:
    async def make(rival: Store, name: str) -> set[str]:
        made = await asyncio.gather(
            *(rival.create(a_room(code), [LogLine(1, NOON, name)], [KeyChange(name, code, True)]) for code in CODES),
            return_exceptions=True,
        )
        return {code for code, answer in zip(CODES, made, strict=True) if answer is None}

    made = await asyncio.gather(*(make(rival, f"rival {number}") for number, rival in enumerate(rivals)))
    assert sorted(code for codes in made for code in codes) == CODES
    for number, codes in enumerate(made):
        held = await rivals[0].rooms_of(f"rival {number}", limit=len(CODES))
        assert {row.code for row, _ in held} == codes
        for code in codes:
            assert await rivals[0].load_since(code, 0) == [LogLine(1, NOON, f"rival {number}")]


@pytest.mark.req("P-6.5", "P-6.4")
async def test_a_room_that_is_removed_while_others_append_is_gone_or_goes_on(rivals: list[Store]) -> None:
    for number in range(20):
        code = f"X{number}"
        await rivals[0].create(a_room(code), lines(1))
        removed, *answers = await asyncio.gather(
            rivals[0].remove_stale(code, NOON + 1),
            *(rival.append(code, lines(2)) for rival in rivals[1:]),
            return_exceptions=True,
        )
        kinds = {type(answer) for answer in answers}
        assert kinds == ({NoSuchRoom} if removed else {type(None), SequenceTaken})
        assert await rivals[2].load_since(code, 0) == (None if removed else lines(1, 2))
