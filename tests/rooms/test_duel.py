"""A duel in a room: clocks that tick, players who go, and system players; no real time passes."""

import asyncio

import pytest

from clueapp.games.trivia.actions import Answer, Bet, Buzz, Fold, Match, Ready
from clueapp.games.trivia.state import Duel
from clueapp.kernel.game import Outcome
from clueapp.kernel.registry import games
from clueapp.rooms.lobby import commands as c
from tests.games.trivia_table import GAME, LIBRARY
from tests.rooms.clock import ManualClock, settle
from tests.rooms.parlour import Parlour, Person, log_of, replayed

CATEGORY, BET, TICK, WINDOW, ANSWER, RESOLUTION = 3_000, 15_000, 500, 5_000, 5_000, 3_000


@pytest.fixture
async def duelists(parlour: Parlour) -> list[Person]:
    """Two who have just sat down, so that the match has begun."""
    await parlour.closes()
    parlour.games = {"trivia": GAME}
    await parlour.opens()
    ann = await parlour.host("Ann", game="trivia")
    bob = await Person(parlour, "Bob", ann.code).sits_down()
    return [ann, bob]


def duel(person: Person) -> Duel:
    view = person.table.view
    assert view is not None
    found: Duel = view.public
    return found


def ended(person: Person) -> Outcome | None:
    return GAME.outcome(duel(person))


async def to_the_clue(duelists: list[Person], clock: ManualClock) -> None:
    await clock.advance(CATEGORY)
    await duelists[0].does(Bet(50))
    await duelists[1].does(Match())
    assert duel(duelists[0]).phase == "clue"


@pytest.mark.req("T-1.2", "T-1.3")
async def test_a_match_begins_when_both_are_in_and_its_clocks_move_it_on(
    duelists: list[Person], clock: ManualClock
) -> None:
    ann, bob = duelists
    assert duel(ann).phase == "category"
    assert ann.table.clock is not None
    assert ann.table.clock.due == clock.now() + CATEGORY
    await clock.advance(CATEGORY - 1)
    assert duel(bob).phase == "category"
    await clock.advance(1)
    assert duel(bob).phase == "betting"


@pytest.mark.req("T-1.3", "T-3.1")
async def test_ticks_are_not_delayed_by_alarms_that_ring_a_little_late(
    duelists: list[Person], clock: ManualClock
) -> None:
    await to_the_clue(duelists, clock)
    begun = clock.now()
    for number in range(1, 11):
        clock.skip(begun + number * TICK + 60)  # each rings 60 ms after its time
        await clock.advance(0)
        assert len(duel(duelists[0]).bout.letters) == number * 6


@pytest.mark.req("T-3.1", "P-6.2")
async def test_after_a_restart_the_clue_goes_on_from_where_it_was(
    parlour: Parlour, duelists: list[Person], clock: ManualClock
) -> None:
    await to_the_clue(duelists, clock)
    await clock.advance(7 * TICK)
    before = duel(duelists[0])
    assert len(before.bout.letters) == 42
    await parlour.restart(down_for=200)
    for person in duelists:
        await person.opens()
    assert duel(duelists[1]) == before
    await clock.advance(TICK)
    assert len(duel(duelists[1]).bout.letters) == 48
    assert (await replayed(duelists[0])).state.truth == duelists[0].room.state.truth


@pytest.mark.req("T-3.3")
@pytest.mark.parametrize("first", [0, 1])
async def test_of_two_buzzes_the_one_that_comes_first_counts(
    duelists: list[Person], clock: ManualClock, first: int
) -> None:
    await to_the_clue(duelists, clock)
    await clock.advance(4 * TICK)
    winner, loser = duelists[first], duelists[1 - first]
    won, lost = await asyncio.gather(winner.tries(Buzz()), loser.tries(Buzz()))
    assert won is None
    assert lost is not None
    assert lost.code == "not_clue_phase"
    assert duel(winner).bout.answering == winner.seat
    assert duel(winner).bout.buzzers[loser.seat] == "AVAILABLE"
    await winner.does(Answer("nonsense"))
    await loser.does(Buzz())
    assert duel(winner).bout.answering == loser.seat


@pytest.mark.req("T-5.2", "P-7.2")
@pytest.mark.parametrize("alarm_first", [True, False])
async def test_a_bet_that_arrives_as_its_time_runs_out_counts(
    duelists: list[Person], clock: ManualClock, alarm_first: bool
) -> None:
    ann, _ = duelists
    await clock.advance(CATEGORY)
    if alarm_first:
        clock.ring(BET)
    sent = asyncio.create_task(ann.does(Bet(25)))
    if not alarm_first:
        clock.ring(BET)
    await sent
    await settle()
    assert duel(ann).bout.pot == 25
    assert duel(ann).folds["P1"] == 2


