"""Codenames in a real room: clocks, those who are gone, the pause, the host's office, a killed server."""

import pytest

from clueapp.games.codenames.actions import Confirm, Resume, Vote
from clueapp.games.codenames.events import OwnerChanged, TurnEnded
from clueapp.rooms.clocks.due import HOST_GRACE
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.people.presence import FLICKER, RETURNING
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person, events, replayed
from tests.rooms.spies import EIGHT, FOUR, SIX, Ring, begun, guessing, in_lobby, key_of, public, roles

GRACE = 30_000


def ends(person: Person) -> list[str]:
    """Why each turn so far was over."""
    return [event.why for event in events(person) if isinstance(event, TurnEnded)]


async def paused(
    parlour: Parlour, clock: ManualClock, places: dict[str, str] = SIX, **options: bool | int | str
) -> Ring:
    """A game that waits for the spymaster of the team to come."""
    ring = await guessing(parlour, places, **options)
    ring.spymaster(ring.waiting).closes()
    await clock.advance(FLICKER)
    await ring.turn_over("neutral")
    assert ring.people[0].table.status == "paused"
    return ring


# Clocks
@pytest.mark.req("W-2.3", "P-7.1")
async def test_the_clocks_run_in_the_first_game_and_in_the_second(parlour: Parlour, clock: ManualClock) -> None:
    ring = await begun(parlour, clue_seconds=60, guess_seconds=120)
    for game in range(2):
        team = ring.moving
        assert ring.host.table.clock is not None
        assert ring.host.table.clock.due == clock.now() + 60_000
        await clock.advance(59_999)
        assert ring.moving == team
        await clock.advance(1)
        assert (ring.moving != team, ring.public.phase) == (True, "clue")
        await ring.clues()
        assert ring.host.table.clock.due == clock.now() + 120_000
        await clock.advance(119_999)
        assert ring.moving != team
        await clock.advance(1)
        assert (ring.moving, ring.public.phase) == (team, "clue")
        assert ends(ring.host)[-2:] == ["time", "time"], f"in game {game + 1}"
        await ring.end_it()
        assert ring.host.table.clock is None
        await ring.host.does(c.Rematch())


@pytest.mark.req("W-2.3", "W-3.1", "P-7.3")
@pytest.mark.parametrize("phase", ["clue", "guess"])
async def test_with_all_tabs_closed_the_time_runs_out_and_the_game_pauses(
    parlour: Parlour, clock: ManualClock, phase: str
) -> None:
    ring = await begun(parlour, clue_seconds=60, guess_seconds=60)
    if phase == "guess":
        await ring.clues()
    team = ring.moving
    ring.all_close()
    await clock.advance(59_999)
    assert (ring.moving, ring.public.phase) == (team, phase)
    await clock.advance(1)
    assert (ring.moving != team, ring.public.phase) == (True, "paused")
    await clock.advance(3_600_000)
    await ring.all_open()
    assert ring.host.table.status == "paused"
    assert ends(ring.people[0]) == ["time"]
    await clock.advance(100)
    await ring.host.does(Resume())
    assert ring.host.table.clock is not None
    assert ring.host.table.clock.due == clock.now() + 60_000


@pytest.mark.req("W-3.5", "W-3.3", "W-2.9")
async def test_a_game_or_rematch_starts_paused_if_the_first_team_is_missing_somebody(
    parlour: Parlour, clock: ManualClock
) -> None:
    ring = await in_lobby(parlour, FOUR, clue_seconds=60)
    for begins in (c.Start(), c.Rematch()):
        for operative in (ring["Bob"], ring["Dee"]):
            operative.closes()
        await clock.advance(FLICKER)
        await ring.host.does(begins)
        assert (ring.host.table.status, ring.host.table.clock) == ("paused", None)
        assert ring.host.table.game.show(ring.host.table.view)["lacks"] == ["operative"]  # type: ignore[arg-type]
        assert (ring.public.turns, ring.host.menu.form(Resume)) == ((), None)
        for operative in (ring["Bob"], ring["Dee"]):
            await operative.opens()
        await clock.advance(100)
        await ring.host.does(Resume())
        assert ring.host.table.clock is not None
        assert ring.host.table.clock.due == clock.now() + 60_000
        await ring.end_it()


@pytest.mark.req("W-3.5")
async def test_a_player_who_reloads_as_the_game_begins_does_not_pause_it(parlour: Parlour, clock: ManualClock) -> None:
    ring = await in_lobby(parlour, FOUR)
    for operative in (ring["Bob"], ring["Dee"]):
        operative.closes()
    await clock.advance(FLICKER - 100)
    await ring.host.does(c.Start())
    assert ring.host.table.status == "playing"


