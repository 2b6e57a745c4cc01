"""Clocks and pauses of Codenames: all tabs closed, a lost spymaster, a role that is taken, and an owner who is gone."""

import pytest
from playwright.sync_api import expect

from e2e.codenames_match import FOUR, SIX, Agent, Match, other

SERVER_ENV = {"CLUEAPP_GRACE_SECONDS": "120"}


@pytest.mark.req("W-2.3", "W-3.1", "W-3.5", "P-7.1")
def test_a_game_without_operatives_is_paused_at_once_and_a_clock_runs_out_with_all_tabs_closed(server, players):
    match = Match(server, players)
    host = match.open("Ann", FOUR["Ann"], clue_seconds="60", guess_seconds="90")
    for name in ("Bob", "Cid", "Dot"):
        match.join(name, FOUR[name])
    guessers = [match.agents[name] for name in ("Bob", "Dot")]
    for agent in guessers:
        agent.goes()
    expect(host.page.locator(".name-chip.away")).to_have_count(2)
    host.at("start").click()
    expect(host.at("banner")).to_contain_text("is missing an operative")
    first = match.team
    for agent in guessers:
        agent.comes_back()
    host.at("action-resume").click()
    match.spymaster(first).sees_turn("Your turn: give a clue")
    for agent in match.agents.values():
        expect(agent.at("timer")).to_be_visible()
    for agent in match.agents.values():
        agent.goes()
    match.until(lambda: match.last("Attended").get("present") == [])
    server.skip(61)
    match.until(lambda: match.events[-1]["kind"] == "Paused")
    assert match.last("TurnEnded")["why"] == "time"
    assert match.team == other(first)
    for agent in match.agents.values():
        agent.comes_back()
    for agent in match.agents.values():
        expect(agent.at("banner")).to_contain_text("paused")
    match.host.at("action-resume").click()
    giver = match.spymaster(other(first))
    giver.sees_turn("Your turn: give a clue")

    # The guesses have a clock of their own, and a turn that is passed begins the next.
    match.clue(1)
    server.skip(61)
    assert match.events[-1]["kind"] == "ClueGiven"
    server.skip(30)
    match.until(lambda: match.events[-1]["kind"] == "TurnBegan")
    match.spymaster(first).sees_turn("Your turn: give a clue")


@pytest.mark.req("W-3.1", "W-3.2", "W-3.3", "W-2.14", "W-3.4")
def test_a_lost_spymaster_is_replaced_and_the_game_resumed(server, players):
    host = {"Gus": "blue_operative"}
    places = {**host, **{name: place for name, place in SIX.items() if name != "Fay"}}
    match = Match.of(server, players, places)
    if match.team == "red":
        match.passes()  # so that blue plays while red's spymaster goes
    ann, bob, eve = (match.agents[name] for name in ("Ann", "Bob", "Eve"))
    match.clue(2)
    ann.goes()
    expect(bob.at("team-red").locator(".member.away")).to_contain_text("Ann")
    match.guesses(match.cards("blue")[0])  # in the middle of a turn nothing stops
    assert match.events[-1]["kind"] == "CardRevealed"
    match.operatives("blue")[0].ends_guessing()
    here = [agent for agent in match.agents.values() if agent is not ann]
    for agent in here:
        expect(agent.at("banner")).to_contain_text("Red is missing a spymaster")
        assert agent.at("action-resume").count() == 0
    assert match.host.at("action-pick-red_spymaster").count() == 1  # anybody may step in

    # Whoever knows the key guesses no more; and whoever becomes spymaster is told so first.
    assert match.spymaster("blue").at("action-pick-red_operative").count() == 0
    bob.sees_no_key()
    bob.at("action-pick-red_spymaster").click()
    expect(bob.page.locator("#sure")).to_contain_text("can’t guess any more")
    bob.says_yes()
    bob.place, ann.place = "red_spymaster", "retired"
    expect(bob.at("action-pick-red_operative")).to_have_count(0)
    bob.page.wait_for_function("() => document.querySelectorAll('.word-card.paper.known').length > 15")
    bob.sees_key()
    eve.sees_no_key()
    for agent in here:
        expect(agent.at("banner")).to_contain_text("Red is complete again")
    match.host.at("action-resume").click()
    bob.sees_turn("Your turn: give a clue")
    match.clue(1)

    # Back again, in the same browser: with what was seen, and nothing to do.
    ann.comes_back()
    ann.sees_key()
    ann.sees_turn("Red’s turn")
    assert ann.page.locator("[data-testid^=vote-]").count() == 0
    match.guesses(match.cards("red")[0])


@pytest.mark.req("W-3.2", "P-1.5", "W-2.14")
def test_when_the_owner_is_the_one_who_is_gone_the_successor_resumes(server, players):
    match = Match.of(server, players, SIX)
    ann, bob = match.agents["Ann"], match.agents["Bob"]
    if match.team == "red":
        match.passes()
    ann.goes()  # the host, and red's spymaster
    expect(bob.at("team-red").locator(".member.away")).to_contain_text("Ann")
    match.passes()
    expect(bob.at("banner")).to_contain_text("Red is missing a spymaster")
    assert bob.at("action-resume").count() == 0

    # Two watchers ask to step in; the host of the moment declines one and lets the other in.
    watchers = {name: Agent(match, name, match.watch(name)) for name in ("Wim", "Xan")}
    for name, agent in watchers.items():
        agent.sees_turn("Can you step in?")
        agent.sees_no_key()
        agent.at("player-name").fill(name)
        agent.at("action-ask-red_spymaster").click()
        agent.sees_turn("You’ve asked to step in as the red spymaster")
    bob.is_told("A watcher would like to step in as Red spymaster.")
    assert bob.at("action-agree-Wim").count() == 0
    server.skip(61)
    bob.is_told("You’re the host now.")
    bob.at("action-decline-Xan").click()
    watchers["Xan"].sees_turn("Bob has declined")
    watchers["Xan"].sees_no_key()
    bob.at("action-agree-Wim").click()
    wim = match.agents["Wim"] = watchers["Wim"]
    wim.place, ann.place = "red_spymaster", "retired"
    bob.at("action-resume").click()
    wim.sees_turn("Your turn: give a clue")
    wim.sees_key()
    match.clue(1)
    match.guesses(match.cards("red")[0])
    bob.opens_menu("end-game")
    for agent in match.agents.values():
        if not agent.is_away:
            expect(agent.at("room-link")).to_be_visible()
    expect(bob.at("start")).to_be_visible()
