"""A driver that speaks the table's words: who opens a room, sits down, moves, suggests, shows, accuses, and sees what.

    table = Table(server, players)
    ann = table.open_room("Ann")
    bob, cid = table.join("Bob", "green"), table.join("Cid", "plum")
    table.start()
    ann.moves("south")
    ann.ends_turn()

Everything waits for what can be seen on a page; nothing waits for time to pass.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from e2e.board import direction_to, open_ways, way_to
from e2e.secrets import Trio, Truth, read_truth
from e2e.server import Server

HOST_SEAT = "scarlet"
"""The first free seat, which whoever opens a room gets."""
MOST_ACTIONS = 400
_INSIDE = """(pieces) => {
  const box = (name) => document.querySelector(`[data-testid="${name}"]`).getBoundingClientRect();
  return Object.entries(pieces).every(([inner, outer]) => {
    const a = box(inner), b = box(outer);
    const x = a.left + a.width / 2, y = a.top + a.height / 2;
    return a.width > 0 && b.left <= x && x <= b.right && b.top <= y && y <= b.bottom;
  });
}"""

_HEED_TOASTS = """
window.toasts = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    for (const node of [target, ...addedNodes]) {
      const toasts = node === target ? [node.closest?.('.q-notification')]
        : [node.closest?.('.q-notification'), ...(node.querySelectorAll?.('.q-notification') ?? [])];
      for (const toast of toasts) {
        if (toast && window.toasts.at(-1) !== toast.textContent) window.toasts.push(toast.textContent);
      }
    }
  }
}).observe(document, { childList: true, subtree: true });
"""
"""Toasts go away by themselves, sometimes before a busy test machine has looked: the page keeps what they said."""
_WAS_TOASTED = """(pattern) => {
  const at = window.toasts.findIndex((text) => new RegExp(pattern).test(text));
  if (at < 0) return false;
  window.toasts.splice(0, at + 1);
  return true;
}"""


class PlayersLike(Protocol):
    """Pages by name: the fixture `players`, or the gallery's."""

    def __call__(self, name: str) -> Page: ...


