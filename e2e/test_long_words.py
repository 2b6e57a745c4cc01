"""What players write, at its worst: no name and no line leaves its panel or turns a sentence round, at any size."""

import os

import pytest
from playwright.sync_api import expect

from e2e.table import Table

WIDE, FAMILY, DAVID = "W" * 20, "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466", "\u05d3\u05d5\u05d3"
LONG = "Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen"
SIZES = ((1280, 720), (1920, 1080), (390, 844))
_SPILLS = """(panels) => {
  const spills = [...document.querySelectorAll(panels)]
    .filter((each) => each.clientWidth > 0 && !each.closest('.sr-only') && each.scrollWidth > each.clientWidth + 1)
    .map((each) => `${each.className}: ${each.scrollWidth} > ${each.clientWidth}`);
  const root = document.documentElement;
  return root.scrollWidth > root.clientWidth ? [...spills, `the page: ${root.scrollWidth}`] : spills;
}"""
PANELS = ".call, .seat-card, .seat-foot, .lobby-foot > *, .feed, .line, .plate, .prompt, .menu-list, dialog[open], .bar"


@pytest.mark.req("P-3.4", "P-5.4", "P-10.1")
def test_the_longest_words_stay_in_their_places(server, players):
    table = Table(server, players)
    ann = table.open_room(WIDE, expected="3")
    bob = table.join(DAVID, "green")
    for text in (LONG, f"we are {FAMILY}", f"{DAVID} {LONG}"):
        bob.says(text)
        ann.is_told(text)
    expect(ann.page.locator("[data-testid=feed] .line").filter(has_text=f"{DAVID}\u2069 joined")).to_be_attached()
    ann.page.get_by_test_id("remove-green").click()
    expect(ann.page.locator(".sure-question")).to_contain_text(f"\u2068{DAVID}\u2069")
    stays_inside(ann.page, "lobby, asked")
    ann.page.get_by_test_id("sure-no").click()
    stays_inside(ann.page, "lobby")
    table.join(FAMILY, "plum")
    table.has_begun()
    ann.opens_sheet("feed")
    ann.says(LONG)
    bob.is_told(LONG)
    for person in (ann, bob):
        person.opens_sheet("feed")
        stays_inside(person.page, "table")


def stays_inside(page, where):
    """At all three sizes nothing is wider than the panel that it is in."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if folder := os.environ.get("E2E_PICTURES"):
            page.screenshot(path=f"{folder}/{where.replace(', ', '-')}-{width}.png")
        assert page.evaluate(_SPILLS, PANELS) == [], f"{where} at {width}"
    page.set_viewport_size({"width": 1280, "height": 720})
