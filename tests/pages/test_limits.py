"""What a page may ask for is counted by address, as it is on the wire."""

from collections.abc import Callable

import pytest
from nicegui import app

from clueapp.buckets import Buckets
from clueapp.rooms.manager import Manager
from tests.pages.visitor import Visitor

WAIT = "Too many requests from your address. Please wait a minute."


@pytest.mark.req("P-5.4")
async def test_one_address_takes_so_many_seats_and_no_more(
    code: str, visitor: Callable[[], Visitor], manager: Manager
) -> None:
    app.state.address_limits.joins = Buckets(burst=1, per_second=1 / 3_600)
    bob, cat = visitor(), visitor()
    for each, name, seat in ((bob, "Bob", "plum"), (cat, "Cat", "white")):
        await each.open(f"/room/{code}")
        await each.send("SIT_DOWN", name=name, seat=seat)
    await cat.until(lambda: WAIT in cat.toasts, "a refusal")
    await bob.sees("Waiting for Ann")
    room = await manager.wake(code)
    assert [person.name for person in room.state.people.values()] == ["Ann", "Bob"]


@pytest.mark.req("P-5.4")
async def test_codes_cannot_be_guessed_from_the_home_page_without_end(ann: Visitor, code: str) -> None:
    app.state.address_limits.lookups = Buckets(burst=1, per_second=1 / 3_600)
    await ann.open("/")
    await ann.send("JOIN", code="ZZZZZZ")
    await ann.sees("There’s no room with that code.")
    await ann.send("JOIN", code=code)
    await ann.sees(WAIT)
    assert ann.path == "/"
