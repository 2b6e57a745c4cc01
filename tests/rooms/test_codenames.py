"""Codenames in a real room: roles, the key, two who act at once, the chat."""

import asyncio

import pytest

from clueapp.games.codenames.actions import Confirm, EndGuessing, Resume, Vote
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.people.presence import FLICKER
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person, log_of, replayed
from tests.rooms.spies import EIGHT, FOUR, SIX, begun, guessing, in_lobby, key_of, public, roles, wire_key


async def another_tab(person: Person) -> Person:
    """The same browser, once more at the same room."""
    tab = Person(person.parlour, person.name, person.code)
    tab.browser = person.browser
    return await tab.opens()


# The lobby
@pytest.mark.req("W-2.10", "W-2.11", "W-2.12")
async def test_the_host_starts_when_the_teams_are_equal_and_complete(parlour: Parlour) -> None:
    ring = await in_lobby(parlour, {**FOUR, "Eve": "red_operative"})
    ann, bob, eve = ring["Ann"], ring["Bob"], ring["Eve"]
    assert ann.table.missing is not None
    assert ann.table.missing.code == "uneven_teams"
    said = await ann.is_refused("uneven_teams", c.Start())
    assert said == "You need an even number of players: red has 3 and blue has 2."
    await eve.does(c.Leave())
    await bob.is_refused("not_host", c.Start())
    await ann.does(c.Start())
    assert ann.table.status == "playing"


@pytest.mark.req("W-2.11")
async def test_in_the_lobby_anybody_picks_any_free_place_and_the_host_overrides(parlour: Parlour) -> None:
    ring = await in_lobby(parlour)
    ann, bob, cy, dee = ring.people
    await bob.is_refused("seat_taken", c.Pick("blue_spymaster"))
    await cy.does(c.Pick("blue_operative"))
    await bob.does(c.Pick("blue_spymaster"))
    await bob.is_refused("not_host", c.Assign(cy.player, "red_operative"))
    await ann.does(c.Assign(dee.player, "blue_spymaster"))
    places = {person.name: person.table.you.place for person in ring.people if person.table.you}
    assert places == {"Ann": "red_spymaster", "Bob": "blue_operative", "Cy": "blue_operative", "Dee": "blue_spymaster"}
    await bob.is_refused("not_host", c.Randomize())
    await ann.does(c.Randomize())
    assert ann.table.missing is None


@pytest.mark.req("W-2.11", "W-3.2")
async def test_a_place_is_picked_in_the_lobby_and_in_a_pause_and_not_between(
    parlour: Parlour, clock: ManualClock
) -> None:
    ring = await begun(parlour, SIX)
    mover, (one, _) = ring.operatives(ring.moving)[0], ring.operatives(ring.waiting)
    team = ring.waiting
    await mover.is_refused("game_begun", c.Pick(f"{team}_operative"))
    lost = ring.spymaster(team)
    lost.closes()
    await clock.advance(FLICKER)
    await one.is_refused("game_begun", c.Pick(f"{team}_spymaster"))
    await ring.pass_turn()
    assert ring.people[0].table.status == "paused"
    await one.is_refused("no_such_seat", c.Pick("library"))
    await one.does(c.Pick(f"{team}_spymaster"))
    assert roles(ring)[one.name] == f"{team}_spymaster"
    await ring.host.does(c.EndGame())
    assert one.table.you is not None
    assert one.table.you.place == f"{team}_spymaster", "places are kept as they have become"
    assert lost.table.you is not None
    assert lost.table.you.place == f"{team}_operative"


# The key
@pytest.mark.req("W-2.14", "P-2.1", "P-2.3", "W-3.4")
async def test_a_spymaster_who_reloads_is_still_the_spymaster_and_has_the_key(
    parlour: Parlour, clock: ManualClock
) -> None:
    ring = await begun(parlour, SIX)
    assert ring.knowing() == {"Ann", "Cy"}
    lines = len(await log_of(ring.host))
    for name in ("Ann", "Cy"):
        person = ring[name]
        key, before = key_of(person), roles(ring)
        person.closes()
        await clock.advance(FLICKER - 100)
        await person.opens()
        assert key_of(person) == key
        assert wire_key(person) == list(key)
        assert roles(ring) == before
        assert key_of(await another_tab(person)) == key
    await clock.advance(FLICKER)
    assert len(await log_of(ring.host)) == lines, "nobody was ever gone"
    await ring.clues()


