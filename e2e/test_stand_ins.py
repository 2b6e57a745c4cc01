"""A system player plays for somebody who is gone, where the host allows it, and gives the seat back."""

import pytest
from playwright.sync_api import expect

from e2e.solo import plays_on, takes_part
from e2e.table import Table
from e2e.test_absence import come_back, leave

SERVER_ENV = {"CLUEAPP_BOTS_PACE": "0.02"}
GRACE = 30


def table_of_two(server, players):
    """Ann and Bob with a system player; Ann, who begins, allows stand-ins."""
    table = Table(server, players)
    ann = table.open_room("Ann", "scarlet", fill="3", fill_strength="novice", stand_ins="True")
    bob = table.join("Bob", "mustard")
    table.start()
    return table, ann, bob


def plays_for(person, seat):
    """The sign on a plate of somebody for whom a system player plays."""
    plate = person.page.get_by_test_id(f"plate-{seat}")
    return plate.get_by_role("img", name="A system player is playing for them")


@pytest.mark.req("B-2.5", "P-2.1", "P-2.4", "P-2.5")
def test_a_browser_is_closed_a_stand_in_plays_and_hands_back(server, players):
    table, ann, bob = table_of_two(server, players)
    hand = bob.hand()
    leave(players, bob)
    ann.sees_away("mustard")
    takes_part(ann)
    takes_part(ann)
    ann.sees_prompt("Colonel Mustard (Bob) is away. A system player takes over in")
    server.skip(GRACE)
    ann.is_told("A system player is playing for Bob.")
    ann.is_toasted("A system player is playing for Bob.")
    expect(plays_for(ann, "mustard")).to_be_visible()

    # It plays as Bob, in words, until it has asked somebody, and while it is Ann's turn Bob comes back.
    plays_on(ann, until=lambda: table.truth.turn == "scarlet" and "mustard" in dict(table.truth.suggested))
    ann.is_told("Bob went to")
    ann.is_told("Bob suggested ")
    assert "mustard" not in table.truth.out
    come_back(players, bob)
    bob.is_told("Welcome back! While you were away, your stand-in made a suggestion")
    ann.is_told("Bob is back.")
    expect(plays_for(ann, "mustard")).to_have_count(0)
    ann.sees_present("mustard")
    assert bob.hand() == hand

    # Nobody plays for one who is there: his turn waits for him, however long.
    plays_on(ann, bob, until=lambda: table.truth.turn == "mustard")
    assert table.acting() is bob
    server.skip(2 * GRACE)
    table.catch_up()
    assert (table.truth.turn, table.truth.phase) == ("mustard", "move")
    takes_part(bob)
    assert table.truth.phase != "move"


@pytest.mark.req("B-2.5", "P-1.6")
def test_one_who_leaves_for_good_leaves_the_seat_to_a_system_player(server, players):
    table, ann, bob = table_of_two(server, players)
    bob.page.get_by_test_id("menu").click()
    bob.page.get_by_test_id("leave-for-good").click()
    expect(bob.page.locator("#sure")).to_contain_text("A system player will play on for you.")
    bob.page.get_by_test_id("sure-yes").click()
    expect(bob.page.get_by_test_id("game-clueless")).to_be_visible()
    bob.is_away = True
    ann.is_told("Bob left the room.")
    ann.is_told("A system player is playing for Bob.")
    expect(plays_for(ann, "mustard")).to_be_visible()
    plays_on(ann, until=lambda: "mustard" in dict(table.truth.suggested))
    ann.is_told("Bob suggested ")
    ann.is_not_told("left the game for good")
    bob.page.goto(table.link)
    expect(bob.page.get_by_test_id("hand")).to_contain_text("You’re watching")
    assert bob.hand() == set()
