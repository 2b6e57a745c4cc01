"""The feed and the chat: who may read what, and that nothing else is betrayed."""

from random import Random

import pytest

from clueapp.games.mystery import events as e
from clueapp.games.mystery.actions import EndTurn, Mark, Show
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.log import feed
from clueapp.rooms.view import TableView
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person, any_action, events, log_of


@pytest.mark.req("P-3.1", "P-5.3", "P-4.1")
async def test_private_lines_are_marked_and_reach_only_whom_they_are_for(parlour: Parlour) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    watcher = await parlour.watcher(people[0].code)
    await parlour.play_until(people, lambda table: table.phase == "disprove")
    disprover = next(person for person in people if person.table.is_your_turn)
    asker = next(person for person in people if person.seat == person_asking(person.table))
    other = next(person for person in people if person not in (disprover, asker))
    card = disprover.menu.choices(Show, "card")[0]
    await disprover.does(Show(card))
    last = {person.name: person.handle.feed()[0][-1] for person in (disprover, asker, other, watcher)}
    assert [last[each.name].private for each in (disprover, asker, other, watcher)] == [True, True, False, False]
    assert isinstance(last[asker.name].event, e.CardSeen)
    assert isinstance(last[disprover.name].event, e.CardGiven)
    assert last[asker.name].matters
    for person in (other, watcher):
        assert isinstance(last[person.name].event, e.CardShown)
    assert not any(isinstance(each, e.CardSeen | e.CardGiven | e.HandDealt) for each in events(watcher))
    assert len({line.seq for line in last.values()}) == 1


@pytest.mark.req("P-4.1", "P-5.2")
async def test_a_watcher_sees_what_is_public_and_nothing_else(parlour: Parlour) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    watcher = await parlour.watcher(people[0].code)
    await parlour.play_until(people, lambda table: table.phase == "end")
    assert watcher.table.view is not None
    assert watcher.table.view.seat is None
    assert watcher.table.view.own is None
    assert watcher.table.menu.forms == ()
    assert watcher.table.you is None
    assert not any(line.private for line in watcher.handle.feed()[0])
    for action in (EndTurn(), c.Start(), c.Leave(), c.Chat("hello")):
        await watcher.is_refused("not_seated", action)
    stranger = parlour.manager._rooms[watcher.code].handle(None)
    assert stranger.table() == watcher.table


@pytest.mark.req("P-5.2", "P-5.3")
async def test_that_somebody_writes_notes_shows_nowhere_else(parlour: Parlour, clock: ManualClock) -> None:
    """Not in views, feeds or sequence numbers, and nobody else's page is even told that something changed."""
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    tab = Person(parlour, "Ann", ann.code)
    tab.browser = ann.browser
    await tab.opens()
    watcher = await parlour.watcher(ann.code)
    others = (bob, cy, watcher)
    before = [(person.table, person.handle.feed()[0], person.told) for person in others]
    mine, told = ann.table.seq, tab.told
    await clock.advance(1_000)
    await ann.does(Mark("rope", "mustard", "yes"))
    assert ann.table.seq == mine + 1
    assert tab.told == told + 1
    assert [(person.table, person.handle.feed()[0], person.told) for person in others] == before
    await ann.does(any_action(ann.menu, Random(3)))
    assert {person.table.seq for person in others} == {bob.table.seq}
    assert bob.table.seq == bob.handle.feed()[0][-1].seq


@pytest.mark.req("P-5.2", "P-2.5", "P-3.1")
async def test_notes_push_nothing_out_of_any_feed(
    parlour: Parlour, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "KEPT", 10)
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy")
    watcher = await parlour.watcher(ann.code)
    everybody = (ann, bob, cy, watcher)
    before = [(each.feed, each.handle.feed()[1]) for each in everybody]
    for at in range(120):
        await ann.does(Mark("rope", "scarlet", "a" if at % 2 else "b"))
        await clock.advance(200)
    assert len(before[0][0]) > 3
    for each, (lines, position) in zip(everybody, before, strict=True):
        assert each.feed == lines
        assert not each.handle.has_gap(position)


@pytest.mark.req("P-2.5", "P-3.1")
async def test_the_last_lines_are_kept_and_who_missed_some_is_known(
    parlour: Parlour, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "KEPT", 10)
    ann, bob = await parlour.lobby("Ann", "Bob")
    start = bob.handle.feed()[1]
    for at in range(120):
        await ann.does(c.Chat(f"Line {at}"))
        await clock.advance(3_000)
        if at == 115:
            halfway = bob.handle.feed()[1]
    assert bob.feed[-10:] == [f"Line {at}" for at in range(110, 120)]
    assert bob.handle.has_gap(start)
    assert not bob.handle.has_gap(halfway)


