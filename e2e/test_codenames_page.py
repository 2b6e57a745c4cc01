"""The table of Codenames as a page: at every size, over reloads, clicked all over, and at rest."""

import re

import pytest
from playwright.sync_api import expect

from e2e.clicker import Clicker
from e2e.codenames_match import FOUR, SIX, Match, other
from e2e.steady import comes_to_show
from e2e.test_idle import rests

DESKTOPS = ({"width": 1280, "height": 720}, {"width": 1920, "height": 1080})
PHONES = ({"width": 390, "height": 844}, {"width": 360, "height": 740})
FITS = """() => {
  const root = document.documentElement, problems = [];
  if (root.scrollWidth > root.clientWidth) problems.push(`${root.scrollWidth} px wide of ${root.clientWidth}`);
  if (innerWidth > 1100 && root.scrollHeight > root.clientHeight) problems.push(`${root.scrollHeight} px high`);
  const isOut = ({ left, right, top, bottom }) => left < -0.5 || right > root.clientWidth + 0.5 ||
    top < 0 || bottom > innerHeight + 0.5;
  scrollTo(0, 0);
  const least = innerWidth > 1100 ? 15 : 9;
  for (const card of document.querySelectorAll('.word-place')) {
    const word = card.querySelector('.word'), box = card.getBoundingClientRect(), range = document.createRange();
    range.selectNodeContents(word);
    const text = range.getBoundingClientRect(), says = word.textContent;
    if (isOut(box)) problems.push(`${card.dataset.testid} is not in sight`);
    if (text.left < box.left - 0.5 || text.right > box.right + 0.5) problems.push(`${says} is wider than its card`);
    if (parseFloat(getComputedStyle(word).fontSize) < least) problems.push(`${says} is too small`);
  }
  return problems;
}"""
RESIZED = "(size) => innerWidth === size.width && innerHeight === size.height"


@pytest.mark.req("P-10.1", "W-4.5")
def test_the_board_fits_every_window(server, players):
    match = Match.of(server, players, SIX)

    def look(phase):
        for agent in match.agents.values():
            for size in (*DESKTOPS, *PHONES):
                agent.page.set_viewport_size(size)
                agent.page.wait_for_function(
                    "(size) => innerWidth === size.width && innerHeight === size.height", arg=size
                )
                problems = agent.page.evaluate(FITS)
                assert problems == [], (phase, agent, size, problems)
            agent.page.set_viewport_size(DESKTOPS[0])

    look("clue")
    match.clue(3)
    index = match.cards(match.team)[0]
    for each in match.operatives():
        each.votes(index)
    look("votes")
    match.operatives()[0].confirms(index)
    for agent in match.agents.values():
        agent.sees_open(index)
    match.guesses(match.cards("assassin")[0])
    for agent in match.agents.values():
        expect(agent.at("winner")).to_be_visible()
    look("over")


@pytest.mark.req("P-2.1", "P-2.5", "W-3.4", "W-2.14")
def test_a_reload_in_every_phase_loses_nothing(server, players):
    match = Match.of(server, players, FOUR)

    def reload_all(phase):
        for agent in match.agents.values():
            before = agent.looks()
            agent.reloads()
            comes_to_show(agent.page, agent.looks, before, phase)

    reload_all("clue")
    match.clue(2)
    match.operatives()[0].votes(match.cards(match.team)[0])
    for agent in match.agents.values():
        agent.sees_votes(match.cards(match.team)[0], match.operatives()[0].name)
    reload_all("votes")
    match.operatives()[0].confirms(match.cards(match.team)[0])
    match.until(lambda: match.events[-1]["kind"] == "CardRevealed")
    for agent in match.agents.values():
        agent.sees_open(match.last("CardRevealed")["index"])
    reload_all("guess")
    match.guesses(match.cards("assassin")[0])
    reload_all("over")


@pytest.mark.req("P-3.2")
def test_everything_at_the_table_can_be_clicked(server, players):
    match = Match.of(server, players, FOUR)
    clicker = Clicker([agent.page for agent in match.agents.values()])
    clicker.clicks(8)
    clicker.has_tried("CLUE")
    match.clue(3)
    clicker.clicks(16)
    clicker.has_tried("VOTE", "UNVOTE")
    clicker.rests()


@pytest.mark.req("P-10.2")
def test_a_table_at_which_nothing_happens_rests(server, players):
    for name in FOUR:
        players.context(name, reduced_motion="no-preference")
    match = Match.of(server, players, FOUR)
    for agent in match.agents.values():
        if agent is not match.spymaster():
            rests(agent.page)
    match.clue(1)
    rests(match.spymaster().page)
    rests(match.operatives(other(match.team))[0].page)


@pytest.mark.req("P-3.3")
def test_the_icon_of_the_page_has_the_colour_of_the_team_to_move(server, players):
    match = Match.of(server, players, FOUR)
    icon = "() => document.querySelector('link[rel~=icon]').href"
    first = match.team
    for agent in match.agents.values():
        agent.page.wait_for_function(f"(team) => ({icon})().includes(`favicon-${{team}}`)", arg=first)
    match.passes()
    for agent in match.agents.values():
        agent.page.wait_for_function(f"(team) => ({icon})().includes(`favicon-${{team}}`)", arg=other(first))
    assert re.search("Your turn", match.spymaster(other(first)).page.title())
