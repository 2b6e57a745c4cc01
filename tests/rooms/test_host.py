"""What is the host's to do, and how the office passes."""

import pytest

from clueapp.games.classic.actions import FinishSetup
from clueapp.games.mystery.actions import Accuse
from clueapp.games.mystery.clocks import REVEAL
from clueapp.kernel.menu import Action
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.lobby import places
from clueapp.rooms.log.events import HostPassed
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person, events, log_of, replayed


@pytest.mark.req("P-1.4", "P-5.4")
@pytest.mark.parametrize(
    "command",
    [c.SetOptions({"expected": 3}), c.AddBot(), c.SetBot("nobody"), c.Remove("nobody"), c.Start(), c.EndGame()],
)
async def test_only_the_host_can(parlour: Parlour, command: Action) -> None:
    _, bob, _ = await parlour.lobby("Ann", "Bob", "Cy")
    assert await bob.is_refused("not_host", command) == "Only the host can do that."


@pytest.mark.req("P-1.4")
async def test_options_are_seen_by_all(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    await ann.does(c.SetOptions({"expected": 4, "turn_seconds": 90}))
    assert bob.table.options["expected"] == 4
    assert bob.table.options["turn_seconds"] == 90
    assert bob.feed[-1] == "Ann set the number of players to 4 and set the turn clock to 90 s."


@pytest.mark.req("P-1.4")
@pytest.mark.parametrize(
    "options",
    [
        {"chat": 1},
        {"x": 1},
        {"turn_seconds": -1},
    ],
)
async def test_an_option_takes_only_its_values(parlour: Parlour, options: dict[str, bool | int | str]) -> None:
    ann = await parlour.host("Ann")
    await ann.is_refused("bad_option", c.SetOptions(options))


@pytest.mark.req("P-1.4", "D-1.2")
@pytest.mark.parametrize("number", [1, 7, "4", 4.0])
async def test_only_so_many_players_can_be_expected_as_can_play(parlour: Parlour, number: int) -> None:
    ann = await parlour.host("Ann")
    told = await ann.is_refused("bad_player_count", c.SetOptions({"expected": number}))
    assert told == "Clue-Less is for 2 to 6 players."
    classic = await parlour.host("Ann", game="classic")
    told = await classic.is_refused("bad_player_count", c.SetOptions({"expected": 2}))
    assert told == "Classic Clue is for 3 to 6 players."


@pytest.mark.req("D-1.3")
async def test_who_picks_no_suspect_in_classic_clue_gets_any_of_those_that_are_free(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "any_of", lambda free: free[len(free) // 2])  # by lot: one in the middle
    names = ("Ann", "Bob", "Cy", "Di", "Eve")
    placed = await parlour.lobby(*names, game="classic")
    assert [person.seat for person in placed] == ["green", "white", "peacock", "mustard", "plum"]
    in_order = await parlour.lobby(*names)
    assert [person.seat for person in in_order] == ["scarlet", "mustard", "white", "green", "peacock"]


@pytest.mark.req("D-1.1", "D-1.5")
async def test_the_host_sets_the_table_up_and_the_first_in_turn_order_begins(parlour: Parlour) -> None:
    ann = await parlour.host("Ann", game="classic")
    await ann.does(c.Pick("plum"))
    bob = await Person(parlour, "Bob", ann.code).sits_down("scarlet")
    await Person(parlour, "Cy", ann.code).sits_down("green")
    await ann.does(c.Start())
    assert ann.table.awaited == bob.table.awaited == {"plum"}
    await bob.is_refused("not_your_turn", FinishSetup())
    await ann.does(FinishSetup())
    assert bob.table.is_your_turn


async def set_up(parlour: Parlour, **options: int) -> list[Person]:
    """Ann, Bob and Cy in Classic Clue's set-up, in the order in which they came; the turns go the other way round."""
    ann = await parlour.host("Ann", game="classic", **options)
    await ann.does(c.Pick("plum"))
    bob = await Person(parlour, "Bob", ann.code).sits_down("green")
    cy = await Person(parlour, "Cy", ann.code).sits_down("scarlet")
    await ann.does(c.Start())
    return [ann, bob, cy]


@pytest.mark.req("D-1.5", "P-1.5")
async def test_with_the_host_the_set_up_passes_to_the_one_longest_in_the_room(parlour: Parlour) -> None:
    ann, bob, cy = await set_up(parlour)
    await ann.does(c.Leave(for_good=True))
    assert bob.table.is_host
    assert cy.table.awaited == {"green"}
    assert "Bob is setting up the game now." in cy.feed
    await cy.is_refused("not_your_turn", FinishSetup())
    await bob.does(FinishSetup())
    assert cy.table.is_your_turn
    assert (await replayed(bob)).state == bob.room.state


@pytest.mark.req("D-1.5", "P-1.5", "P-2.4")
async def test_the_set_up_waits_for_an_absent_host_no_longer_than_the_office(
    parlour: Parlour, clock: ManualClock
) -> None:
    ann, bob, cy = await set_up(parlour, grace_seconds=120)
    ann.closes()
    bob.closes()
    await clock.advance(59_999)
    assert cy.table.awaited == {"plum"}
    await clock.advance(1)
    assert cy.table.is_host
    assert cy.table.is_your_turn
    await ann.opens()
    await ann.is_refused("not_your_turn", FinishSetup())
    await cy.does(FinishSetup())
    cy.closes()
    await clock.advance(60_000)
    assert ann.table.is_host
    assert ann.table.awaited == {"scarlet"}  # in the game itself it is the turn that counts


@pytest.mark.req("P-1.4")
async def test_options_that_stay_as_they_are_are_no_news(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    before = len(await log_of(ann))
    await ann.does(c.SetOptions({"chat": True, "grace_seconds": 30}))
    await ann.does(c.SetOptions({}))
    assert len(await log_of(ann)) == before


@pytest.mark.req("P-1.4")
async def test_the_rules_of_a_running_game_stay(parlour: Parlour) -> None:
    ann, *_ = await parlour.seats("Ann", "Bob", "Cy")
    await ann.is_refused("game_begun", c.SetOptions({"turn_seconds": 60}))
    await ann.is_refused("game_begun", c.SetOptions({"expected": 4, "chat": False}))
    await ann.is_refused("game_begun", c.Start())
    await ann.is_refused("game_begun", c.Pick("plum"))


@pytest.mark.req("P-1.4", "C-1.6")
async def test_the_game_starts_when_the_expected_number_has_joined(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob", expected=3)
    assert ann.table.status == "lobby"
    await Person(parlour, "Cy", ann.code).sits_down()
    assert ann.table.status == bob.table.status == "playing"
    assert bob.table.view is not None
    assert bob.table.view.own.hand


@pytest.mark.req("P-1.4", "C-1.6")
async def test_it_starts_as_well_when_the_host_expects_no_more_than_are_there(parlour: Parlour) -> None:
    ann, *_ = await parlour.lobby("Ann", "Bob", "Cy")
    await ann.does(c.SetOptions({"expected": 3}))
    assert ann.table.status == "playing"


@pytest.mark.req("P-1.4")
async def test_another_option_starts_nothing(parlour: Parlour) -> None:
    ann, *_ = await parlour.seats("Ann", "Bob", "Cy")
    await ann.does(c.EndGame())
    await ann.does(c.SetOptions({"turn_seconds": 60}))
    assert ann.table.status == "lobby"


@pytest.mark.req("P-1.4")
async def test_fewer_than_the_minimum_never_start(parlour: Parlour) -> None:
    ann, _ = await parlour.lobby("Ann", "Bob", expected=3)
    assert await ann.is_refused("not_enough_players", c.Start()) == "1 more player needed: it takes at least 3."
    told = await ann.is_refused("bad_player_count", c.SetOptions({"expected": 2}))
    assert told == "Clue-Less is for 3 to 6 players."
    await ann.does(c.SetOptions({"chat": False, "allow_two": True}))
    assert ann.table.status == "lobby"
    await ann.does(c.SetOptions({"expected": 2}))
    assert ann.table.status == "playing", "now the two who were expected are enough"


@pytest.mark.req("P-1.4", "C-1.4")
async def test_where_two_are_not_enough_any_more_three_are_expected(parlour: Parlour) -> None:
    (ann,) = await parlour.lobby("Ann", expected=2, allow_two=True)
    await ann.does(c.SetOptions({"allow_two": False}))
    assert ann.table.options["expected"] == 3


@pytest.mark.req("P-1.4", "P-1.5")
async def test_back_in_the_lobby_no_option_starts_the_next_game_by_itself(parlour: Parlour) -> None:
    ann, *_ = await parlour.seats("Ann", "Bob", "Cy")
    await ann.does(c.EndGame())
    await ann.does(c.SetOptions({"turn_seconds": 60, "allow_two": True}))
    assert ann.table.status == "lobby"


@pytest.mark.req("P-1.4")
async def test_the_host_starts_once_the_minimum_is_reached(parlour: Parlour) -> None:
    ann, *_ = await parlour.lobby("Ann", "Bob", "Cy")
    await ann.does(c.Start())
    assert ann.table.status == "playing"


@pytest.mark.req("P-1.4")
async def test_one_who_is_removed_watches(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    told = bob.told
    await ann.does(c.Remove(bob.player))
    assert bob.told > told
    assert bob.handle.has_lost_seat
    assert bob.table.you is None
    assert [each.name for each in ann.table.players] == ["Ann"]
    assert await bob.is_refused("not_seated", c.Chat("no!")) == "This seat isn’t yours any more."
    assert ann.feed[-1] == "Bob was removed from the room."
    assert await parlour.manager.rooms_of(bob.browser) == []
    await bob.sits_down("plum")
    assert bob.seat == "plum"


@pytest.mark.req("P-1.4")
async def test_nobody_is_removed_twice_and_the_host_not_at_all(parlour: Parlour) -> None:
    ann, bob, *_ = await parlour.seats("Ann", "Bob", "Cy", "Di")
    await ann.is_refused("no_such_player", c.Remove(ann.player))
    await ann.does(c.Remove(bob.player))
    await ann.is_refused("no_such_player", c.Remove(bob.player))


@pytest.mark.req("P-1.4", "T-5.3")
async def test_no_host_wins_by_removing_the_other(parlour: Parlour) -> None:
    ann, bob = await parlour.seats("Ann", "Bob", game="trivia")
    message = await ann.is_refused("game_begun", c.Remove(bob.player))
    assert message == "Removing them would end the game. You can end it for everyone instead."
    await ann.does(c.EndGame())
    await ann.does(c.Remove(bob.player))


@pytest.mark.req("P-1.5")
async def test_the_host_ends_a_game_and_everybody_is_in_the_lobby_with_their_seats(parlour: Parlour) -> None:
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    seats = [each.seat for each in ann.table.players]
    await ann.does(c.EndGame())
    for person in (ann, bob, cy):
        assert person.table.status == "lobby"
        assert person.table.view is None
        assert person.table.clock is None
        assert [each.seat for each in person.table.players] == seats
    await ann.is_refused("no_game", c.EndGame())


@pytest.mark.req("P-1.5")
async def test_a_rematch_has_the_same_seats_and_another_deal(parlour: Parlour, clock: ManualClock) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    ann = people[0]
    await ann.is_refused("not_over", c.Rematch())
    hands = await finish(people, clock)
    assert ann.table.status == "over"
    await ann.is_refused("game_over", c.Start())
    await ann.is_refused("no_such_choice", c.Rematch("swap"))
    await ann.does(c.Rematch())
    assert ann.table.status == "playing"
    assert ann.table.games_played == 2
    assert [each.seat for each in ann.table.players] == ["scarlet", "mustard", "white"]
    assert [person.table.view.own.hand for person in people if person.table.view] != hands
    assert "Game 2 starts." in ann.feed


@pytest.mark.req("P-1.5")
async def test_a_guest_can_ask_for_a_rematch_and_the_host_starts_it(parlour: Parlour, clock: ManualClock) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    ann, bob, cy = people
    await bob.is_refused("not_over", c.Rematch())
    await finish(people, clock)
    await bob.does(c.Rematch())
    assert ann.table.status == "over", "it is for the host to start"
    assert (ann.feed[-1], bob.feed[-1]) == ("Bob would like a rematch.", "You would like a rematch.")
    assert [each.name for each in cy.table.players if each.wants_rematch] == ["Bob"]
    await bob.is_refused("already_asked", c.Rematch())
    await cy.does(c.Rematch())
    assert (await replayed(ann)).state == ann.room.state
    await ann.does(c.Rematch())
    assert ann.table.status == "playing"
    assert not any(each.wants_rematch for each in ann.table.players)
    await finish(people, clock)
    await cy.does(c.Rematch())
    await cy.does(c.Leave())
    assert not any(each.wants_rematch for each in ann.table.players)
    await bob.is_refused("not_enough_players", c.Rematch())


@pytest.mark.req("P-1.5")
async def test_a_rematch_is_without_those_who_left_for_good(parlour: Parlour, clock: ManualClock) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy", "Di")
    ann, bob, *_ = people
    await finish(people, clock)
    await bob.does(c.Leave())
    await ann.does(c.Rematch())
    assert [each.name for each in ann.table.players] == ["Ann", "Cy", "Di"]
    assert ann.table.view is not None
    assert ann.table.view.public.players == ("scarlet", "white", "green")
    assert bob.table.view is not None
    assert bob.table.view.seat is None


@pytest.mark.req("P-1.5")
async def test_too_few_for_a_rematch_go_back_to_the_lobby(parlour: Parlour, clock: ManualClock) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    await finish(people, clock)
    await people[1].does(c.Leave())
    await people[0].is_refused("not_enough_players", c.Rematch())
    await people[0].does(c.EndGame())
    assert [each.name for each in people[0].table.players] == ["Ann", "Cy"]
    await Person(parlour, "Di", people[0].code).sits_down("mustard")


@pytest.mark.req("P-1.5")
async def test_the_office_passes_after_60_seconds_to_the_longest_there_and_all_are_told(
    parlour: Parlour, clock: ManualClock
) -> None:
    ann, bob, cy = await parlour.lobby("Ann", "Bob", "Cy")
    await clock.advance(5)
    bob.closes()
    await clock.advance(30_000)
    ann.closes()
    await clock.advance(30_001)
    await bob.opens()
    await clock.advance(29_998)
    assert cy.table.host is not None
    assert cy.table.host.name == "Ann"
    await clock.advance(1)
    assert cy.table.host.name == "Bob"
    assert bob.table.is_host
    assert cy.feed[-1] == "Bob is the host now."
    assert bob.feed[-1] == "You’re the host now."
    await ann.opens()
    await clock.advance(120_000)
    assert [type(each) for each in events(cy)].count(HostPassed) == 1
    await ann.is_refused("not_host", c.Start())


@pytest.mark.req("P-1.5")
async def test_a_host_who_reloads_stays_host(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    ann.closes()
    await clock.advance(59_000)
    await ann.opens()
    await clock.advance(120_000)
    assert ann.table.is_host
    assert not bob.table.is_host


@pytest.mark.req("P-1.5")
async def test_nobody_becomes_host_of_an_empty_room_until_they_come(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    ann.closes()
    bob.closes()
    await clock.advance(300_000)
    assert ann.room.state.host == ann.player
    await bob.opens()
    await clock.advance(1)
    assert bob.table.is_host


@pytest.mark.req("P-1.5", "P-6.2")
async def test_after_a_restart_the_host_has_60_seconds_to_come_back(parlour: Parlour, clock: ManualClock) -> None:
    _, bob = await parlour.lobby("Ann", "Bob")
    await parlour.restart(down_for=3_600_000)
    await bob.opens()
    await clock.advance(59_999)
    assert not bob.table.is_host
    await clock.advance(1)
    assert bob.table.is_host


async def finish(people: list[Person], clock: ManualClock) -> list[object]:
    """Let the first player make a true accusation and wait for the reveal; returns the hands."""
    room = people[0].room
    assert room.state.truth is not None
    hands: list[object] = [room.state.truth.own[person.seat].hand for person in people]
    solution = room.state.truth.vault.solution
    awaited = next(person for person in people if person.table.is_your_turn)
    await awaited.does(Accuse(solution.suspect, solution.weapon, solution.room))
    await clock.advance(round(REVEAL[-1] * 1000))
    assert people[0].table.status == "over"
    return hands
