"""A player who is gone holds nobody up; the others see it, and the seat waits."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.player import Player
from e2e.table import Table

GRACE = 30


@pytest.mark.req("P-1.4", "P-2.1", "P-2.4", "P-2.5", "C-6.8", "C-8.10")
def test_a_browser_closed_in_the_middle_of_a_disproof(server, players):
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "green", "Cid": "plum"})
    ann, bob, cid = table.people.values()
    trio = table.ask("scarlet", answered_by="green")
    assert table.acting() is bob
    hand = bob.hand()
    leave(players, bob)
    for person in (ann, cid):
        person.sees_away("green")
        person.sees_prompt("Mr. Green (Bob) is away. We’ll go on without them in")
    server.skip(GRACE)
    expect(ann.page.get_by_test_id("turn")).to_have_text("Your turn: accuse or end it")
    ann.is_told("Bob was away, so you were shown")
    cid.is_told("Bob was away, so a card was picked and shown to Ann.")
    shown = table.truth.shown["green"]
    assert len(shown) == 1
    assert shown <= set(trio.cards) & hand
    ann.ends_turn()
    # Bob's own turn: he has been away for the grace time already.
    for person in (ann, cid):
        person.is_told("Bob was away, so the turn ended.")
        person.sees_turn_of("plum")

    come_back(players, bob)
    bob.is_told("You were away, so your turn ended.")
    bob.is_told("You were away, so Ann was shown")
    assert bob.hand() == hand
    for person in (ann, cid):
        person.sees_present("green")
    table.turn_of("green")
    bob.moves(next(offer for offer in bob.offers() if offer.startswith("move-")).removeprefix("move-"))


@pytest.mark.req("P-2.4", "C-2.2", "C-4.7", "C-5.3")
def test_one_whose_way_from_home_is_taken_is_told_so(server, players):
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "peacock", "Cid": "plum"})
    ann, bob, cid = table.people.values()
    leave(players, cid)
    ann.sees_away("plum")
    for place in ("conservatory-library", "library"):
        table.go_on(lambda truth, place=place: truth.positions["peacock"] == place, {"peacock": place})
        table.go_on(lambda truth: truth.turn != "peacock")
        server.skip(GRACE)
        expect(ann.page.locator("[data-testid=plate-scarlet].turn")).to_be_visible()
    come_back(players, cid)
    table.go_on(lambda truth: truth.positions["peacock"] == "library-study", {"peacock": "library-study"})
    bob.ends_turn()
    cid.is_told("You couldn’t move: every way was taken.")
    assert cid.offers() == {"accuse", "end-turn"}
    assert cid.lit() == set()
    bob.is_told("Cid couldn’t move: every way was taken.")


@pytest.mark.req("P-2.1", "P-2.4", "P-2.5")
def test_a_page_that_stood_still_goes_on_where_it_was(server, players):
    table = Table(server, players)
    ann = table.open_room("Ann")
    bob = table.join("Bob", "green")
    ann.page.evaluate("() => { window.isTheSamePage = true; }")
    with standing_still(ann.page):
        bob.sees_away("scarlet")
        bob.says("Ann, are you there?")
        bob.page.wait_for_timeout(8_000)  # a page that was silent for longer than 9 s in all used to be forgotten
    ann.is_told("Ann, are you there?")
    bob.sees_present("scarlet")
    assert ann.page.evaluate("() => window.isTheSamePage")


@pytest.mark.req("P-2.1", "P-2.5", "P-3.3")
def test_what_a_dying_line_swallowed_is_sent_again_and_done_once(server, players):
    line = Line(players("Ann"))
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "green", "Cid": "plum"})
    ann, bob, _cid = table.people.values()
    assert table.acting() is ann
    (way,) = ann.offers() - {"accuse"}
    line.swallows = {"up", "down"}  # nobody hears of it
    ann.page.get_by_test_id(f"action-{way}").click()
    line.breaks()
    bob.token_is_in("scarlet", "hall-lounge")
    expect(ann.page.get_by_test_id("turn")).not_to_have_text("Your turn: move")
    line.swallows = {"down"}  # it is heard, and she does not know
    ann.says("Did you see that?")
    bob.is_told("Did you see that?")
    line.breaks()
    ann.is_told("Did you see that?")
    ann.says("And that?")
    bob.is_told("And that?")
    assert [line for line in bob.feed() if "Did you see that?" in line] == [bob.feed()[-2]]


class Line:
    """The line between one page and the server, which can swallow what goes up or down, and break."""

    def __init__(self, page: Page) -> None:
        self.swallows: set[str] = set()
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/_nicegui_ws/"), self._carry)

    def breaks(self) -> None:
        """The next line is a good one."""
        self.swallows = set()
        for end in self._ends:
            end.close()
        self._ends = []

    def _carry(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._ends += [page, server]
        page.on_message(lambda message: "up" in self.swallows or server.send(message))
        server.on_message(lambda message: "down" in self.swallows or page.send(message))


@contextmanager
def standing_still(page: Page) -> Iterator[None]:
    """As a page does in a laptop that was closed, or on a machine that is too busy for it."""
    debugger = page.context.new_cdp_session(page)
    debugger.send("Debugger.enable")
    debugger.send("Debugger.pause")
    debugger.send("Runtime.enable")
    try:
        yield
    finally:
        debugger.send("Debugger.resume")
        debugger.detach()


def leave(players, person: Player) -> None:
    """Close the browser; it keeps its cookie, as browsers do."""
    person.kept = players.context(person.name).storage_state()
    players.close(person.name)
    person.is_away = True


def come_back(players, person: Player) -> None:
    players.context(person.name, storage_state=person.kept)
    person.page = players(person.name)
    person.page.goto(f"/room/{person.table.code}")
    person.is_away = False
    person.is_seated()
