"""A driver that speaks the words of Codenames: who clues, votes, confirms, steps in, and sees what.

    match = Match.of(server, players, FOUR)
    match.spymaster().clues("nebula", 2)
    match.guesses(match.cards(match.team)[0])

The key is read from the server's log. The team that starts is drawn, so a test asks `match.team`.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.secrets import read_log
from e2e.server import Server
from e2e.table import PlayersLike, nobody

PATIENCE_FOR_LOG = 15
FOUR = {"Ann": "red_spymaster", "Bob": "red_operative", "Cid": "blue_spymaster", "Dot": "blue_operative"}
SIX = {**FOUR, "Eve": "red_operative", "Fay": "blue_operative"}
CLUES = ("nebula", "umlaut", "zodiac", "quorum", "sonnet", "pixel", "yonder", "haiku", "jargon", "ethics")
"""Words that are like none of those in the packs; see `test_no_clue_of_the_journeys_is_like_a_word`."""


_LABELS = "(all) => all.map((each) => each.getAttribute('aria-label'))"
_OFFERS = "(all) => all.map((each) => `${each.dataset.act} ${each.dataset.sends}`)"


def other(team: str) -> str:
    return "blue" if team == "red" else "red"


class Match:
    """One room and the people in it; others may watch."""

    def __init__(self, server: Server, players: PlayersLike) -> None:
        self.server = server
        self.players = players
        self.code = ""
        self.agents: dict[str, Agent] = {}

    @classmethod
    def of(cls, server: Server, players: PlayersLike, places: Mapping[str, str] = FOUR, **options: str) -> Match:
        """The first opens a room and is its host, the others join by the link, and the game begins."""
        match = cls(server, players)
        host, *guests = places
        match.open(host, places[host], **options)
        for name in guests:
            match.join(name, places[name])
        match.start()
        return match

    @classmethod
    def reading(cls, server: Server, code: str) -> Match:
        """A game that others play, of which only the log is read."""
        match = cls(server, nobody)
        match.code = code
        return match

    # In the lobby
    def open(self, name: str, place: str = "", **options: str) -> Agent:
        """Without a place, the host is still asked for one."""
        page = self.players(name)
        page.goto("/")
        page.get_by_test_id("game-codenames").click()
        page.get_by_test_id("player-name").fill(name)
        page.get_by_test_id("create-room").click()
        page.wait_for_url(re.compile(r"/room/\w{6}$"))
        self.code = page.url.rsplit("/", 1)[-1]
        agent = self.agents[name] = Agent(self, name, page)
        for option, value in options.items():
            choice = page.get_by_test_id(f"option-{option}")
            choice.select_option(value)
            expect(choice.locator(f"option[value='{value}']")).to_have_attribute("selected", "")
        if place:
            agent.picks(place)
        return agent

    def join(self, name: str, place: str) -> Agent:
        page = self.players(name)
        page.goto(f"/room/{self.code}")
        page.get_by_test_id("player-name").fill(name)
        agent = self.agents[name] = Agent(self, name, page)
        agent.picks(place)
        return agent

    def start(self) -> None:
        self.host.at("start").click()
        self.has_begun()

    def has_begun(self) -> None:
        for agent in self.agents.values():
            expect(agent.at("board")).to_be_visible()

    def watch(self, name: str) -> Page:
        """Somebody without a seat looks on."""
        page = self.players(name)
        page.goto(f"/room/{self.code}")
        expect(page.get_by_test_id("board")).to_be_visible()
        return page

    @property
    def host(self) -> Agent:
        return next(iter(self.agents.values()))

    # Knowing
    @property
    def _facts(self) -> Iterator[dict[str, Any]]:
        """All facts of the game on the table."""
        found: list[dict[str, Any]] = []
        for entry in read_log(self.server.database, self.code):
            if ((entry.get("room") or {}).get("public") or {}).get("kind") == "GameBegan":
                found = []
            if "game" in entry:
                found.append(entry["game"])
        yield from found

    @property
    def events(self) -> list[dict[str, Any]]:
        """What has been told to all in the game on the table."""
        return [fact["public"] for fact in self._facts if fact.get("public")]

    @property
    def key(self) -> list[str]:
        vaults = (fact.get("vault") or {} for fact in self._facts)
        return [str(each) for each in next(event for event in vaults if event.get("kind") == "KeyDrawn")["key"]]

    @property
    def words(self) -> list[str]:
        return [str(each) for each in self.last("BoardLaid")["words"]]

    @property
    def team(self) -> str:
        """Whose turn it is."""
        return str(self.last("TurnBegan", "Paused")["team"])

    def last(self, *kinds: str) -> dict[str, Any]:
        """The latest of these; nothing while there is none."""
        return next((event for event in reversed(self.events) if event["kind"] in kinds), {})

    def cards(self, colour: str) -> list[int]:
        """The cards of this colour that are not turned over yet."""
        turned = {event["index"] for event in self.events if event["kind"] == "CardRevealed"}
        return [index for index, each in enumerate(self.key) if each == colour and index not in turned]

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait for what the log will say."""
        deadline = time.monotonic() + PATIENCE_FOR_LOG
        while not condition():
            if time.monotonic() > deadline:
                raise AssertionError(f"It did not come about after {self.events[-1]}.")
            time.sleep(0.01)

    def last_seating(self) -> dict[str, str]:
        """The place that each player has at the beginning of the game on the table, by name."""
        names, seats, posts = {}, {}, {}
        for entry in read_log(self.server.database, self.code):
            event = (entry.get("room") or {}).get("public") or {}
            if event.get("kind") == "PlayerJoined":
                names[event["player"]] = event["name"]
            if event.get("kind") == "GameBegan":
                seats, posts = event["seats"], entry["opening"]["public"]["posts"]
        return {names[player]: f"{posts[seat]['team']}_{posts[seat]['role']}" for seat, player in seats.items()}

    def take_places(self, places: Mapping[str, str]) -> None:
        """Note the places that everybody has now."""
        for name, place in places.items():
            self.agents[name].place = place

    # Playing
    def spymaster(self, team: str = "") -> Agent:
        (found,) = self._of(team or self.team, "spymaster")
        return found

    def operatives(self, team: str = "") -> list[Agent]:
        return self._of(team or self.team, "operative")

    def _of(self, team: str, role: str) -> list[Agent]:
        return [each for each in self.agents.values() if each.place == f"{team}_{role}"]

    def clue(self, count: int | str = 1) -> str:
        """The spymaster whose turn it is gives the next of the clues, and all see it."""
        word = CLUES[sum(event["kind"] == "ClueGiven" for event in self.events) % len(CLUES)]
        self.spymaster().clues(word, count)
        for agent in self.agents.values():
            if not agent.is_away:
                agent.sees_clue(word)
        return word

    def guesses(self, index: int) -> None:
        """The operatives whose turn it is vote for a card, as many as must, and one of them confirms it."""
        team = [each for each in self.operatives() if not each.is_away]
        voters = team[: len(team) // 2 + 1]
        for each in voters:
            each.votes(index)
        confirmer = next((each for each in team if each is not voters[-1]), voters[-1])
        confirmer.confirms(index)
        for agent in self.agents.values():
            if not agent.is_away:
                agent.sees_open(index)

    def passes(self) -> None:
        """A turn in which a bystander is asked."""
        self.clue()
        self.guesses(self.cards("neutral")[0])


class Agent:
    """One person, at one page."""

    def __init__(self, match: Match, name: str, page: Page) -> None:
        self.match = match
        self.name = name
        self.page = page
        self.place = ""
        self.is_away = False

    def __repr__(self) -> str:
        return f"{self.name} ({self.place})"

    def at(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    # Acting
    def picks(self, place: str) -> None:
        """Click a chair, or stay in the one that was given."""
        chair = self.at(f"seat-{place}")
        chair.locator("[data-testid=keep-seat], .take-place").click()
        expect(chair.locator(".name-chip.own")).to_contain_text(self.name)
        self.place = place

    def chip(self, name: str) -> Locator:
        """Somebody's name in the lobby."""
        return self.page.locator(".name-chip").filter(has=self.page.get_by_text(name, exact=True))

    def clues(self, word: str, count: int | str) -> None:
        field = self.at("clue-word")
        expect(field).to_be_visible()
        field.fill(word)
        self.at(f"clue-count-{count}").check(force=True)
        self.at("action-clue").click()

    def votes(self, index: int) -> None:
        self.at(f"vote-{index}").click()
        expect(self.at(f"vote-{index}")).to_have_attribute("aria-pressed", "true")

    def takes_back(self, index: int) -> None:
        """By a second click on the card."""
        self.at(f"vote-{index}").click()
        expect(self.at(f"vote-{index}")).to_have_attribute("aria-pressed", "false")

    def confirms(self, index: int) -> None:
        """When it has come to rest: at first it takes no press, which could have been meant for a vote."""
        button = self.page.locator(f"[data-testid=action-confirm-{index}]:not([data-resting])")
        expect(button).to_be_visible()
        button.click()

    def ends_guessing(self) -> None:
        self.at("action-end-guessing").click()
        self.says_yes()

    def says_yes(self) -> None:
        self.at("sure-yes").click()

    def steps_in(self, place: str) -> None:
        """Take another place during a pause."""
        button = self.at(f"action-pick-{place}")
        asks = button.get_attribute("data-confirm") is not None
        button.click()
        if asks:
            self.says_yes()
        self.place = place

    def opens_menu(self, item: str) -> None:
        self.at("menu").click()
        chosen = self.at(item)
        asks = chosen.get_attribute("data-confirm") is not None
        chosen.click()
        if asks:
            self.says_yes()

    def goes(self) -> None:
        """Closes the tab."""
        self.page.close()
        self.is_away = True

    def comes_back(self) -> None:
        """In a new tab of the same browser."""
        self.page = self.match.players.tab(self.name)  # type: ignore[attr-defined]
        self.page.goto(f"/room/{self.match.code}")
        expect(self.at("board")).to_be_visible()
        self.is_away = False

    def reloads(self) -> None:
        self.page.reload()
        expect(self.at("board")).to_be_visible()

    # Seeing
    def sees_turn(self, words: str | re.Pattern[str]) -> None:
        expect(self.at("turn")).to_contain_text(words)

    def sees_clue(self, word: str) -> None:
        expect(self.at("clue-given")).to_contain_text(word.upper())

    def sees_open(self, index: int) -> None:
        """A card is turned over, and says of whom it was."""
        expect(self.at(f"card-{index}").locator(f".word-card.open.{self.match.key[index]}")).to_be_visible()

    def sees_votes(self, index: int, *names: str) -> None:
        expect(self.at(f"card-{index}").locator(".tag")).to_have_text(list(names))

    def sees_key(self) -> None:
        """Of every card that is not turned over it stands there whose it is."""
        assert self.known() == self._hidden()

    def sees_no_key(self) -> None:
        assert self.known() == {}

    def known(self) -> dict[int, str]:
        return known_cards(self.page)

    def _hidden(self) -> dict[int, str]:
        turned = {event["index"] for event in self.match.events if event["kind"] == "CardRevealed"}
        return {index: colour for index, colour in enumerate(self.match.key) if index not in turned}

    def is_told(self, sentence: str) -> None:
        """The feed has a line with these words."""
        expect(self.page.locator("[data-testid=feed] .line").filter(has_text=sentence).first).to_be_attached()

    def looks(self) -> tuple[str, ...]:
        """All that the page shows of the game: what it says, the board, the teams, the log and what one can press."""
        parts = ("prompt", "team-red", "team-blue", "log")
        text = (" ".join((self.at(part).text_content() or "").split()) for part in parts)
        cards = self.page.locator(".word-card:not(.back)").evaluate_all(_LABELS)
        offers = self.page.locator("[data-act]").evaluate_all(_OFFERS)
        return (*text, *map(str, cards), *sorted(map(str, offers)), str(self.known()))


def known_cards(page: Page) -> dict[int, str]:
    """What a page tells of the cards that are not turned over: card to colour."""
    found = page.locator(".word-place").evaluate_all(
        "(all) => all.map((each) => each.querySelector('.word-card.paper.known')?.className ?? '')"
    )
    colours = ("red", "blue", "neutral", "assassin")
    return {
        index: next(colour for colour in colours if colour in classes.split())
        for index, classes in enumerate(found)
        if classes
    }


def all_see(agents: Sequence[Agent], words: str | re.Pattern[str]) -> None:
    for agent in agents:
        agent.sees_turn(words)
