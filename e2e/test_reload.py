"""Reload at every phase: the same seat, hand, prompt and feed."""

import pytest
from playwright.sync_api import expect

from e2e.table import Table


@pytest.mark.req("P-1.2", "P-2.1", "P-2.5", "C-8.10")
def test_a_reload_changes_nothing_in_any_phase(server, players):
    table = Table(server, players)
    ann = table.open_room("Ann", expected="3")
    bob = table.join("Bob", "green")
    for person in (ann, bob):
        person.page.reload()
        person.is_seated()
        expect(person.page.get_by_test_id("seat-scarlet")).to_contain_text("Ann")
        expect(person.page.get_by_test_id("seat-green")).to_contain_text("Bob")
    expect(ann.page.get_by_test_id("start")).to_be_visible()
    expect(bob.page.get_by_test_id("start")).to_have_count(0)
    cid = table.join("Cid", "plum")
    table.has_begun()
    for person in (ann, bob, cid):
        assert set(person.hand()) == set(table.truth.hands[person.seat])
    bob.marks("rope", "plum")

    table.reload(phase="move")
    trio = table.truth.question("scarlet", answered_by="plum")
    table.bring("scarlet", trio.room)
    table.settle()
    table.reload(phase="suggest")
    ann.suggests(trio.suspect, trio.weapon)
    table.settle()
    table.reload(phase="disprove")
    card = table.truth.answer(trio, "plum")
    cid.shows(card)
    table.settle()
    table.reload(phase="end")
    expect(ann.page.get_by_test_id(f"shown-{card}")).to_be_visible()
    assert bob.page.get_by_test_id(f"shown-{card}").count() == 0
    ann.accuses_rightly()
    table.settle()
    table.reload(phase="over")
    ann.sees_winner("You’ve solved the case!")
    bob.sees_winner("Miss Scarlet (Ann) wins")
    cid.sees_solution(table.truth.solution)
