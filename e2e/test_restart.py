"""The server is killed, or stopped, in the middle of a game, and started again."""

import signal
import sqlite3
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from e2e.table import Table

SERVER_MODULE = "clueapp"  # the program itself
OWN_SERVER = True  # it is killed and started again

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}


@pytest.mark.req("P-2.5", "P-6.2", "C-8.10")
def test_the_server_is_killed_in_the_middle_of_a_game(server, players):
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    bob.marks("rope", "scarlet")
    trio = table.ask("scarlet", answered_by="plum")
    before = table.remember()
    server.kill()
    for person in before:
        expect(person.page.locator("#popup")).to_be_visible()
    server.start()
    table.is_back(before)
    for person in before:
        expect(person.page.locator("#popup")).not_to_be_visible()
    card = table.truth.answer(trio, "plum")
    cid.shows(card)
    ann.is_told("showed you")
    before = table.remember()
    server.kill()  # an action that was acknowledged is never lost
    server.start()
    table.is_back(before)
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
    before = table.remember()
    assert server.stop() in (0, -signal.SIGTERM)
    for person in before:
        popup = person.page.locator("#popup")
        expect(popup).to_be_visible()
        expect(popup).to_contain_text("The server is restarting.")
        expect(popup).to_contain_text("This page will come back by itself.")
    server.start()
    table.is_back(before)
    ann.ends_turn()
    table.turn_of("scarlet")
    table.settle()


@pytest.mark.req("P-9.3")
def test_a_page_tries_again_by_itself_when_the_store_does_not_answer(server, players):
    page = players("Ann")
    with unreadable(server):
        page.goto("/room/ZZZZZZ")
        expect(page.get_by_role("heading", name="One moment, please")).to_be_visible()
        expect(page.locator("body")).not_to_contain_text("<meta")
    expect(page.get_by_role("heading", name="Nobody answers the door")).to_be_visible()


@contextmanager
def unreadable(server):
    """Keep the store from reading its rooms; the server's complaints about that are expected, and forgotten."""
    before = len(server.complaints())

    def rename(old, new):
        with sqlite3.connect(server.database) as database:
            database.execute("PRAGMA legacy_alter_table = ON")  # so that only the name changes
            database.execute(f"ALTER TABLE {old} RENAME TO {new}")
        database.close()

    rename("room", "away")
    try:
        yield
    finally:
        rename("away", "room")
    assert any("the store failed" in line for line in server.complaints()[before:])
    server.log_file.write_text("")
