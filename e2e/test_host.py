"""Players take over as host, and change their names."""

import pytest
from playwright.sync_api import expect

from e2e.fit import DESKTOPS, LONG, PHONE, TOAST, resize
from e2e.table import Table

BUTTONS = ".bar button, .bar summary, .bar a, .lobby-head button"
COVERED = """(buttons) => [...document.querySelectorAll(buttons)].filter((each) => {
  const box = each.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const isOfOffer = each.closest('.host-offer');
  return each.checkVisibility() && (isOfOffer ? !each.contains(top) : top?.closest('.host-offer'));
}).map((each) => each.outerHTML.slice(0, 80))"""
"""The parts of the bar that the offer covers, and parts of the offer that something else covers."""

TOASTED = """() => {
  const offer = document.querySelector('.host-offer').getBoundingClientRect();
  const toasts = [...document.querySelectorAll('.q-notification')].filter((each) => each.checkVisibility());
  const boxes = toasts.map((each) => each.getBoundingClientRect());
  return boxes.length > 0 && boxes.every((each) => each.bottom <= offer.top || each.top >= offer.bottom);
}"""
"""Whether there are toasts, none of which covers the offer."""


@pytest.mark.req("P-1.5", "P-1.3")
def test_a_host_comes_back_and_makes_somebody_else_the_host(server, players):
    table = Table(server, players)
    ann = table.open_room("Ann")
    bob = table.join("Bob", "green")
    # Bob's own name is a button, and nobody else's is.
    expect(bob.page.get_by_test_id("change-name")).to_have_count(1)
    for name in ("Bartholomew the Bolder", "Bartholomew the Bold"):  # the first is too long
        bob.page.get_by_test_id("change-name").click()
        bob.page.get_by_test_id("new-name").fill(name)
        bob.page.get_by_test_id("new-name-send").click()
    bob.is_toasted("That name is too long.")
    expect(ann.page.get_by_test_id("seat-green")).to_contain_text("Bartholomew the Bold")
    ann.is_told("Bob is now called Bartholomew the Bold.")
    # The host is away for a minute, and her successor makes her the host again.
    ann.page.goto("/rules")
    bob.sees_away("scarlet")
    server.skip(61)
    expect(bob.page.get_by_test_id("start")).to_be_visible()
    ann.page.goto(table.link)
    expect(ann.page.locator(".host-offer")).to_contain_text("Bartholomew the Bold is the host now")
    for size in (*DESKTOPS, PHONE):
        resize(bob, size)
        expect(bob.page.get_by_test_id("host-back")).to_be_in_viewport()
        assert bob.page.evaluate(COVERED, BUTTONS) == [], size
    resize(bob, DESKTOPS[0])
    bob.page.get_by_test_id("host-back").click()
    expect(ann.page.get_by_test_id("start")).to_be_visible()
    expect(ann.page.locator(".host-offer")).to_be_empty()
    bob.is_told("You made Ann the host.")
    # She makes Bob the host from the menu.
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("appoint-somebody").click()
    ann.page.get_by_role("button", name="Make Bartholomew the Bold the host").click()
    ann.page.get_by_test_id("sure-yes").click()
    expect(bob.page.get_by_test_id("start")).to_be_visible()
    expect(bob.page.locator(".host-offer")).to_be_empty()


@pytest.mark.req("P-1.5", "C-8.8")
def test_the_offer_to_a_former_host_covers_nothing_at_the_table(server, players):
    names = ("Anastasia of Denmark", "Bartholomew the Bold", "Cid")
    table = Table.of(server, players, dict(zip(names, ("scarlet", "green", "plum"), strict=True)))
    ann, bob, _ = table.people.values()
    expect(bob.page.get_by_test_id("sound-offer")).to_be_visible()
    ann.page.goto("/rules")
    bob.sees_away("scarlet")
    server.skip(61)
    bob.is_told("You’re the host now.")
    ann.page.goto(table.link)
    for person in (ann, bob):
        expect(person.page.locator(".host-offer")).to_contain_text("host")
        for size in (*DESKTOPS, PHONE):
            resize(person, size)
            assert person.page.evaluate(COVERED, f"{BUTTONS}, .bar-title, .sound-offer, .host-offer button") == []
        person.page.evaluate(TOAST, LONG)
        for size in DESKTOPS:
            resize(person, size)
            person.page.wait_for_function(TOASTED)
        resize(person, DESKTOPS[0])
    bob.page.get_by_test_id("host-keep").click()
    expect(bob.page.locator(".host-offer")).to_be_empty()
    expect(bob.page.get_by_test_id("sound-offer")).to_be_visible()
