"""Skipping ahead: system players act at once until a person is waited for, and everything is told as always."""

from collections import Counter

import pytest

from clueapp.games.mystery.actions import Accuse
from clueapp.games.mystery.events import AskedToDisprove, CardGiven, CaseSolved, CaseUnsolved, Suggested, TurnBegan
from clueapp.kernel.menu import Action
from clueapp.rooms.clocks.robots import AT_ONCE
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.log.events import SkipBegan, SkipEnded
from tests.rooms.clock import ManualClock, settle
from tests.rooms.house import SECONDS, House, Rash
from tests.rooms.parlour import Parlour, Person, events, replayed
from tests.rooms.test_minds import acts, at_the_table, ends_turn, turns_of

SCENE = 6_000
"""Milliseconds for which pages reveal the outcome of an accusation."""
WRONG = Accuse("scarlet", "rope", "hall")


async def is_out(person: Person) -> None:
    """Accuse falsely, whatever the case file holds, and see the scene through."""
    truth = person.room.state.truth
    assert truth is not None
    right = truth.vault.solution
    await person.does(next(each for each in (WRONG, Accuse("plum", "knife", "study")) if each.suspect != right.suspect))
    await person.parlour.clock.advance(SCENE)


async def can_skip(person: Person, clock: ManualClock) -> None:
    """Play one's turn to its end, with all the cards that others show in it."""
    while not person.table.skip:
        await ends_turn(person)
        if not person.table.skip:
            await clock.advance(round(SECONDS * 1000))


async def skips(person: Person, clock: ManualClock) -> None:
    """Skip ahead, and let no more time pass than the skip needs."""
    await person.does(c.Skip())
    for _ in range(2_000):
        if not person.room.state.skipping:
            return
        await clock.advance(AT_ONCE)
    raise AssertionError("the skip never ended")


def persons_awaited(person: Person) -> list[str]:
    state = person.room.state
    return [seat for seat in person.table.awaited if not state.is_robot(state.seats[seat])]


@pytest.mark.req("B-2.11")
@pytest.mark.parametrize("robots", [2, 5])
async def test_all_system_players_act_until_the_person_is_waited_for(
    parlour: Parlour, clock: ManualClock, robots: int
) -> None:
    (ann,) = await at_the_table(parlour, House(), "Ann", robots=robots)
    for _ in range(4):
        await can_skip(ann, clock)
        began, told = clock.now(), len(events(ann))
        await skips(ann, clock)
        assert persons_awaited(ann) == [ann.seat]
        actions = len(events(ann)) - told
        assert clock.now() - began <= (actions + 1) * AT_ONCE, "nobody took longer than a moment"
        assert not ann.table.skip
    assert turns_of(ann)[: robots + 2] == [
        *["scarlet", "mustard", "white", "green", "peacock", "plum"][: robots + 1],
        "scarlet",
    ]
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("B-2.11")
async def test_a_skip_is_told_and_its_end_needs_no_sentence(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, House(), "Ann")
    await ends_turn(ann)
    await ann.does(c.Skip())
    assert ann.feed[-1] == "You skipped ahead."
    assert [type(each) for each in events(ann)].count(SkipBegan) == 1
    while ann.room.state.skipping:
        await clock.advance(AT_ONCE)
    kinds = Counter(type(each) for each in events(ann))
    assert kinds[TurnBegan] >= 2
    assert SkipEnded not in kinds
    assert isinstance((await last_room_event(ann)), SkipEnded)


async def last_room_event(person: Person) -> object:
    found = [line.event for line in person.room.feed.everything_since(0, None) if not line.of_game]
    return found[-1]


