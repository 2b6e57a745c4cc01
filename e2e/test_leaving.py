"""Leaving a game: with the seat kept, and for good; and a connection that falls silent."""

import pytest
from playwright.sync_api import expect

from e2e.table import Table

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}


@pytest.mark.req("P-1.6", "P-2.1", "P-2.4")
def test_leaving_with_the_seat_kept_and_for_good(server, players):
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    hand = bob.hand()
    bob.opens_menu("leave")
    expect(bob.page.get_by_test_id("game-clueless")).to_be_visible()
    for person in (ann, cid):
        person.sees_away("green")
    bob.page.get_by_test_id(f"my-game-{table.code}").click()
    bob.is_seated()
    assert bob.hand() == hand
    for person in (ann, cid):
        person.sees_present("green")

    # For good: the seat is out, its turn is passed over, and its cards are still shown.
    cid.opens_menu("leave-for-good")
    expect(cid.page.get_by_test_id("game-clueless")).to_be_visible()
    cid.is_away = True
    for person in (ann, bob):
        person.is_told("Cid left the game for good.")
        person.is_toasted("Cid left the game for good.")
        gone = person.page.get_by_test_id("plate-plum").get_by_role("img", name="Has left")
        expect(gone).to_be_visible()
    trio = table.truth.question("scarlet", answered_by="plum")
    table.bring("scarlet", trio.room)
    ann.suggests(trio.suspect, trio.weapon)
    ann.is_told("Cid had left, so you were shown")
    bob.is_told("Cid had left, so a card was picked and shown to Ann.")
    assert table.truth.phase == "end"
    turns = table.truth.turns
    ann.ends_turn()
    table.turn_of("scarlet")  # and never Plum's
    assert table.truth.turns == turns + 2
    cid.page.goto(table.link)
    expect(cid.page.get_by_test_id("hand")).to_contain_text("You’re watching")
    assert cid.hand() == set()


@pytest.mark.req("P-2.4", "C-8.10")
def test_a_page_that_falls_silent_is_seen_to_be_gone(server, players):
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    hung = []
    bob.page.on("dialog", lambda dialog: hung.append(dialog))
    with bob.page.expect_event("dialog"):
        bob.page.evaluate("() => { setTimeout(() => alert('This page hangs.')); }")
    # Its connection stays open, but nothing answers any more.
    ann.sees_away("green")
    cid.sees_away("green")
    ann.moves("south")
    cid.token_is_in("scarlet", "hall-lounge")
    hung[0].dismiss()
    bob.token_is_in("scarlet", "hall-lounge")
    for person in (ann, cid):
        person.sees_present("green")
    ann.ends_turn()
    bob.moves("north")
