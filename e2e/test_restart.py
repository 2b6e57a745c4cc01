"""The server is killed, or stopped, in the middle of a game, and started again."""

import signal

import pytest
from playwright.sync_api import expect

from e2e.table import Table

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}


@pytest.mark.req("P-2.5", "P-6.1", "P-6.2", "C-8.10")
def test_the_server_is_killed_in_the_middle_of_a_game(server, players):
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    bob.marks("rope", "scarlet")
    trio = table.ask("scarlet", answered_by="plum")
    before = note_pages(table)
    server.kill()
    for person in before:
        expect(person.page.locator("#popup")).to_be_visible()
    server.start()
    are_back(before)
    card = table.truth.answer(trio, "plum")
    cid.shows(card)
    ann.is_told("showed you")
    before = note_pages(table)
    server.kill()  # an action that was acknowledged is never lost
    server.start()
    are_back(before)
    expect(ann.page.get_by_test_id(f"shown-{card}")).to_be_visible()
    ann.ends_turn()
    table.turn_of("scarlet")
    ann.accuses_rightly()
    for person in before:
        person.sees_solution(table.truth.solution)


@pytest.mark.req("P-9.3", "P-6.2")
def test_the_server_is_stopped_and_says_so(server, players):
    table = Table.of(server, players, SEATS)
    ann, *_ = table.people.values()
    ann.moves("south")
    table.settle()
    before = note_pages(table)
    assert server.stop() in (0, -signal.SIGTERM)
    for person in before:
        popup = person.page.locator("#popup")
        expect(popup).to_be_visible()
        expect(popup).to_contain_text("The server restarts.")
        expect(popup).to_contain_text("This page comes back by itself.")
    server.start()
    are_back(before)
    ann.ends_turn()
    table.turn_of("scarlet")
    table.settle()


def note_pages(table):
    """What every page shows; and a mark on each, which is gone once it has come back by itself."""
    table.settle()
    sights = {person: person.looks() for person in table.people.values()}
    for person in sights:
        person.page.evaluate("() => { window.fromBefore = true; }")
    return sights


def are_back(before):
    for person, sight in before.items():
        person.page.wait_for_function(
            "() => !window.fromBefore && document.querySelector('[data-testid=turn]') && window.did_handshake"
        )
        expect(person.page.locator("#popup")).not_to_be_visible()
        person.sees_again(sight)