class Table:
    """One room and the people in it."""

    game = "clueless"

    def __init__(self, server: Server, players: PlayersLike) -> None:
        self.server = server
        self.players = players
        self.code = ""
        self.people: dict[str, Player] = {}
        self._heeded: set[str] = set()

    # Sitting down
    def open_room(self, name: str, seat: str = HOST_SEAT, **options: str) -> Player:
        """From the home page: the game's card, a name, and one is the host of a room."""
        page = self._page(name)
        page.goto("/")
        page.get_by_test_id(f"game-{self.game}").click()
        page.get_by_test_id("player-name").fill(name)
        page.get_by_test_id("create-room").click()
        page.wait_for_url(re.compile(r"/room/\w{6}$"))
        self.code = page.url.rsplit("/", 1)[-1]
        host = self.person(name, page, HOST_SEAT)
        self.people[name] = host
        host.is_seated()
        if seat != HOST_SEAT:
            host.picks(seat)
        for option, value in options.items():
            host.sets(option, value)
        return host

    @property
    def link(self) -> str:
        """The room's link, as the server's own address."""
        return f"{self.server.url}/room/{self.code}"

    def join(self, name: str, seat: str) -> Player:
        """By the link: a name, a free character."""
        player = self.arrive(name)
        player.sits_down(seat)
        return player

    def arrive(self, name: str) -> Player:
        """Somebody opens the link and has no seat yet."""
        page = self._page(name)
        page.goto(f"/room/{self.code}")
        player = self.people[name] = self.person(name, page, None)
        return player

    def person(self, name: str, page: Page, seat: str | None) -> Player:
        """Somebody at a table of this game."""
        return Player(self, name, page, seat)

    def _page(self, name: str) -> Page:
        if name not in self._heeded:
            self._heeded.add(name)
            self.players(name).add_init_script(_HEED_TOASTS)
        return self.players(name)

    def start(self) -> None:
        """The host starts the game, and everybody sees the board."""
        self.host.page.get_by_test_id("start").click()
        self.has_begun()

    def has_begun(self) -> None:
        for person in self.people.values():
            expect(person.page.get_by_test_id("board")).to_be_visible()
        self.settle()

    @classmethod
    def of(cls, server: Server, players: PlayersLike, seats: Mapping[str, str], **options: str) -> Table:
        """A table with a game begun: names to seats, the first is the host."""
        table = cls(server, players)
        (host, first), *others = seats.items()
        table.open_room(host, first, expected=str(len(seats)), **options)
        for name, seat in others:
            table.join(name, seat)
        table.has_begun()
        return table

    # Knowing
    @property
    def host(self) -> Player:
        return next(iter(self.people.values()))

    @property
    def truth(self) -> Truth:
        """All that the server knows of the game, from its log."""
        truth = read_truth(self.server.database, self.code)
        if truth is None:
            raise AssertionError("No game is on the table.")
        return truth

    def in_seat(self, seat: str) -> Player:
        return next(person for person in self.people.values() if person.seat == seat)

    def acting(self) -> Player:
        """Whoever is offered choices."""
        seat = self.truth.acting
        if seat is None:
            raise AssertionError("The game is over.")
        player = self.in_seat(seat)
        expect(player.page.locator(".prompt-body.yours")).to_be_visible()
        return player

    def settle(self) -> None:
        """Until every page shows who is to act."""
        truth = self.truth
        for person in self.people.values():
            if person.is_away:
                continue
            if truth.acting is None:
                expect(person.page.get_by_test_id("winner")).to_be_visible()
            else:
                expect(person.page.locator(f"[data-testid=plate-{truth.acting}].acting")).to_be_attached()
                person.waits_for_position(truth)

    # Coming back
    def remember(self) -> dict[Player, Sight]:
        """What every page shows; and a sign on each that is gone once it has been loaded again."""
        self.settle()
        sights = {person: person.looks() for person in self.people.values() if not person.is_away}
        for person in sights:
            person.page.evaluate("() => { window.fromBefore = true; }")
        return sights

    def is_back(self, before: Mapping[Player, Sight]) -> None:
        """Every page has come back by itself, and shows what it showed before."""
        for person in before:
            person.page.wait_for_function(
                "() => !window.fromBefore && window.did_handshake && document.querySelector('[data-testid=turn]')"
            )
        for person, sight in before.items():
            expect(person.page.locator(".plate.away")).to_have_count(0)  # until the last one is back, others are told
            expect(person.page.locator(".prompt .clock")).to_have_count(0)
            person.sees_again(sight)

    # Playing on
    def go_on(
        self,
        until: Callable[[Truth], bool],
        goals: Mapping[str, str] | None = None,
        after: Callable[[], None] | None = None,
    ) -> Truth:
        """Play legal turns without suggestions until the truth is as wanted; a seat with a goal goes there."""
        for _ in range(MOST_ACTIONS):
            truth = self.truth
            if until(truth):
                return truth
            self.act(truth, goals or {})
            if after:
                after()
        raise AssertionError(f"It did not come about within {MOST_ACTIONS} actions.")

    def act(self, truth: Truth, goals: Mapping[str, str]) -> None:
        """The next legal action of a quiet game."""
        if truth.acting is None:
            raise AssertionError("The game is over.")
        player = self.in_seat(truth.acting)
        match truth.phase:
            case "move":
                here = truth.positions[truth.turn]
                player.moves(direction_to(here, self._step(truth, goals)))
            case "suggest":
                player.declines()
            case "disprove":
                player.shows(next(card for card in truth.suggested[-1][1].cards if truth.holder(card) == player.seat))
            case _:
                player.ends_turn()

    def _step(self, truth: Truth, goals: Mapping[str, str]) -> str:
        """Where the player to move goes: nearer to their goal, or anywhere but into somebody's way."""
        seat = truth.turn
        here = truth.positions[seat]
        ways = list(open_ways(here, truth.taken()).values())
        goal = goals.get(seat)
        if goal and goal != here:
            way = way_to(here, goal, truth.taken()) or way_to(here, goal)
            if way and way[0] in ways:
                return way[0]
        routes = {place for other, to in goals.items() if other != seat for place in way_to(truth.positions[other], to)}
        return next((place for place in ways if place not in routes), ways[0])

    def bring(self, seat: str, room: str) -> Truth:
        """Play quietly until this player has come to this room and may suggest."""

        def is_there(truth: Truth) -> bool:
            return truth.turn == seat and truth.phase == "suggest" and truth.positions[seat] == room

        truth = self.go_on(is_there, {seat: room})
        self.settle()
        return truth

    def ask(self, asker: str, answered_by: str | None) -> Trio:
        """Play quietly until this player makes a suggestion that this other one, or nobody, can disprove."""
        trio = self.truth.question(asker, answered_by)
        self.bring(asker, trio.room)
        self.in_seat(asker).suggests(trio.suspect, trio.weapon)
        self.settle()
        return trio

    def turn_of(self, seat: str) -> Truth:
        """Play quietly until it is this player's turn to move."""
        truth = self.go_on(lambda truth: truth.turn == seat and truth.phase == "move")
        self.settle()
        return truth


@dataclass(frozen=True, slots=True)
class Sight:
    """All that a page shows of a game to its player."""

    prompt: str
    title: str
    hand: frozenset[str]
    offers: frozenset[str]
    lit: frozenset[str]
    notes: tuple[tuple[str, str], ...]
    feed: tuple[str, ...]
    board: tuple[str, ...]


