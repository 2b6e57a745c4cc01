"""Codenames in a real room: a watcher steps in during a pause, if the host agrees."""

import pytest

from clueapp.games.codenames.actions import Resume
from clueapp.kernel.errors import IllegalAction
from clueapp.protocol.forms import open_forms
from clueapp.rooms.clocks.due import HOST_GRACE
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.lobby.stepping_in import MOST_REQUESTS
from clueapp.rooms.people.presence import FLICKER
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person, log_of, replayed
from tests.rooms.spies import FOUR, SIX, Ring, guessing, key_of, public, wire_key


async def lacking(
    parlour: Parlour, clock: ManualClock, role: str, places: dict[str, str] = FOUR, **options: bool | int | str
) -> tuple[Ring, list[Person]]:
    """A game that is paused because blue is missing this role, and the missing people, never the host."""
    while True:
        ring = await guessing(parlour, places, **options)
        if ring.waiting == "blue":  # the host is on the red team
            break
    gone = [ring.spymaster("blue")] if role == "spymaster" else ring.operatives("blue")
    for each in gone:
        each.closes()
    await clock.advance(FLICKER)
    await ring.turn_over("neutral")
    assert ring.host.table.status == "paused"
    return ring, gone


async def watcher(ring: Ring, name: str = "Wim") -> Person:
    return await Person(ring.host.parlour, name, ring.host.code).opens()


async def asks(person: Person, place: str) -> None:
    seated = await person.parlour.manager.join(person.code, person.name, place=place, browser=person.browser)
    assert seated.is_asked_for
    person.player = seated.player


async def is_refused(person: Person, code: str, place: str) -> None:
    lines = len(await log_of(person))
    with pytest.raises(IllegalAction) as refusal:
        await asks(person, place)
    assert refusal.value.code == code
    assert len(await log_of(person)) == lines


async def is_too_late(host: Person, agreement: c.Assign) -> None:
    """The vacancy has been filled; the game notices it now at the latest."""
    people = len(host.room.state.people)
    refusal = await host.tries(agreement)
    assert refusal is not None
    assert (refusal.code, refusal.message) == ("seat_taken", "Blue operative is already taken.")
    assert len(host.room.state.people) == people


@pytest.mark.req("W-3.2", "W-3.3", "P-4.1")
async def test_a_watcher_asks_for_a_vacancy_and_plays_once_the_host_has_agreed(
    parlour: Parlour, clock: ManualClock
) -> None:
    ring, _ = await lacking(parlour, clock, "operative")
    wim = await watcher(ring)
    assert wim.table.vacancies == ("blue_operative",)
    await asks(wim, "blue_operative")
    assert "A watcher would like to step in as Blue operative." in ring.host.feed
    assert (wim.table.you, wim.table.asked is not None) == (None, True)
    assert len(ring.public.posts) == 4, "nothing has changed yet"
    (request,) = ring.host.table.requests
    assert [form.action for form in open_forms(ring.host.table)][-2:] == [c.Assign, c.DeclineRequest]
    assert not open_forms(wim.table)
    await ring.spymaster("blue").is_refused("not_host", c.Assign(request.id, "blue_operative"))
    await ring.host.is_refused("not_asked", c.Assign(request.id, "blue_spymaster"))
    await ring.host.does(c.Assign(request.id, "blue_operative"))
    await clock.advance(100)
    assert wim.table.you is not None
    assert wim.table.asked is None
    assert ring.host.table.requests == ()
    assert public(wim).posts[wim.seat].role == "operative"
    assert "Wim is now an operative for Blue." in ring.host.feed
    assert wire_key(wim) is None
    await ring.host.does(Resume())
    ring.people.append(wim)
    await ring.clues(1)
    await ring.turn_over("blue")
    assert (await replayed(ring.host)).state == ring.host.room.state


@pytest.mark.req("W-3.2", "W-2.14")
async def test_a_watcher_who_becomes_spymaster_gets_the_key_then_and_the_former_one_retires(
    parlour: Parlour, clock: ManualClock
) -> None:
    ring, (lost,) = await lacking(parlour, clock, "spymaster")
    wim = await watcher(ring)
    await asks(wim, "blue_spymaster")
    assert key_of(wim) == ()
    await ring.host.does(c.Assign(wim.player, "blue_spymaster"))
    assert key_of(wim) == ring.key
    await lost.opens()
    await clock.advance(100)
    assert public(lost).posts[lost.seat].role == "retired"
    assert wim.table.is_silenced


