"""Trivia Duel on the wire: the messages of its source, and in them only what has been revealed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.library import Library
from clueapp.games.trivia.pack import Pack
from clueapp.games.trivia.questions import Question, rough_length
from clueapp.rooms.people.presence import FLICKER
from tests.api.client import Client, create, join, seated, watching
from tests.api.server import Server, serving
from tests.rooms.clock import ManualClock

CATEGORY, BET, TICK, RESOLUTION = 3_000, 15_000, 500, 3_000
OWN = ("balances", "questionIndex", "foldsRemaining", "bettingState", "clueState", "buzzerState", "config")
"""The fields of the source's state that a duel adds to ROOM_STATE, beside `side`."""
WINDOW = 12
"""Letters that tell a clue from any other text."""
ANSWERS = ("kerfuffle", "wombat", "xylophone", "zeppelin")


def gibberish(answer: str) -> Question:
    """A question whose clue shares nothing with any other text."""
    rng = Random(answer)
    clue = "".join(rng.choice("bcdfghjklmnpqrstvwxz") + rng.choice("aeiou ") for _ in range(115))
    return Question(f"id-of-{answer}", "Nonsense", clue, (answer, f"the {answer}"), answer.title())


GAME = TriviaGame(Library([Pack("nonsense", "Nonsense", tuple(map(gibberish, ANSWERS)))]))


@dataclass
class Match:
    """A match between two clients, with one who watches, under a clock that stands still."""

    server: Server
    clock: ManualClock
    ann: Client
    bob: Client
    watcher: Client
    lines: AsyncExitStack
    gone: list[str] = field(default_factory=list)
    """What connections received that are closed now."""

    @property
    def questions(self) -> tuple[Question, ...]:
        assert self.ann.seat
        truth = next(room for room in self.server.manager.awake if room.code == self.ann.seat.room).state.truth
        assert truth is not None
        found: tuple[Question, ...] = truth.vault.questions
        return found

    async def pass_time(self, milliseconds: int, until: str) -> dict[str, Any]:
        """Let time pass until all have been told this; what Ann was told."""
        await self.clock.advance(milliseconds)
        told = [await each.until(until) for each in (self.ann, self.bob, self.watcher)]
        assert told[0] == told[1] == told[2]
        return told[0]

    async def all_hear(self, message: str) -> dict[str, Any]:
        return await self.pass_time(0, message)

    async def both_see(self) -> None:
        """Both have been sent the table as it is after what they heard last."""
        for each in (self.ann, self.bob):
            await each.until("VIEW")

    def nothing_is_known_too_early(self, question: Question, revealed: int) -> None:
        hidden = question.clue[revealed:]
        windows = {hidden[at : at + WINDOW] for at in range(len(hidden) - WINDOW + 1)}
        for received in (*self.gone, *("\n".join(each.raw) for each in (self.ann, self.bob, self.watcher))):
            assert not [window for window in windows if window in received and window not in question.clue[:revealed]]
            assert not [answer for answer in question.accepted if answer in received.lower()]
            assert question.id not in received


@pytest.fixture
async def match(tmp_path: Path) -> AsyncIterator[Match]:
    """Two have just sat down, and somebody watches."""
    clock = ManualClock()
    async with serving(tmp_path, games={"trivia": GAME}, clock=clock) as server, AsyncExitStack() as lines:
        host = await create(server, "Ann", "trivia", results="quick")
        ann = await lines.enter_async_context(seated(server, host))
        watcher = await lines.enter_async_context(watching(server, host.room))
        bob = await lines.enter_async_context(seated(server, await join(server, host.room, "Bob")))
        for each in (ann, watcher):
            await each.until("PHASE_CATEGORY")
        yield Match(server, clock, ann, bob, watcher, lines)


async def to_the_clue(match: Match) -> dict[str, Any]:
    betting = await match.pass_time(CATEGORY, "PHASE_BETTING")
    first, second = (match.ann, match.bob) if betting["awaitingAction"] == "P1" else (match.bob, match.ann)
    await first.send("BET", amount=50)
    await match.all_hear("BET_PLACED")
    await second.send("MATCH")
    await match.all_hear("BET_PLACED")
    return await match.all_hear("PHASE_CLUE")