# An answer, and the end of its time
@pytest.mark.req("T-3.4", "P-7.2")
@pytest.mark.parametrize("alarm_first", [True, False])
async def test_an_answer_sent_as_the_time_runs_out_counts(
    duelists: list[Person], clock: ManualClock, alarm_first: bool
) -> None:
    ann, bob = duelists
    await to_the_clue(duelists, clock)
    await ann.does(Buzz())
    if alarm_first:
        clock.ring(ANSWER)
    sent = asyncio.create_task(ann.does(Answer("a guess")))
    if not alarm_first:
        clock.ring(ANSWER)
    await sent
    await settle()
    assert [(ruling.text, ruling.is_late) for ruling in duel(bob).bout.rulings] == [("a guess", False)]


@pytest.mark.req("T-3.4", "P-6.2", "P-7.3")
async def test_an_answer_that_was_not_sent_is_wrong_after_a_restart_as_well(
    parlour: Parlour, duelists: list[Person], clock: ManualClock
) -> None:
    ann, bob = duelists
    await to_the_clue(duelists, clock)
    await ann.does(Buzz())
    await parlour.restart(down_for=2 * ANSWER)
    for person in (ann, bob):
        await person.opens()
    await settle()
    await clock.advance(0)
    assert [ruling.text for ruling in duel(bob).bout.rulings] == [None]
    await ann.is_refused("not_answering", Answer("a guess"))
    assert (await replayed(bob)).state == bob.room.state


# Ready, and again
@pytest.mark.req("T-4.1", "T-6.3")
async def test_against_a_system_player_a_result_goes_on_when_one_is_ready(parlour: Parlour, clock: ManualClock) -> None:
    parlour.manager.games = {"trivia": GAME}
    ann = await parlour.host("Ann", game="trivia")
    await ann.does(c.AddBot())
    await clock.advance(CATEGORY)
    await ann.does(Fold())
    await clock.advance(0)
    assert duel(ann).bout.ready == {"P2"}
    await clock.advance(RESOLUTION)
    assert duel(ann).phase == "resolution"
    await ann.does(Ready())
    assert duel(ann).phase == "category"


@pytest.mark.req("P-1.5", "T-1.4")
async def test_a_rematch_swaps_who_bets_first(duelists: list[Person], clock: ManualClock) -> None:
    ann, bob = duelists
    for first in ("P2", "P1"):
        bob.closes()
        await clock.advance(40_000)
        await bob.opens()
        assert ended(ann) == Outcome(("P1",), "forfeit")
        await bob.does(c.Rematch())
        assert next(each for each in ann.table.players if each.wants_rematch).name == "Bob"
        await ann.does(c.Rematch())
        assert duel(ann).bout.first_actor == first
    assert (await replayed(ann)).state == ann.room.state
    await ann.does(c.EndGame())
    await ann.does(c.Start())
    assert duel(ann).bout.first_actor == "P1", "from the lobby it begins anew"


@pytest.mark.req("T-7.3")
async def test_a_match_starts_again_when_both_want_it_no_matter_who_is_host(
    duelists: list[Person], clock: ManualClock
) -> None:
    ann, bob = duelists
    await forfeited_by(bob, clock)
    await bob.does(c.Rematch())
    ann.closes()
    await clock.advance(70_000)
    assert bob.table.is_host, "the new host has already pressed"
    await ann.opens()
    await ann.does(c.Rematch())
    assert (bob.table.status, duel(bob).phase) == ("playing", "category")
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("T-7.3", "P-7.2")
async def test_both_may_press_play_again_at_once(duelists: list[Person], clock: ManualClock) -> None:
    ann, bob = duelists
    await forfeited_by(bob, clock)
    await asyncio.gather(ann.does(c.Rematch()), bob.does(c.Rematch()))
    assert (bob.table.status, bob.table.games_played) == ("playing", 2)
    assert not any(each.wants_rematch for each in bob.table.players)


@pytest.mark.req("T-7.3")
async def test_one_presses_play_again_and_leaves(duelists: list[Person], clock: ManualClock) -> None:
    ann, bob = duelists
    await forfeited_by(bob, clock)
    await bob.does(c.Rematch())
    await bob.does(c.Leave(for_good=True))
    assert ann.table.status == "over"
    await ann.is_refused("not_enough_players", c.Rematch())


