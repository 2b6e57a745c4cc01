"""System players remark on what all have seen: logged, read in the feed, once in a game, and off where unwanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from clueapp.games.clueless.state import CluelessTable
from clueapp.games.mystery.actions import Mark
from clueapp.games.mystery.clocks import REVEAL
from clueapp.kernel.game import AnyGame
from clueapp.kernel.registry import games
from clueapp.kernel.remarks import Chance, Moment, Remark
from clueapp.kernel.truth import Seat
from clueapp.rooms.feed_line import FeedLine
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.lobby.options import options_before, room_options
from clueapp.rooms.log.events import Remarked, StandInBegan
from tests.rooms.clock import ManualClock
from tests.rooms.house import SECONDS, House
from tests.rooms.parlour import Parlour, Person, events, log_of, replayed
from tests.rooms.test_minds import at_the_table, ends_turn, plays_on
from tests.rooms.test_reveals import true_charge

GRACE = 30_000


class Outspoken(House):
    """Clue-Less whose system players say something about whatever all can see."""

    info = replace(House.info, robots_remark=True)

    def __init__(self) -> None:
        super().__init__()
        self.moments: list[Moment[CluelessTable]] = []
        """All that they were ever told of."""

    def remark(
        self, moment: Moment[CluelessTable], speakers: Sequence[Seat], said: Sequence[Remark], chance: Chance
    ) -> Remark | None:
        self.moments.append(moment)
        return Remark(speakers[len(said) % len(speakers)], f"Remark {len(said)}.", moment.now.turn_number)


class Natural(House):
    """Clue-Less whose system players speak as they do in the real game."""

    info = replace(House.info, robots_remark=True)


class Tactless(Outspoken):
    """Clue-Less whose system players cannot find their words."""

    def remark(
        self, moment: Moment[CluelessTable], speakers: Sequence[Seat], said: Sequence[Remark], chance: Chance
    ) -> Remark | None:
        raise LookupError("words fail them")


def remarks(person: Person) -> list[FeedLine]:
    return [line for line in person.handle.feed()[0] if isinstance(line.event, Remarked)]


@pytest.mark.req("B-2.10", "P-3.1")
async def test_a_remark_is_read_by_all_with_the_name_of_its_speaker(parlour: Parlour) -> None:
    ann, bob = await at_the_table(parlour, Outspoken(), "Ann", "Bob")
    wendy = await parlour.watcher(ann.code)
    robots = {each.id: each.name for each in ann.table.players if each.is_robot}
    await ends_turn(ann)
    for person in (ann, bob, wendy):
        lines = remarks(person)
        assert len(lines) >= 2
        assert [line.text for line in lines] == [f"Remark {number}." for number in range(len(lines))]
        for line in lines:
            assert isinstance(line.event, Remarked)
            assert line.speaker == robots[line.event.player]
            assert (line.is_remark, line.private, line.matters) == (True, False, False)
    assert len({line.speaker for line in remarks(ann)}) == 2


@pytest.mark.req("B-2.10", "P-6.1")
async def test_a_remark_is_part_of_the_decision_that_it_is_about_and_stays_after_a_restart(parlour: Parlour) -> None:
    (ann,) = await at_the_table(parlour, Outspoken(), "Ann")
    before = len(await log_of(ann))
    await ends_turn(ann)
    added = (await log_of(ann))[before:]
    assert "Remarked" in added[-1].body
    assert (await replayed(ann)).state == ann.room.state
    said = [line.text for line in remarks(ann)]
    ann.room.game.moments.clear()
    await parlour.restart()
    parlour.manager.games = {"house": Outspoken()}
    await ann.opens()
    assert [line.text for line in remarks(ann)] == said
    assert ann.room.game.moments == [], "reading a log asks nobody for a remark"
    assert [each.text for each in ann.room.state.remarks] == said


@pytest.mark.req("B-2.10")
async def test_the_next_game_begins_with_nothing_said(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, Outspoken(), "Ann")
    await ann.does(true_charge(ann))
    assert ann.room.state.remarks
    await clock.advance(round(REVEAL[-1] * 1000))
    await ann.does(c.Rematch())
    assert [each.text for each in ann.room.state.remarks] == ["Remark 0."]
    await ann.does(c.EndGame())
    assert ann.room.state.remarks == ()


@pytest.mark.req("B-2.10", "P-5.2")
async def test_they_are_told_nothing_of_what_is_private(parlour: Parlour) -> None:
    game = Outspoken()
    (ann,) = await at_the_table(parlour, game, "Ann")
    known, said = len(game.moments), len(remarks(ann))
    await ann.does(Mark("rope", ann.seat, "maybe"))
    await ann.does(c.Chat("Hello"))
    assert (len(game.moments), len(remarks(ann))) == (known, said)
    await ends_turn(ann)
    kinds = {
        kind for kind in type(game).events if kind.__name__ in ("HandDealt", "CardSeen", "CardGiven", "CaseSealed")
    }
    assert len(kinds) == 4
    for moment in game.moments:
        assert kinds.isdisjoint(map(type, moment.events))
        assert isinstance(moment.now, CluelessTable)
        assert isinstance(moment.before, CluelessTable)


@pytest.mark.req("B-2.10")
async def test_the_host_switches_them_off_and_on_during_a_game(parlour: Parlour) -> None:
    (ann,) = await at_the_table(parlour, Outspoken(), "Ann")
    said = len(remarks(ann))
    await ann.does(c.SetOptions({"remarks": False}))
    await ends_turn(ann)
    assert len(remarks(ann)) == said
    assert "Remarked" not in (await log_of(ann))[-1].body
    await ann.does(c.SetOptions({"remarks": True}))
    await ann.does(c.EndGame())
    await ann.does(c.Start())
    assert len(remarks(ann)) == said + 1


@pytest.mark.req("B-2.10", "B-2.5")
async def test_a_stand_in_says_nothing_in_somebody_elses_name(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob = await at_the_table(parlour, Outspoken(), "Ann", "Bob", robots=1, stand_ins=True)
    await ends_turn(ann)
    bob.closes()
    await clock.advance(GRACE + round(SECONDS * 5_000))
    assert any(isinstance(event, StandInBegan) for event in events(ann))
    assert {line.speaker for line in remarks(ann)} == {each.name for each in ann.table.players if each.is_robot}
    assert all(seat != bob.seat for seat in ann.room.state.speakers)


@pytest.mark.req("B-2.10")
async def test_no_move_fails_because_of_a_remark(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, Tactless(), "Ann")
    await ends_turn(ann)
    before = ann.table.view.public.turn_number
    await clock.advance(round(10 * SECONDS * 1000))
    assert ann.table.view.public.turn_number > before
    assert remarks(ann) == []


@pytest.mark.req("B-2.10")
async def test_without_system_players_nobody_remarks_on_anything(parlour: Parlour) -> None:
    game = Outspoken()
    people = await at_the_table(parlour, game, "Ann", "Bob", "Cy", robots=0)
    await ends_turn(people[0])
    assert not remarks(people[0])
    assert not game.moments


@pytest.mark.req("B-2.10", "C-7.5")
async def test_a_remark_on_an_accusation_waits_for_its_scene(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, Outspoken(), "Ann")
    shown = ann.handle.shown_feed()[1]
    await ann.does(true_charge(ann))
    assert remarks(ann)[-1].text == f"Remark {len(remarks(ann)) - 1}.", "JSON clients know at once"
    await clock.advance(round(REVEAL[-1] * 1000) - 1)
    assert not [line for line in ann.handle.shown_feed(shown)[0] if line.is_remark]
    await clock.advance(1)
    assert [line.text for line in ann.handle.shown_feed(shown)[0]][-1] == remarks(ann)[-1].text


@pytest.mark.req("B-2.10")
async def test_in_a_whole_game_nothing_is_said_twice(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, Natural(), "Ann", robots=5)
    await plays_on([ann], clock, 48)
    texts = [line.text for line in remarks(ann)]
    assert texts
    assert len(texts) == len({*texts})
    together = [one for one, other in zip(events(ann), events(ann)[1:], strict=False) if type(one) is type(other)]
    assert not [event for event in together if isinstance(event, Remarked)]
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("B-2.10", "P-6.6")
def test_the_option_is_there_where_they_remark_and_off_in_older_rooms() -> None:
    found: dict[str, AnyGame] = games()
    names = {name: [option.name for option in room_options(game)] for name, game in found.items()}
    assert {name for name, options in names.items() if "remarks" in options} == {"classic", "clueless"}
    assert options_before(found["clueless"])["remarks"] is False
