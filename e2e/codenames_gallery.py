"""The scenes of Codenames for the gallery: a game of six to the assassin, a pause, and a game that is won."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.codenames_match import Agent, Match, other
from e2e.server import Server
from e2e.table import PlayersLike

Camera = Callable[[Page, str], None]
SIX = {
    "Ann": "red_operative",
    "Ben": "red_spymaster",
    "Cleo": "red_operative",
    "Dora": "blue_spymaster",
    "Ed": "blue_operative",
    "Bartholomew": "blue_operative",
}
FOUR = {name: place for name, place in SIX.items() if name not in ("Cleo", "Bartholomew")}


def game(take: Camera, players: PlayersLike, server: Server) -> None:
    """A game of six, phase by phase, until somebody touches the assassin."""
    match = Match.of(server, players, SIX, clue_seconds="120", guess_seconds="180")
    team, rival = match.team, match.spymaster(other(match.team))
    watcher = match.watch("Gus")
    clue(take, match)
    take(rival.page, "codenames-rival-spymaster")
    voting(take, match)
    take(match.spymaster().page, "codenames-own-team-guesses")
    take(watcher, "codenames-watched")
    one, two = match.operatives()
    for each in (one, two):
        each.takes_back(match.cards(team)[0])
    for card in match.cards(team)[:2]:
        match.guesses(card)
    take(one.page, "codenames-may-end")
    one.at("action-end-guessing").click()
    take(one.page, "codenames-sure")
    one.says_yes()
    rival.sees_turn("Your turn")
    for colour in ("neutral", team):
        match.clue("unlimited")
        match.guesses(match.cards(colour)[0])
        match.clue(2)
        for card in (*match.cards(team)[:2], match.cards("neutral")[0]):
            match.guesses(card)
    take(rival.page, "codenames-late-clue")
    take(one.page, "codenames-late-waiting")
    log(take, rival)
    match.clue(1)
    match.guesses(match.cards("assassin")[0])
    for page, scene in ((one.page, "won"), (rival.page, "lost"), (watcher, "watched"), (match.host.page, "host")):
        expect(page.get_by_test_id("winner")).to_be_visible()
        take(page, f"codenames-end-{scene}")


def clue(take: Camera, match: Match) -> None:
    """A clue that is thought of: typed, refused, good, and given."""
    spymaster, (one, _) = match.spymaster(), match.operatives()
    take(spymaster.page, "codenames-to-give-a-clue")
    take(one.page, "codenames-waiting-for-a-clue")
    field, verdict = spymaster.at("clue-word"), spymaster.page.locator(".verdict-place")
    field.press_sequentially(match.words[7])
    expect(verdict.locator(".no")).to_be_visible()
    spymaster.at("clue-count-2").check()
    take(spymaster.page, "codenames-clue-refused")
    field.fill("Lighthouse")
    expect(verdict.locator(".yes")).to_be_visible()
    take(spymaster.page, "codenames-clue-good")
    spymaster.at("action-clue").click()
    one.sees_turn("vote for a card")


def voting(take: Camera, match: Match) -> None:
    """Nobody has voted, both have for different cards, both for one that waits for one of them."""
    one, two = match.operatives()
    take(one.page, "codenames-to-vote")
    card = match.cards(match.team)[0]
    one.votes(card)
    two.votes(match.cards("neutral")[0])
    expect(one.page.locator(".tag")).to_have_count(2)
    take(one.page, "codenames-split-vote")
    two.votes(card)
    expect(one.at(f"action-confirm-{card}")).to_be_visible()
    take(one.page, "codenames-to-confirm")
    take(two.page, "codenames-teammate-confirms")


def log(take: Camera, agent: Agent) -> None:
    """The sheet of a phone."""
    for open_it in (True, False):
        agent.at("show-log").evaluate("(button) => button.click()")
        if open_it:
            take(agent.page, "codenames-log")


def pause(take: Camera, players: PlayersLike, server: Server) -> None:
    """A spymaster is gone when it is their turn: the game stands until somebody steps in, or they are back."""
    match = Match.of(server, players, FOUR)
    lost, guest = match.spymaster(other(match.team)), match.agents["Ed"]
    browser = lost.page.context
    match.clue()
    lost.goes()
    expect(guest.page.locator(".member.away")).to_have_count(1)
    match.guesses(match.cards("neutral")[0])
    for agent, scene in ((guest, "guest"), (match.host, "host")):
        expect(agent.at("banner")).to_be_visible()
        take(agent.page, f"codenames-paused-{scene}")
    watcher = match.watch("Gus")
    expect(watcher.locator("[data-testid^=action-ask-]")).to_be_visible()
    take(watcher, "codenames-paused-watched")
    watcher.get_by_test_id("player-name").fill("Gus")
    watcher.locator("[data-testid^=action-ask-]").click()
    expect(match.host.at("action-agree-Gus")).to_be_visible()
    take(watcher, "codenames-paused-asked")
    take(match.host.page, "codenames-paused-request")
    browser.new_page().goto(f"/room/{match.code}")
    expect(match.host.at("action-resume")).to_be_visible()
    take(match.host.page, "codenames-resume")


def win(take: Camera, players: PlayersLike, server: Server) -> None:
    """All agents of a team are found by one clue."""
    match = Match.of(server, players, FOUR)
    (operative,) = match.operatives()
    match.clue("unlimited")
    for card in match.cards(match.team):
        match.guesses(card)
    expect(operative.at("winner")).to_be_visible()
    take(operative.page, "codenames-end-agents")