@pytest.mark.req("T-7.3", "T-6.3")
async def test_a_system_player_is_always_ready_to_play_again(parlour: Parlour, clock: ManualClock) -> None:
    parlour.manager.games = {"trivia": GAME}
    ann = await parlour.host("Ann", game="trivia")
    await ann.does(c.AddBot())
    await forfeited_by(ann, clock, away=700_000)
    await ann.does(c.Rematch())
    assert duel(ann).phase == "category"


async def forfeited_by(person: Person, clock: ManualClock, away: int = 40_000) -> None:
    """Stay away for too long, and come back when the match is over."""
    person.closes()
    await clock.advance(away)
    await person.opens()
    await settle()
    assert ended(person) is not None


@pytest.mark.req("T-5.3")
async def test_one_who_is_back_within_half_a_minute_plays_on(duelists: list[Person], clock: ManualClock) -> None:
    ann, bob = duelists
    ann.closes()
    await clock.advance(CATEGORY + BET)
    assert duel(bob).folds["P1"] == 1, "the clocks run, so betting folds by itself"
    assert bob.table.stand_in is not None
    assert bob.table.stand_in.seat == "P1"
    await clock.advance(29_000 - CATEGORY - BET)
    await ann.opens()
    await clock.advance(60_000)
    assert ended(bob) is None or ended(bob) != Outcome(("P2",), "forfeit")


@pytest.mark.req("T-5.3")
async def test_one_who_is_gone_for_half_a_minute_has_lost(duelists: list[Person], clock: ManualClock) -> None:
    ann, bob = duelists
    await to_the_clue(duelists, clock)
    bob.closes()
    await clock.advance(29_999)
    assert ended(ann) is None
    await clock.advance(1)
    assert ended(ann) == Outcome(("P1",), "forfeit")
    assert duel(ann).balances == {"P1": 500, "P2": 500}, "the pot goes back"


@pytest.mark.req("T-5.3")
async def test_letters_that_come_meanwhile_give_the_absent_no_more_time(
    duelists: list[Person], clock: ManualClock
) -> None:
    ann, bob = duelists
    await clock.advance(CATEGORY)
    await ann.does(Bet(50))
    bob.closes()
    await clock.advance(14_000)
    await bob.opens()
    await bob.does(Match())
    bob.closes()
    gone = clock.now()
    await clock.advance(1_000)
    while ended(ann) is None:
        await clock.advance(TICK)
    assert clock.now() - gone == 30_000


@pytest.mark.req("T-5.3")
async def test_a_match_that_both_have_left_waits_for_them(
    parlour: Parlour, duelists: list[Person], clock: ManualClock
) -> None:
    ann, bob = duelists
    await to_the_clue(duelists, clock)
    await clock.advance(3 * TICK)
    watcher = await parlour.watcher(ann.code)
    ann.closes()
    bob.closes()
    await clock.advance(60_000)
    assert watcher.table.status == "paused"
    assert watcher.table.clock is None
    stopped = duel(watcher).bout.letters
    assert len(stopped) <= (3 + 3) * 6, "a second and a half is for those who only reload"
    await clock.advance(500_000)
    assert duel(watcher).bout.letters == stopped
    await ann.opens()
    await clock.advance(1)
    assert watcher.table.status != "paused"
    await clock.advance(TICK - 2)
    assert len(duel(watcher).bout.letters) == len(stopped) + 6, "the tick that was due when they went"
    assert watcher.feed[-2:] == ["Everyone is away, so the game is paused.", "The game continues."]
    await clock.advance(30_000)
    assert ended(watcher) == Outcome(("P1",), "forfeit")
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("T-5.3")
async def test_one_who_acts_in_the_moment_of_coming_back_sets_the_clocks_going(
    duelists: list[Person], clock: ManualClock
) -> None:
    ann, bob = duelists
    await clock.advance(CATEGORY)
    ann.closes()
    bob.closes()
    await clock.advance(120_000)
    assert ann.room.state.paused_at is not None
    await ann.opens()
    await ann.does(Bet(25))
    assert ann.table.status != "paused"
    await clock.advance(1)
    assert ann.table.clock is not None
    assert ann.table.clock.due == clock.now() - 1 + BET
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("T-5.3")
@pytest.mark.parametrize("is_restarted", [False, True])
async def test_a_match_that_both_have_left_for_ten_minutes_is_abandoned(
    parlour: Parlour, duelists: list[Person], clock: ManualClock, is_restarted: bool
) -> None:
    ann, bob = duelists
    await to_the_clue(duelists, clock)
    ann.closes()
    bob.closes()
    await clock.advance(2_000)
    if is_restarted:
        await parlour.restart(down_for=700_000)
        await ann.opens()
    await clock.advance(600_000)
    watcher = await parlour.watcher(ann.code)
    assert ended(watcher) == Outcome((), "abandoned")
    assert duel(watcher).balances == {"P1": 500, "P2": 500}