@pytest.mark.req("W-2.14", "W-4.4")
async def test_watchers_who_see_the_key_never_become_operatives(parlour: Parlour, clock: ManualClock) -> None:
    ring, _ = await lacking(parlour, clock, "operative", watchers_see="key")
    wim = await watcher(ring)
    assert (len(key_of(wim)), wim.table.vacancies) == (25, ())
    await is_refused(wim, "game_begun", "blue_operative")
    ring, _ = await lacking(parlour, clock, "spymaster", watchers_see="key")
    wim = await watcher(ring)
    await asks(wim, "blue_spymaster")
    await ring.host.does(c.Assign(wim.player, "blue_spymaster"))
    assert key_of(wim) == ring.key


@pytest.mark.req("W-2.14", "P-2.2")
@pytest.mark.parametrize("way", ["leaves for good", "moves the seat"])
async def test_a_spymaster_who_gave_up_the_seat_cannot_come_back_as_an_operative(
    parlour: Parlour, clock: ManualClock, way: str
) -> None:
    ring, _ = await lacking(parlour, clock, "operative", SIX)
    knowing = ring.spymaster("blue")
    if way == "leaves for good":
        await knowing.does(c.Leave(for_good=True))
    else:
        link = await knowing.handle.make_seat_link()
        await parlour.manager.move_seat(knowing.code, link, "another browser")
    again = Person(parlour, "Cy again", knowing.code)
    again.browser = knowing.browser
    await again.opens()
    assert again.table.you is None
    await is_refused(again, "saw_the_key", "blue_operative")
    await asks(await watcher(ring), "blue_operative")


@pytest.mark.req("W-2.14", "P-2.2")
async def test_a_browser_that_once_saw_the_key_is_recognised_after_changing_seats(
    parlour: Parlour, clock: ManualClock
) -> None:
    ring, _ = await lacking(parlour, clock, "operative", SIX)
    knowing, helper = ring.spymaster("blue"), ring.operatives("red")[0]
    await parlour.manager.move_seat(knowing.code, await knowing.handle.make_seat_link(), "a second browser")
    await parlour.manager.move_seat(knowing.code, await helper.handle.make_seat_link(), knowing.browser)
    again = Person(parlour, "Cy again", knowing.code)
    again.browser = knowing.browser
    await again.opens()
    assert again.table.you is not None
    await parlour.manager.move_seat(knowing.code, await again.handle.make_seat_link(), "a third browser")
    await again.opens()
    assert (again.table.you, again.table.vacancies) == (None, ())
    await is_refused(again, "saw_the_key", "blue_operative")


@pytest.mark.req("P-3.4", "P-5.3", "W-2.14")
async def test_only_the_host_reads_the_name_of_a_watcher_who_asks(parlour: Parlour, clock: ManualClock) -> None:
    """A watcher who sees the key could use their name to give the players a hint."""
    ring, _ = await lacking(parlour, clock, "spymaster", watchers_see="key")
    wim = await watcher(ring, "Beware of velvet!")
    await asks(wim, "blue_spymaster")
    others = [person for person in (*ring.people, wim) if person is not ring.host]
    assert [each.given_name for each in ring.host.table.requests] == ["Beware of velvet!"]
    assert all(person.table.requests == () for person in others)
    for person in (ring.host, *others):
        lines = person.handle.feed()[0]
        assert "velvet" not in repr([(line.text, line.event) for line in lines])
    await ring.host.does(c.DeclineRequest(wim.player))
    assert "velvet" not in repr([(line.text, line.event) for line in others[0].handle.feed()[0]])


@pytest.mark.req("W-3.2")
async def test_a_late_decline_removes_nobody(parlour: Parlour, clock: ManualClock) -> None:
    ring, _ = await lacking(parlour, clock, "operative")
    wim = await watcher(ring)
    await asks(wim, "blue_operative")
    await ring.host.does(c.Assign(wim.player, "blue_operative"))
    await ring.host.is_refused("not_asked", c.DeclineRequest(wim.player))
    assert wim.table.you is not None


@pytest.mark.req("W-3.2")
async def test_declined_requests_keep_nobody_out(parlour: Parlour, clock: ManualClock) -> None:
    ring, _ = await lacking(parlour, clock, "operative")
    pests = [await watcher(ring, f"Pest {number}") for number in range(MOST_REQUESTS)]
    for pest in pests:
        await asks(pest, "blue_operative")
    wim = await watcher(ring)
    await is_refused(wim, "too_many_requests", "blue_operative")
    await ring.host.does(c.DeclineRequest(pests[0].player))
    await asks(wim, "blue_operative")


