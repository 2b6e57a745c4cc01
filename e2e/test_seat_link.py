"""The seat link moves a seat to another device, once; two tabs of one player stay in step."""

import re

import pytest
from playwright.sync_api import expect

from e2e.player import Player
from e2e.table import Table

FLICKER = 2
"""Seconds after which one whose pages are closed is seen to be gone."""
SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}


@pytest.mark.req("P-2.2", "P-5.4")
def test_a_seat_moves_to_another_device_once(server, players):
    table = Table.of(server, players, SEATS, notebook="hand")
    ann, bob, cid = table.people.values()
    hand = ann.hand()
    ann.marks("rope", "plum")
    ann.opens_menu("seat-link-menu")
    field = ann.page.get_by_test_id("seat-link")
    expect(field).to_be_visible()
    link = field.input_value()
    assert link.startswith(f"{server.url}/seat/{table.code}/")
    ann.page.keyboard.press("Escape")

    phone = players("Ann's phone")
    phone.goto(link)
    expect(phone.get_by_role("heading", name="Ann as Miss Scarlet")).to_be_visible()
    expect(phone.locator("body")).not_to_contain_text("<meta")  # for the browser only
    expect(phone.locator("head > meta[name=referrer][content=no-referrer]")).to_be_attached()
    ann.is_seated()  # looking at it moves nothing
    phone.get_by_test_id("continue-here").click()
    phone.wait_for_url(table.link)
    ann_there = Player(table, "Ann", phone, "scarlet")
    ann_there.is_seated()
    assert ann_there.hand() == hand
    assert len(ann_there.notes()) == 1
    expect(ann.page.get_by_test_id("seat-lost")).to_contain_text("moved to another device")
    expect(ann.page.get_by_test_id("hand")).to_have_count(0)
    expect(ann.page).not_to_have_title(re.compile("Your turn"))
    server.skip(FLICKER)
    table.people["Ann"] = ann_there
    table.catch_up()
    for person in (bob, cid):
        person.sees_present("scarlet")

    stranger = players("Eve")
    stranger.goto(link)
    expect(stranger.get_by_role("heading", name="This seat link doesn’t work")).to_be_visible()
    assert stranger.get_by_test_id("continue-here").count() == 0
    ann_there.moves("south")
    table.settle()
    # The old browser watches now.
    ann.page.goto(table.link)
    expect(ann.page.get_by_test_id("hand")).to_contain_text("You’re watching")
    assert ann.hand() == set()


@pytest.mark.req("P-2.3")
def test_two_tabs_stay_in_step(server, players):
    table = Table.of(server, players, SEATS)
    ann, bob, _ = table.people.values()
    second = Player(table, "Ann", players.tab("Ann"), "scarlet")
    second.page.goto(table.link)
    second.is_seated()
    assert second.hand() == ann.hand()
    assert second.offers() == ann.offers()
    second.moves("south")
    for tab in (ann, second):
        expect(tab.page.get_by_test_id("turn")).to_have_text("Your turn: accuse or end it")
        tab.token_is_in("scarlet", "hall-lounge")
    ann.marks("rope", "plum")
    expect(second.note("rope", "plum")).to_have_attribute("aria-label", "Rope, Cid: has it")
    ann.ends_turn()
    second.sees_turn_of("green")
    assert second.offers() == ann.offers() == set()
    ann.page.close()  # one tab is enough to be there
    table.people["Ann"] = second
    server.skip(FLICKER)
    bob.moves("north")
    second.token_is_in("green", "ballroom-conservatory")
    table.catch_up()
    bob.sees_present("scarlet")
