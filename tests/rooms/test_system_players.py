"""System players in the lobby of a mystery: the host seats, changes and removes them, and fills the table up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from clueapp.games.mystery.actions import EndTurn
from clueapp.kernel.game import Impulse
from clueapp.kernel.menu import Action
from clueapp.rooms.clocks.robots import intent
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.log.events import PlayerJoined, RobotChanged
from clueapp.rooms.people.robot_names import NAMES
from clueapp.rooms.view import PlayerView
from tests.rooms.clock import ManualClock
from tests.rooms.house import SECONDS, House
from tests.rooms.parlour import Parlour, Person, events, log_of, replayed
from tests.rooms.test_host import finish
from tests.rooms.test_minds import at_the_table, ends_turn

BOTH = pytest.mark.parametrize("game", ["clueless", "classic"])


def robots(person: Person) -> list[PlayerView]:
    return [each for each in person.table.players if each.is_robot]


@BOTH
@pytest.mark.req("P-1.4", "D-1.2")
async def test_the_host_seats_one_with_a_strength_a_character_and_a_name_by_chance(parlour: Parlour, game: str) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob", game=game)
    free = ann.table.open_places
    await ann.does(c.AddBot("novice", free[2]))
    await ann.does(c.AddBot())
    one, other = robots(bob)
    assert (one.robot, one.place, one.connected, one.is_host) == ("novice", free[2], True, False)
    assert (other.robot, other.place in free) == ("detective", True), "the usual strength, where there is room"
    assert one.name != other.name
    assert {one.name, other.name} < {*NAMES}
    assert bob.feed[-2].startswith(f"{one.name} joined as ")
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("D-1.2")
async def test_a_table_of_system_players_has_other_names_the_next_time(parlour: Parlour) -> None:
    companies = set()
    for _ in range(5):
        ann = await parlour.host("Ann")
        for _ in range(4):
            await ann.does(c.AddBot())
        names = [each.name for each in robots(ann)]
        assert len({*names}) == 4
        companies.add(tuple(names))
    assert len(companies) > 1


@pytest.mark.req("P-1.4", "P-8.4")
async def test_the_host_changes_strength_and_character(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    await ann.does(c.AddBot("novice", "plum"))
    (robot,) = robots(bob)
    await ann.does(c.SetBot(robot.id, strength="detective"))
    assert [(each.robot, each.place) for each in robots(bob)] == [("detective", "plum")]
    assert bob.feed[-1] == f"{robot.name} is now Professor Plum (detective)."
    await ann.does(c.SetBot(robot.id, seat="white"))
    assert [(each.robot, each.place) for each in robots(bob)] == [("detective", "white")]
    await ann.does(c.SetBot(robot.id, "novice", "green"))
    assert robots(bob) == [replace(robot, place="green", seat="green")], "it is the same one"
    assert [type(each) for each in events(bob)][-3:] == [RobotChanged] * 3
    await Person(parlour, "Cy", ann.code).sits_down("plum")
    before = ann.room.state
    await parlour.restart()
    assert (await parlour.manager.wake(ann.code)).state == before


@pytest.mark.req("P-1.4")
async def test_what_stays_as_it_is_is_no_news(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    await ann.does(c.AddBot("novice", "plum"))
    (robot,) = robots(ann)
    before = len(await log_of(ann))
    for command in (c.SetBot(robot.id), c.SetBot(robot.id, "novice"), c.SetBot(robot.id, "novice", "plum")):
        await ann.does(command)
    assert len(await log_of(ann)) == before


@pytest.mark.req("P-1.4", "P-5.1", "P-8.4")
async def test_refusals_have_a_code_and_a_sentence(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    await ann.does(c.AddBot("novice", "plum"))
    (robot,) = robots(ann)
    refusals: list[tuple[Action, str, str]] = [
        (c.AddBot("genius"), "no_such_strength", "There’s no system player of that strength."),
        (c.AddBot("", "batman"), "no_such_seat", "There’s no such seat."),
        (c.AddBot("", "plum"), "seat_taken", f"{robot.name} has just taken Professor Plum."),
        (c.AddBot("", "scarlet"), "seat_taken", "Ann has just taken Miss Scarlet."),
        (c.SetBot("nobody", "novice"), "no_such_player", "There’s no such player."),
        (c.SetBot(bob.player, "novice"), "not_a_bot", "The host can change only system players."),
        (c.SetBot(ann.player, seat="white"), "not_a_bot", "The host can change only system players."),
        (c.SetBot(robot.id, "genius"), "no_such_strength", "There’s no system player of that strength."),
        (c.SetBot(robot.id, seat="batman"), "no_such_seat", "There’s no such seat."),
        (c.SetBot(robot.id, seat="mustard"), "seat_taken", "Bob has just taken Colonel Mustard."),
    ]
    for command, code, sentence in refusals:
        assert await ann.is_refused(code, command) == sentence
    assert await bob.is_refused("not_host", c.SetBot(robot.id, "novice")) == "Only the host can do that."
    watcher = await parlour.watcher(ann.code)
    await watcher.is_refused("not_seated", c.SetBot(robot.id, "novice"))


@pytest.mark.req("P-1.4")
async def test_in_a_game_they_stay_as_they_are(parlour: Parlour) -> None:
    ann = await parlour.host("Ann", expected=3)
    await ann.does(c.AddBot())
    (robot,) = robots(ann)
    await ann.does(c.AddBot())
    assert ann.table.status == "playing", "those who were expected have sat down"
    await ann.is_refused("game_begun", c.AddBot())
    await ann.is_refused("game_begun", c.SetBot(robot.id, "novice"))


@pytest.mark.req("P-1.4", "P-1.6")
async def test_one_who_is_sent_away_leaves_a_free_seat(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    for _ in range(4):
        await ann.does(c.AddBot())
    robot = robots(ann)[1]
    assert robot.place not in ann.table.open_places
    await ann.does(c.Remove(robot.id))
    assert robot.place in ann.table.open_places
    assert robot.name not in [each.name for each in robots(ann)]
    await ann.is_refused("no_such_player", c.SetBot(robot.id, "novice"))
    await Person(parlour, "Bob", ann.code).sits_down(robot.place)


@BOTH
@pytest.mark.req("D-1.2", "P-1.4")
async def test_one_person_alone_starts_and_the_free_seats_are_filled(parlour: Parlour, game: str) -> None:
    ann = await parlour.host("Ann", game=game, fill=0)
    await ann.is_refused("not_enough_players", c.Start())
    await ann.does(c.SetOptions({"fill": 5, "fill_strength": "novice"}))
    assert (ann.table.can_start, ann.table.fillers, len(ann.table.players)) == (True, 4, 1)
    await ann.does(c.Start())
    assert ann.table.status == "playing"
    assert [each.robot for each in ann.table.players] == ["", *["novice"] * 4]
    assert len({each.seat for each in ann.table.players}) == 5
    assert ann.table.view is not None
    assert set(ann.table.view.public.players) == {each.seat for each in ann.table.players}
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("D-1.2")
@pytest.mark.parametrize("number", [3, 4, 6])
async def test_classic_clue_fills_empty_seats_up_to_the_number_asked_for(parlour: Parlour, number: int) -> None:
    ann = await parlour.host("Ann", game="classic", expected=number)
    assert (ann.table.options["fill"], ann.table.fillers) == (number, number - 1)
    await ann.does(c.SetOptions({"chat": False}))
    assert ann.table.options["fill"] == number
    await ann.does(c.Start())
    assert [each.robot for each in ann.table.players] == ["", *["detective"] * (number - 1)]


@pytest.mark.req("D-1.2")
async def test_the_seats_to_be_filled_follow_the_number_of_players_until_the_host_says_otherwise(
    parlour: Parlour,
) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob", game="classic")
    assert (ann.table.options["expected"], ann.table.options["fill"]) == (6, 6)
    await ann.does(c.SetOptions({"expected": 4}))
    assert (bob.table.options["fill"], bob.table.fillers) == (4, 2)
    await ann.does(c.SetOptions({"fill": 0}))
    await ann.does(c.SetOptions({"expected": 3}))
    assert (bob.table.options["fill"], bob.table.fillers) == (0, 0)
    await ann.does(c.SetOptions({"fill": 3, "expected": 5}))
    await ann.does(c.SetOptions({"expected": 4}))
    assert bob.table.options["fill"] == 3, "the two differed, so it stays"
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("D-1.2", "P-1.4")
async def test_no_system_player_joins_when_enough_people_come(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob", game="classic", expected=3)
    await Person(parlour, "Cid", ann.code).sits_down(ann.table.open_places[0])
    assert ann.table.status == "playing"
    assert not robots(bob)


@pytest.mark.req("D-1.2")
async def test_clue_less_fills_no_seats_unless_the_host_wants_it(parlour: Parlour) -> None:
    ann = await parlour.host("Ann", expected=4)
    assert ann.table.options["fill"] == 0
    await ann.is_refused("not_enough_players", c.Start())


@pytest.mark.req("D-1.2", "P-1.4", "C-1.6")
async def test_three_expected_and_filled_up_to_five(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob", expected=3, fill=5)
    assert (ann.table.status, bob.table.fillers) == ("lobby", 3), "those who fill up are not waited for, nor counted"
    await ann.does(c.AddBot("novice"))
    assert ann.table.status == "playing", "the one whom the host has seated is the third"
    assert [each.robot for each in bob.table.players] == ["", "", "novice", "detective", "detective"]
    joined = [each for each in events(bob) if isinstance(each, PlayerJoined)]
    assert len(joined) == 5
    assert bob.feed[bob.feed.index("The game starts.") - 1].startswith(f"{joined[-1].name} joined as ")


@pytest.mark.req("D-1.2")
async def test_nobody_comes_where_enough_are_there(parlour: Parlour) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy", "Di", fill=3)
    assert not robots(people[0])
    ann, _ = await parlour.lobby("Ann", "Bob")
    assert (ann.table.fillers, ann.table.can_start) == (0, False), "unless the host wants it, nobody comes"


@pytest.mark.req("D-1.2", "P-1.5")
async def test_a_rematch_keeps_them_and_fills_the_seat_of_who_left(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob", fill=4)
    await ann.does(c.Start())
    first = robots(ann)
    await ann.does(c.EndGame())
    assert robots(ann) == first, "they are people of the room now"
    assert ann.table.fillers == 0
    await bob.does(c.Leave())
    assert (ann.table.fillers, ann.table.missing) == (1, None)
    await ann.does(c.Start())
    assert [each.name for each in robots(ann)][:2] == [each.name for each in first]
    assert len(ann.table.players) == 4


@pytest.mark.req("P-1.5", "P-1.6", "D-1.2")
async def test_after_the_end_the_seat_of_who_left_is_filled_for_the_rematch(
    parlour: Parlour, clock: ManualClock
) -> None:
    people = await parlour.lobby("Ann", "Bob", "Cy", fill=3)
    ann, bob, cy = people
    await ann.does(c.Start())
    await finish(people, clock)
    await bob.does(c.Leave())
    assert ann.table.fillers == 1
    await cy.does(c.Rematch())
    await ann.does(c.Rematch())
    assert [each.robot for each in ann.table.players] == ["", "", "detective"]
    assert ann.table.view is not None
    assert len(ann.table.view.public.players) == 3
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("P-1.4", "P-5.1")
@pytest.mark.parametrize(
    "options", [{"fill": 2}, {"fill": 7}, {"fill": True}, {"fill_strength": "genius"}, {"pace": "slow"}]
)
async def test_these_options_take_only_their_values(parlour: Parlour, options: dict[str, bool | int | str]) -> None:
    ann = await parlour.host("Ann")
    await ann.is_refused("bad_option", c.SetOptions(options))


@pytest.mark.req("P-1.4")
async def test_where_two_play_nothing_is_filled_up(parlour: Parlour) -> None:
    ann = await parlour.host("Ann", game="trivia")
    await ann.is_refused("bad_option", c.SetOptions({"fill": 2}))
    teams = await parlour.host("Ann", game="codenames")
    await teams.is_refused("bad_option", c.SetOptions({"fill": 4}))


@pytest.mark.req("B-2.4")
async def test_the_host_sets_their_pace_in_the_lobby_and_in_a_game(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob", fill=3)
    assert ann.table.options["pace"] == "natural"
    await ann.does(c.SetOptions({"pace": "patient"}))
    await ann.does(c.Start())
    await ann.does(c.SetOptions({"pace": "brisk"}))
    assert bob.feed[-1] == "Ann set the opponents’ speed to “Brisk”."
    await ann.is_refused("game_begun", c.SetOptions({"fill": 4}))


@pytest.mark.req("B-2.4")
@pytest.mark.parametrize(("pace", "times"), [("brisk", 0.4), ("natural", 1), ("patient", 1.8)])
async def test_they_think_for_as_long_as_their_pace_says(
    parlour: Parlour, clock: ManualClock, pace: str, times: float
) -> None:
    (ann,) = await at_the_table(parlour, House(), "Ann")
    await ann.does(c.SetOptions({"pace": pace}))
    await ends_turn(ann)
    before = len(ann.feed)
    await clock.advance(round(times * SECONDS * 1000) - 1)
    assert len(ann.feed) == before
    await clock.advance(1)
    assert len(ann.feed) > before


@pytest.mark.req("B-2.4")
async def test_even_a_brisk_one_waits_for_what_all_must_see(parlour: Parlour) -> None:
    (ann,) = await at_the_table(parlour, House(), "Ann")
    await ann.does(c.SetOptions({"pace": "brisk"}))
    state = ann.room.state
    due = intent(state, "mustard", Impulse(EndTurn(), 4.0, least=3.0), 1.0).due
    assert due - state.last_move_at == 3_000
