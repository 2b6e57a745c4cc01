"""Accusations that are false: one, and play goes on; then everybody's."""

import pytest
from playwright.sync_api import expect

from e2e.table import Table
from e2e.words import in_words

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}


@pytest.mark.req("C-3.5", "C-4.1", "C-4.7", "C-6.6", "C-7.1", "C-7.3", "C-7.4", "C-8.4", "P-5.3")
def test_a_false_accusation_and_play_goes_on(server, players):
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    ann.moves("south")
    ann.page.get_by_test_id("action-accuse").click()
    dialog = ann.page.locator("dialog#accuse")
    expect(dialog).to_contain_text("If it is false you alone see the solution, and you are out of the hunt")
    ann.page.get_by_test_id("accuse-cancel").click()
    expect(dialog).not_to_be_visible()
    wrong = ann.accuses_wrongly()
    truth = table.truth
    told = in_words(*truth.solution.cards)

    ann.is_told(f"Your accusation was false. The case file holds {told}.")
    ann.is_toasted(told)
    assert [line for line in ann.private_feed() if told in line]
    for person in (bob, cid):
        person.is_told(f"Miss Scarlet (Ann) accuses: {in_words(*wrong.cards)}!")
        person.is_told("The accusation was false. Miss Scarlet (Ann) is out of the hunt.")
        assert "case file holds" not in person.page.content()
        assert told not in person.page.content()
    for person in (ann, bob, cid):
        expect(person.page.locator("[data-testid=plate-scarlet].out")).to_be_visible()
        expect(person.page.get_by_test_id("winner")).to_have_count(0)
        person.sees_turn_of("green")
        person.token_is_in("scarlet", "hall")  # out of the hallway, into the first of its rooms
    assert ann.offers() == set()
    ann.sees_prompt("You are out of the hunt, but you still show cards.")

    trio = table.ask("green", answered_by="scarlet")
    assert table.acting() is ann
    assert ann.offers() == {f"show-{card}" for card in trio.cards if card in truth.hands["scarlet"]}
    card = truth.answer(trio, "scarlet")
    ann.shows(card)
    expect(bob.page.get_by_test_id(f"shown-{card}")).to_be_visible()
    expect(cid.page.get_by_test_id(f"shown-{card}")).to_have_count(0)
    bob.ends_turn()
    cid.sees_turn_of("plum")
    table.turn_of("green")  # Scarlet's turn was passed over
    for person in (ann, bob, cid):
        person.sees_turn_of("green")

    # The last one left goes on alone.
    table.turn_of("plum")
    cid.accuses_wrongly()
    turns = table.truth.turns
    table.go_on(lambda now: now.turns > turns + 1)
    bob.sees_turn_of("green")
    expect(bob.page.get_by_test_id("winner")).to_have_count(0)
    bob.accuses_rightly()
    bob.sees_winner("You have solved the case!")


@pytest.mark.req("C-7.3", "C-7.4", "P-3.2")
def test_everybody_is_eliminated_and_nobody_wins(server, players):
    table = Table.of(server, players, SEATS)
    everybody = list(table.people.values())
    for person in everybody:
        assert table.acting() is person
        for other in everybody:
            expect(other.page.get_by_test_id("winner")).to_have_count(0)
        person.accuses_wrongly()
    for person in everybody:
        person.sees_winner("Nobody wins")
        person.sees_solution(table.truth.solution)
        person.is_told("Nobody has solved the case.")
        assert person.offers() == set()
        expect(person.page.locator("[data-testid^=plate-].out")).to_have_count(3)
