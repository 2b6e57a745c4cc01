"""Moving: by mouse, one step, through the passage, and not into a hallway that is taken."""

import re

import pytest
from playwright.sync_api import expect

from e2e.board import WAYS
from e2e.table import Table


@pytest.mark.req("C-2.2", "C-4.4", "C-5.1", "C-5.2", "C-5.3", "C-5.4", "C-5.5", "C-5.6", "P-3.2", "P-3.3")
def test_a_taken_hallway_is_not_offered(server, players):
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "mustard", "Cid": "white"})
    ann, bob, cid = table.people.values()
    assert ann.offers() == {"move-south", "accuse"}
    assert ann.lit() == {"hall-lounge"}
    assert bob.lit() == cid.lit() == set()
    for place in ("room-kitchen", "hallway-hall-study"):  # a place that is not lit says why
        ann.page.locator(f"[data-testid={place}] .ground").click()
        ann.is_refused("You can’t get there in one step from your home space.")
    ann.moves_to("hall-lounge")
    for person in (ann, bob, cid):
        person.token_is_in("scarlet", "hall-lounge")
    bob.is_told("Ann went to the hallway between Hall and Lounge.")
    assert ann.offers() == {"end-turn", "accuse"}  # one step a turn, and no suggestion in a hallway
    ann.ends_turn()
    bob.moves("west")
    bob.ends_turn()
    cid.moves("north")
    cid.ends_turn()
    ann.moves_to("hall")
    for person in (ann, bob, cid):
        person.token_is_in("scarlet", "hall")
    ann.declines()
    ann.ends_turn()
    bob.moves_to("lounge")
    bob.declines()
    bob.ends_turn()
    table.turn_of("scarlet")
    ann.moves_to("hall-lounge")
    ann.ends_turn()

    # From the lounge: west is Scarlet, south is free, and there is the passage.
    assert set(WAYS["lounge"]) == {"west", "south", "passage"}
    table.settle()
    assert bob.offers() == {"move-south", "move-passage", "accuse"}
    assert bob.lit() == {"dining_room-lounge", "conservatory"}
    light = bob.page.locator("[data-testid=hallway-hall-lounge] .light")
    expect(light).to_be_hidden()
    bob.page.get_by_test_id("token-scarlet").click()  # what stands in a place is not in the way of the click
    bob.is_refused("Somebody is in that hallway.")
    bob.page.keyboard.press("ArrowUp")
    bob.is_refused("There’s no way north from the Lounge.")
    bob.page.keyboard.press("a")
    bob.is_refused("Somebody is in that hallway.")
    assert bob.offers() == {"move-south", "move-passage", "accuse"}
    bob.moves_to("conservatory")
    for person in (ann, bob, cid):
        person.token_is_in("mustard", "conservatory")
    ann.is_told("Bob took the secret passage to the Conservatory.")


@pytest.mark.req("C-4.2", "C-4.6", "P-3.2")
def test_a_turn_in_a_hallway_ends_by_itself_unless_somebody_stops_it(server, players):
    players.hasty.update(("Ann", "Bob"))
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "mustard", "Cid": "white"})
    ann, bob, cid = table.people.values()
    ann.moves("south")
    bob.sees_prompt("Your turn: move")  # Ann has pressed nothing
    cid.is_told("Bob’s turn")

    # Any key stops it, also one that does nothing else; then the turn waits for its player.
    bob.moves("west")
    end = bob.page.get_by_test_id("action-end-turn")
    expect(end).to_have_attribute("data-press-in", re.compile("."))
    bob.page.keyboard.press("Shift")
    expect(end).to_have_attribute("data-stopped", "")
    expect(end.locator(".left")).to_be_hidden()
    expect(bob.page.locator(".by-itself")).to_be_hidden()
    bob.page.get_by_test_id("action-accuse").click()
    bob.page.get_by_test_id("accuse-cancel").click()
    assert table.truth.turn == "mustard"
    bob.page.keyboard.press("x")
    cid.sees_prompt("Your turn: move")


SHUT_IN = {
    "scarlet": ("hall-lounge", "lounge", "conservatory", "ballroom-conservatory", "ballroom"),
    "white": ("ballroom-kitchen", "kitchen", "ballroom-kitchen", "kitchen", "ballroom-kitchen"),
    "green": ("ballroom-conservatory", "conservatory", "conservatory-library", "conservatory", "ballroom-conservatory"),
    "peacock": (
        *("conservatory-library", "library", "billiard_room-library", "billiard_room"),
        "ballroom-billiard_room",
    ),
}
"""Where each goes in five rounds, until Scarlet sits in the ballroom with somebody in each of its hallways."""


@pytest.mark.req("C-4.5", "C-4.7", "C-5.3", "P-3.1", "P-3.2")
def test_one_who_is_shut_in_is_told_so_and_may_suggest(server, players):
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "white", "Cid": "green", "Dan": "peacock"})
    for round_ in range(5):
        for seat, way in SHUT_IN.items():
            table.go_on(lambda truth: truth.phase == "end", {seat: way[round_]})
            table.in_seat(seat).ends_turn()
    table.settle()
    ann = table.in_seat("scarlet")
    ann.is_told("You couldn’t move: every way was taken.")
    ann.is_toasted("You couldn’t move: every way was taken.")
    for person in table.people.values():
        if person is not ann:
            person.is_told("Ann couldn’t move: every way was taken.")
    assert ann.offers() == {"suggest", "decline", "accuse"}
    assert ann.lit() == set()
    ann.sees_prompt("Who did it in the Ballroom, and with what?")
    ann.suggests("mustard", "rope")
    for person in table.people.values():
        person.token_is_in("mustard", "ballroom")
