"""The scenes of Codenames for the gallery: a game of six from the first clue to the assassin, and one to a win."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Page, expect

from e2e.secrets import read_log
from e2e.server import Server
from e2e.table import PlayersLike

Camera = Callable[[Page, str], None]
SIX = {
    "Ann": "red_spymaster",
    "Ben": "red_operative",
    "Cleo": "red_operative",
    "Dora": "blue_spymaster",
    "Ed": "blue_operative",
    "Bartholomew": "blue_operative",
}
CLUES = ("Lighthouse", "Orchestra", "Nebula", "Velocity", "Wisdom", "Quartz", "Zephyr", "Lullaby", "Vaccine")
"""Words that hardly any board is like; one that is refused is passed over."""


@dataclass
class Spies:
    """One room, and everybody's page of it."""

    server: Server
    players: PlayersLike
    code: str = ""
    pages: dict[str, Page] = field(default_factory=dict)
    posts: dict[str, str] = field(default_factory=dict)
    said: int = 0

    def sit_down(self, posts: dict[str, str], **options: str) -> None:
        (host, place), *others = posts.items()
        page = self.players(host)
        page.goto("/")
        page.get_by_test_id("game-codenames").click()
        page.get_by_test_id("player-name").fill(host)
        page.get_by_test_id("create-room").click()
        page.wait_for_url(re.compile(r"/room/\w{6}$"))
        self.code = page.url.rsplit("/", 1)[-1]
        self.pages[host] = page
        for option, value in options.items():
            page.get_by_test_id(f"option-{option}").select_option(value)
        for name, post in others:
            self.pages[name] = self.players(name)
            self.pages[name].goto(f"/room/{self.code}")
            self.pages[name].get_by_test_id("player-name").fill(name)
            self.pages[name].get_by_test_id(f"pick-{post}").click()
            expect(self.pages[name].get_by_test_id("player-name")).to_have_count(0)
        if (pick := page.get_by_test_id(f"pick-{place}")).count():
            pick.click()
        self.posts = dict(posts)

    def start(self) -> None:
        self.pages[next(iter(self.posts))].get_by_test_id("start").click()
        for page in self.pages.values():
            expect(page.get_by_test_id("card-24")).to_be_visible()

    @property
    def key(self) -> list[str]:
        """Which card is whose, from the server's log."""
        drawn = ((entry.get("game") or {}).get("vault") or {} for entry in read_log(self.server.database, self.code))
        key: list[str] = [event for event in drawn if event.get("kind") == "KeyDrawn"][-1]["key"]
        return key

    @property
    def first(self) -> str:
        return max(("red", "blue"), key=self.key.count)

    def cards(self, colour: str) -> list[int]:
        """The cards of a colour that are not turned over."""
        page = next(iter(self.pages.values()))
        hidden = [at for at in range(25) if page.locator(f"[data-testid=card-{at}] .open").count() == 0]
        return [at for at in hidden if self.key[at] == colour]

    def who(self, team: str, role: str) -> list[Page]:
        return [self.pages[name] for name, post in self.posts.items() if post == f"{team}_{role}"]

    def gives(self, team: str, count: str) -> None:
        """The team's spymaster gives the next clue that is not refused."""
        page = self.who(team, "spymaster")[0]
        expect(page.get_by_test_id("clue-word")).to_be_visible()
        page.get_by_test_id("clue-word").fill(CLUES[self.said % len(CLUES)])
        self.said += 1
        page.get_by_test_id(f"clue-count-{count}").check()
        page.get_by_test_id("action-clue").click()
        expect(page.get_by_test_id("clue-word")).to_have_count(0)

    def turns_over(self, team: str, index: int) -> None:
        """All of a team's operatives vote for a card, and the first confirms it."""
        first, *others = self.who(team, "operative")
        for page in (first, *others):
            page.get_by_test_id(f"vote-{index}").click()
        first.get_by_test_id(f"action-confirm-{index}").click()
        expect(first.locator(f"[data-testid=card-{index}] .open")).to_be_visible()