@pytest.mark.req("W-3.2", "W-3.3")
async def test_a_pause_has_no_clock_and_after_it_the_clock_starts_anew(parlour: Parlour, clock: ManualClock) -> None:
    ring = await paused(parlour, clock, clue_seconds=60, guess_seconds=60)
    team = ring.moving
    lost = ring.spymaster(team)
    assert ring.host.table.clock is None
    await clock.advance(900_000)
    assert ring.host.table.status == "paused"
    await lost.opens()
    await clock.advance(100)
    assert ring.host.table.clock is None
    await ring.host.does(Resume())
    assert (ring.host.table.status, ring.moving) == ("playing", team)
    assert ring.host.table.clock is not None
    assert ring.host.table.clock.due == clock.now() + 60_000


@pytest.mark.req("W-3.1")
async def test_the_middle_of_a_turn_never_pauses(parlour: Parlour, clock: ManualClock) -> None:
    ring = await guessing(parlour, SIX)
    team = ring.moving
    ring.spymaster(team).closes()
    ring.spymaster(ring.waiting).closes()
    await clock.advance(3 * GRACE)
    assert (ring.moving, ring.public.phase, ring.people[1].table.status) == (team, "guess", "playing")
    await ring.turn_over(team)
    assert ring.public.phase == "guess"


# Those who are gone
@pytest.mark.req("W-2.7", "W-3.4")
async def test_a_vote_is_gone_with_its_voter_and_does_not_come_back(parlour: Parlour, clock: ManualClock) -> None:
    ring = await guessing(parlour, EIGHT)
    team = ring.moving
    one, two, three = ring.operatives(team)
    card = ring.hidden(team)[0]
    await one.does(Vote(card))
    await two.does(Vote(card))
    one.closes()
    await clock.advance(FLICKER - 100)
    assert ring.public.voters(card) == (one.seat, two.seat), "a reload costs no vote"
    await one.opens()
    await clock.advance(FLICKER)
    assert ring.public.voters(card) == (one.seat, two.seat)
    one.closes()
    await clock.advance(FLICKER)
    assert ring.public.voters(card) == (two.seat,)
    await three.is_refused("not_enough_votes", Confirm(card))
    await one.opens()
    await clock.advance(FLICKER)
    await three.is_refused("not_enough_votes", Confirm(card))
    await one.does(Vote(card))
    await three.does(Confirm(card))
    assert list(ring.public.revealed) == [card]


@pytest.mark.req("W-2.7", "P-1.6")
async def test_who_walks_out_is_not_counted_from_that_moment(parlour: Parlour, clock: ManualClock) -> None:
    ring = await guessing(parlour, SIX)
    team = ring.moving
    one, two = ring.operatives(team)
    card, another, *_ = ring.hidden(team)
    await one.does(Vote(card))
    await one.does(c.Leave())
    await two.does(Vote(another))
    assert ring.public.votes == {two.seat: another}
    assert ring.public.threshold == 1
    await one.does(Vote(card))
    await clock.advance(100)
    assert one.seat in ring.public.present
    assert (ring.public.threshold, ring.public.votes) == (2, {two.seat: another, one.seat: card})
    await two.is_refused("not_enough_votes", Confirm(another))


@pytest.mark.req("P-2.4", "W-3.1", "W-3.6")
async def test_the_turn_passes_when_the_spymaster_to_move_is_gone_past_the_grace_time(
    parlour: Parlour, clock: ManualClock
) -> None:
    ring = await begun(parlour, SIX)
    team = ring.moving
    ring.spymaster(team).closes()
    await clock.advance(GRACE - 100)
    assert ring.moving == team
    await clock.advance(100)
    assert (ring.moving != team, ring.public.phase) == (True, "clue")
    assert ends(ring.people[1]) == ["absent"]
    assert f"{team.title()} is missing a spymaster, so its turn is over." in ring.operatives(team)[0].feed
    await ring.pass_turn()
    assert (ring.moving, ring.public.phase) == (team, "paused")


@pytest.mark.req("P-2.4")
async def test_nothing_is_done_for_one_operative_of_two(parlour: Parlour, clock: ManualClock) -> None:
    ring = await guessing(parlour, SIX)
    team = ring.moving
    one, two = ring.operatives(team)
    one.closes()
    await clock.advance(20 * GRACE)
    assert (ring.moving, ring.public.phase, ring.public.threshold) == (team, "guess", 1)
    assert two.table.stand_in is None
    await ring.turn_over(team)
    assert ring.moving == team


