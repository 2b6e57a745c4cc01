"""Feedback doesn't wait for the server: a pressed control reacts at once, even while the server is busy.

The server is frozen for each press, so whatever the page shows then, it shows by itself. The control must look pressed
in the very next frame: that takes 17 ms, and on a busy machine as long as the browser needs to draw at all.
"""

import pytest
from playwright.sync_api import Locator, expect

from e2e.codenames_match import Match
from e2e.server import Server
from e2e.table import Table
from e2e.trivia_match import SLOW
from e2e.trivia_match import Match as Duel

SERVER_ENV = SLOW
WATCH = """(node) => {
  window.hasReacted = null;
  const look = () => getComputedStyle(node).opacity;
  const press = () => {
    const before = look();
    requestAnimationFrame(() => { window.hasReacted ??= look() !== before; });
  };
  for (const kind of ['click', 'keydown']) window.addEventListener(kind, press, { capture: true, once: true });
}"""
"""Note whether the control looks different in the first frame after the press."""


def reacts(server: Server, control: Locator, key: str | None = None) -> None:
    """Press a control, by mouse or by its key, and see it react before the server could have answered."""
    expect(control).to_be_visible()
    page, node = control.page, control.element_handle()
    with server.frozen():
        page.evaluate(WATCH, node)
        if key is None:
            control.click()
        else:
            page.keyboard.press(key)
        page.wait_for_function("() => window.hasReacted !== null")
    assert page.evaluate("window.hasReacted"), control


@pytest.mark.req("C-8.7", "P-3.3")
def test_a_mystery_reacts_before_the_server_answers(server, players):
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "green", "Cid": "plum"})
    ann, bob, cid = table.people.values()
    reacts(server, ann.page.locator("[data-testid=hallway-hall-lounge] .light"))
    reacts(server, ann.page.get_by_test_id("action-end-turn"), key="x")
    reacts(server, bob.page.get_by_test_id("action-move-north"))
    expect(bob.page.get_by_test_id("action-end-turn")).to_be_visible()
    bob.ends_turn()
    trio = table.truth.question("plum", answered_by="scarlet")
    table.bring("plum", trio.room)
    cid.chooses("suggest", trio.suspect, trio.weapon)
    reacts(server, cid.page.get_by_test_id("action-suggest"))
    reacts(server, ann.page.get_by_test_id(f"action-show-{table.truth.answer(trio, 'scarlet')}"))
    reacts(server, ann.note("rope", "plum"))


@pytest.mark.req("C-8.7", "P-3.3")
def test_codenames_reacts_before_the_server_answers(server, players):
    match = Match.of(server, players)
    spymaster, operative = match.spymaster(), match.operatives()[0]
    spymaster.at("clue-word").fill("nebula")
    spymaster.at("clue-count-2").check()
    reacts(server, spymaster.at("action-clue"))
    card = match.cards(match.team)[0]
    reacts(server, operative.at(f"vote-{card}"))


@pytest.mark.req("C-8.7", "P-3.3")
def test_a_duel_reacts_before_the_server_answers(server, players):
    match = Duel.of(server, players)
    ann, ben = match.duelists
    match.betting(1)
    reacts(server, ann.page.get_by_test_id("action-bet-50"))
    reacts(server, ben.page.get_by_test_id("action-match"), key="m")
    match.clue_runs(60)
    reacts(server, ben.page.get_by_test_id("action-buzz"))
