"""System players act at the pace that the operator has set, and within the game's clocks; no real time passes."""

import pytest

from clueapp.games.trivia.actions import Bet, Match
from clueapp.games.trivia.state import Duel
from clueapp.rooms.lobby import commands as c
from tests.games.trivia_table import GAME
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person

CATEGORY, BET, TICK = 3_000, 15_000, 500


async def against_a_master(parlour: Parlour, pace: float) -> Person:
    parlour.manager.bots_pace = pace
    parlour.manager.games = {"trivia": GAME}
    ann = await parlour.host("Ann", game="trivia")
    await ann.does(c.AddBot("master"))
    return ann


def duel(person: Person) -> Duel:
    view = person.table.view
    assert view is not None
    found: Duel = view.public
    return found


async def thinks_for(ann: Person, clock: ManualClock) -> int:
    """Milliseconds until the system player has answered Ann's first bet."""
    await clock.advance(CATEGORY)
    await ann.does(Bet(10))
    begun = clock.now()
    while duel(ann).bout.bets == 1 and duel(ann).phase == "betting":
        await clock.advance(1)
    return clock.now() - begun


@pytest.mark.req("P-9.2", "T-6.3")
@pytest.mark.parametrize(("pace", "least", "most"), [(1, 1_000, 3_000), (0, 0, 1), (0.1, 100, 301), (4, 4_000, 12_000)])
async def test_it_thinks_as_long_as_its_pace_says(
    parlour: Parlour, clock: ManualClock, pace: float, least: int, most: int
) -> None:
    assert least <= await thinks_for(await against_a_master(parlour, pace), clock) <= most


@pytest.mark.req("P-9.2", "T-6.3")
@pytest.mark.parametrize("pace", [0, 60])
async def test_however_slow_or_fast_no_clock_runs_out_for_it(parlour: Parlour, clock: ManualClock, pace: float) -> None:
    ann = await against_a_master(parlour, pace)
    for _ in range(2_000):
        if ann.table.status == "over":
            break
        if duel(ann).phase == "betting" and ann.table.is_your_turn:
            await ann.does(Match() if duel(ann).bout.pot else Bet(10))
        await clock.advance(TICK // 5)
    assert ann.table.status == "over"
    rulings = [ruling for each in duel(ann).history for ruling in each.rulings if ruling.seat == "P2"]
    assert rulings, "it buzzes while letters come"
    assert all(ruling.text is not None for ruling in rulings), "it has answered in time, if only with silence"
    assert not any("Time ran out" in line or "out of time" in line for line in ann.feed), ann.feed
