"""Rooms stored before 0.1.0: they open, and their games go on under the rules they began with (P-6.6)."""

from __future__ import annotations

import json
from pathlib import Path

import orjson
import pytest

from clueapp.games.trivia.actions import Bet, Fold, Overturn
from clueapp.games.trivia.state import Duel, HouseRules
from clueapp.rooms.lobby import commands as c
from clueapp.store import LogLine
from clueapp.store.values import RoomRow
from tests.games.trivia_table import GAME
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person

LOGS = Path(__file__).parent / "before-0.1.0"
RESOLUTION, APPEAL, CATEGORY, BET = 3_000, 10_000, 3_000, 15_000


async def stored(parlour: Parlour, name: str) -> list[Person]:
    """The two of a room whose log was written by an earlier version, both back at its table."""
    await parlour.closes()
    parlour.games = {"trivia": GAME}
    await parlour.opens()
    written = [json.loads(line) for line in (LOGS / name).read_text(encoding="utf-8").splitlines()]
    lines = [LogLine(seq, each["at"], orjson.dumps(each["body"]).decode()) for seq, each in enumerate(written, 1)]
    code, now = written[0]["body"]["room"]["public"]["code"], written[-1]["at"]
    parlour.clock.skip(now)
    await parlour.store.create(RoomRow(code, "trivia", GAME.info.version, "playing", lines[0].at, now), lines)
    people = [Person(parlour, "Ann", code), Person(parlour, "Bob", code)]
    for person, browser in zip(people, ("Ann-1", "Bob-2"), strict=True):
        person.browser = browser
        await person.opens()
    return people


def duel(person: Person) -> Duel:
    assert person.table.view is not None
    found: Duel = person.table.view.public
    return found


@pytest.mark.req("P-6.6", "T-4.1", "T-4.1b")
async def test_a_match_in_the_middle_of_an_appeal_goes_on_as_it_began(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob = await stored(parlour, "trivia-appeal.jsonl")
    assert (duel(ann).phase, duel(ann).bout.appeals, duel(ann).house) == ("resolution", (("P1", "P1"),), HouseRules())
    assert (ann.seat, bob.seat) == ("P1", "P2")
    await bob.does(Overturn("P1"))
    assert duel(ann).balances == {"P1": 550, "P2": 450}
    await clock.advance(RESOLUTION)
    assert duel(ann).phase == "category", "it goes on after three seconds, as it did"
    await clock.advance(CATEGORY)
    assert (duel(ann).bout.awaiting, duel(ann).bout.pot) == ("P2", 0)
    assert ann.table.clock is not None
    assert ann.table.clock.deadline.seconds == BET / 1000


@pytest.mark.req("P-6.6", "P-1.5")
async def test_in_its_lobby_the_host_may_choose_the_new_rules(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob = await stored(parlour, "trivia-appeal.jsonl")
    assert {name: ann.table.options[name] for name in ("results", "pace", "ante")} == {
        "results": "quick",
        "pace": "usual",
        "ante": 0,
    }
    await ann.does(c.EndGame())
    await ann.does(c.SetOptions({"results": "ready", "ante": 5}))
    await ann.does(c.Start())
    assert duel(bob).house == HouseRules(ante=5, waits=True)
    await clock.advance(CATEGORY)
    await ann.does(Fold())
    assert duel(ann).balances == {"P1": 495, "P2": 505}
    await clock.advance(4 * RESOLUTION + CATEGORY)
    await bob.does(Bet(5))