def game(take: Camera, players: PlayersLike, server: Server) -> None:
    """A game of six, phase by phase, to the assassin; then a rematch that is won."""
    spies = Spies(server, players)
    spies.sit_down(SIX, clue_seconds="120", guess_seconds="180")
    spies.start()
    team = spies.first
    other = "blue" if team == "red" else "red"
    spymaster, rival = spies.who(team, "spymaster")[0], spies.who(other, "spymaster")[0]
    one, two = spies.who(team, "operative")
    watcher = players("Gus")
    watcher.goto(f"/room/{spies.code}")
    expect(watcher.get_by_test_id("board")).to_be_visible()
    clue(take, spies, spymaster, one)
    take(rival, "codenames-rival-spymaster")
    spies.gives(team, "2")
    expect(one.get_by_test_id("vote-0")).to_be_visible()
    voting(take, spies, team, one, two)
    take(spymaster, "codenames-own-team-guesses")
    take(watcher, "codenames-watched")
    first, second = spies.cards(team)[:2]
    for page in (one, two):
        page.get_by_test_id("action-unvote").click()
        expect(page.get_by_test_id("action-unvote")).to_have_count(0)
    spies.turns_over(team, first)
    spies.turns_over(team, second)
    take(one, "codenames-may-end")
    one.get_by_test_id("action-end-guessing").click()
    take(one, "codenames-sure")
    one.get_by_test_id("sure-yes").click()
    for count, colour in (("unlimited", "neutral"), ("3", team)):
        spies.gives(other, count)
        spies.turns_over(other, spies.cards(colour)[0])
        spies.gives(team, "2")
        for card in spies.cards(team)[:2]:
            spies.turns_over(team, card)
        spies.turns_over(team, spies.cards("neutral")[0])
    take(rival, "codenames-late-clue")
    take(one, "codenames-late-waiting")
    one.get_by_test_id("show-log").evaluate("(button) => button.click()")
    take(one, "codenames-log")
    one.get_by_test_id("show-log").evaluate("(button) => button.click()")
    spies.gives(other, "1")
    spies.turns_over(other, spies.cards("assassin")[0])
    for page, scene in ((one, "won"), (rival, "lost"), (watcher, "watched"), (spies.pages["Ann"], "host")):
        expect(page.get_by_test_id("winner")).to_be_visible()
        take(page, f"codenames-end-{scene}")


def clue(take: Camera, spies: Spies, spymaster: Page, one: Page) -> None:
    """A clue that is thought of: typed, refused, good."""
    take(spymaster, "codenames-to-give-a-clue")
    take(one, "codenames-waiting-for-a-clue")
    word = one.get_by_test_id("card-7").locator(".word").inner_text()
    spymaster.get_by_test_id("clue-word").press_sequentially(word)
    expect(spymaster.locator(".verdict-place .no")).to_be_visible()
    spymaster.get_by_test_id("clue-count-2").check()
    take(spymaster, "codenames-clue-refused")
    spymaster.get_by_test_id("clue-word").fill("Lighthouse")
    expect(spymaster.locator(".verdict-place .yes")).to_be_visible()
    take(spymaster, "codenames-clue-good")


def voting(take: Camera, spies: Spies, team: str, one: Page, two: Page) -> None:
    """Nobody has voted, one has, both have and one of them may confirm."""
    take(one, "codenames-to-vote")
    card = spies.cards(team)[0]
    one.get_by_test_id(f"vote-{card}").click()
    two.get_by_test_id(f"vote-{spies.cards('neutral')[0]}").click()
    expect(one.locator(".tag")).to_have_count(2)
    take(one, "codenames-split-vote")
    two.get_by_test_id(f"vote-{card}").click()
    expect(one.get_by_test_id(f"action-confirm-{card}")).to_be_visible()
    take(one, "codenames-to-confirm")
    take(two, "codenames-teammate-confirms")


def pause(take: Camera, players: PlayersLike, server: Server) -> None:
    """A spymaster is gone: the game stands until somebody steps in."""
    spies = Spies(server, players)
    spies.sit_down({name: post for name, post in SIX.items() if name not in ("Cleo", "Bartholomew")})
    spies.start()
    team = spies.first
    other = "blue" if team == "red" else "red"
    lost = next(name for name, post in SIX.items() if post == f"{other}_spymaster")
    if lost == "Ann":
        return
    spies.gives(team, "1")
    kept = spies.pages[lost].context
    spies.pages[lost].close()
    guesser = next(name for name, post in spies.posts.items() if post == f"{other}_operative")
    expect(spies.pages[guesser].locator(".member.away")).to_have_count(1)
    spies.turns_over(team, spies.cards("neutral")[0])
    for name in (guesser, "Ann"):
        expect(spies.pages[name].get_by_test_id("banner")).to_be_visible()
        take(spies.pages[name], f"codenames-paused-{'host' if name == 'Ann' else 'guest'}")
    spies.pages[lost] = kept.new_page()
    spies.pages[lost].goto(f"/room/{spies.code}")
    expect(spies.pages["Ann"].get_by_test_id("action-resume")).to_be_visible()
    take(spies.pages["Ann"], "codenames-resume")


def win(take: Camera, players: PlayersLike, server: Server) -> None:
    """All agents of a team are found by one clue."""
    spies = Spies(server, players)
    spies.sit_down({name: post for name, post in SIX.items() if name not in ("Cleo", "Bartholomew")})
    spies.start()
    team = spies.first
    spies.gives(team, "unlimited")
    for card in spies.cards(team):
        spies.turns_over(team, card)
    page = spies.who(team, "operative")[0]
    expect(page.get_by_test_id("winner")).to_be_visible()
    take(page, "codenames-end-agents")
