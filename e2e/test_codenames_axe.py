"""axe finds nothing serious at a table of Codenames, in any phase and role, by night and by day."""

import pytest
from playwright.sync_api import expect

from e2e.codenames_match import CLUES, SIX, Match, other


@pytest.mark.req("P-10.2", "P-10.3", "W-4.3")
def test_axe_finds_nothing_in_any_phase_and_role(server, players, inspect):
    match = Match(server, players)
    match.open("Ann", "red_spymaster")
    guest = players("Bob")
    guest.goto(f"/room/{match.code}")
    expect(guest.get_by_test_id("player-name")).to_be_visible()
    inspect(guest, "joining a team")
    for name, place in list(SIX.items())[1:]:
        match.join(name, place)
    inspect(match.host.page, "lobby of the host")
    match.host.at("bring-pack").click()
    expect(match.host.at("pack-title")).to_be_visible()
    inspect(match.host.page, "words of one's own")
    match.host.at("pack-close").click()
    match.start()
    watcher = match.watch("Gil")
    giver, (one, two) = match.spymaster(), match.operatives()
    rival = match.operatives(other(match.team))[0]
    for agent, what in ((giver, "to give a clue"), (one, "waiting for the clue"), (rival, "the others")):
        inspect(agent.page, what)
    giver.at("clue-word").fill(match.words[0])
    expect(giver.page.locator("#clue-verdict")).to_contain_text("on the board")
    inspect(giver.page, "a clue that would be refused")
    match.clue(2)
    one.votes(match.cards(match.team)[0])
    two.votes(match.cards(match.team)[0])
    expect(one.page.locator("[data-testid^=action-confirm-]:not([data-resting])")).to_be_visible()
    for page, what in ((one.page, "to confirm"), (two.page, "a teammate confirms"), (giver.page, "the team guesses")):
        inspect(page, what)
    inspect(watcher, "watching")
    index = match.cards(match.team)[0]
    one.confirms(index)
    one.sees_open(index)
    away = match.spymaster(other(match.team))
    away.goes()
    expect(one.at(f"team-{away.place.split('_')[0]}").locator(".member.away")).to_be_visible()
    one.ends_guessing()
    expect(rival.at("banner")).to_be_visible()
    inspect(rival.page, "paused")
    rival.steps_in(away.place)
    host = match.host if not match.host.is_away else None
    if host is not None:
        expect(host.at("action-resume")).to_be_visible()
        inspect(host.page, "paused, to resume")
        host.at("action-resume").click()
    else:
        away.comes_back()
        away.at("action-resume").click()
    rival.sees_turn("Your turn: give a clue")
    inspect(rival.page, "a new spymaster")
    rival.clues(CLUES[5], 1)
    guesser = next(each for each in match.operatives() if each is not rival)
    guesser.sees_clue(CLUES[5])
    assassin = match.cards("assassin")[0]
    guesser.votes(assassin)
    guesser.confirms(assassin)
    expect(guesser.at("winner")).to_be_visible()
    expect(watcher.get_by_test_id("winner")).to_be_visible()
    inspect(guesser.page, "over")
    inspect(giver.page, "over, spymaster")
    inspect(watcher, "over, watching")
    players("Hal").goto("/rules/codenames")
    inspect(players("Hal"), "rules")
