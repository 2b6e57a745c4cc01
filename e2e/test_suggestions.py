"""Suggestions: nobody can disprove one; being moved by one, staying, and suggesting there."""

import re

import pytest
from playwright.sync_api import expect

from e2e.board import SUSPECTS, WEAPONS
from e2e.fit import DESKTOPS, PHONE, resize
from e2e.table import Table
from e2e.words import TITLES

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}


@pytest.mark.req("C-4.5", "C-4.6", "C-6.1", "C-6.2", "C-6.10", "C-6.11", "P-3.2")
def test_nobody_can_disprove(server, players):
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    trio = table.ask("scarlet", answered_by=None)
    for person in (ann, bob, cid):
        person.is_told("Nobody could disprove the suggestion.")
        expect(person.page.get_by_test_id("suggestion")).to_contain_text("Nobody could disprove it!")
    for person in (bob, cid):
        person.is_told("You and Cid couldn’t disprove it." if person is bob else "You and Bob couldn’t disprove it.")
        assert person.offers() == set()
        assert not person.page.locator("[data-testid^=shown-]").count()
    ann.is_told("Bob and Cid couldn’t disprove it.")
    ann.sees_prompt("Nobody could disprove your suggestion.")
    assert ann.offers() == {"accuse", "end-turn"}
    ann.token_is_in(trio.suspect, trio.room)
    ann.ends_turn()
    bob.sees_turn_of("green")


def knows_its_cards(player, hand):
    """At every size the form says the room, marks what one holds and cuts no name; drawn anew, it keeps a choice."""
    page = player.page
    page.get_by_test_id("suggest-white").check()
    for size in (*DESKTOPS, PHONE):
        resize(player, size)
        expect(
            page.locator("[data-testid=prompt] p", has_text="Who did it in the Lounge, and with what?")
        ).to_be_visible()
        marked = page.locator(".choice:has(.known-badge.yours) input").evaluate_all(
            "all => all.map(each => each.value)"
        )
        assert set(marked) == {card for card in hand if card in (*SUSPECTS, *WEAPONS)}
        cut = "all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)"
        assert page.locator(".choice, .choice-name, .known-badge").evaluate_all(cut) == []
        small = "all => all.filter(each => parseFloat(getComputedStyle(each).fontSize) < 15).length"
        assert page.locator("[data-testid=prompt] *").evaluate_all(small) == 0
    resize(player, DESKTOPS[0])
    player.marks("rope", "scarlet")  # the form is drawn anew with what was noted
    expect(page.locator(".choice.rope .known-badge")).to_be_attached()
    expect(page.get_by_test_id("suggest-white")).to_be_checked()


@pytest.mark.req("C-3.6", "C-4.3", "C-4.5", "C-6.3", "C-6.4", "C-6.5", "P-3.1")
def test_moved_by_a_suggestion_one_may_stay_and_suggest(server, players):
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    table.bring("scarlet", "lounge")
    weapon = next(weapon for weapon, room in table.truth.weapons.items() if room != "lounge")
    ann.suggests("plum", weapon)
    cid.is_told("That moved you to the Lounge.")
    cid.is_toasted("That moved you to the Lounge.")
    for person in (ann, bob, cid):
        person.token_is_in("plum", "lounge")
        person.weapon_is_in(weapon, "lounge")
    bob.is_not_told("moved you")
    table.turn_of("plum")
    cid.is_toasted("A suggestion moved you, so you may stay where you are.")
    cid.sees_prompt("Your turn: suggest or move")
    assert {"stay", "move-passage", "move-south", "accuse"} <= cid.offers()
    assert {"stay-lounge", "conservatory", "dining_room-lounge"} <= cid.lit()
    first = cid.page.locator("[data-testid=prompt] button").first
    expect(first).to_have_text("Stay and suggest hereS")
    expect(first).to_have_class(re.compile("primary"))
    cid.page.keyboard.press("s")  # and not south
    for person in (ann, bob):
        person.is_told("Cid stayed in the room.")
        person.token_is_in("plum", "lounge")
    cid.sees_prompt("Who did it in the Lounge, and with what?")
    assert cid.offers() == {"suggest", "decline", "accuse"}
    knows_its_cards(cid, table.truth.hands["plum"])
    cid.suggests("green", weapon)
    for person in (ann, bob, cid):
        person.is_told(f"Mr. Green in the Lounge with the {TITLES[weapon]}")
        person.token_is_in("green", "lounge")

    # Or by clicking the room that a suggestion brought him to.
    table.turn_of("green")
    bob.page.get_by_test_id("stay-lounge").click(position={"x": 8, "y": 8})
    bob.sees_prompt("Who did it in the Lounge, and with what?")

    # It counts once: on the next turn there is no staying.
    table.go_on(lambda truth: truth.turn != "plum")
    table.turn_of("plum")
    cid.sees_prompt("Your turn: move")
    assert "stay" not in cid.offers()
    assert any(offer.startswith("move-") for offer in cid.offers())
