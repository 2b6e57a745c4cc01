"""The winner's celebration: once, before one's eyes, and as still and as silent as each has asked for."""

import pytest
from playwright.sync_api import expect

from e2e.spectacles import heed, heed_from_the_start
from e2e.table import Table
from e2e.words import in_words

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}


@pytest.mark.req("C-7.2", "P-10.2")
def test_the_winner_is_celebrated_once_before_those_who_are_there(server, players, inspect):
    for name in ("Ann", "Cid"):
        players.context(name, reduced_motion="no-preference")
    table = Table.of(server, players, SEATS)
    ann, bob, cid = everybody = list(table.people.values())
    trio = table.ask("scarlet", answered_by=None)
    bob.page.evaluate("() => localStorage.setItem('sound', 'on')")
    for person in everybody:
        heed(person.page)
    ann.accuses_rightly()
    for person in everybody:
        expect(person.page.get_by_test_id("winner")).to_be_visible()
        expect(person.page.get_by_test_id("winner-portrait").locator("img")).to_be_visible()
        expect(person.page.get_by_test_id("applause").locator("li")).to_have_count(2)
    for person in (ann, cid):
        pieces = person.page.locator(".confetti[data-live] i")
        expect(pieces.first).to_be_visible()
        covers_nothing(person.page)
    expect(bob.page.get_by_test_id("confetti")).to_be_hidden()  # he asks for less motion
    bob.page.wait_for_function("() => window.tones > 5")  # and hears a fanfare
    assert ann.page.evaluate("() => window.tones + window.noises") == 0
    for person in (ann, cid):
        expect(person.page.locator(".confetti[data-live]")).to_have_count(0)
        names = person.page.evaluate("() => window.lit")
        assert len(names) == len(set(names)) > 0

    for person in everybody:
        whose = "Your" if person is ann else "Miss Scarlet (Ann)’s"
        best = person.page.get_by_test_id("best-suggestion")
        expect(best).to_contain_text(f"{whose} best suggestion, in turn ")
        expect(best).to_contain_text(in_words(trio.suspect, trio.weapon, trio.room))
    expect(ann.page.locator(".consolation")).to_have_count(0)
    expect(cid.page.locator(".consolation")).to_have_text(
        "You were on the trail as well. Better luck with the next case!"
    )
    inspect(cid.page, "the winner is celebrated")

    # It does not come again: neither with what is drawn anew, nor with a page that is loaded later.
    bob.page.get_by_test_id("rematch").click()
    expect(ann.page.get_by_test_id("waiting")).to_contain_text("Bob would like to play again.")
    assert ann.page.evaluate("() => window.lit") == ann.page.evaluate("() => [...new Set(window.lit)]")
    heed_from_the_start(ann.page)
    ann.page.reload()
    expect(ann.page.get_by_test_id("winner")).to_be_visible()
    expect(ann.page.get_by_test_id("confetti")).to_be_attached()
    assert ann.page.evaluate("() => window.lit") == []


def covers_nothing(page):
    """Whatever can be pressed or read at the end is what a pointer meets there."""
    meets = "(node) => { const { x, y, width, height } = node.getBoundingClientRect();"
    meets += " return node.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"
    for testid in ("winner", "deed", "turn"):
        assert page.get_by_test_id(testid).evaluate(meets), testid
