"""An incomplete form says so in our words, in a place of its own, and keeps what was typed."""

import pytest
from playwright.sync_api import expect

from e2e.table import Table

LONG_NAME = "Bartholomew Featherstonehaugh"


@pytest.mark.req("P-3.2", "C-8.8")
def test_an_incomplete_form_says_so_without_covering_the_choices(server, players):
    page = players("Ann")
    page.goto("/")
    page.get_by_test_id("game-clueless").click()
    page.get_by_test_id("create-room").click()
    expect(page.locator("#new-room-problem")).to_have_text("Please enter a name.")
    page.get_by_test_id("player-name").fill(LONG_NAME)
    page.get_by_test_id("create-room").click()
    expect(page.locator("#new-room-problem")).to_contain_text("That name is too long.")
    expect(page.get_by_test_id("player-name")).to_have_value(LONG_NAME)

    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "green", "Cid": "plum"})
    ann = table.people["Ann"]
    table.bring("scarlet", "lounge")
    why, suggest = ann.page.locator("[data-reason]"), ann.page.get_by_test_id("action-suggest")
    suggest.click()
    expect(why).to_have_text("Choose a suspect first.")
    ann.chooses("suggest", "plum")
    suggest.click()
    expect(why).to_have_text("Choose a weapon first.")
    ann.page.get_by_test_id("chat-send").click()
    ann.is_toasted("Type something first.")
    ann.page.get_by_test_id("action-accuse").click()
    ann.page.get_by_test_id("accuse-confirm").click()
    missing = ann.page.locator("#accuse [role=alert]")
    expect(missing).to_have_text("Choose a suspect first.")
    ann.chooses("accuse", "plum")
    expect(missing).to_be_empty()
