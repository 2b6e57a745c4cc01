"""A log says in which version of its language each line is written, how a table was laid, and what was drawn."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import orjson
import pytest

from clueapp.games.classic import GAME as CLASSIC
from clueapp.games.mystery.actions import Mark
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import AnyGame
from clueapp.kernel.rng import draw
from clueapp.kernel.truth import Fact, Seat
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.log.entries import ROOM_VERSION
from clueapp.store.values import LogLine
from tests.rooms.parlour import Parlour, log_of, snapshot


def bodies(lines: Sequence[LogLine]) -> list[dict[str, Any]]:
    return [orjson.loads(line.body) for line in lines]


@pytest.mark.req("P-6.6")
async def test_every_line_says_its_version(parlour: Parlour) -> None:
    ann, *_ = await parlour.seats("Ann", "Bob", "Cy")
    for body in bodies(await log_of(ann)):
        assert body["v"] == (ann.room.game.info.version if "game" in body else ROOM_VERSION)


@pytest.mark.req("P-6.6")
@pytest.mark.parametrize("scope", ["room", "game"])
async def test_a_line_of_a_later_version_is_not_guessed_at(parlour: Parlour, scope: str) -> None:
    ann, *_ = await parlour.seats("Ann", "Bob", "Cy")
    lines = await log_of(ann)
    later = json.dumps({scope: {"public": {"kind": "SomethingNew"}}, "v": 99})
    await parlour.store.append(ann.code, [LogLine(len(lines) + 1, lines[-1].at, later)])
    await parlour.restart()
    with pytest.raises(IllegalAction, match="later version") as refusal:
        await parlour.manager.wake(ann.code)
    assert refusal.value.code == "other_version"


class OtherRules(type(CLASSIC)):  # type: ignore[misc]
    """Classic Clue whose rules have changed since a game began: other homes, another way to lay the table."""

    def home(self, suspect: str) -> str:
        raise AssertionError("a rule was asked")

    def opening(self, *args: object, **more: object) -> Fact:
        raise AssertionError("a rule was asked")

    def setup(self, *args: object, **more: object) -> Sequence[Fact]:
        raise AssertionError("a rule was asked")

    def decide(self, truth: Any, seat: Seat, action: Any, rng: Random) -> Sequence[Fact]:
        raise AssertionError("a rule was asked")

    def objection(self, *args: object, **more: object) -> str | None:
        raise AssertionError("a rule was asked")


@pytest.mark.req("P-6.1", "P-6.6")
async def test_reading_a_log_runs_no_rules(parlour: Parlour) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy", game="classic", ceremony=False)
    rng = Random(1)
    for _ in range(30):
        await parlour.act(people, rng)
    before = snapshot(people[0].room)
    other: dict[str, AnyGame] = {"classic": OtherRules()}
    parlour.games = other
    await parlour.restart()
    room = await parlour.manager.wake(people[0].code)
    assert room.state.truth == before[0].truth  # type: ignore[attr-defined]
    assert room.state.truth is not None
    assert room.state.truth.public.positions == people[0].table.view.public.positions  # type: ignore[union-attr]


@pytest.mark.req("P-6.1")
async def test_chance_is_counted_by_draws_and_not_by_what_else_is_written(parlour: Parlour) -> None:
    """Notes and chat between two rolls of the dice change nothing about how they fall."""
    seen = []
    for is_chatty in (False, True):
        parlour.chance.seed("the same for both")
        people = await parlour.seats("Ann", "Bob", "Cy", game="classic", ceremony=False, chat=True)
        ann = next(each for each in people if each.table.is_your_turn)
        if is_chatty:
            for _ in range(3):
                await ann.does(c.Chat("Let me think"))
                await people[-1].does(Mark("rope", "plum", "no"))
                await people[-1].does(Mark("rope", "plum", ""))
        await ann.does(next(form.action for form in ann.menu.forms if form.action.wire_name == "ROLL")())
        log = bodies(await log_of(ann))
        seen.append([(body["draw"], body["game"]) for body in log if "draw" in body])
        assert [number for number, _ in seen[-1]] == [1, 2], "the deal, and the dice"
        state = ann.room.state
        assert (state.draws, state.next_draw.random()) == (2, draw(state.seed, 3).random())
    assert seen[0][1] == seen[1][1]


@pytest.mark.req("P-5.1")
async def test_a_refused_action_draws_nothing(parlour: Parlour) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy", game="classic", ceremony=False)
    waiting = next(each for each in (ann, bob) if not each.table.is_your_turn)
    draws = waiting.room.state.draws
    await waiting.is_refused("not_your_turn", next(kind for kind in CLASSIC.actions if kind.wire_name == "ROLL")())
    assert waiting.room.state.draws == draws