@pytest.mark.req("T-1.3", "T-3.1", "T-4.1", "P-8.3")
async def test_a_question_in_the_messages_of_the_source(match: Match) -> None:
    ann, bob, clock = match.ann, match.bob, match.clock
    question = match.questions[0]
    betting = await match.pass_time(CATEGORY, "PHASE_BETTING")
    assert betting == {
        "type": "PHASE_BETTING",
        "firstActor": "P1",
        "awaitingAction": "P1",
        "availableActions": ["BET", "FOLD"],
        "betOptions": [5, 10, 25, 50, 100],
        "deadline": clock.now() + 15_000,
    }
    await ann.send("BET", amount=50)
    placed = await match.all_hear("BET_PLACED")
    assert (
        placed.items()
        >= {
            "player": "P1",
            "action": "BET",
            "amount": 50,
            "pot": 50,
            "awaitingAction": "P2",
            "availableActions": ["MATCH", "RAISE", "FOLD"],
        }.items()
    )
    await bob.send("RAISE", amount=60)
    assert (await match.all_hear("BET_PLACED"))["pot"] == 110
    await ann.send("MATCH")
    assert (await match.all_hear("BET_PLACED"))["awaitingAction"] is None
    clue = await match.all_hear("PHASE_CLUE")
    assert clue == {"type": "PHASE_CLUE", "length": rough_length(len(question.clue)), "revealRate": 12, "pot": 120}
    tick = await match.pass_time(TICK, "CLUE_TICK")
    assert tick == {"type": "CLUE_TICK", "revealIndex": 6, "letters": question.clue[:6]}
    await bob.send("BUZZ")
    assert await match.all_hear("BUZZED") == {
        "type": "BUZZED",
        "player": "P2",
        "answerDeadline": clock.now() + 5_000,
    }
    match.nothing_is_known_too_early(question, 6)
    await bob.send("ANSWER", text="nonsense")
    assert await match.all_hear("ANSWER_SUBMITTED") == {
        "type": "ANSWER_SUBMITTED",
        "player": "P2",
        "answer": "nonsense",
        "correct": False,
    }
    assert (await match.all_hear("CLUE_RESUMED"))["revealIndex"] == 6
    match.nothing_is_known_too_early(question, 6)
    await match.pass_time(TICK, "CLUE_TICK")
    await ann.send("BUZZ")
    await match.all_hear("BUZZED")
    await ann.send("ANSWER", text=question.accepted[0].upper())
    await match.all_hear("ANSWER_SUBMITTED")
    resolution = await match.all_hear("PHASE_RESOLUTION")
    assert (
        resolution.items()
        >= {
            "outcome": "P1_WIN",
            "correctAnswer": question.answer,
            "P1Answer": question.accepted[0].upper(),
            "P2Answer": "nonsense",
            "balanceChanges": {"P1": 60, "P2": -60},
            "newBalances": {"P1": 560, "P2": 440},
            "nextPhaseAt": clock.now() + RESOLUTION,
        }.items()
    )
    category = await match.pass_time(RESOLUTION, "PHASE_CATEGORY")
    assert category == {
        "type": "PHASE_CATEGORY",
        "questionIndex": 1,
        "category": match.questions[1].category,
        "endsAt": clock.now() + CATEGORY,
    }
    match.nothing_is_known_too_early(match.questions[1], 0)


