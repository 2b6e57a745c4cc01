"""The notebook: one's own, and still there after a reload and a restart."""

import pytest
from playwright.sync_api import expect

from e2e.table import Table
from e2e.wiretap import Wiretap

OWN_SERVER = True  # it is killed and started again


@pytest.mark.req("P-2.1", "P-5.3", "P-6.2", "D-2.1", "D-2.3")
def test_marks_are_private_and_stay(server, players):
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "green", "Cid": "plum"})
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
    ann.opens_tab("notebook")
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
        ("plum", "plum"): "Professor Plum, Cid: does not have it",
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
