"""The notebook that thinks: it marks what follows, looks different there, says why, and how likely each card is."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from e2e.board import ROOMS, SUSPECTS, WEAPONS
from e2e.fit import DESKTOPS, PHONE, resize
from e2e.secrets import Trio
from e2e.table import Table
from e2e.words import TITLES

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}
DEAL = "a deal in which Cid's answer to Bob tells Ann a card"
LOZENGE = "(cell) => getComputedStyle(cell.querySelector('.print'), '::before').rotate"
APART = """(slip) => {
  const box = slip.getBoundingClientRect();
  const asked = document.querySelector(`[data-testid="${slip.dataset.slip}"]`).getBoundingClientRect();
  const isBeside = box.left >= asked.right || asked.left >= box.right;
  const isOver = box.top >= asked.bottom || asked.top >= box.bottom;
  return (isBeside || isOver) && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""


@pytest.mark.req("D-2.1", "D-2.2", "D-2.3", "B-1.2", "B-1.4", "P-10.1", "P-10.2")
def test_a_mark_by_logic_explains_itself(server, players, inspect):
    server.chance.write_text(DEAL, encoding="utf-8")
    table = Table.of(server, players, SEATS, notebook="logic", chances="True")
    ann, bob, cid = table.people.values()
    hands = table.truth.hands
    open_rooms = [room for room in ROOMS if room not in hands["scarlet"]]
    for room in open_rooms:
        expect(chance_of(ann, room)).to_have_text(f"{round(100 / len(open_rooms))} %")
    assert bar_of(ann, open_rooms[0]) > 0
    expect(chance_of(ann, hands["scarlet"][0])).to_have_count(0)

    # Bob asks for two of Ann's cards and one of Cid's, and Cid shows it: so Ann knows which.
    trio, card = telling(hands)
    table.bring("green", trio.room)
    bob.suggests(trio.suspect, trio.weapon)
    cid.shows(card)
    by_logic, seen = ann.note(card, "plum"), ann.note(hands["scarlet"][0], "plum")
    expect(by_logic).to_have_class(re.compile(r"\breasoned\b"))
    expect(by_logic).to_have_attribute("aria-label", f"{TITLES[card]}, Cid: has it (by logic)")
    expect(seen).to_have_class(re.compile(r"\bseen\b"))
    assert [cell.evaluate(LOZENGE) for cell in (by_logic, seen)] == ["45deg", "none"]
    expect(bob.note(card, "plum")).to_have_class(re.compile(r"\bseen\b"))

    # By the mouse.
    slip = ann.page.locator(".slip")
    for size in DESKTOPS:
        resize(ann, size)
        by_logic.click()
        expect(slip).to_be_visible()
        assert slip.evaluate(APART)
        by_logic.click()
        expect(slip).to_be_hidden()
    resize(ann, DESKTOPS[0])
    by_logic.click()
    expect(slip.get_by_role("heading")).to_have_text(re.compile(r"^Professor Plum \(Cid\) has "))
    why = ann.page.get_by_test_id("why-because")
    expect(why).to_contain_text("Professor Plum (Cid) showed one of ")
    expect(why).to_contain_text("you hold ")
    inspect(ann.page, "why a mark follows")
    ann.page.get_by_test_id("turn").click()
    expect(slip).to_be_hidden()

    # A mark by hand against it is pointed out; and by the keyboard.
    by_logic.click()
    ann.page.get_by_test_id("by-hand-no").click()
    expect(slip).to_be_hidden()
    expect(by_logic).to_have_class(re.compile(r"\bwrong\b"))
    warning = ann.page.get_by_test_id("contradictions")
    expect(warning).to_have_text("One of your marks contradicts what follows from what you’ve seen.")
    by_logic.focus()
    ann.page.keyboard.press("Backspace")
    expect(warning).to_have_count(0)
    by_logic.focus()
    ann.page.keyboard.press("Enter")
    expect(slip).to_be_visible()
    ann.page.keyboard.press("Tab")
    expect(ann.page.get_by_test_id("why-close")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(slip).to_be_hidden()
    expect(by_logic).to_be_focused()
    for _ in range(3):
        ann.page.keyboard.press("ArrowLeft")  # over the other players, to the name of the card
    head = ann.page.get_by_test_id(f"why-{card}")
    expect(head).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(slip.get_by_role("heading")).to_contain_text("isn’t in the case file")

    # On the phone.
    resize(ann, PHONE)
    expect(slip).to_be_hidden()
    ann.opens_sheet("notebook")
    expect(chance_of(ann, next(room for room in open_rooms if room not in trio.cards))).to_be_visible()
    by_logic.scroll_into_view_if_needed()
    by_logic.click()
    expect(slip).to_be_visible()
    ann.page.wait_for_function(APART, arg=slip.element_handle())
    inspect(ann.page, "why a mark follows, on a phone")
    ann.page.keyboard.press("Escape")
    expect(slip).to_be_hidden()
    expect(ann.page.get_by_test_id("notebook")).to_be_visible()


def chance_of(person, card):
    return person.page.locator(f".chance[data-of={card}] b")


def bar_of(person, card):
    """How long the bar of a card is, in pixels."""
    width = "(place) => parseFloat(getComputedStyle(place, '::before').width)"
    return person.page.locator(f".chance[data-of={card}]").evaluate(width)


def telling(hands):
    """A suggestion of which Ann holds two cards and Cid the third; and that card."""
    for trio in (Trio(*cards) for cards in product(SUSPECTS, WEAPONS, ROOMS)):
        rest = [card for card in trio.cards if card not in hands["scarlet"]]
        if len(rest) == 1 and rest[0] in hands["plum"]:
            return trio, rest[0]
    raise AssertionError("There is no such suggestion: choose other words for the deal.")
