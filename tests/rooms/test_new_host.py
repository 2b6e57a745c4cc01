"""A host who makes somebody else the host, or who was away and may become the host again."""

import pytest

from clueapp.games.classic.actions import FinishSetup
from clueapp.kernel.menu import Action
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.people.writing import NAME_LENGTH
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person, replayed
from tests.rooms.test_host import set_up

DAVID = "\u05d3\u05d5\u05d3"
"""A name that is written from the right."""
TOO_LONG = "That name is too long. Please use at most 20 characters."


async def is_replaced(host: Person, clock: ManualClock) -> None:
    """Stay away until somebody else is the host, and come back."""
    host.closes()
    await clock.advance(60_000)
    await host.opens()
    assert not host.table.is_host


@pytest.mark.req("P-1.5")
async def test_the_host_makes_somebody_else_the_host(parlour: Parlour) -> None:
    ann, bob, cy = await parlour.lobby("Ann", "Bob", "Cy")
    await ann.does(c.AppointHost(cy.player))
    assert cy.table.is_host
    assert [person.feed[-1] for person in (ann, bob, cy)] == [
        "You made Cy the host.",
        "Ann made Cy the host.",
        "Ann made you the host.",
    ]
    await ann.is_refused("not_host", c.AppointHost(ann.player))
    assert cy.table.former_host == "", "a host who chose a successor isn't offered the office again"
    await cy.does(c.AppointHost(ann.player))
    assert ann.table.is_host
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("P-1.5", "D-1.5")
async def test_the_new_host_sets_up_the_game(parlour: Parlour) -> None:
    ann, bob, cy = await set_up(parlour)
    await ann.does(c.AppointHost(cy.player))
    assert bob.table.awaited == {cy.seat}
    await ann.is_refused("not_your_turn", FinishSetup())
    await cy.does(FinishSetup())


@pytest.mark.req("P-1.5")
async def test_only_a_person_who_is_in_the_room_becomes_host(parlour: Parlour) -> None:
    ann, bob, cy = await parlour.lobby("Ann", "Bob", "Cy")
    await ann.does(c.AddBot())
    robot = next(each.id for each in ann.table.players if each.is_robot)
    await ann.does(c.Start())
    await cy.does(c.Leave(for_good=True))
    for other in (robot, cy.player, "nobody"):
        await ann.is_refused("no_such_player", c.AppointHost(other))
    await ann.is_refused("already_host", c.AppointHost(ann.player))
    await bob.is_refused("not_host", c.AppointHost(bob.player))


@pytest.mark.req("P-1.5")
async def test_the_host_cannot_appoint_a_player_who_is_away(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, cy = await parlour.lobby("Ann", "Bob", "Cy")
    bob.closes()
    await clock.advance(100_000)
    assert (
        await ann.is_refused("not_here", c.AppointHost(bob.player))
        == "Bob isn’t here right now. Please choose somebody who is."
    )
    await bob.opens()
    await ann.does(c.AppointHost(bob.player))
    assert cy.table.host.id == bob.player


@pytest.mark.req("P-1.5")
async def test_a_host_who_was_away_is_host_again_if_the_successor_agrees(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    await is_replaced(ann, clock)
    assert bob.table.former_host == ann.player
    await ann.is_refused("not_host", c.AppointHost(ann.player))
    await bob.does(c.AppointHost(ann.player))
    assert ann.table.is_host
    assert bob.table.former_host == ""


@pytest.mark.req("P-1.5", "P-6.2")
async def test_the_successor_may_stay_the_host(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    await bob.is_refused("not_host", c.KeepHost())
    await is_replaced(ann, clock)
    await parlour.restart()
    for person in (ann, bob):
        await person.opens()
    await ann.is_refused("not_host", c.KeepHost())
    await bob.does(c.KeepHost())
    assert bob.table.is_host
    assert bob.table.former_host == ""
    assert (ann.feed[-1], bob.feed[-1]) == ("Bob is still the host.", "You’re still the host.")
    await bob.is_refused("not_asked", c.KeepHost())


@pytest.mark.req("P-1.5")
@pytest.mark.parametrize("removal", [c.Remove, None])
async def test_a_former_host_who_leaves_waits_for_nothing(
    parlour: Parlour, clock: ManualClock, removal: type[c.Remove] | None
) -> None:
    ann, bob, _ = await parlour.lobby("Ann", "Bob", "Cy")
    await is_replaced(ann, clock)
    leaving: Action = removal(ann.player) if removal else c.Leave(for_good=True)
    await (bob if removal else ann).does(leaving)
    assert bob.table.former_host == ""


@pytest.mark.req("P-1.5")
async def test_the_first_of_several_hosts_who_were_away_is_the_former_host(
    parlour: Parlour, clock: ManualClock
) -> None:
    ann, bob, cy = await parlour.lobby("Ann", "Bob", "Cy")
    for host in (ann, bob):
        host.closes()
        await clock.advance(60_000)
    assert cy.table.is_host
    for host in (ann, bob):
        await host.opens()
    assert cy.table.former_host == ann.player
    cy.closes()
    await clock.advance(60_000)
    assert ann.table.is_host
    assert bob.table.former_host == ""


@pytest.mark.req("P-1.3", "P-5.4")
async def test_a_player_changes_their_name_in_the_lobby(parlour: Parlour) -> None:
    ann, bob, cy = await parlour.lobby("Ann", "Bob", "Cy")
    await bob.does(c.Rename("  Bobby "))
    assert [each.name for each in ann.table.players] == ["Ann", "Bobby", "Cy"]
    assert (ann.feed[-1], bob.feed[-1]) == ("Bob is now called Bobby.", "You’re now called Bobby.")
    await cy.does(c.Rename("ann"))
    assert ann.table.players[2].name == "ann 2", "no two players have the same name"
    await cy.is_refused("bad_name", c.Rename(" "))
    await cy.is_refused("bad_name", c.Rename("В𝗈bbу"))
    assert await cy.is_refused("bad_name", c.Rename("C" * (NAME_LENGTH + 1))) == TOO_LONG
    await cy.does(c.Rename(DAVID))
    assert ann.table.players[2].given_name == DAVID
    assert ann.feed[-1] == f"ann 2 is now called \u2068{DAVID}\u2069.", "its letters turn nothing else round"
    await ann.does(c.Rename(f"\u202e{DAVID}"))
    assert ann.table.players[0].given_name == f"{DAVID} 2", "what can't be seen makes no name another"
    told = len(ann.feed)
    await bob.does(c.Rename("Bobby"))
    assert len(ann.feed) == told, "taking the same name changes nothing"
    assert (await replayed(ann)).state == ann.room.state
    await ann.does(c.Start())
    await bob.is_refused("game_begun", c.Rename("Bob"))
