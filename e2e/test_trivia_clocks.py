"""The duel's own clocks, as the rules have them: nothing is rigged here."""

import re

import pytest
from playwright.sync_api import expect

from e2e.trivia_match import Match

SERVER_MODULE = "clueapp"  # the program itself
WRONG_CLOCK = """() => {
  const right = Date.now.bind(Date);
  Date.now = () => right() + 3_600_000;
}"""


@pytest.mark.req("T-1.3", "T-3.1", "T-3.2")
def test_pages_count_down_by_themselves_and_the_clue_types_itself(server, players):
    players.context("Ben").add_init_script(f"({WRONG_CLOCK})()")
    match = Match.of(server, players)
    ann, ben = match.duelists
    expect(ann.at("timer")).to_contain_text(re.compile("until betting|to bet"))  # on a slow machine the first is past
    expect(ann.at("action-bet-5")).to_be_visible()  # after 3 s, by itself
    expect(ben.at("timer")).to_contain_text("to bet")
    for person in (ann, ben):
        assert 0 < left(person) <= 15
    before = left(ben)
    expect(ben.page.locator(".timer .countdown")).not_to_have_text(f"{before} s")
    ann.bets(5)
    ben.matches()
    for person in (ann, ben):
        person.sees_clue(18)
    text = ann.at("clue-letters").text_content()
    assert match.question["clue"].startswith(text)
    assert len(text) < len(match.question["clue"])  # letter by letter, and not all at once
    ann.buzzes()
    assert left(ann) <= 5
    expect(ben.at("action-buzz")).to_be_visible()  # after 5 s without an answer
    ben.is_told("runs out of time")


def left(person):
    return int(person.page.locator(".timer .countdown").inner_text().removesuffix(" s"))
