"""What is done by way of one server is known by way of all, and nothing is refused for want of knowledge."""

import asyncio
from random import Random

import pytest

from clueapp.games.mystery.actions import Accuse, Mark
from clueapp.games.mystery.clocks import REVEAL
from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.people.others import TURN_TO_RING
from tests.rooms.clock import ManualClock, settle
from tests.rooms.parlour import Parlour, any_action, log_of
from tests.rooms.street import Street, elsewhere, same_everywhere

pytestmark = pytest.mark.req("P-6.4")


async def test_what_is_done_on_one_is_seen_on_the_others_at_once(street: Street, parlours: list[Parlour]) -> None:
    ann, bob, cy = await street.sit(*parlours)
    before = cy.told
    await ann.does(c.Chat("hello"))
    await settle()
    assert bob.feed[-1] == cy.feed[-1] == "hello"
    assert cy.told > before
    await same_everywhere([ann, bob, cy])


async def test_a_game_is_played_to_its_end_by_players_on_three_servers(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    people = await street.sit(*parlours, expected=3)
    rng = Random(5)
    for _ in range(400):
        if people[0].table.status == "over":
            break
        awaited = next(person for person in people if person.table.is_your_turn)
        await awaited.does(any_action(awaited.menu, rng, rash=rng.random() < 0.1))
        await clock.advance(100)
        assert all(each.connected for person in people for each in person.table.players)
    assert {person.table.status for person in people} == {"over"}
    await same_everywhere(people)
    seqs = [line.seq for line in await log_of(people[0])]
    assert seqs == list(range(1, len(seqs) + 1))


@pytest.mark.req("D-2.1", "P-2.3")
async def test_a_private_note_is_told_to_its_writer_alone_on_every_server(
    street: Street, parlours: list[Parlour]
) -> None:
    ann, bob, cy = await street.sit(*parlours, expected=3)
    tab = await elsewhere(ann, parlours[1])
    await settle()
    before = bob.told, cy.told, tab.told
    await ann.does(Mark("rope", ann.seat, "no"))
    await settle()
    assert (bob.told, cy.told) == before[:2]
    assert tab.told > before[2]


async def test_what_the_bus_does_not_carry_is_read(street: Street, parlours: list[Parlour]) -> None:
    ann, bob, cy = await street.sit(*parlours)
    street.hub.is_cut = True
    await ann.does(c.Chat("one"))
    await settle()
    assert bob.feed[-1] != "one"
    await parlours[1].manager.compare()
    await settle()
    assert bob.feed[-1] == "one"
    street.hub.is_cut = False
    await bob.does(c.Chat("two"))
    await settle()
    assert cy.feed[-2:] == ["one", "two"], "what is missing before is read"


async def test_all_who_race_are_ordered_and_nobody_is_told_that_it_is_busy(
    street: Street, parlours: list[Parlour]
) -> None:
    people = await street.sit(*parlours)
    rounds = 5
    await asyncio.gather(*(person.does(c.Chat(f"{person.name} {at}")) for at in range(rounds) for person in people))
    await same_everywhere(people)
    assert sorted(people[0].feed[-3 * rounds :]) == sorted(
        f"{each.name} {at}" for at in range(rounds) for each in people
    )


async def test_a_seat_taken_on_one_is_known_on_another_at_once(street: Street, parlours: list[Parlour]) -> None:
    ann, *_ = await street.sit(*parlours)
    street.hub.is_cut = True
    seated = await parlours[0].manager.join(ann.code, "Di")
    handle = await parlours[1].manager.handle(ann.code, token=seated.token)
    assert handle.player == seated.player


async def test_a_seat_link_made_on_one_works_once_on_another(street: Street, parlours: list[Parlour]) -> None:
    _, bob, _ = await street.sit(*parlours)
    street.hub.is_cut = True
    link = await bob.handle.make_seat_link()
    owner = await parlours[2].manager.whose_link(bob.code, link)
    assert owner is not None
    assert owner.id == bob.player
    await parlours[2].manager.move_seat(bob.code, link, "phone")
    with pytest.raises(IllegalAction) as refusal:
        await parlours[0].manager.move_seat(bob.code, link, "other phone")
    assert refusal.value.code == "link_used"


async def test_an_action_is_judged_by_what_others_have_written(street: Street, parlours: list[Parlour]) -> None:
    ann, *others = await street.sit(*parlours, expected=3)
    street.hub.is_cut = True
    while ann.table.is_your_turn:
        await ann.does(any_action(ann.menu, Random(1)))
    (awaited,) = ann.table.awaited
    mover = next(person for person in others if person.seat == awaited)
    assert not mover.table.is_your_turn, "that it is has not got there yet"
    await mover.does(any_action(ann.room.view_for(mover.player).menu, Random(2)))


@pytest.mark.req("C-7.5")
async def test_an_accusation_is_revealed_everywhere_at_the_same_pace(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob, cy = await street.sit(*parlours, expected=3)
    await ann.does(Accuse(*ann.room.state.truth.vault.solution.cards))
    await settle()
    tab = await elsewhere(ann, parlours[1])
    everybody = (ann, bob, cy, tab)
    began = clock.now()
    for step, moment in enumerate(REVEAL):
        shown = [person.handle.shown_table() for person in everybody]
        assert [(table.status, table.revealing and table.revealing.step) for table in shown] == [("playing", step)] * 4
        told = [person.told for person in everybody]
        await clock.advance(began + round(moment * 1000) + 2 * TURN_TO_RING - clock.now())
        assert all(person.told > before for person, before in zip(everybody, told, strict=True))
    assert {person.handle.shown_table().status for person in everybody} == {"over"}