@pytest.mark.req("B-2.11")
async def test_it_ends_as_soon_as_another_person_is_asked(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob = await at_the_table(parlour, House(), "Ann", "Bob", robots=3)
    asked = 0
    for _ in range(12):
        for person in (ann, bob):
            await ends_turn(person)
            while persons_awaited(ann):
                other = next(each for each in (ann, bob) if each.table.is_your_turn)
                await acts(other)
        skipper = next((each for each in (ann, bob) if each.table.skip), None)
        if skipper is None:
            await clock.advance(round(SECONDS * 1000))
            continue
        await skips(skipper, clock)
        assert len(persons_awaited(ann)) == 1
        asked += bool(ann.table.phase == "disprove")
    assert asked, "somebody was asked for a card during a skip"


@pytest.mark.req("B-2.11")
async def test_only_a_player_before_whom_system_players_alone_act_can_skip(
    parlour: Parlour, clock: ManualClock
) -> None:
    ann, bob = await at_the_table(parlour, House(), "Ann", "Bob", robots=1)
    await ann.is_refused("nobody_to_skip", c.Skip())
    await bob.is_refused("nobody_to_skip", c.Skip())
    await ends_turn(ann)
    if bob.table.is_your_turn:
        await bob.is_refused("nobody_to_skip", c.Skip())
    await ends_turn(bob)
    await ends_turn(ann)
    assert (ann.table.skip, bob.table.skip) == ("turn", ""), "Ann would act before Bob"
    await bob.is_refused("nobody_to_skip", c.Skip())


@pytest.mark.req("B-2.11")
async def test_nobody_skips_without_a_game_and_watchers_never(parlour: Parlour) -> None:
    (ann,) = await at_the_table(parlour, House(), "Ann")
    wendy = await parlour.watcher(ann.code)
    await ends_turn(ann)
    await wendy.is_refused("not_seated", c.Skip())
    await ann.does(c.EndGame())
    await ann.is_refused("wrong_phase", c.Skip())


@pytest.mark.req("B-2.11")
async def test_a_second_press_changes_nothing(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, House(), "Ann")
    await ends_turn(ann)
    await ann.does(c.Skip())
    told = len(events(ann))
    await ann.does(c.Skip())
    assert len(events(ann)) == told


@pytest.mark.req("B-2.11", "P-6.1")
async def test_a_restart_in_the_middle_goes_on_with_it(parlour: Parlour, clock: ManualClock) -> None:
    game = House()
    (ann,) = await at_the_table(parlour, game, "Ann", robots=4)
    await ends_turn(ann)
    await ann.does(c.Skip())
    await clock.advance(2 * AT_ONCE)
    assert ann.room.state.skipping == ann.player
    await parlour.restart()
    await ann.opens()
    assert ann.room.state.skipping == ann.player
    for _ in range(200):
        if not ann.room.state.skipping:
            break
        await clock.advance(AT_ONCE)
    assert persons_awaited(ann) == [ann.seat]


@pytest.mark.req("B-2.11", "B-2.5")
async def test_a_stand_in_counts_as_a_system_player(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob = await at_the_table(parlour, House(), "Ann", "Bob", robots=1, stand_ins=True)
    await ends_turn(ann)
    bob.closes()
    for _ in range(100):
        if ann.room.state.stand_ins:
            break
        await clock.advance(1_000)
        if ann.table.is_your_turn:
            await ends_turn(ann)
    assert list(ann.room.state.stand_ins) == [bob.player]
    while ann.table.is_your_turn:
        await acts(ann)
    assert ann.table.skip == "turn"
    await skips(ann, clock)
    assert persons_awaited(ann) == [ann.seat]


@pytest.mark.req("B-2.11")
@pytest.mark.parametrize("leave", [c.Leave(), c.Leave(for_good=True)])
async def test_it_ends_when_the_player_leaves(parlour: Parlour, clock: ManualClock, leave: Action) -> None:
    ann, bob = await at_the_table(parlour, House(), "Ann", "Bob", robots=3)
    await ends_turn(ann)
    await ends_turn(bob)
    while persons_awaited(ann):
        await acts(next(each for each in (ann, bob) if each.table.is_your_turn))
    assert ann.table.skip == "turn"
    await ann.does(c.Skip())
    await ann.does(leave)
    assert not bob.room.state.skipping


@pytest.mark.req("B-2.11", "B-2.5")
async def test_it_ends_when_somebody_takes_their_seat_back(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob = await at_the_table(parlour, House(), "Ann", "Bob", robots=2, stand_ins=True)
    await is_out(ann)
    bob.closes()
    for _ in range(100):
        if ann.table.skip == "end":
            break
        await clock.advance(1_000)
    while bob.seat in ann.table.awaited:
        await clock.advance(1_000)
    await ann.does(c.Skip())
    assert ann.room.state.skipping
    assert bob.seat not in ann.table.awaited
    await bob.opens()
    await clock.advance(0)
    assert not ann.room.state.stand_ins
    assert not ann.room.state.skipping, "Bob is not rushed"


@pytest.mark.req("B-2.12")
async def test_it_waits_while_nobody_is_there(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, House(), "Ann", robots=3)
    await is_out(ann)
    while not ann.table.is_your_turn:  # until she is asked for a card
        await clock.advance(1_000)
    await ann.does(c.Skip())
    ann.closes()
    told = ann.room.feed.length
    await clock.advance(60_000)
    assert ann.room.feed.length == told, "the table is found as it was left"
    await ann.opens()
    await clock.advance(10 * AT_ONCE)
    assert ann.room.feed.length > told


@pytest.mark.req("B-2.11")
async def test_a_game_that_is_ended_ends_it(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, House(), "Ann")
    await ends_turn(ann)
    await ann.does(c.Skip())
    await ann.does(c.EndGame())
    assert not ann.room.state.skipping
    await ann.does(c.Start())
    assert not ann.room.state.skipping


@pytest.mark.req("B-2.11", "C-6.3")
async def test_the_scene_of_an_accusation_runs_in_full(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, Rash(), "Ann", robots=3)
    while ann.table.is_your_turn:
        form = next(form for form in ann.menu.forms if form.action.wire_name in ("MOVE", "DECLINE", "END_TURN"))
        await ann.does(form.action(**{name: each.values[0] for name, each in form.fields.items()}))  # type: ignore[attr-defined]
    await settle()
    await ann.does(c.Skip())
    await clock.advance(AT_ONCE)
    told = len(events(ann))
    await clock.advance(SCENE - AT_ONCE)
    assert len(events(ann)) == told, "the next system player waits for the end of the scene"
    await clock.advance(2 * AT_ONCE)
    assert len(events(ann)) > told


@pytest.mark.req("B-2.12")
async def test_a_player_who_is_out_sees_how_it_ends(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, House(), "Ann", robots=3)
    await is_out(ann)
    assert ann.table.skip == "end"
    await ann.does(c.Skip())
    await clock.advance(40_000)
    asked = [each for each in events(ann) if isinstance(each, AskedToDisprove) and each.seat == ann.seat]
    given = [each for each in events(ann) if isinstance(each, CardGiven)]
    assert asked
    assert {each.stood_in for each in given} == {"skipped"}
    assert len(given) >= len(asked) - 1, "nothing waits for a card of hers"
    assert any("You skipped to the end" in line for line in ann.feed)


@pytest.mark.req("B-2.12")
async def test_the_end_is_reached_and_told(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, Rash(), "Ann", robots=2)
    await is_out(ann)
    await ann.does(c.Skip())
    await clock.advance(3 * SCENE)
    assert ann.table.status == "over"
    assert not ann.room.state.skipping
    assert any(isinstance(each, CaseSolved | CaseUnsolved) for each in events(ann))
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("B-2.12")
async def test_nobody_skips_to_the_end_while_another_person_plays(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob = await at_the_table(parlour, House(), "Ann", "Bob", robots=2)
    await is_out(ann)
    assert not ann.table.skip
    await ann.is_refused("nobody_to_skip", c.Skip())
    assert bob.table.status == "playing"


@pytest.mark.req("B-2.12")
async def test_the_host_deals_a_new_case_at_once(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, House(), "Ann", robots=3)
    await is_out(ann)
    players = [each.name for each in ann.table.players]
    await ann.does(c.NewGame(1))
    assert (ann.table.status, ann.table.games_played) == ("playing", 2)
    assert [each.name for each in ann.table.players] == players
    assert ann.table.is_your_turn
    assert ann.table.last_table is None
    ended = ann.feed.index("The host ended the game and is dealing a new one.")
    assert ann.feed[ended - 1].startswith("The host opened the case file. It was ")
    await ann.does(c.NewGame(1))
    assert ann.table.games_played == 2, "a second press doesn't end the new game"
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("B-2.12")
async def test_a_new_case_is_the_hosts_alone_and_needs_a_game(parlour: Parlour) -> None:
    ann, bob = await at_the_table(parlour, House(), "Ann", "Bob", robots=1)
    await bob.is_refused("not_host", c.NewGame(1))
    await ann.does(c.EndGame())
    await ann.is_refused("no_game", c.NewGame(1))


@pytest.mark.req("B-2.11")
async def test_no_event_of_a_skip_is_missing_from_the_log(parlour: Parlour, clock: ManualClock) -> None:
    """Each suggestion of a skip is followed, in the feed, by all its answers."""
    (ann,) = await at_the_table(parlour, House(), "Ann", robots=4)
    for _ in range(6):
        await can_skip(ann, clock)
        await skips(ann, clock)
        if ann.table.phase == "disprove":
            await acts(ann)
    told = events(ann)
    assert sum(isinstance(each, Suggested) for each in told) > 3
    record = await replayed(ann)
    assert [line.event for line in record.feed.since(0, ann.player)] == told
