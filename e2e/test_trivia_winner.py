"""The end of a duel: the winner is celebrated, and whoever asked for less motion is spared the confetti."""

import pytest
from playwright.sync_api import expect

from e2e.trivia_match import SLOW, Match

SERVER_ENV = SLOW
IS_FREE = """(node) => {
  const box = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""
HEED = """() => {
  window.lit = 0;
  new MutationObserver((all) => { window.lit += all.filter(({ target }) => target.dataset.live !== undefined).length; })
    .observe(document, { subtree: true, attributeFilter: ['data-live'] });
}"""
"""Counts the celebrations that were lit up on the page."""


@pytest.mark.req("T-4.3", "P-10.2")
def test_the_winner_is_celebrated_and_the_buttons_stay_free(server, players):
    players.context("Ben", reduced_motion="no-preference")
    match = Match.of(server, players)
    ann, ben = match.duelists
    match.betting(1)
    match.both_in(100)
    ben.buzzes()
    ben.answers(match.answer)
    answer = match.answer
    ben.sees_outcome("Correct!")
    for person in (ann, ben):
        person.page.evaluate(HEED)
    match.is_folded_to_the_end()
    ben.sees_winner("You win!")
    ann.sees_winner("Ben wins this time")
    for person in (ann, ben):
        expect(person.at("winner-portrait").locator("img")).to_be_visible()
        expect(person.at("best-moment")).to_contain_text(f"won 100 on question 1 with “{answer}”.")
        for button in ("rematch", "leave-room", "share"):
            assert person.at(button).evaluate(IS_FREE), button
    ben.page.wait_for_function("() => window.lit > 0")
    expect(ben.page.locator(".confetti[data-live]")).to_have_count(0)  # it ends by itself
    expect(ann.at("confetti")).to_be_hidden()  # she asks for less motion
    ben.at("rematch").click()
    expect(ann.at("waiting")).to_contain_text("Ben would like to play again.")
