"""An accusation owns the table: everybody sees it revealed, step by step, before anything else changes.

Here the steps are a minute apart and the test controls the clock, so a page always has ample time to show too much.
"""

import pytest
from playwright.sync_api import expect

from e2e.secrets import read_log
from e2e.table import Table

STEP = 60
SERVER_ENV = {"RIGGED_REVEAL": f"[{STEP}, {2 * STEP}, {3 * STEP}]", "CLUEAPP_BOTS_PACE": "0.01"}


@pytest.mark.req("C-7.5", "C-7.2", "C-7.3", "D-5.2", "B-2.4", "P-2.5", "P-3.3", "P-10.2")
def test_nothing_gives_away_the_outcome_before_the_verdict(server, players):
    players.context("Ann", reduced_motion="no-preference")
    table = Table(server, players)
    ann = table.open_room("Ann", "scarlet", fill="3", notebook="seen")
    bob = table.join("Bob", "plum")  # the last in turn: a system player comes after Ann
    table.start()
    dan = table.arrive("Dan")
    everybody = (ann, bob, dan)
    table.settle()
    solution, wrong = table.truth.solution, table.truth.wrong_accusation()

    # A false one: the next system player waits, however quick it is.
    before = {person: heard(person) for person in everybody}
    ann.speaks_out(*wrong.cards)
    written = [*read_log(server.database, table.code)]
    for person in everybody:
        is_said(person, ann, before)
    server.skip(STEP)
    sees_inside(ann, solution)
    for person in (bob, dan):
        expect(person.page.get_by_test_id("accusation")).to_contain_text("Ann looks inside")
        sees_inside(person, None)
    for person in everybody:
        is_said(person, ann, before)
    assert not ann.page.locator(".note-row.file").count(), "the notebook knows it as well"
    bob.marks("rope", "scarlet")  # players can still take notes
    bob.page.reload()
    expect(bob.page.get_by_test_id("accusation")).to_contain_text("Ann looks inside")
    is_said(bob, ann, before)
    server.skip(STEP)
    for person in everybody:
        expect(person.page.get_by_test_id("verdict")).to_have_text("False")
        is_said(person, ann, before, verdict="False")
        person.page.keyboard.press("Escape")  # the scene can't be closed yet
    assert len([*read_log(server.database, table.code)]) == len(written) + 1, "Bob's note is all that was written"
    server.skip(STEP)
    for person in everybody:
        expect(person.page.locator("[data-testid=plate-scarlet].out")).to_be_visible()
        person.is_told("The accusation was false." if person is not ann else "Your accusation was false.")
        person.is_toasted("accusation was false")
    expect(ann.page.locator(".note-row.file")).to_have_count(3)
    sees_inside(bob, None)

    # A true one: everybody sees the cards with the verdict, and only then that the case is closed.
    bob.page.locator(".prompt-body.yours").wait_for()
    table.catch_up()
    before = {person: heard(person) for person in everybody}
    bob.speaks_out(*solution.cards)
    for person in everybody:
        is_said(person, bob, before)
    server.skip(STEP)
    sees_inside(bob, solution)
    expect(dan.page.get_by_test_id("accusation")).to_contain_text("Bob looks inside")
    sees_inside(dan, None)
    server.skip(STEP)
    for person in everybody:
        expect(person.page.get_by_test_id("verdict")).to_have_text("True")
        sees_inside(person, solution)
        is_said(person, bob, before, verdict="True")
        expect(person.page.get_by_test_id("ending")).to_have_count(0)
    server.skip(STEP)
    for person in everybody:
        person.sees_winner("You’ve solved the case!" if person is bob else "Professor Plum (Bob) wins")
        person.sees_solution(solution)
        expect(person.page.get_by_test_id("turn")).to_have_text("The case is closed")
        expect(person.page.get_by_test_id("accusation")).to_have_count(0)


def heard(person):
    """Everything this page has said about accusations, in its feed and in toasts."""
    lines = (*person.feed(), *person.page.evaluate("() => window.toasts"))
    return [line for line in lines if "accus" in line or "solved" in line]


def is_said(person, accuser, before, verdict=None):
    """See on this page that an accusation was made, and nothing of its outcome."""
    expect(person.page.get_by_test_id("accusation")).to_be_visible()
    expect(person.page.get_by_test_id("verdict")).to_have_count(1 if verdict else 0)
    headline = "You accuse" if person is accuser else f"{accuser.name} accuses"
    expect(person.page.get_by_test_id("turn")).to_have_text(headline)
    expect(person.page.locator(f".plate.acting, [data-testid=plate-{accuser.seat}].out")).to_have_count(0)
    assert person.offers() == set()
    assert "Your turn" not in person.page.title()
    assert heard(person) == before[person]


def sees_inside(person, trio):
    """See these cards from the envelope face up on this page; with None, see none."""
    expect(person.page.locator("[data-testid^=solution-]")).to_have_count(3 if trio else 0)
    for card in trio.cards if trio else ():
        expect(person.page.get_by_test_id(f"solution-{card}")).to_be_visible()
