"""A line that dies at one end: who is back before the other end has noticed was never gone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from e2e.cable import PATIENCE, Cable
from e2e.server import Server
from e2e.table import Table

SOON = 5
"""Seconds after which whoever has no connection is shown as gone."""


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    cable = Cable(server.port)
    with cable.laid():
        yield cable


@pytest.mark.req("P-2.1", "P-2.3", "P-2.4", "P-2.5")
def test_tabs_that_are_back_before_their_old_lines_are_known_to_be_dead_go_on(server, players, cable):
    players.context("Ann", base_url=f"http://{cable.address}")
    table = Table(server, players)
    ann = table.open_room("Ann")
    bob = table.join("Bob", "green")
    second = players.tab("Ann")
    second.goto(f"/room/{table.code}")
    expect(second.get_by_test_id("seat-scarlet")).to_contain_text("Ann")
    for page in (ann.page, second):
        page.wait_for_function("() => window.did_handshake")
        page.evaluate("() => { window.isTheSamePage = true; }")
    lets_go = cable.cut("browser")
    for page in (ann.page, second):
        page.wait_for_function("() => window.socket.connected", timeout=PATIENCE * 1000)
    assert [each.wait(PATIENCE) for each in lets_go] == [True] * len(lets_go)
    server.skip(SOON)
    bob.says("Are you on the train now?")
    for page in (ann.page, second):
        expect(page.locator("[data-testid=feed] .line").filter(has_text="on the train")).to_be_attached()
        assert page.evaluate("() => window.isTheSamePage")
    bob.is_told("Are you on the train now?")
    bob.sees_present("scarlet")
    ann.says("Since a minute ago.")
    bob.is_told("Since a minute ago.")


@pytest.mark.req("P-2.1", "P-2.4", "P-2.5")
def test_a_page_whose_end_is_the_last_to_hear_of_it_comes_back(server, players, cable):
    players.context("Ann", base_url=f"http://{cable.address}")
    table = Table(server, players)
    ann = table.open_room("Ann")
    bob = table.join("Bob", "green")
    ann.page.wait_for_function("() => window.did_handshake")
    ann.page.evaluate("() => { window.isTheSamePage = true; }")
    cable.cut("server")
    bob.sees_away("scarlet")
    bob.says("Ann?")
    ann.is_told("Ann?")
    bob.sees_present("scarlet")
    assert ann.page.evaluate("() => window.isTheSamePage")