@pytest.mark.req("T-6.2")
async def test_a_pair_meets_every_question_before_it_meets_one_again(
    parlour: Parlour, duelists: list[Person], clock: ManualClock
) -> None:
    ann, bob = duelists
    met: list[str] = []
    for number in range(5):
        met += GAME.lessons(ann.room.state.truth.vault)  # type: ignore[union-attr]
        await ann.does(c.EndGame())
        if number == 2:  # in another room it is the same pair
            names = ann.browser, bob.browser
            ann.closes()
            bob.closes()
            ann = Person(parlour, "Ann", "")
            ann.browser = names[0]
            seated = await parlour.manager.create("trivia", "Ann", browser=ann.browser)
            ann.code, ann.player = seated.code, seated.player
            await ann.opens()
            bob = Person(parlour, "Bob", ann.code)
            bob.browser = names[1]
            await bob.sits_down()
        else:
            await ann.does(c.Start())
    assert len(met) == len(set(met)) == 15
    assert len(LIBRARY.questions) == 17
    last = GAME.lessons(ann.room.state.truth.vault)  # type: ignore[union-attr]
    assert len(last - set(met)) == 2, "the two that were left, and one again"


@pytest.mark.req("T-6.3")
async def test_a_system_player_plays_a_match_to_its_end(parlour: Parlour, clock: ManualClock) -> None:
    parlour.manager.games = {"trivia": GAME}
    ann = await parlour.host("Ann", game="trivia")
    await ann.does(c.AddBot("master"))
    assert ann.table.status == "playing", "the table is complete"
    robot = next(player for player in ann.table.players if player.is_robot)
    assert (robot.seat, robot.connected, robot.is_host) == ("P2", True, False)
    for _ in range(1_000):
        if ended(ann) is not None:
            break
        if duel(ann).phase == "betting" and ann.table.is_your_turn:
            await ann.does(Match() if duel(ann).bout.pot else Bet(10))
        await clock.advance(TICK)
    assert ended(ann) is not None
    assert any((robot.name in line and "bets" in line) or "matches" in line for line in ann.feed), ann.feed
    rulings = [ruling for each in duel(ann).history for ruling in each.rulings if ruling.seat == "P2"]
    assert rulings, "a master knows something of three questions"
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("T-6.3")
async def test_a_system_player_waits_while_nobody_is_there(parlour: Parlour, clock: ManualClock) -> None:
    parlour.manager.games = {"trivia": GAME}
    ann = await parlour.host("Ann", game="trivia")
    await ann.does(c.AddBot())
    await clock.advance(CATEGORY)
    ann.closes()
    await clock.advance(2_000)
    length = len(await log_of(ann))
    await clock.advance(300_000)
    assert len(await log_of(ann)) == length
    await ann.opens()
    await ann.does(Fold())
    assert duel(ann).folds["P1"] == 1


@pytest.mark.req("T-6.3")
async def test_system_players_sit_down_only_where_they_can(parlour: Parlour) -> None:
    parlour.manager.games = {"trivia": GAME, "codenames": games()["codenames"]}
    ann = await parlour.host("Ann", game="codenames")
    await ann.is_refused("no_bots", c.AddBot())
    host = await parlour.host("Eve", game="trivia")
    await host.is_refused("no_such_strength", c.AddBot("genius"))
    await host.does(c.AddBot("novice"))
    await host.is_refused("game_begun", c.AddBot())
    await host.does(c.EndGame())
    await host.is_refused("room_full", c.AddBot())
    robot = next(player for player in host.table.players if player.is_robot)
    await host.does(c.Remove(robot.id))
    assert [player.name for player in host.table.players] == ["Eve"]


@pytest.mark.req("T-6.2", "T-1.1")
async def test_options_that_leave_too_few_questions_are_refused(parlour: Parlour) -> None:
    parlour.manager.games = {"trivia": GAME}
    ann = await parlour.host("Ann", game="trivia", questions=7, pack_second=False, category_space=False)
    told = await ann.is_refused("bad_option", c.SetOptions({"category_geography": False}))
    assert "Choose more of them" in told
    assert "grace_seconds" not in ann.table.options, "half a minute is a rule of this game"
