"""The server is killed in the middle of Codenames, and started again: in the clue, with votes, and in a pause."""

import pytest
from playwright.sync_api import expect

from e2e.codenames_match import SIX, Match
from e2e.steady import comes_to_show

SERVER_MODULE = "clueapp"  # the program itself
OWN_SERVER = True  # it is killed and started again


@pytest.mark.req("P-6.2", "P-2.5", "W-3.2")
def test_the_server_is_killed_in_every_phase(server, players):
    match = Match.of(server, players, SIX)

    def crash(phase, end=server.kill):
        here = [agent for agent in match.agents.values() if not agent.is_away]
        before = {agent: agent.looks() for agent in here}
        end()
        for agent in here:
            expect(agent.page.locator("#popup")).to_be_visible()
        server.start()
        for agent in here:
            expect(agent.page.locator("#popup")).not_to_be_visible()
            comes_to_show(agent.page, agent.looks, before[agent], phase)

    crash("clue")
    match.clue(2)
    index = match.cards(match.team)[0]
    for each in match.operatives():
        each.votes(index)
    for agent in match.agents.values():
        agent.sees_votes(index, *(each.name for each in match.operatives()))
    crash("votes")
    crash("votes, and a stop as an operator asks for it", server.stop)
    match.operatives()[0].confirms(index)
    for agent in match.agents.values():
        agent.sees_open(index)
    gone = match.spymaster("red" if match.team == "blue" else "blue")
    gone.goes()
    match.until(lambda: match.events[-1]["kind"] == "Attended")
    match.operatives()[0].ends_guessing()
    for agent in match.agents.values():
        if not agent.is_away:
            expect(agent.at("banner")).to_be_visible()
            expect(agent.page.locator(".member.away")).to_have_count(1)
    crash("paused")
    gone.comes_back()
    match.host.at("action-resume").click()
    gone.sees_turn("Your turn: give a clue")
