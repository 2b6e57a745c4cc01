"""Seat links: looked at without harm, used once, worthless when forged."""

from collections.abc import Callable

import pytest

from clueapp.rooms.manager import Manager
from tests.pages.visitor import Visitor


async def seat_link(manager: Manager, code: str) -> str:
    room = await manager.wake(code)
    player = room.state.host
    key = next(key for key, holder in room.state.keys.items() if holder == player)
    return f"/seat/{code}/{await room.make_seat_link(player, key)}"


@pytest.mark.req("P-2.2")
async def test_looking_at_the_link_does_not_use_it(
    ann: Visitor, code: str, visitor: Callable[[], Visitor], manager: Manager
) -> None:
    link = await seat_link(manager, code)
    phone = visitor()
    for _ in range(3):
        await phone.open(link)
        assert "Ann as Miss Scarlet" in phone.text
        assert "continue-here" in phone.testids
    await ann.open(f"/room/{code}")
    assert "start" in ann.testids


@pytest.mark.req("P-2.2")
async def test_continue_here_moves_the_seat_and_the_old_page_says_so(
    ann: Visitor, code: str, visitor: Callable[[], Visitor], manager: Manager
) -> None:
    link = await seat_link(manager, code)
    phone = visitor()
    await phone.open(link)
    await phone.send("MOVE_SEAT")
    await phone.until(lambda: phone.path == f"/room/{code}", "the room")
    assert "start" in phone.testids
    await ann.sees("This seat isn’t yours any more")
    assert "to-room" in ann.testids
    response = await phone.user.http_client.get(link)
    assert response.status_code == 404
    assert "This seat link doesn’t work" in response.text


@pytest.mark.req("P-2.2")
async def test_of_two_who_have_it_open_the_second_is_told(
    ann: Visitor, code: str, visitor: Callable[[], Visitor], manager: Manager
) -> None:
    link = await seat_link(manager, code)
    first, second = visitor(), visitor()
    await first.open(link)
    await second.open(link)
    await first.send("MOVE_SEAT")
    await first.until(lambda: first.path == f"/room/{code}", "the room")
    await second.send("MOVE_SEAT")
    await second.sees("This seat link doesn’t work")
    assert second.path == link


@pytest.mark.req("P-2.2")
async def test_the_browser_that_has_the_seat_need_not_move_it(ann: Visitor, code: str, manager: Manager) -> None:
    await ann.open(await seat_link(manager, code))
    assert "This browser already has the seat" in ann.text
    assert "continue-here" not in ann.testids


@pytest.mark.req("P-2.2", "P-5.4")
@pytest.mark.parametrize("path", ["/seat/{code}/forged", "/seat/ZZZZZZ/forged", "/seat/nonsense/forged"])
async def test_forged_links_open_nothing(ann: Visitor, code: str, path: str) -> None:
    response = await ann.user.http_client.get(path.format(code=code))
    assert response.status_code == 404
    assert "This seat link doesn’t work" in response.text


@pytest.mark.req("P-2.2", "P-6.5")
async def test_the_room_may_have_slept_while_the_link_was_looked_at(
    ann: Visitor, code: str, visitor: Callable[[], Visitor], manager: Manager
) -> None:
    link = await seat_link(manager, code)
    phone = visitor()
    await phone.open(link)
    manager._rooms.pop(code).close()  # as if nobody had touched it for long
    await ann.open(f"/room/{code}")
    await phone.send("MOVE_SEAT")
    await phone.until(lambda: phone.path == f"/room/{code}", "the room")
    assert "start" in phone.testids
    await ann.sees("This seat isn’t yours any more")