@pytest.mark.req("P-2.4", "W-3.6")
async def test_the_turn_passes_when_all_its_operatives_are_gone(parlour: Parlour, clock: ManualClock) -> None:
    ring = await guessing(parlour, SIX)
    team = ring.moving
    one, two = ring.operatives(team)
    one.closes()
    two.closes()
    await clock.advance(GRACE - 100)
    assert ring.moving == team
    await clock.advance(100)
    assert (ring.moving != team, ring.public.phase) == (True, "clue")


@pytest.mark.req("P-2.4")
@pytest.mark.parametrize("last", [0, 1])
async def test_the_last_operative_to_go_is_waited_for_as_long_as_anybody(
    parlour: Parlour, clock: ManualClock, last: int
) -> None:
    """That the other has been gone for long does not shorten it: a slow reload costs no turn."""
    ring = await guessing(parlour, SIX)
    team = ring.moving
    pair = ring.operatives(team)
    pair[1 - last].closes()
    await clock.advance(10 * GRACE)
    pair[last].closes()
    await clock.advance(GRACE - 100)
    assert (ring.moving, ring.public.phase) == (team, "guess")
    await clock.advance(100)
    assert ring.moving != team


@pytest.mark.req("P-2.4", "P-6.7")
async def test_a_table_that_all_have_left_is_found_as_it_was(parlour: Parlour, clock: ManualClock) -> None:
    ring = await guessing(parlour, SIX)
    team = ring.moving
    ring.all_close()
    await clock.advance(3_600_000)
    await ring.all_open()
    await clock.advance(FLICKER)
    assert (ring.moving, ring.public.phase) == (team, "guess")
    await ring.turn_over(team)


# The host
HOSTED = {**EIGHT, "Ann": "red_operative", "Gus": "red_spymaster"}
"""With a host who guesses."""


@pytest.mark.req("P-1.5", "W-3.2")
@pytest.mark.parametrize("how", ["for good", "a minute"])
async def test_the_heir_of_the_host_resumes_and_ends(parlour: Parlour, clock: ManualClock, how: str) -> None:
    ring = await paused(parlour, clock, HOSTED)
    team, ann, bob = ring.moving, ring["Ann"], ring["Bob"]
    await bob.is_refused("not_owner", Resume())
    if how == "for good":
        await ann.does(c.Leave(for_good=True))
    else:
        ann.closes()
        await clock.advance(HOST_GRACE - 100)
        await bob.is_refused("not_owner", Resume())
        await clock.advance(100)
    assert bob.table.is_host
    assert public(bob).owner == bob.seat
    taker = next(person for person in ring.operatives(team) if person not in (ann, bob))
    await taker.does(c.Pick(f"{team}_spymaster"))
    await taker.is_refused("not_owner", Resume())
    await bob.does(Resume())
    assert bob.table.status == "playing"
    await taker.is_refused("not_host", c.EndGame())
    await bob.does(c.EndGame())
    assert bob.table.status == "lobby"


@pytest.mark.req("P-1.5", "W-2.12")
@pytest.mark.parametrize("how", ["for good", "a minute"])
async def test_the_heir_of_the_host_starts(parlour: Parlour, clock: ManualClock, how: str) -> None:
    ring = await in_lobby(parlour, {**SIX, "Ann": "red_operative", "Eve": "red_spymaster"})
    ann, bob = ring["Ann"], ring["Bob"]
    if how == "for good":
        await ann.does(c.Leave(for_good=True))
        await Person(parlour, "Zoe", bob.code).sits_down("red_operative")
    else:
        ann.closes()
        await bob.is_refused("not_host", c.Start())
        await clock.advance(HOST_GRACE)
    assert bob.table.is_host
    await bob.does(c.Start())
    assert public(bob).owner == bob.seat


@pytest.mark.req("P-1.5")
async def test_in_the_middle_of_a_game_the_office_passes_with_a_fact_of_the_game(
    parlour: Parlour, clock: ManualClock
) -> None:
    ring = await guessing(parlour, SIX)
    ring["Ann"].closes()
    await clock.advance(HOST_GRACE)
    bob = ring["Bob"]
    assert bob.table.is_host
    assert public(bob).owner == bob.seat
    everything = [line.event for line in bob.handle.everything()[0]]
    assert OwnerChanged(bob.seat) in everything
    await ring["Ann"].opens()
    await clock.advance(FLICKER)
    assert public(bob).owner == bob.seat
    assert (await replayed(bob)).state == bob.room.state


@pytest.mark.req("P-1.6")
async def test_four_who_are_left_by_one_have_the_end_of_it(parlour: Parlour) -> None:
    ring = await guessing(parlour, FOUR)
    await ring["Dee"].does(c.Leave(for_good=True))
    assert ring["Ann"].table.status == "over"
    assert (ring.public.winner, ring.public.reason) == ("red", "deserted")
    said = await ring["Ann"].is_refused("not_enough_players", c.Rematch())
    assert said.startswith("1 more player needed")


