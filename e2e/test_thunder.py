"""Nobody could disprove it: a scene for the whole table, once, and then a picture that stays."""

import re

import pytest
from playwright.sync_api import expect

from e2e.spectacles import heed, heed_from_the_start
from e2e.table import Table

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}
NOBODY = "Nobody could disprove it!"
HEED_THE_ORDER = """() => {
  window.played = [];
  document.addEventListener('animationstart', ({ animationName, target }) => {
    if (animationName === 'shakes-head') window.played.push(target.closest('li').querySelector('b').textContent);
    if (animationName === 'struck') window.played.push('thunder');
  });
}"""
"""The seats that shake their heads on this page, and then the thunder."""


@pytest.mark.req("C-6.10", "C-6.11", "P-10.2")
def test_the_whole_table_sees_and_hears_the_thunder_once(server, players, inspect):
    for name in ("Ann", "Dan"):
        players.context(name, reduced_motion="no-preference")
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    dan = table.arrive("Dan")
    expect(dan.page.get_by_test_id("hand")).to_contain_text("watching")
    cid.page.evaluate("() => localStorage.setItem('sound', 'on')")
    everybody = (ann, bob, cid, dan)
    trio = table.truth.question("scarlet", answered_by=None)
    table.bring("scarlet", trio.room)
    for person in everybody:
        heed(person.page)
    for person in (ann, dan):
        person.page.evaluate(HEED_THE_ORDER)
    ann.suggests(trio.suspect, trio.weapon)
    for person in (ann, dan):  # motion for her and the watcher: head by head, round the table
        person.page.wait_for_function("() => window.played.includes('thunder')")
        assert person.page.evaluate("() => window.played") == ["Bob", "Cid", "thunder"]
    for person in everybody:
        expect(person.page.locator(".struck")).to_have_text(NOBODY)
        whose = "your" if person is ann else "Miss Scarlet (Ann)’s"
        expect(person.page.get_by_test_id("suggestion")).to_contain_text(f"in {whose} hand or in the envelope.")
        assert len(person.page.evaluate("() => window.lit")) == 1
        person.is_told(re.compile("Nobody could disprove"))
    assert cid.page.evaluate("() => window.noises") == 2  # a crack, and what rolls away
    assert [each.page.evaluate("() => window.noises") for each in (ann, bob, dan)] == [0, 0, 0]
    for person in (ann, bob):
        expect(person.page.locator(".lightning")).to_be_hidden()
        for streak in person.page.locator(".streak").all():  # what was said is read over it
            expect(streak).to_have_css("opacity", re.compile(r"0\.1\d*"))
        inspect(person.page, "nobody could disprove it")

    # Later it is a picture: with no thunder, however often the page is loaded.
    heed_from_the_start(ann.page)
    ann.page.reload()
    expect(ann.page.locator(".struck")).to_be_visible()
    ann.sees_prompt(NOBODY.replace("it!", "your suggestion."))
    assert ann.page.evaluate("() => window.lit") == []
    ann.ends_turn()
    for person in everybody:
        expect(person.page.get_by_test_id("suggestion")).to_have_count(0)
