"""The quick raises of a duel, pressed in a browser: double, half and all in."""

import pytest
from playwright.sync_api import expect

from e2e.trivia_match import SLOW, Match

SERVER_ENV = SLOW


@pytest.mark.req("T-2.2", "T-2.5", "T-4.4")
def test_a_quick_raise_is_one_press_and_says_its_amount(server, players):
    match = Match.of(server, players)
    ann, ben = match.duelists
    # Question 1: Ann bets 50, and Ben doubles it with a click.
    match.betting(1)
    ann.bets(50)
    for name, amount in (("double", 100), ("half", 250), ("all", 500)):
        expect(ben.at(f"action-raise-{name}")).to_contain_text(str(amount))
    ben.at("action-raise-double").click()
    ann.sees_prompt("Ben raises to 100")
    expect(ann.at("pot-total")).to_have_text("150")
    ann.folds()
    # Question 2: Ben bets 25, and Ann goes half the way with a key. She has 450 left, so half is 225.
    match.betting(2)
    ben.bets(25)
    expect(ann.at("action-raise-half")).to_contain_text("225")
    ann.presses_until("h", "You raise to 225")
    ben.sees_prompt("Ann raises to 225")
    ben.folds()
    # Question 3: Ann bets 100, and Ben goes all in: as far as Ann can follow with her 475.
    match.betting(3)
    ann.bets(100)
    ben.at("action-raise-all").click()
    ann.sees_prompt("Ben raises to 475")
    expect(ann.at("action-raise-double")).to_have_count(0)  # there is one raise a question
    expect(ann.at("action-match")).to_contain_text("475")