@pytest.mark.req("W-2.14", "P-2.3")
async def test_no_tab_of_an_operative_has_the_key(parlour: Parlour, clock: ManualClock) -> None:
    ring = await guessing(parlour, SIX)
    bob = ring["Bob"]
    tabs = [bob, await another_tab(bob)]
    bob.closes()
    await clock.advance(10 * FLICKER)
    await bob.opens()
    for tab in tabs:
        assert key_of(tab) == ()
        assert wire_key(tab) is None
    assert len(key_of(ring["Ann"])) == 25, "it would have been found"


@pytest.mark.req("W-4.4", "P-4.1")
@pytest.mark.parametrize("watchers_see", ["board", "key"])
async def test_a_watcher_has_the_key_only_where_the_host_allowed_it(parlour: Parlour, watchers_see: str) -> None:
    ring = await guessing(parlour, SIX, watchers_see=watchers_see)
    watcher = await parlour.watcher(ring.host.code)
    known = wire_key(watcher)
    assert known == (list(ring.key) if watchers_see == "key" else None)
    assert watcher.menu.forms == ()
    assert ring.knowing() == {"Ann", "Cy"}
    await ring.host.is_refused("game_begun", c.SetOptions({"watchers_see": "key" if known is None else "board"}))
    assert wire_key(watcher) == known
    await ring.end_it()
    assert wire_key(watcher) == list(ring.public.key)


@pytest.mark.req("W-2.14", "P-2.2")
async def test_a_seat_link_moves_the_spymasters_view_and_leaves_a_watchers(parlour: Parlour) -> None:
    ring = await begun(parlour, SIX)
    ann = ring["Ann"]
    key = key_of(ann)
    phone = Person(parlour, "Ann", ann.code)
    await ann.room.move_seat(await ann.handle.make_seat_link(), phone.key)
    await phone.opens()
    assert key_of(phone) == key
    assert public(phone).spymaster("red") == phone.seat
    assert ann.handle.has_lost_seat
    assert key_of(ann) == ()
    assert wire_key(ann) is None
    assert ann.menu.forms == ()


@pytest.mark.req("W-2.14", "P-2.2")
async def test_who_has_given_the_seat_away_cannot_guess_with_what_they_saw(parlour: Parlour) -> None:
    """The old device is nobody: it cannot sit down again while the game is played."""
    ring = await guessing(parlour, SIX)
    ann = ring["Ann"]
    await ann.room.move_seat(await ann.handle.make_seat_link(), Person(parlour, "Ann", ann.code).key)
    with pytest.raises(Exception, match="The game has begun") as refusal:
        await parlour.manager.join(ann.code, "Ann", place="red_operative", browser=ann.browser)
    assert getattr(refusal.value, "code", "") == "game_begun"
    await ann.is_refused("not_seated", Vote(0))


@pytest.mark.req("W-2.14", "W-3.2")
async def test_a_new_spymaster_is_shown_the_key_and_nobody_else(parlour: Parlour, clock: ManualClock) -> None:
    ring = await guessing(parlour, SIX)
    team = ring.waiting
    lost, (one, two) = ring.spymaster(team), ring.operatives(team)
    lost.closes()
    await clock.advance(FLICKER)
    await ring.turn_over("neutral")
    before = ring.knowing()
    told = two.told
    await one.does(c.Pick(f"{team}_spymaster"))
    assert ring.knowing() == before | {one.name}
    assert key_of(one) == ring.key
    assert two.told > told
    assert not any("You have the key" in line for line in two.feed)
    assert one.feed[-1].startswith("You have the key.")
    await lost.opens()
    await clock.advance(FLICKER)
    assert roles(ring)[lost.name] == f"{team}_retired"
    await lost.is_refused("saw_the_key", c.Pick(f"{team}_operative"))
    await one.is_refused("saw_the_key", c.Pick(f"{team}_operative"))
    await ring.host.does(Resume())
    await ring.clues()
    await lost.is_refused("not_operative", Vote(ring.hidden("neutral")[0]))
    assert ring.public.threshold == 1


# Two at once
@pytest.mark.req("W-2.8", "P-3.2")
@pytest.mark.parametrize("knows_turn", [True, False])
async def test_two_quick_ends_of_guessing_end_one_turn(parlour: Parlour, knows_turn: bool) -> None:
    ring = await guessing(parlour, SIX)
    team = ring.moving
    await ring.turn_over(team)
    one, two = ring.operatives(team)
    number = len(ring.public.turns) if knows_turn else None
    presses = [one.handle.send(EndGuessing(), turn=number) for _ in range(2)]
    presses.append(two.handle.send(EndGuessing(), turn=number))
    results = await asyncio.gather(*presses, return_exceptions=True)
    refused = [getattr(each, "code", "") for each in results if each is not None]
    assert refused == ([] if knows_turn else ["not_your_turn"] * 2)
    assert len(ring.public.turns) == 2
    assert (ring.moving, ring.public.phase) != (team, "guess")
    assert ring.public.turns[0].end == "done"