@pytest.mark.req("T-1.2", "P-8.2", "P-8.3")
async def test_seats_and_phases_have_the_names_of_the_source(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serving(tmp_path, games={"trivia": GAME}, clock=clock) as server:
        host = await create(server, "Ann", "trivia")
        async with seated(server, host) as ann, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            assert (ann.state["status"], ann.state["phase"], ann.state["side"]) == ("lobby", "WAITING", "P1")
            assert (ann.state["balances"], ann.state["questionsPerMatch"]) == ({"P1": 500, "P2": 500}, 3)
            assert (await http.get(f"/api/rooms/{host.room}")).json()["phase"] == "WAITING"
            other = await join(server, host.room, "Bob")
            joined = {"type": "PLAYER_JOINED", "player": "P2", "id": other.player, "name": "Bob", "seat": "P2"}
            assert await ann.until("PLAYER_JOINED") == joined
            await ann.until("VIEW", phase="CATEGORY")
            await clock.advance(CATEGORY)
            await ann.until("VIEW", phase="BETTING")
            assert (await http.get(f"/api/rooms/{host.room}")).json()["phase"] == "BETTING"
            async with seated(server, other) as bob:
                assert bob.state["phase"] == "BETTING"
                await ann.send("BET", amount=5)
                await bob.until("VIEW")
                await bob.send("MATCH")
                await ann.until("VIEW", phase="CLUE")
                await ann.send("BUZZ")
                await ann.until("VIEW", phase="ANSWER")
                await bob.until("VIEW", phase="ANSWER")
                await bob.send("LEAVE", forGood=True)
                assert (await ann.until("PLAYER_LEFT", reason="left"))["player"] == "P2"
                await ann.until("VIEW", phase="COMPLETE")


@pytest.mark.req("T-7.1", "T-7.2")
async def test_a_client_written_against_the_source_finds_its_state_and_who_is_gone(match: Match) -> None:
    ann, clock = match.ann, match.clock
    await to_the_clue(match)
    for _ in range(2):
        await match.pass_time(TICK, "CLUE_TICK")
    await ann.send("BUZZ")
    await match.all_hear("BUZZED")
    assert (await bob_is_gone(match))["reason"] == "disconnected"
    await come_back(match)
    assert (await ann.until("PLAYER_JOINED"))["player"] == "P2"
    state = match.bob.state
    assert (state["side"], state["phase"]) == ("P2", "ANSWER")
    assert state["you"] in [each["id"] for each in state["players"]], "as in every game"
    assert {name: state[name] for name in OWN} == {
        "balances": {"P1": 450, "P2": 450},
        "questionIndex": 0,
        "foldsRemaining": {"P1": 2, "P2": 2},
        "bettingState": {
            "firstActor": "P1",
            "bets": {"P1": 50, "P2": 50},
            "contributions": {"P1": 50, "P2": 50},
            "raises": 0,
            "awaitingAction": None,
            "pot": 100,
        },
        "clueState": {"revealIndex": 12, "clueComplete": False, "clueCompleteAt": None},
        "buzzerState": {
            "P1": "BUZZED",
            "P2": "AVAILABLE",
            "currentlyAnswering": "P1",
            "answerDeadline": clock.now() + state["clock"]["dueIn"],
        },
        "config": {
            "revealRateCharsPerSec": 12,
            "postClueTimeoutSec": 5,
            "answerTimeLimitSec": 5,
            "categoryRevealSec": 3,
            "betTimeLimitSec": 15,
            "foldsPerPlayer": 2,
        },
    }
    match.nothing_is_known_too_early(match.questions[0], 12)


async def bob_is_gone(match: Match) -> dict[str, Any]:
    """The messages that Ann gets when Bob's connection breaks and he stays away for a moment."""
    seat = match.bob.seat
    assert seat is not None
    (room,) = match.server.manager.awake
    await match.bob.socket.close()
    async with asyncio.timeout(60):
        while room.viewers.presence.gone_since(seat.player) is None:
            await asyncio.sleep(0.01)
    await match.clock.advance(FLICKER)
    return await match.ann.until("PLAYER_LEFT")


@pytest.mark.req("T-3.1", "T-3.5", "T-4.2", "P-5.2")
async def test_no_letter_and_no_answer_is_sent_before_its_time(match: Match) -> None:
    """A whole match in which nobody buzzes, with one who comes back in the middle of every clue."""
    for number, question in enumerate(match.questions):
        match.nothing_is_known_too_early(question, 0)
        await to_the_clue(match)
        for revealed in range(6, len(question.clue) + 6, 6):
            tick = await match.pass_time(TICK, "CLUE_TICK")
            assert tick["letters"] == question.clue[:revealed]
            match.nothing_is_known_too_early(question, revealed)
            if revealed == 96:
                await come_back(match)
                assert match.bob.state["view"]["clue"] == question.clue[:revealed]
        assert (await match.all_hear("CLUE_COMPLETE"))["deadline"] == match.clock.now() + 5_000
        match.nothing_is_known_too_early(question, len(question.clue))
        resolution = await match.pass_time(5_000, "PHASE_RESOLUTION")
        assert (resolution["outcome"], resolution["correctAnswer"]) == ("DRAW", question.answer)
        if number < len(match.questions) - 1:
            await match.pass_time(RESOLUTION, "PHASE_CATEGORY")
    complete = await match.pass_time(RESOLUTION, "PHASE_COMPLETE")
    assert complete.items() >= {"winner": "TIE", "finalBalances": {"P1": 500, "P2": 500}}.items()


async def come_back(match: Match) -> None:
    """Bob's connection breaks, and he makes another, on which everything is told at once."""
    match.gone.append("\n".join(match.bob.raw))
    seat = match.bob.seat
    assert seat is not None
    await match.bob.socket.close()
    match.bob = await match.lines.enter_async_context(seated(match.server, seat))


@pytest.mark.req("T-5.1", "T-5.2", "P-8.6")
async def test_what_is_not_valid_now_is_answered_with_its_code_and_changes_nothing(match: Match) -> None:
    ann, bob = match.ann, match.bob
    await match.pass_time(CATEGORY, "PHASE_BETTING")
    await match.both_see()
    assert await ann.refused("BUZZ") == "not_clue_phase"
    assert await bob.refused("BET", amount=50) == "not_your_turn"
    assert await ann.refused("BET", amount=7) == "bad_amount"
    assert await ann.refused("BET", amount=1000) == "insufficient_balance"
    assert await ann.refused("BET", amount="50") == "bad_message"
    assert await ann.refused("ANSWER", text="x") == "not_answering"
    for each in (ann, bob):
        each.raw.clear()
    await bob.send("CHAT", text="your turn")
    for each in (ann, bob):
        await each.hears("your turn")
        assert len(each.raw) == 1, "the first that they hear"
    assert ann.table["view"]["pot"] == 0


@pytest.mark.req("T-5.1", "T-3.2", "T-3.4", "P-8.6")
async def test_who_has_buzzed_or_does_not_answer_is_refused_by_the_codes_of_the_source(match: Match) -> None:
    ann, bob = match.ann, match.bob
    await to_the_clue(match)
    await match.both_see()
    assert await ann.refused("ANSWER", text="x") == "not_answering"
    assert await ann.refused("BET", amount=5) == "not_betting_phase"
    await ann.send("BUZZ")
    await match.all_hear("BUZZED")
    await match.both_see()
    assert await ann.refused("BUZZ") == "already_buzzed"
    assert await bob.refused("BUZZ") == "not_clue_phase"
    assert await bob.refused("ANSWER", text=match.questions[0].answer) == "not_answering"
    await ann.send("ANSWER", text="nonsense")
    await match.all_hear("CLUE_RESUMED")
    await match.both_see()
    assert await ann.refused("BUZZ") == "already_buzzed"
    assert await ann.refused("ANSWER", text="again") == "not_answering"
    assert ann.table["view"]["buzzers"] == {"P1": "FAILED", "P2": "AVAILABLE"}


@pytest.mark.req("T-3.4", "P-8.3")
async def test_every_text_that_fits_the_form_of_an_answer_is_ruled_on(match: Match) -> None:
    await to_the_clue(match)
    for client, text, said in ((match.ann, " \n ", ""), (match.bob, "x" * 100, "x" * 100)):
        await client.send("BUZZ")
        await match.all_hear("BUZZED")
        await client.until("VIEW")
        assert client.forms["ANSWER"] == {"text": {"maxLength": 100}}
        await client.send("ANSWER", text=text)
        ruled = await client.until("EVENT", kind="answer_ruled")
        assert (ruled["answer"], ruled["isRight"]) == (said, False)
        assert ruled["text"] == ("You give no answer." if not said else f"You say “{said}”: wrong.")
        assert (await match.all_hear("ANSWER_SUBMITTED"))["answer"] == said


@pytest.mark.req("T-5.1", "T-2.4", "P-8.6")
async def test_without_folds_left_a_fold_is_refused_by_the_code_of_the_source(match: Match) -> None:
    ann, bob = match.ann, match.bob
    await match.pass_time(CATEGORY, "PHASE_BETTING")
    await ann.send("FOLD")
    await match.all_hear("PHASE_RESOLUTION")
    await match.pass_time(RESOLUTION, "PHASE_CATEGORY")
    await match.pass_time(CATEGORY, "PHASE_BETTING")
    await bob.send("BET", amount=5)
    await match.all_hear("BET_PLACED")
    await ann.send("FOLD")
    await match.all_hear("PHASE_RESOLUTION")
    await match.pass_time(RESOLUTION, "PHASE_CATEGORY")
    await match.pass_time(CATEGORY, "PHASE_BETTING")
    await match.both_see()
    assert await ann.refused("FOLD") == "no_folds_remaining"
    assert ann.table["view"]["foldsRemaining"] == {"P1": 0, "P2": 2}


@pytest.mark.req("T-5.3", "T-2.1")
async def test_while_somebody_is_away_betting_folds_by_itself(match: Match) -> None:
    ann, bob = match.ann, match.bob
    await match.pass_time(CATEGORY, "PHASE_BETTING")
    await ann.send("BET", amount=50)
    await match.all_hear("BET_PLACED")
    await bob.send("LEAVE")
    assert await bob.closed() == 1000
    assert bob.seat
    async with watching(match.server, bob.seat.room) as dan:
        here = {player["seat"]: player["connected"] for player in dan.state["players"]}
    assert here == {"P1": True, "P2": False}
    await match.clock.advance(BET)
    placed = await ann.until("BET_PLACED")
    assert (placed["player"], placed["action"]) == ("P2", "FOLD")
    assert (await ann.until("PHASE_RESOLUTION"))["outcome"] == "P2_FOLD"


@pytest.mark.req("T-3.4", "T-4.1", "T-4.1b", "T-3.6", "P-5.3")
async def test_a_late_answer_antes_a_no_and_words_of_being_ready_on_the_wire(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serving(tmp_path, games={"trivia": GAME}, clock=clock) as server, AsyncExitStack() as lines:
        host = await create(server, "Ann", "trivia", results="ready", ante=5, pace="relaxed")
        ann = await lines.enter_async_context(seated(server, host))
        watcher = await lines.enter_async_context(watching(server, host.room))
        bob = await lines.enter_async_context(seated(server, await join(server, host.room, "Bob")))
        for each in (ann, watcher):
            await each.until("PHASE_CATEGORY")
        match = Match(server, clock, ann, bob, watcher, lines)
        assert await match.pass_time(CATEGORY, "ANTE_PAID") == {"type": "ANTE_PAID", "amount": 5, "pot": 10}
        assert (await match.all_hear("PHASE_BETTING"))["deadline"] == clock.now() + 30_000
        await ann.send("BET", amount=50)
        await match.all_hear("BET_PLACED")
        await bob.send("MATCH")
        assert (await match.all_hear("PHASE_CLUE"))["pot"] == 110
        await match.pass_time(TICK, "CLUE_TICK")
        await bob.send("BUZZ")
        assert (await match.all_hear("BUZZED"))["answerDeadline"] == clock.now() + 10_000
        await bob.until("VIEW", phase="ANSWER")
        assert set(bob.forms) == {"ANSWER"}
        ruled = await match.pass_time(10_000, "ANSWER_SUBMITTED")
        assert ruled == {"type": "ANSWER_SUBMITTED", "player": "P2", "answer": "", "correct": False}
        await match.all_hear("CLUE_RESUMED")
        await bob.send("ANSWER", text="a zebra crossing")
        assert (await bob.until("ERROR"))["code"] == "not_answering"
        await ann.send("BUZZ")
        await match.all_hear("BUZZED")
        await ann.send("ANSWER", text=match.questions[0].answer)
        resolution = await match.all_hear("PHASE_RESOLUTION")
        assert resolution["nextPhaseAt"] == clock.now() + RESOLUTION
        await bob.send("OVERTURN", player="P1")
        await match.all_hear("OVERTURN_ASKED")
        await ann.until("VIEW")
        assert "UPHOLD" in ann.forms
        await ann.send("UPHOLD")
        refused = await match.all_hear("OVERTURN_REFUSED")
        assert (refused["by"], refused["players"]) == ("P1", ["P1"])
        await match.both_see()
        assert set(ann.forms) == {"READY"}
        await ann.send("READY")
        assert await match.all_hear("PLAYER_READY") == {"type": "PLAYER_READY", "player": "P1"}
        stays = await match.pass_time(RESOLUTION, "RESULT_STAYS")
        assert stays["nextPhaseAt"] == clock.now() + 9_000
        await bob.send("READY")
        await match.all_hear("PHASE_CATEGORY")
