"""Where the host allows it a system player plays for one who is gone, and hands the seat back (B-2.5)."""

import pytest

from clueapp.games.mystery.events import PlayerDeserted, Suggested, TurnBegan, TurnEnded
from clueapp.kernel.truth import Event
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.log.events import StandInBegan, StandInEnded
from tests.rooms.clock import ManualClock
from tests.rooms.house import House
from tests.rooms.parlour import Parlour, Person, events, replayed
from tests.rooms.test_minds import acts, at_the_table, ends_turn

GRACE = 30_000
ALLOWED = {"stand_ins": True}


async def three(parlour: Parlour, **options: bool) -> list[Person]:
    """Ann, Bob and Cy at a table without system players, Bob's turn."""
    people = await at_the_table(parlour, House(), "Ann", "Bob", "Cy", robots=0, **options)
    await ends_turn(people[0])
    for person in people:
        while person.table.is_your_turn and person is not people[1]:
            await acts(person)
    assert turn_of(people[0]) == people[1].seat
    return people


def turn_of(person: Person) -> str:
    return next(event.seat for event in reversed(events(person)) if isinstance(event, TurnBegan))


def since(person: Person, kind: type[Event]) -> list[Event]:
    """What happened since somebody began to play for another."""
    told = events(person)
    begun = next(at for at, event in enumerate(told) if isinstance(event, StandInBegan))
    return [event for event in told[begun:] if isinstance(event, kind)]


@pytest.mark.req("B-2.5", "P-2.4")
async def test_one_who_is_gone_past_the_grace_time_is_played_for(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await three(parlour, **ALLOWED)
    bob.closes()
    await clock.advance(GRACE - 1)
    assert not any(isinstance(event, StandInBegan) for event in events(ann))
    await clock.advance(1)
    assert ann.feed[-1] == "A system player is playing for Bob."
    assert [each.is_played_for for each in ann.table.players] == [False, True, False]
    assert not ann.table.players[1].connected
    assert ann.table.stand_in is None, "nobody is waited for any more"
    await clock.advance(15_000)
    assert turn_of(ann) != bob.seat
    assert all(event.stood_in is None for event in since(ann, TurnEnded)), "it plays, as a person would"
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("B-2.5", "P-2.5")
async def test_the_seat_is_handed_back_at_once_with_a_line_on_what_was_done(
    parlour: Parlour, clock: ManualClock
) -> None:
    ann, bob, cy = await three(parlour, **ALLOWED)
    bob.closes()
    for _ in range(400):
        if any(event.seat == bob.seat for event in since_gone(ann)):
            break
        for person in (ann, cy):
            while person.table.is_your_turn:
                await acts(person)
        await clock.advance(1_000)
    await bob.opens()
    await clock.advance(0)
    assert not bob.table.you.is_played_for
    line = next(line for line in reversed(bob.feed) if line.startswith("Welcome back!"))
    assert "While you were away, your stand-in made a suggestion" in line
    assert "Bob is back." in ann.feed


def since_gone(person: Person) -> list[Suggested]:
    told = events(person)
    return since(person, Suggested) if any(isinstance(event, StandInBegan) for event in told) else []


@pytest.mark.req("B-2.5")
async def test_it_hands_back_in_the_middle_of_a_turn(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await three(parlour, **ALLOWED)
    bob.closes()
    await clock.advance(GRACE)
    await clock.advance(2_000)  # it has moved, and nothing more
    assert turn_of(ann) == bob.seat
    await bob.opens()
    phase = bob.table.phase
    await clock.advance(60_000)
    assert (bob.table.is_your_turn, bob.table.phase) == (True, phase), "nobody plays for one who is there"
    await acts(bob)
    line = next(line for line in bob.feed if line.startswith("Welcome back!"))
    assert line == ("Welcome back! While you were away, your stand-in made no suggestion and showed no card.")


@pytest.mark.req("B-2.5", "P-2.4")
async def test_without_leave_of_the_host_the_rules_say_what_is_done(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await three(parlour)
    bob.closes()
    await clock.advance(GRACE)
    assert any(isinstance(event, TurnEnded) and event.stood_in == "away" for event in events(ann))
    assert not any(isinstance(event, StandInBegan) for event in events(ann))


@pytest.mark.req("B-2.5")
async def test_the_host_can_allow_and_forbid_it_while_the_game_goes_on(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await three(parlour)
    await ann.does(c.SetOptions(ALLOWED))
    bob.closes()
    await clock.advance(GRACE)
    assert ann.table.players[1].is_played_for
    await ann.does(c.SetOptions({"stand_ins": False}))
    await clock.advance(0)
    assert not ann.table.players[1].is_played_for
    assert isinstance(next(event for event in reversed(events(ann)) if isinstance(event, StandInEnded)), StandInEnded)


@pytest.mark.req("B-2.5", "P-1.6")
@pytest.mark.parametrize("is_removed", [False, True])
async def test_leaving_for_good_hands_the_seat_to_a_system_player(
    parlour: Parlour, clock: ManualClock, *, is_removed: bool
) -> None:
    ann, bob, cy = await three(parlour, **ALLOWED)
    seat = bob.seat
    await (ann.does(c.Remove(bob.player)) if is_removed else bob.does(c.Leave(for_good=True)))
    assert bob.handle.has_lost_seat
    assert ann.feed[-1] == "A system player is playing for Bob."
    for _ in range(60):
        for person in (ann, cy):
            while person.table.is_your_turn:
                await acts(person)
        await clock.advance(1_000)
    assert [event.seat for event in since(ann, TurnBegan)].count(seat) >= 2, "for the rest of the game"
    assert not any(isinstance(event, PlayerDeserted) for event in events(ann))
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("B-2.5", "P-6.2")
async def test_after_a_restart_the_stand_in_plays_on_and_still_hands_back(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, cy = await three(parlour, **ALLOWED)
    bob.closes()
    await clock.advance(GRACE)
    game = parlour.games
    await parlour.restart()
    parlour.manager.games = game
    await ann.opens()
    await cy.opens()
    await clock.advance(15_000)
    assert turn_of(ann) != bob.seat
    await bob.opens()
    await clock.advance(0)
    assert "Bob is back." in ann.feed


@pytest.mark.req("B-2.5", "P-1.5")
async def test_with_the_next_game_everybody_plays_for_themselves_again(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await three(parlour, **ALLOWED)
    bob.closes()
    await clock.advance(GRACE)
    await ann.does(c.EndGame())
    assert ann.room.state.stand_ins == {}
    await ann.does(c.Start())
    assert not ann.table.players[1].is_played_for