# Kill and restart
async def in_clue(parlour: Parlour, clock: ManualClock) -> Ring:
    return await begun(parlour, SIX, clue_seconds=180, guess_seconds=180)


async def in_guess(parlour: Parlour, clock: ManualClock) -> Ring:
    ring = await guessing(parlour, SIX, clue_seconds=180, guess_seconds=180)
    await ring.turn_over(ring.moving)
    await ring.operatives(ring.moving)[0].does(Vote(ring.hidden("neutral")[0]))
    return ring


async def in_pause(parlour: Parlour, clock: ManualClock) -> Ring:
    ring = await paused(parlour, clock, clue_seconds=180, guess_seconds=180)
    await ring.operatives(ring.moving)[0].does(c.Pick(f"{ring.moving}_spymaster"))
    return ring


async def at_the_end(parlour: Parlour, clock: ManualClock) -> Ring:
    ring = await guessing(parlour, SIX, clue_seconds=180, guess_seconds=180)
    await ring.end_it()
    return ring


def seen(people: list[Person]) -> list[object]:
    """All that each of them has on the page, but for who is connected."""
    tables = [person.table for person in people]
    return [(each.status, each.phase, each.view, each.menu, each.clock, each.seq) for each in tables]


@pytest.mark.req("P-6.2", "P-2.1", "P-7.1", "W-2.14")
@pytest.mark.parametrize("phase", [in_clue, in_guess, in_pause, at_the_end])
async def test_after_a_kill_everybody_sees_the_same_and_the_clocks_go_on(parlour, clock, phase) -> None:  # type: ignore[no-untyped-def]
    ring: Ring = await phase(parlour, clock)
    here = [person for person in ring.people if person.handle.is_open]
    watcher = await parlour.watcher(here[0].code)
    await clock.advance(20_000)
    before, due = seen([*here, watcher]), here[0].table.clock
    assert (due is not None) == (phase in (in_clue, in_guess))
    await parlour.restart(down_for=5_000)
    for person in (*here, watcher):
        await person.opens()
    await clock.advance(0)
    assert seen([*here, watcher]) == before
    await clock.advance(RETURNING + FLICKER)
    assert seen([*here, watcher]) == before, "nobody is missed who has come back"
    if due is not None:
        team = public(here[0]).team
        await clock.advance(due.due - clock.now())
        assert public(here[0]).team != team


@pytest.mark.req("P-6.2", "P-9.3")
async def test_a_server_that_stops_takes_nobody_for_gone_whom_it_hangs_up_on(
    parlour: Parlour, clock: ManualClock
) -> None:
    ring = await in_guess(parlour, clock)
    before = seen(ring.people)
    parlour.manager.close()
    for person in ring.people:
        person.closes()
    await clock.advance(FLICKER + 1_000)  # or their votes would be gone with them
    await parlour.restart()
    for person in ring.people:
        await person.opens()
    await clock.advance(0)
    assert seen(ring.people) == before


@pytest.mark.req("P-6.2", "W-3.2")
async def test_a_pause_goes_on_after_a_kill(parlour: Parlour, clock: ManualClock) -> None:
    ring = await in_pause(parlour, clock)
    here = [person for person in ring.people if person.handle.is_open]
    await parlour.restart(down_for=60_000)
    for person in here:
        await person.opens()
    await clock.advance(HOST_GRACE + FLICKER)  # it may be the host who was lost
    host = next(person for person in here if person.table.is_host)
    await host.does(Resume())
    assert host.table.status == "playing"
    assert host.table.clock is not None
    assert host.table.clock.due == clock.now() + 180_000


@pytest.mark.req("P-6.2", "P-7.3", "W-3.1")
async def test_a_turn_whose_time_was_up_while_the_server_was_down_passes_once(
    parlour: Parlour, clock: ManualClock
) -> None:
    ring = await in_guess(parlour, clock)
    team = ring.moving
    await parlour.restart(down_for=3_600_000)
    await ring.all_open()
    await clock.advance(0)
    assert (ring.moving != team, ring.public.phase) == (True, "clue")
    assert ends(ring.people[0]) == ["time"]
    assert ring.public.votes == {}


@pytest.mark.req("P-6.2", "W-2.14")
async def test_what_was_learnt_by_a_change_of_role_outlasts_a_kill(parlour: Parlour, clock: ManualClock) -> None:
    ring = await in_pause(parlour, clock)
    before, knowing, key = roles(ring), ring.knowing(), ring.key
    await parlour.restart()
    await ring.all_open()
    assert (roles(ring), ring.knowing()) == (before, knowing)
    assert {key_of(person) for person in ring.people} == {key, ()}
    assert len(knowing) == 3