@pytest.mark.req("W-3.2")
async def test_a_watcher_whose_place_was_filled_may_ask_for_the_other(parlour: Parlour, clock: ManualClock) -> None:
    ring, _ = await lacking(parlour, clock, "spymaster")
    operative = ring.operatives("blue")[0]
    operative.closes()
    await clock.advance(FLICKER)
    wim, xia = await watcher(ring), await watcher(ring, "Xia")
    assert wim.table.vacancies == ("blue_spymaster", "blue_operative")
    for person in (wim, xia):
        await asks(person, "blue_spymaster")
        await is_refused(person, "already_asked", "blue_operative")
    await ring.host.does(c.Assign(xia.player, "blue_spymaster"))
    await clock.advance(100)
    assert wim.table.vacancies == ("blue_operative",)
    await asks(wim, "blue_operative")
    assert [each.given_name for each in ring.host.table.requests] == ["Wim"]


@pytest.mark.req("W-2.14", "P-2.2")
async def test_a_request_is_void_once_a_seat_moves_to_the_watcher(parlour: Parlour, clock: ManualClock) -> None:
    ring, _ = await lacking(parlour, clock, "operative")
    wim = await watcher(ring)
    await asks(wim, "blue_operative")
    link = await ring.spymaster("blue").handle.make_seat_link()
    await parlour.manager.move_seat(wim.code, link, wim.browser)
    assert key_of(wim) == ring.key
    await ring.host.is_refused("saw_the_key", c.Assign(wim.player, "blue_operative"))
    assert ring.host.table.requests == ()


@pytest.mark.req("W-3.2", "P-1.6")
async def test_an_operative_who_left_for_good_may_ask_again(parlour: Parlour, clock: ManualClock) -> None:
    _, gone = await lacking(parlour, clock, "operative", SIX)
    await gone[0].opens()
    await gone[0].does(c.Leave(for_good=True))
    again = Person(parlour, gone[0].name, gone[0].code)
    again.browser = gone[0].browser
    await asks(await again.opens(), "blue_operative")


@pytest.mark.req("W-3.2")
async def test_the_host_declines_and_the_watcher_does_not_ask_twice(parlour: Parlour, clock: ManualClock) -> None:
    ring, _ = await lacking(parlour, clock, "operative")
    wim = await watcher(ring)
    await asks(wim, "blue_operative")
    await is_refused(wim, "already_asked", "blue_operative")
    await ring.host.does(c.DeclineRequest(wim.player))
    assert wim.table.asked is not None
    assert wim.table.asked.is_declined
    assert "The host declined a watcher’s request to step in." in wim.feed
    assert ring.host.table.requests == ()
    await ring.host.is_refused("not_asked", c.DeclineRequest(wim.player))
    await is_refused(wim, "declined", "blue_operative")
    await ring.host.is_refused("not_asked", c.Assign(wim.player, "blue_operative"))


@pytest.mark.req("W-3.2", "P-8.4")
async def test_the_second_of_two_watchers_who_ask_is_too_late(parlour: Parlour, clock: ManualClock) -> None:
    ring, _ = await lacking(parlour, clock, "operative")
    one, two = await watcher(ring), await watcher(ring)
    await asks(one, "blue_operative")
    await asks(two, "blue_operative")
    assert [each.name for each in ring.host.table.requests] == ["Wim", "Wim 2"]
    await ring.host.does(c.Assign(one.player, "blue_operative"))
    await is_too_late(ring.host, c.Assign(two.player, "blue_operative"))
    assert ring.host.table.requests == ()
    assert len(public(one).posts) == 5


@pytest.mark.req("W-3.2", "W-3.4")
async def test_the_first_to_come_back_keeps_the_place(parlour: Parlour, clock: ManualClock) -> None:
    ring, (lost,) = await lacking(parlour, clock, "operative")
    wim = await watcher(ring)
    await asks(wim, "blue_operative")
    await lost.opens()
    await is_too_late(ring.host, c.Assign(wim.player, "blue_operative"))
    assert (ring.host.table.requests, wim.table.vacancies) == ((), ())
    lost.closes()
    await clock.advance(FLICKER)
    assert len(ring.host.table.requests) == 1, "missing again"
    await lost.opens()
    await clock.advance(100)
    await ring.host.does(Resume())
    assert ring.host.room.state.requests == {}
    assert wim.table.asked is None


