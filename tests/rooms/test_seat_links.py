"""A seat moves to another device, once."""

import asyncio

import pytest

from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.people.keys import hashed, new_token
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person, log_of


@pytest.mark.req("P-2.2")
async def test_a_seat_link_moves_the_seat_and_the_old_page_learns_of_it(parlour: Parlour) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    hand = bob.table.view.own.hand if bob.table.view else None
    link = await bob.handle.make_seat_link()
    assert bob.room.owner_of(link)
    told = bob.told
    phone = await moved_to_a_phone(bob, link)
    assert bob.told > told
    assert bob.handle.has_lost_seat
    assert bob.table.you is None
    assert bob.table.view is not None
    assert bob.table.view.own is None
    await bob.is_refused("not_seated", c.Chat("I am Bob"))
    assert phone.seat == "mustard"
    assert phone.table.view is not None
    assert phone.table.view.own.hand == hand
    await phone.does(c.Chat("I am Bob"))
    assert [each.name for each in ann.table.players] == ["Ann", "Bob", "Cy"]
    assert [room.code for room in await parlour.manager.rooms_of(phone.browser)] == [bob.code]
    assert await parlour.manager.rooms_of(bob.browser) == []


@pytest.mark.req("P-2.2", "P-5.4")
async def test_a_link_works_once_and_cannot_be_made_up(parlour: Parlour) -> None:
    _, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    link = await bob.handle.make_seat_link()
    await moved_to_a_phone(bob, link)
    entries = len(await log_of(bob))
    for wrong in (link, new_token(), "", hashed(link)):
        assert not bob.room.owner_of(wrong)
        with pytest.raises(IllegalAction, match="used already") as refusal:
            await bob.room.move_seat(wrong, hashed("thief"))
        assert refusal.value.code == "link_used"
    assert len(await log_of(bob)) == entries


@pytest.mark.req("P-2.2")
async def test_of_two_devices_that_open_a_link_at_once_one_gets_the_seat(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    link = await ann.handle.make_seat_link()
    results = await asyncio.gather(
        *(ann.room.move_seat(link, hashed(f"device {n}")) for n in range(3)), return_exceptions=True
    )
    assert [result for result in results if result is None] == [None]
    assert list(ann.room.state.keys.values()) == [ann.player]


@pytest.mark.req("P-2.2")
async def test_a_newer_link_makes_the_older_worthless(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    older, newer = await ann.handle.make_seat_link(), await ann.handle.make_seat_link()
    assert not ann.room.owner_of(older)
    assert ann.room.owner_of(newer)


@pytest.mark.req("P-2.2", "P-5.4")
@pytest.mark.parametrize("in_game", [False, True])
async def test_the_link_of_one_who_was_removed_is_worth_nothing(parlour: Parlour, in_game: bool) -> None:
    people = await (parlour.seats if in_game else parlour.lobby)("Ann", "Bob", "Cy", "Di")
    ann, bob, *_ = people
    link = await bob.handle.make_seat_link()
    await ann.does(c.Remove(bob.player))
    assert not bob.room.owner_of(link)
    with pytest.raises(IllegalAction):
        await bob.room.move_seat(link, hashed("phone"))
    assert bob.player not in bob.room.state.keys.values()


@pytest.mark.req("P-2.2")
async def test_one_who_is_removed_while_asking_gets_no_link(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    _, link = await asyncio.gather(ann.does(c.Remove(bob.player)), bob.handle.make_seat_link(), return_exceptions=True)
    assert isinstance(link, IllegalAction)
    assert bob.room.state.links == {}


@pytest.mark.req("P-2.2")
async def test_a_watcher_has_no_seat_to_move_and_a_player_takes_no_second_one(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    watcher = await parlour.watcher(ann.code)
    with pytest.raises(IllegalAction, match="watching"):
        await watcher.handle.make_seat_link()
    link = await ann.handle.make_seat_link()
    with pytest.raises(IllegalAction, match="another seat"):
        await ann.room.move_seat(link, bob.key)
    assert ann.room.owner_of(link)


@pytest.mark.req("P-2.2", "P-2.4")
async def test_presence_goes_with_the_seat(parlour: Parlour, clock: ManualClock) -> None:
    """The old device's open page does not keep its player present, and its closing does not send them away."""
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    phone = await moved_to_a_phone(bob, await bob.handle.make_seat_link())
    await clock.advance(5_000)
    assert ann.table.players[1].connected
    bob.closes()
    await clock.advance(5_000)
    assert ann.table.players[1].connected
    phone.closes()
    await bob.opens()
    await clock.advance(3_000)
    assert not ann.table.players[1].connected


@pytest.mark.req("P-2.2", "P-2.4")
async def test_the_old_page_alone_is_nobody(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    await bob.room.move_seat(await bob.handle.make_seat_link(), hashed("phone"))
    await clock.advance(3_000)
    assert not ann.table.players[1].connected
    link = await bob.room.make_seat_link(bob.player, hashed("phone"))
    await bob.room.move_seat(link, bob.key)
    assert not bob.handle.has_lost_seat, "the seat is back"
    assert ann.table.players[1].connected


@pytest.mark.req("P-5.4")
async def test_one_who_lost_the_seat_cannot_use_up_the_pace_of_who_has_it(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    phone = await moved_to_a_phone(ann, await ann.handle.make_seat_link())
    for _ in range(50):
        await ann.is_refused("not_seated", c.Chat("mine!"))
        await ann.is_refused("not_seated", c.Pick("plum"))
    await phone.does(c.Chat("no, mine"))
    await phone.does(c.Pick("plum"))


@pytest.mark.req("P-5.4", "P-2.2")
async def test_links_are_made_no_faster_than_anything_else(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    made = [await ann.handle.make_seat_link() for _ in range(60)]
    with pytest.raises(IllegalAction, match="Not so fast"):
        await ann.handle.make_seat_link()
    assert len(set(made)) == 60
    assert ann.room.state.links == {hashed(made[-1]): ann.player}


async def moved_to_a_phone(person: Person, link: str) -> Person:
    phone = Person(person.parlour, person.name, person.code)
    await person.room.move_seat(link, phone.key)
    return await phone.opens()
