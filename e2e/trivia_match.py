"""A driver that speaks the words of a duel: who bets, matches, raises, folds, buzzes, answers, and sees what.

    match = Match.of(server, players)
    ann, ben = match.duelists
    match.betting(1)
    ann.bets(50)
    ben.matches()
    match.clue_runs(60)
    ben.buzzes()
    ben.answers(match.answer)

The answers are read from the server's log. Time passes when the test says so: see e2e/skipping.py.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.secrets import read_log
from e2e.server import Server
from e2e.table import PlayersLike, nobody

CLOCK, GRACE, PATIENCE = 60, 300, 900
"""Seconds of every clock of a duel on the rigged server, of the wait for one who is gone, and for two."""
PATIENCE_FOR_LOG = 15
CLOCKS = (
    *("category", "bet", "tick", "window", "answer", "resolution", "stay", "appeal"),
    *("relaxed_bet", "relaxed_answer"),
)
RESULT = (
    *("QuestionResolved", "SaidReady", "ResultHeld"),
    *("OverturnAsked", "OverturnRefused", "RulingOverturned"),
)
"""What happens while a result is looked at."""
SLOW = {"RIGGED_TIMING": json.dumps({**dict.fromkeys(CLOCKS, CLOCK), "grace": GRACE, "patience": PATIENCE})}
"""The SERVER_ENV of a server on which nothing happens by itself while a test looks: it says when time passes."""


TIME_LEFT = "() => document.querySelector('.timer .countdown').due - performance.now()"
LEAVES = """(left) => {
  document.querySelector(".timer .countdown").due = performance.now() + left;
  document.dispatchEvent(new Event("visibilitychange"));
}"""


class Match:
    """One room and the two in it; others may watch."""

    def __init__(self, server: Server, players: PlayersLike) -> None:
        self.server = server
        self.players = players
        self.code = ""
        self.duelists: tuple[Duelist, ...] = ()

    @classmethod
    def of(cls, server: Server, players: PlayersLike, **options: str) -> Match:
        """Ann opens a room, Ben joins by the link, and the first category is on the table."""
        match = cls(server, players)
        ann = match.open("Ann", **options)
        ben = match.join("Ben")
        for person in (ann, ben):
            person.sees_question(1)
        return match

    @classmethod
    def reading(cls, server: Server, code: str) -> Match:
        """A match that others play, of which only the log is read."""
        match = cls(server, nobody)
        match.code = code
        return match

    def open(self, name: str, **options: str) -> Duelist:
        page = self.players(name)
        page.goto("/")
        page.get_by_test_id("game-trivia").click()
        page.get_by_test_id("player-name").fill(name)
        page.get_by_test_id("create-room").click()
        page.wait_for_url(re.compile(r"/room/\w{6}$"))
        self.code = page.url.rsplit("/", 1)[-1]
        expect(page.locator("[data-testid=seat-P1].yours")).to_be_visible()
        for option, value in options.items():
            choice = page.get_by_test_id(f"option-{option}")
            choice.select_option(value)
            expect(choice.locator(f"option[value='{value}']")).to_have_attribute("selected", "")
        return self._sits(name, page, "P1")

    def join(self, name: str) -> Duelist:
        page = self.players(name)
        page.goto(f"/room/{self.code}")
        page.get_by_test_id("player-name").fill(name)
        page.get_by_test_id("pick-P2").click()
        return self._sits(name, page, "P2")

    def watch(self, name: str) -> Page:
        """Somebody without a seat looks on."""
        page = self.players(name)
        page.goto(f"/room/{self.code}")
        expect(page.get_by_test_id("podium-P1")).to_be_visible()
        return page

    def _sits(self, name: str, page: Page, seat: str) -> Duelist:
        duelist = Duelist(self, name, page, seat)
        self.duelists = (*self.duelists, duelist)
        return duelist

    # Knowing
    @property
    def events(self) -> list[dict[str, Any]]:
        """What has been told to all in the match on the table."""
        found: list[dict[str, Any]] = []
        for entry in read_log(self.server.database, self.code):
            if ((entry.get("room") or {}).get("public") or {}).get("kind") == "GameBegan":
                found = []
            if (told := (entry.get("game") or {}).get("public")) is not None:
                found.append(told)
        return found

    @property
    def questions(self) -> list[dict[str, Any]]:
        """The questions of the match on the table, whole."""
        drawn = ((entry.get("game") or {}).get("vault") or {} for entry in read_log(self.server.database, self.code))
        found: list[dict[str, Any]] = [event for event in drawn if event.get("kind") == "QuestionsDrawn"][-1][
            "questions"
        ]
        return found

    @property
    def question(self) -> dict[str, Any]:
        """The question on the table."""
        opened: list[int] = [event["index"] for event in self.events if event["kind"] == "QuestionOpened"]
        return self.questions[opened[-1]]

    @property
    def answer(self) -> str:
        return str(self.question["answer"])

    @property
    def letters(self) -> str:
        """The letters of the clue that have been told."""
        told = [event for event in self.events if event["kind"] in ("ClueTicked", "QuestionOpened")]
        return str(told[-1].get("letters", ""))

    # Time
    def time_runs_out(self, seconds: float = CLOCK) -> None:
        """The clock that runs now has run out, and what comes of it is in the log."""
        before = len(self.events)
        self.server.skip(seconds)
        self.until(lambda: len(self.events) > before)

    def clue_runs(self, letters: int | None = None) -> None:
        """Tick by tick until so many letters have been told, or all of them."""
        self.until(lambda: self.is_now("ClueOpened", "ClueTicked", "ClueResumed", "ClueCompleted"))
        wanted = len(self.question["clue"]) if letters is None else letters
        while len(self.letters) < wanted:
            self.time_runs_out()
        for duelist in self.duelists:
            if not duelist.page.is_closed():
                duelist.sees_clue(len(self.letters))

    def result_passes(self) -> None:
        """A question is over, and so is the look at its result."""
        self.until(lambda: self.is_now(*RESULT))
        while self.is_now(*RESULT):
            self.time_runs_out()

    def betting(self, number: int) -> None:
        """From a result, or from the category, to the betting on this question."""
        if number > 1:
            self.result_passes()
        for duelist in self.duelists:
            duelist.sees_question(number)
        self.time_runs_out()

    def is_now(self, *kinds: str) -> bool:
        """Whether the last thing that happened was one of these."""
        return bool(self.events) and self.events[-1]["kind"] in kinds

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait for what the log will say."""
        deadline = time.monotonic() + PATIENCE_FOR_LOG
        while not condition():
            if time.monotonic() > deadline:
                raise AssertionError(f"It did not come about after {self.events[-1]}.")
            time.sleep(0.01)

    # Playing
    def both_in(self, amount: int = 50, letters: int = 12) -> None:
        """From the betting into the clue: whoever is first bets, the other matches."""
        first = next(event["first_actor"] for event in reversed(self.events) if event["kind"] == "QuestionOpened")
        one, other = sorted(self.duelists, key=lambda each: each.seat != first)
        one.bets(amount)
        other.matches()
        self.clue_runs(letters)

    def is_folded_to_the_end(self) -> None:
        """From the result of the first question of three to the end: whoever is first folds."""
        for number, first in zip((2, 3), reversed(self.duelists), strict=True):
            self.betting(number)
            first.folds()
        self.result_passes()


