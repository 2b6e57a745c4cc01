"""A whole game of Codenames without a mouse: from the home page over the lobby to the assassin, and again."""

import pytest
from playwright.sync_api import expect

from e2e.codenames_match import CLUES, FOUR, Agent, Match, other
from e2e.test_keyboard import tab_to

WIDE = 5


@pytest.mark.req("P-10.2", "W-1.3", "W-2.7", "W-2.8")
def test_a_whole_game_by_keyboard_alone(server, players):
    match = Match(server, players)
    page = players("Ann")
    page.goto("/")
    tab_to(page, "game-codenames")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("player-name")).to_be_focused()
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    page.wait_for_url("**/room/*")
    match.code = page.url.rsplit("/", 1)[-1]
    for name, place in FOUR.items():
        by_keys(match, players, name, place)
    tab_to(match.host.page, "start")
    match.host.page.keyboard.press("Enter")
    match.has_begun()
    first = match.team
    gives(match, CLUES[0], "1")
    (guesser,) = match.operatives()
    found = match.cards(first)[0]
    presses_c_too_early(guesser)
    votes(guesser, found)
    was_told_to_wait(match, guesser, found)
    confirms(guesser)
    guesser.sees_open(found)
    tab_to(guesser.page, "action-end-guessing")
    guesser.page.keyboard.press("Enter")
    tab_to(guesser.page, "sure-yes")
    guesser.page.keyboard.press("Enter")
    match.until(lambda: match.team == other(first))
    gives(match, CLUES[1], "0")
    (guesser,) = match.operatives()
    votes(guesser, match.cards("assassin")[0])
    confirms(guesser)
    for agent in match.agents.values():
        expect(agent.at("winner")).to_contain_text(f"{first.title()} wins")
    tab_to(match.host.page, "rematch-same")
    match.host.page.keyboard.press("Enter")
    match.spymaster(other(first)).sees_turn("Your turn: give a clue")


def by_keys(match, players, name, place):
    """Sit down without a mouse."""
    page = players(name)
    if name != "Ann":
        page.goto(f"/room/{match.code}")
        tab_to(page, "player-name")
        page.keyboard.type(name)
    agent = match.agents[name] = Agent(match, name, page)
    tab_to(page, f"pick-{place}")
    page.keyboard.press("Enter")
    expect(agent.at(f"seat-{place}").locator(".name-chip.own")).to_contain_text(name)
    agent.place = place


def gives(match, word, count):
    page = match.spymaster().page
    expect(page.get_by_test_id("clue-word")).to_be_focused()
    page.keyboard.type(word)
    page.keyboard.press("Tab")
    chosen = page.get_by_test_id(f"clue-count-{count}")
    for _ in range(12):
        if chosen.is_checked():
            break
        page.keyboard.press("ArrowRight")
    expect(chosen).to_be_checked()
    page.keyboard.press("Enter")
    for agent in match.agents.values():
        agent.sees_clue(word)


def votes(agent, index):
    """With the arrows to the card, from wherever they begin; where nothing can be voted for, round it."""
    page = agent.page
    expect(agent.at(f"vote-{index}")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    for _ in range(40):
        before = card_in_focus(page)
        if before == index:
            break
        page.keyboard.press(towards(before, index))
        if card_in_focus(page) == before:
            page.keyboard.press("ArrowRight" if before % WIDE < WIDE - 1 else "ArrowLeft")
    assert card_in_focus(page) == index
    page.keyboard.press("Enter")
    expect(agent.at(f"vote-{index}")).to_have_attribute("aria-pressed", "true")


def card_in_focus(page):
    return page.evaluate("() => Number(document.activeElement.dataset.card ?? -1)")


def towards(here, there):
    if here // WIDE != there // WIDE:
        return "ArrowDown" if here < there else "ArrowUp"
    return "ArrowRight" if here < there else "ArrowLeft"


def presses_c_too_early(agent):
    """Press the key at the very moment when the button appears: it turns nothing over, and the button says so."""
    agent.page.evaluate(
        """() => {
            const watch = new MutationObserver(() => {
                const button = document.querySelector('[data-testid^=action-confirm-][data-resting]');
                if (!button) return;
                watch.disconnect();
                document.dispatchEvent(new KeyboardEvent('keydown', {key: 'c'}));
                document.dispatchEvent(new KeyboardEvent('keyup', {key: 'c'}));
                window.early = button.innerText;
            });
            watch.observe(document.body, {subtree: true, childList: true, attributes: true});
        }"""
    )


def was_told_to_wait(match, agent, index):
    agent.page.wait_for_function("() => window.early !== undefined")
    assert "One moment…" in agent.page.evaluate("() => window.early")
    assert match.events[-1]["kind"] == "VoteCast"
    assert index in match.cards(match.team)


def confirms(agent):
    expect(agent.page.locator("[data-testid^=action-confirm-]:not([data-resting])")).to_be_visible()
    agent.page.keyboard.press("c")
