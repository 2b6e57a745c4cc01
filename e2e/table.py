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
from typing import Protocol

from playwright.sync_api import Page, expect

from clueapp.games.mystery.clocks import REVEAL
from e2e.board import direction_to, open_ways, way_to
from e2e.player import HEED_TOASTS, Player, Sight
from e2e.secrets import Trio, Truth, read_truth
from e2e.server import Server
from e2e.steady import catch_up

HOST_SEAT = "scarlet"
"""The first free seat, which whoever opens a room gets."""
FULL_HOUSE = {
    "Ann": "scarlet",
    "Bartholomew": "mustard",
    "Cid": "white",
    "Dan": "green",
    "Eve": "peacock",
    "Fay": "plum",
}
"""Six people, one with a long name."""
MOST_ACTIONS = 400


class PlayersLike(Protocol):
    """Pages by name: the fixture `players`, or the gallery's."""

    def __call__(self, name: str) -> Page: ...


def nobody(name: str) -> Page:
    """Stand in for the pages of a table whose log is only read."""
    raise AssertionError(f"{name} has no page here.")


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
        self.fills_in(page, name, options)
        page.get_by_test_id("create-room").click()
        page.wait_for_url(re.compile(r"/room/\w{6}$"))
        self.code = page.url.rsplit("/", 1)[-1]
        own = str(page.locator("li.seat.yours").get_attribute("data-testid")).removeprefix("seat-")
        host = self.people[name] = self.person(name, page, own)
        host.is_seated()
        if seat != own:
            host.picks(seat)
        for option, value in options.items():
            host.sets(option, value)
        return host

    def fills_in(self, page: Page, name: str, options: dict[str, str]) -> None:
        """Fill in the dialog that opens a room, and take the options that it sets out of `options`."""
        page.get_by_test_id("player-name").fill(name)

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
            self.players(name).add_init_script(HEED_TOASTS)
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
        table.open_room(host, first, **options, expected=str(len(seats)))
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

    def catch_up(self) -> None:
        """Until every page shows all that has happened so far."""
        here = [person for person in self.people.values() if not person.is_away]
        seated = [person.page for person in here if person.seat]
        catch_up(seated, [person.page for person in here if not person.seat])

    def pass_reveal(self) -> None:
        """Skip the time in which pages reveal an accusation, if the server's clock can be moved."""
        if self.server.can_skip:
            self.server.skip(REVEAL[-1])

    # Coming back
    def remember(self) -> dict[Player, Sight]:
        """What every page shows; and a sign on each that is gone once it has been loaded again."""
        self.settle()
        self.catch_up()
        sights = {person: person.looks() for person in self.people.values() if not person.is_away}
        for person in sights:
            person.marks_page()
        return sights

    def is_back(self, before: Mapping[Player, Sight]) -> None:
        """Every page has come back by itself, and shows what it showed before."""
        for person in before:
            person.page_is_back()
            person.page.wait_for_selector("[data-testid=turn]")
        for person, sight in before.items():
            expect(person.page.locator(".plate.away")).to_have_count(0)  # until the last one is back, others are told
            expect(person.page.locator(".prompt .clock")).to_have_count(0)
            person.sees_again(sight)

    def reload(self, phase: str) -> None:
        """All load their pages again, in a phase of the game, and see what they saw."""
        self.catch_up()
        assert self.truth.phase == phase
        before = {person: person.looks() for person in self.people.values()}
        for person in before:
            person.page.reload()
        for person, sight in before.items():
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
        with player.hurrying():
            match truth.phase:
                case "move":
                    here = truth.positions[truth.turn]
                    player.moves(direction_to(here, self._step(truth, goals)))
                case "suggest":
                    player.declines()
                case "disprove":
                    cards = truth.suggested[-1][1].cards
                    player.shows(next(card for card in cards if truth.holder(card) == player.seat))
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