class Duelist:
    """One of the two, at one page."""

    def __init__(self, match: Match, name: str, page: Page, seat: str) -> None:
        self.match = match
        self.name = name
        self.page = page
        self.seat = seat

    def __repr__(self) -> str:
        return f"{self.name} ({self.seat})"

    # Acting
    def bets(self, amount: int) -> None:
        self.at(f"action-bet-{amount}").click()

    def matches(self) -> None:
        self.at("action-match").click()

    def raises_to(self, amount: int) -> None:
        self.at("raise-amount").fill(str(amount))
        self.at("action-raise").click()

    def folds(self) -> None:
        self.at("action-fold").click()

    def buzzes(self) -> None:
        """By the space bar; the field for the answer has the focus at once."""
        expect(self.at("action-buzz")).to_be_visible()
        self.page.keyboard.press("Space")
        expect(self.at("answer-text")).to_be_focused()

    def answers(self, text: str) -> None:
        """What the keyboard types goes into the field, and Enter sends it."""
        expect(self.at("answer-text")).to_be_focused()
        self.page.keyboard.insert_text(text)
        self.page.keyboard.press("Enter")

    def types(self, text: str) -> None:
        """Type with the keyboard into the field; nobody but this page knows about it."""
        expect(self.at("answer-text")).to_be_focused()
        self.page.keyboard.insert_text(text)
        expect(self.at("answer-text")).to_have_value(text)

    def has_left(self, milliseconds: int) -> None:
        """Check that this page's countdown, which the server has set, leaves so much time to answer."""
        assert 0 < self.page.evaluate(TIME_LEFT) <= CLOCK * 1000
        self.page.evaluate(LEAVES, milliseconds)

    def presses_until(self, key: str, words: str) -> None:
        """A key, again and again, until the prompt says these words: what has just come hears none at first."""
        prompt = self.at("prompt")
        deadline = time.monotonic() + PATIENCE_FOR_LOG
        while words not in prompt.inner_text() and time.monotonic() < deadline:
            self.page.keyboard.press(key)
        self.sees_prompt(words)

    def is_ready(self) -> None:
        self.at("action-ready").click()

    def at(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    # Seeing
    def sees_question(self, number: int) -> None:
        """The category of a question, and how many there are."""
        expect(self.at("question")).to_contain_text(re.compile(rf"Question {number} of \d"))

    def sees_clue(self, letters: int = 1) -> None:
        """At least so many letters of the clue are on the page."""
        self.page.wait_for_function(
            "(count) => (document.querySelector('[data-testid=clue-letters]')?.textContent.length ?? 0) >= count",
            arg=letters,
        )

    def sees_outcome(self, words: str) -> None:
        expect(self.at("outcome")).to_have_text(words)

    def sees_prompt(self, words: str) -> None:
        expect(self.at("prompt")).to_contain_text(words)

    def sees_balances(self, own: int, others: int) -> None:
        other = "P2" if self.seat == "P1" else "P1"
        expect(self.at(f"balance-{self.seat}")).to_have_text(str(own))
        expect(self.at(f"balance-{other}")).to_have_text(str(others))

    def sees_winner(self, words: str) -> None:
        expect(self.at("winner")).to_have_text(words)

    def is_told(self, sentence: str) -> None:
        """The feed has a line with these words."""
        expect(self.page.locator("[data-testid=feed] .line").filter(has_text=sentence).first).to_be_attached()

    def reloads(self) -> None:
        self.page.reload()
        expect(self.page.locator(f"[data-testid=podium-{self.seat}].you")).to_be_visible()
