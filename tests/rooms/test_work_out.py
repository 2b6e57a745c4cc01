"""What a page has worked out away from the event loop: for who has a seat, and no faster than they may act."""

import asyncio

import pytest

from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.lobby.commands import Chat
from clueapp.rooms.people.pace import BURST
from tests.rooms.house import Daydreamer
from tests.rooms.parlour import Parlour, log_of


def half(number: int, *, up: bool = False) -> int:
    return -(-number // 2) if up else number // 2


@pytest.mark.req("B-1.4")
async def test_the_table_goes_on_while_something_is_worked_out_and_nobody_learns_of_it(parlour: Parlour) -> None:
    parlour.manager._thinker = thinker = Daydreamer()
    ann, bob = await parlour.lobby("Ann", "Bob")
    answer = asyncio.create_task(ann.handle.work_out(half, 7, up=True))
    await asyncio.sleep(0)
    told, log = bob.told, await log_of(ann)
    assert thinker.begun == 1
    thinker.may_end.set()
    assert await answer == 4
    assert (bob.told, await log_of(ann)) == (told, log)
    await bob.does(Chat("Well?"))
    assert ann.feed[-1] == "Well?"


@pytest.mark.req("B-1.4", "P-5.1")
async def test_who_has_no_seat_has_nothing_worked_out(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    watcher = await parlour.watcher(ann.code)
    with pytest.raises(IllegalAction) as refusal:
        await watcher.handle.work_out(half, 7)
    assert refusal.value.code == "not_seated"


@pytest.mark.req("P-5.4")
async def test_who_asks_faster_than_hands_can_is_refused(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    for number in range(BURST):
        assert await ann.handle.work_out(half, number) == number // 2
    with pytest.raises(IllegalAction) as refusal:
        await ann.handle.work_out(half, 7)
    assert refusal.value.code == "too_fast"
    await parlour.clock.advance(1_000)
    assert await ann.handle.work_out(half, 7) == 3