@pytest.mark.req("W-3.2", "W-3.4")
@pytest.mark.parametrize("role", ["spymaster", "operative"])
async def test_a_watcher_who_left_before_the_host_agreed_leaves_the_place_to_another(
    parlour: Parlour, clock: ManualClock, role: str
) -> None:
    ring, _ = await lacking(parlour, clock, role)
    wim, xia = await watcher(ring), await watcher(ring, "Xia")
    await asks(wim, f"blue_{role}")
    wim.closes()
    await clock.advance(FLICKER)
    await ring.host.does(c.Assign(wim.player, f"blue_{role}"))
    await clock.advance(FLICKER)
    assert xia.table.vacancies == (f"blue_{role}",)
    await asks(xia, f"blue_{role}")
    await ring.host.does(c.Assign(xia.player, f"blue_{role}"))
    await ring.host.does(Resume())
    assert public(xia).posts[xia.seat].role == role


@pytest.mark.req("W-3.2", "W-2.13")
async def test_a_request_ends_with_the_game(parlour: Parlour, clock: ManualClock) -> None:
    ring, _ = await lacking(parlour, clock, "operative")
    wim = await watcher(ring)
    await asks(wim, "blue_operative")
    await ring.host.does(c.EndGame())
    assert (wim.table.asked, ring.host.table.requests) == (None, ())
    await ring.host.is_refused("no_such_player", c.Assign(wim.player, "blue_operative"))
    await wim.sits_down("blue_operative")
    assert wim.table.you is not None


@pytest.mark.req("W-3.2", "P-1.5")
async def test_when_the_host_is_gone_the_next_one_agrees(parlour: Parlour, clock: ManualClock) -> None:
    ring, _ = await lacking(parlour, clock, "operative")
    wim = await watcher(ring)
    await asks(wim, "blue_operative")
    ring.host.closes()
    await clock.advance(HOST_GRACE)
    heir = next(person for person in ring.people if person.table.is_host)
    await heir.does(c.Assign(wim.player, "blue_operative"))
    await clock.advance(100)
    assert wim.table.you is not None


@pytest.mark.req("W-3.2", "P-6.2")
@pytest.mark.parametrize("agreed", [False, True])
async def test_a_request_and_a_new_seat_survive_a_restart(parlour: Parlour, clock: ManualClock, agreed: bool) -> None:
    ring, _ = await lacking(parlour, clock, "operative")
    wim = await watcher(ring)
    await asks(wim, "blue_operative")
    if agreed:
        await ring.host.does(c.Assign(wim.player, "blue_operative"))
    await parlour.restart()
    for person in (*ring.people, wim):
        if person is not ring["Dee"]:
            await person.opens()
    if not agreed:
        await ring.host.does(c.Assign(wim.player, "blue_operative"))
    await clock.advance(100)
    assert wim.table.you is not None
    assert public(wim).posts[wim.seat].team == "blue"
    await ring.host.does(Resume())


@pytest.mark.req("W-3.2", "W-2.10")
async def test_a_watcher_who_stepped_in_plays_the_next_game_too(parlour: Parlour, clock: ManualClock) -> None:
    ring, (lost,) = await lacking(parlour, clock, "operative")
    wim = await watcher(ring)
    await asks(wim, "blue_operative")
    await ring.host.does(c.Assign(wim.player, "blue_operative"))
    await ring.host.does(c.EndGame())
    assert wim.table.you is not None
    assert wim.table.you.place == "blue_operative"
    assert ring.host.table.missing is not None
    await ring.host.does(c.Remove(lost.player))
    assert ring.host.table.missing is None
    await ring.host.does(c.Start())
    assert wim.seat in public(wim).posts


@pytest.mark.req("W-3.2")
async def test_nobody_can_ask_during_play_or_when_the_room_is_full(parlour: Parlour, clock: ManualClock) -> None:
    ring = await guessing(parlour)
    await is_refused(await watcher(ring), "game_begun", "blue_operative")
    twelve = {**FOUR, **{f"P{n}": f"{'red' if n % 2 else 'blue'}_operative" for n in range(8)}}
    ring, _ = await lacking(parlour, clock, "spymaster", twelve)
    await is_refused(await watcher(ring), "room_full", "blue_spymaster")
