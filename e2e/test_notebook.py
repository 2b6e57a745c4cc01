"""The notebook: one's own, and still there after a reload and a restart."""

import pytest
from playwright.sync_api import expect

from e2e.fit import PHONE, resize
from e2e.table import Table
from e2e.wiretap import Wiretap

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}
OWN_SERVER = True  # it is killed and started again


@pytest.mark.req("P-2.1", "P-5.3", "P-6.2", "D-2.1", "D-2.3")
def test_marks_are_private_and_stay(server, players):
    table = Table.of(server, players, SEATS, notebook="hand")
    ann, bob, cid = table.people.values()
    tap = Wiretap(bob.page)
    bob.page.reload()
    bob.page.wait_for_function("() => window.did_handshake")
    table.settle()
    for person in (ann, bob, cid):
        expect(person.page.locator(".plate.away")).to_have_count(0)
    table.catch_up()
    tap.take()
    for card, seat, times in (("rope", "green", 1), ("plum", "plum", 2), ("study", "green", 3), ("knife", "plum", 4)):
        for _ in range(times):
            ann.marks(card, seat)
    ann.opens_sheet("notebook")
    ann.note("hall", "green").focus()
    ann.page.keyboard.press("7")
    expect(ann.note("hall", "green")).to_have_text("7")
    # By the mouse, a letter may follow a "maybe", one; then the keys are the turn's again.
    for _ in range(3):
        ann.marks("kitchen", "plum")
    ann.page.keyboard.press("b")
    expect(ann.note("kitchen", "plum")).to_have_text("B")
    expect(ann.note("kitchen", "plum")).not_to_be_focused()
    ann.page.keyboard.press("g")
    for name, words in {
        ("rope", "green"): "Rope, Bob: has it",
        ("plum", "plum"): "Professor Plum, Cid: doesn’t have it",
        ("study", "green"): "Study, Bob: maybe",
        ("knife", "plum"): "Knife, Cid: blank",
        ("hall", "green"): "Hall, Bob: maybe, 7",
        ("kitchen", "plum"): "Kitchen, Cid: maybe, b",
    }.items():
        expect(ann.note(*name)).to_have_attribute("aria-label", words)
    notes = ann.notes()
    assert len(notes) == 5
    # Not even that something was written is told to the others: what comes next is the first that they hear.
    table.catch_up()
    heard = [frame for frame in tap.take() if frame.startswith("42")]
    assert "Does everybody see this" in heard[0]
    for person in (bob, cid):
        assert person.notes() == {}

    ann.page.reload()
    table.settle()
    assert ann.notes() == notes
    before = table.remember()
    server.kill()
    server.start()
    table.is_back(before)
    assert ann.notes() == notes
    assert bob.notes() == cid.notes() == {}
    ann.moves("south")  # and play is not touched by it
    expect(ann.note("rope", "green")).to_have_attribute("aria-label", "Rope, Bob: has it")


IN_SIGHT = """(cell) => {
  const box = cell.getBoundingClientRect(), sheet = cell.closest('.notebook').getBoundingClientRect();
  return box.top >= sheet.top && box.bottom <= sheet.bottom;
}"""


@pytest.mark.req("D-2.2", "D-2.3", "P-3.4", "P-10.1")
def test_a_sheet_of_its_own_on_the_phone(server, players):
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    # Usually one's own cards are marked, and what is solved is struck out.
    own = table.truth.hands["scarlet"]
    for card in own:
        expect(ann.note(card, "scarlet")).to_have_class("note seen")
        expect(ann.page.locator("tr.held", has=ann.note(card, "scarlet"))).to_be_visible()
    trio = table.truth.question("scarlet", answered_by="plum")
    table.bring("scarlet", trio.room)
    resize(ann, PHONE)
    expect(ann.page.get_by_test_id("notebook")).to_be_hidden()
    ann.suggests(trio.suspect, trio.weapon)
    card = table.truth.answer(trio, "plum")
    cid.shows(card)
    bob.says("Well, well")
    bob.says("I never")
    counted = ann.page.get_by_test_id("show-feed").locator(".unseen")
    expect(counted).to_have_text("2")  # what was said out of sight

    ann.opens_sheet("notebook")
    expect(ann.note(card, "plum")).to_have_class("note seen fresh")
    ann.page.wait_for_function(IN_SIGHT, arg=ann.note(card, "plum").element_handle())  # the newest comes into view
    assert ann.page.locator(".notes .note").evaluate_all("cells => Math.min(...cells.map(c => c.offsetHeight))") >= 36
    expect(ann.page.locator(".notes-hint")).to_be_visible()
    free = next(each for each in ("kitchen", "ballroom", "hall") if each not in (*own, card))
    ann.marks(free, "plum")
    expect(ann.note(free, "plum").locator("svg").first).to_be_visible()
    ann.opens_sheet("feed")
    expect(ann.page.get_by_test_id("notebook")).to_be_hidden()
    expect(counted).to_have_text("")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_test_id("feed")).to_be_hidden()
    ann.ends_turn()