@pytest.mark.req("W-2.7")
async def test_of_two_confirms_at_once_one_turns_a_card_over(parlour: Parlour) -> None:
    ring = await guessing(parlour, EIGHT)
    team = ring.moving
    one, two, three = ring.operatives(team)
    first, second, *_ = ring.hidden(team)
    await one.does(Vote(first))
    await two.does(Vote(first))
    await three.does(Vote(second))
    results = await asyncio.gather(
        *(person.tries(Confirm(index)) for person in (one, three, two) for index in (first, second))
    )
    assert list(ring.public.revealed) == [first]
    codes = [refusal.code if refusal else "" for refusal in results]
    assert codes.count("") == 1
    assert set(codes) == {"", "already_revealed", "not_enough_votes"}
    assert ring.public.turns[0].guesses[0].voters == (one.seat, two.seat)


@pytest.mark.req("W-2.7")
async def test_a_vote_that_is_moved_as_it_is_confirmed_is_decided_one_after_the_other(parlour: Parlour) -> None:
    ring = await guessing(parlour, SIX)
    team = ring.moving
    one, two = ring.operatives(team)
    first, second, *_ = ring.hidden(team)
    await one.does(Vote(first))
    await two.does(Vote(first))
    moved, confirmed = await asyncio.gather(two.tries(Vote(second)), one.tries(Confirm(first)))
    assert moved is None
    assert confirmed is not None
    assert confirmed.code == "not_enough_votes"
    assert ring.public.revealed == {}


@pytest.mark.req("W-2.7", "P-5.1")
@pytest.mark.parametrize("index", [25, -1, 10**30])
async def test_an_index_past_the_board_is_refused(parlour: Parlour, index: int) -> None:
    ring = await guessing(parlour)
    (mover,) = ring.operatives(ring.moving)
    await mover.is_refused("no_such_card", Vote(index))
    await mover.is_refused("no_such_card", Confirm(index))
    assert (await replayed(mover)).state == mover.room.state


# Talk
@pytest.mark.req("P-3.4")
async def test_spymasters_chat_before_and_after_the_game_and_not_in_it(parlour: Parlour, clock: ManualClock) -> None:
    ring = await in_lobby(parlour, SIX)
    ann, bob = ring["Ann"], ring["Bob"]
    await ann.does(c.Chat("I know nothing"))
    await ann.does(c.Start())
    for name in ("Ann", "Cy"):
        assert ring[name].table.is_silenced
        said = await ring[name].is_refused("silenced", c.Chat("it is the left one"))
        assert said == "You know too much to chat during this game."
    await bob.does(c.Chat("say something"))
    assert not bob.table.is_silenced
    await ring.end_it()
    assert not ann.table.is_silenced
    await ann.does(c.Chat("the left one, of course"))
    assert bob.feed[-1] == "the left one, of course"


@pytest.mark.req("P-3.4", "W-3.2")
async def test_who_has_retired_or_become_spymaster_does_not_chat_either(parlour: Parlour, clock: ManualClock) -> None:
    ring = await guessing(parlour, SIX)
    team = ring.waiting
    lost, one = ring.spymaster(team), ring.operatives(team)[0]
    await one.does(c.Chat("where is our spymaster?"))
    lost.closes()
    await clock.advance(FLICKER)
    await ring.turn_over("neutral")
    await lost.is_refused("silenced", c.Chat("back in a minute"))
    await one.does(c.Pick(f"{team}_spymaster"))
    await one.is_refused("silenced", c.Chat("I see"))
    await lost.opens()
    await clock.advance(100)
    await lost.is_refused("silenced", c.Chat("I am back"))
    await ring.host.does(c.EndGame())
    await one.does(c.Chat("well"))


@pytest.mark.req("W-2.13", "P-1.5")
async def test_the_host_ends_a_running_game_and_all_are_in_the_lobby_at_their_places(parlour: Parlour) -> None:
    ring = await guessing(parlour, SIX)
    await ring["Bob"].is_refused("not_host", c.EndGame())
    await ring.host.does(c.EndGame())
    assert ring.host.table.status == "lobby"
    assert {person.name: person.table.you.place for person in ring.people if person.table.you} == SIX
    assert all(person.table.view is None for person in ring.people), "the key is gone with the game"
    await ring.host.does(c.Start())
    assert ring.host.table.status == "playing"
    assert ring.knowing() == {"Ann", "Cy"}