class Player:
    """One person at one page: what they do, and what they see."""

    def __init__(self, table: Table, name: str, page: Page, seat: str | None) -> None:
        self.table = table
        self.name = name
        self.page = page
        self.seat = seat
        self.is_away = False

    def __repr__(self) -> str:
        return f"{self.name} ({self.seat})"

    # In the lobby
    def sits_down(self, seat: str) -> None:
        self.page.get_by_test_id("player-name").fill(self.name)
        self.page.get_by_test_id(f"pick-{seat}").click()
        self.seat = seat
        self.is_seated()

    def is_seated(self) -> None:
        own = self.page.locator(f"[data-testid=seat-{self.seat}].yours, [data-testid=plate-{self.seat}].you")
        expect(own).to_be_visible()

    def picks(self, seat: str) -> None:
        self.page.get_by_test_id(f"pick-{seat}").click()
        self.seat = seat
        self.is_seated()

    def sets(self, option: str, value: str) -> None:
        """Set an option of the room: `expected`, `grace_seconds`, `chat` …"""
        name = "expected-players" if option == "expected" else f"option-{option}"
        choice = self.page.get_by_test_id(name)
        choice.select_option(value)
        expect(choice.locator(f"option[value='{value}']")).to_have_attribute("selected", "")

    # Acting; each comes back when this page shows what came of it
    def moves(self, direction: str) -> None:
        self._acts(f"action-move-{direction}")

    def moves_to(self, place: str) -> None:
        """By mouse: a click on the lit place."""
        light = self.page.locator(f"[data-testid={_area(place)}] .light")
        expect(light).to_have_css("pointer-events", "auto")
        before = self.headline()
        light.click()
        self._is_past(before)

    def stays(self) -> None:
        self._acts("action-stay")

    def suggests(self, suspect: str, weapon: str) -> None:
        self.chooses("suggest", suspect, weapon)
        self._acts("action-suggest")

    def declines(self) -> None:
        self._acts("action-decline")

    def shows(self, card: str) -> None:
        self._acts(f"action-show-{card}")

    def ends_turn(self) -> None:
        self._acts("action-end-turn")

    def accuses(self, suspect: str, weapon: str, room: str) -> None:
        self.page.get_by_test_id("action-accuse").click()
        expect(self.page.locator("dialog#accuse")).to_be_visible()
        self.chooses("accuse", suspect, weapon, room)
        self._acts("accuse-confirm")

    def accuses_rightly(self) -> Trio:
        solution = self.table.truth.solution
        self.accuses(*solution.cards)
        return solution

    def accuses_wrongly(self) -> Trio:
        trio = self.table.truth.wrong_accusation()
        self.accuses(*trio.cards)
        return trio

    def chooses(self, form: str, *cards: str) -> None:
        for card in cards:
            self.page.get_by_test_id(f"{form}-{card}").check()

    def says(self, text: str) -> None:
        self.opens_tab("feed")
        self.page.get_by_test_id("chat-text").fill(text)
        self.page.get_by_test_id("chat-send").click()

    def marks(self, card: str, seat: str) -> None:
        self.opens_tab("notebook")
        cell = self.note(card, seat)
        before = cell.get_attribute("data-mark") or ""  # what the next click would write
        cell.click()
        expect(cell).not_to_have_attribute("data-mark", before)

    def opens_tab(self, name: str) -> None:
        tab = self.page.get_by_test_id(f"show-{name}")
        if tab.count():  # the lobby shows its feed without one
            tab.click()
            expect(self.page.locator(f"#tab-{name}")).to_be_visible()

    def opens_menu(self, item: str) -> None:
        """Choose an item of the menu, and say yes where it asks whether one is sure."""
        self.page.get_by_test_id("menu").click()
        chosen = self.page.get_by_test_id(item)
        asks = chosen.get_attribute("data-confirm") is not None
        chosen.click()
        if asks:
            self.page.get_by_test_id("sure-yes").click()

    def _acts(self, testid: str) -> None:
        button = self.page.get_by_test_id(testid)
        expect(button).to_be_visible()  # only then does the headline belong to it
        before = self.headline()
        button.click()
        self._is_past(before)

    def _is_past(self, headline: str) -> None:
        """Until the prompt says something else: every action of a game changes it."""
        expect(self.page.get_by_test_id("turn")).not_to_have_text(headline)

    # Seeing
    def looks(self) -> Sight:
        """Everything on the page now, to be compared with later."""
        style = self.page.get_by_test_id("board").get_attribute("style") or ""
        return Sight(
            prompt=self.page.get_by_test_id("prompt").text_content() or "",
            title=self.page.title(),
            hand=frozenset(self.hand()),
            offers=frozenset(self.offers()),
            lit=frozenset(self.lit()),
            notes=tuple(sorted(self.notes().items())),
            feed=tuple(self.feed()),
            board=tuple(sorted(style.rstrip(";").split("; "))),
        )

    def sees_again(self, sight: Sight) -> None:
        """The page shows what it showed before, nothing more and nothing less."""
        expect(self.page.get_by_test_id("prompt")).to_have_text(sight.prompt)
        expect(self.page).to_have_title(sight.title)
        expect(self.page.locator("[data-testid=feed] .line")).to_have_count(len(sight.feed))
        now, before = asdict(self.looks()), asdict(sight)
        assert now == before, {name: (before[name], now[name]) for name in now if now[name] != before[name]}

    def headline(self) -> str:
        """What the prompt says in large letters."""
        return self.page.get_by_test_id("turn").inner_text()

    def prompt(self) -> str:
        return self.page.get_by_test_id("prompt").inner_text()

    def offers(self) -> set[str]:
        """The choices in the prompt, without their `action-`."""
        found = self.page.locator("[data-testid=prompt] [data-testid^=action-]")
        names: list[str] = found.evaluate_all("nodes => nodes.map(node => node.dataset.testid)")
        return {name.removeprefix("action-") for name in names}

    def lit(self) -> set[str]:
        """The places on the board that burn and can be clicked."""
        places: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('.board .light')]
                .filter((node) => getComputedStyle(node).pointerEvents !== 'none')
                .map((node) => node.dataset.to)"""
        )
        return set(places)

    def hand(self) -> set[str]:
        return self._names("[data-testid=hand] [data-testid^=card-]", "card-")

    def feed(self) -> list[str]:
        """All lines of the feed, oldest first, whether its tab is open or not."""
        return self._texts("[data-testid=feed] .line")

    def private_feed(self) -> list[str]:
        """The lines that are for this player alone."""
        return self._texts("[data-testid=feed] .line.private")

    def is_told(self, sentence: str | re.Pattern[str]) -> None:
        """The feed has a line with these words."""
        expect(self.page.locator("[data-testid=feed] .line").filter(has_text=sentence).first).to_be_attached()

    def is_not_told(self, sentence: str | re.Pattern[str]) -> None:
        expect(self.page.locator("[data-testid=feed] .line").filter(has_text=sentence)).to_have_count(0)

    def is_toasted(self, sentence: str | re.Pattern[str]) -> None:
        """A toast has said so since the last one that was asked for."""
        pattern = sentence.pattern if isinstance(sentence, re.Pattern) else re.escape(sentence)
        self.page.wait_for_function(_WAS_TOASTED, arg=pattern)

    def sees_turn_of(self, seat: str) -> None:
        expect(self.page.locator(f"[data-testid=plate-{seat}].turn")).to_be_attached()

    def sees_prompt(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_test_id("prompt")).to_contain_text(words)

    def sees_winner(self, words: str) -> None:
        expect(self.page.get_by_test_id("winner")).to_contain_text(words)

    def sees_solution(self, solution: Trio) -> None:
        for card in solution.cards:
            expect(self.page.get_by_test_id(f"solution-{card}")).to_be_visible()

    def note(self, card: str, seat: str) -> Locator:
        return self.page.get_by_test_id(f"note-{card}-{seat}")

    def notes(self) -> dict[str, str]:
        """What is written in the notebook: "card-seat" to its mark."""
        marks: dict[str, str] = self.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('[data-testid^=note-]')]
                .map((cell) => [cell.dataset.testid.slice(5), cell.className + cell.textContent])
                .filter(([, mark]) => mark !== 'note '))"""
        )
        return marks

    def token_is_in(self, suspect: str, place: str) -> None:
        self.page.wait_for_function(_INSIDE, arg={f"token-{suspect}": _area(place)})

    def weapon_is_in(self, weapon: str, room: str) -> None:
        self.page.wait_for_function(_INSIDE, arg={f"weapon-{weapon}": _area(room)})

    def waits_for_position(self, truth: Truth) -> None:
        """Until all six tokens and all six weapons stand where they should."""
        tokens = {f"token-{name}": _area(at) for name, at in truth.positions.items() if not at.endswith("_home")}
        weapons = {f"weapon-{name}": _area(at) for name, at in truth.weapons.items()}
        self.page.wait_for_function(_INSIDE, arg={**tokens, **weapons})

    def _texts(self, selector: str) -> list[str]:
        texts: list[str] = self.page.locator(selector).evaluate_all("nodes => nodes.map(node => node.textContent)")
        return texts

    def _names(self, selector: str, prefix: str) -> set[str]:
        found: list[str] = self.page.locator(selector).evaluate_all("nodes => nodes.map(node => node.dataset.testid)")
        return {name.removeprefix(prefix) for name in found}


def _area(place: str) -> str:
    """The test id of a place on the board."""
    return f"{'hallway' if '-' in place else 'room'}-{place}"