@pytest.mark.req("P-2.2", "P-5.2")
async def test_a_seat_link_is_nobody_elses_business(parlour: Parlour) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    before = (ann.table, ann.feed, ann.told)
    await bob.handle.make_seat_link()
    assert (ann.table, ann.feed, ann.told) == before


@pytest.mark.req("P-2.2", "P-5.4")
async def test_the_log_holds_no_secret_that_opens_a_seat(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    seated = await parlour.manager.join(ann.code, "Bob")
    link = await ann.handle.make_seat_link()
    text = "".join(line.body for line in await log_of(ann))
    assert all(secret not in text for secret in (ann.browser, seated.token, link))


@pytest.mark.req("P-3.4")
async def test_chat_reaches_everybody_with_its_speaker(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    watcher = await parlour.watcher(ann.code)
    await ann.does(c.Chat("  <b>Hello</b>\n\n& all \x07 "))
    for person in (ann, bob, watcher):
        line = person.handle.feed()[0][-1]
        assert (line.text, line.speaker, line.private) == ("<b>Hello</b> & all", "Ann", False)


@pytest.mark.req("P-3.4")
@pytest.mark.parametrize(
    ("text", "code"),
    [("x" * 301, "too_long"), ("", "bad_message"), (" \n\t ", "bad_message"), ("\x00\x1b\u202e\u200b", "bad_message")],
)
async def test_what_cannot_be_said(parlour: Parlour, text: str, code: str) -> None:
    ann = await parlour.host("Ann")
    await ann.is_refused(code, c.Chat(text))


@pytest.mark.req("P-3.4")
async def test_300_characters_can_be_said(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    await ann.does(c.Chat("é" * 300))
    assert ann.feed[-1] == "é" * 300


@pytest.mark.req("P-3.4")
async def test_control_characters_are_not_passed_on(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    await ann.does(c.Chat("a\x00b\x1b[31mc\u202ed\u2028e\ud800f"))
    assert ann.feed[-1] == "ab[31mcd ef"


@pytest.mark.req("P-3.4")
async def test_the_host_can_switch_the_chat_off_also_in_a_game(parlour: Parlour) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    await bob.does(c.Chat("blah"))
    await bob.is_refused("not_host", c.SetOptions({"chat": False}))
    await ann.does(c.SetOptions({"chat": False}))
    assert await bob.is_refused("chat_off", c.Chat("blah")) == "The host has turned the chat off."
    await ann.does(c.SetOptions({"chat": True}))
    await bob.does(c.Chat("thanks"))


@pytest.mark.req("P-3.4")
async def test_chat_is_rate_limited_and_the_game_is_not_held_up_by_it(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    for _ in range(5):
        await ann.does(c.Chat("spam"))
    assert await ann.is_refused("too_fast", c.Chat("spam")) == "Not so fast, please."
    await bob.does(c.Chat("I may still talk"))
    await ann.does(any_action(ann.menu, Random(1)))
    await clock.advance(2_000)
    await ann.does(c.Chat("one more"))
    await ann.is_refused("too_fast", c.Chat("and another"))


@pytest.mark.req("P-5.4")
async def test_actions_are_rate_limited(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    codes = [refusal.code for _ in range(200) if (refusal := await ann.tries(c.Pick("mustard")))]
    assert set(codes) == {"seat_taken", "too_fast"}
    assert 20 <= codes.index("too_fast") <= 100, "nobody clicks as fast as that, and a script soon has to wait"
    await ann.is_refused("too_fast", c.Pick("mustard"))
    await bob.does(c.Pick("plum"))
    await clock.advance(200)
    await ann.does(c.Pick("mustard"))


@pytest.mark.req("P-3.1")
async def test_what_matters_to_one_is_announced_to_that_one(parlour: Parlour) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    assert [line.text for line in ann.handle.feed()[0] if line.matters][-1].startswith("It’s your turn, ")
    assert not any("turn" in line.text for line in bob.handle.feed()[0] if line.matters)


@pytest.mark.req("P-5.1")
async def test_a_refused_action_changes_nothing(parlour: Parlour) -> None:
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy")
    before = [line.body for line in await log_of(ann)]
    told = [person.told for person in (ann, bob, cy)]
    await bob.is_refused("not_your_turn", EndTurn())
    await ann.is_refused("must_move", EndTurn())
    await ann.is_refused("wrong_phase", Show("rope"))
    await bob.is_refused("not_host", c.EndGame())
    assert [line.body for line in await log_of(ann)] == before
    assert [person.told for person in (ann, bob, cy)] == told


def person_asking(table: TableView) -> str | None:
    assert table.view is not None
    return table.view.public.inquiry.seat if table.view.public.inquiry else None
