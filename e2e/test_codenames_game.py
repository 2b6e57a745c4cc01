"""Whole games of Codenames: four to a win and a rematch, six with votes that split, and the assassin."""

import re

import pytest
from playwright.sync_api import expect

from clueapp.games.codenames.library import open_library
from clueapp.games.codenames.spelling import are_alike
from e2e.codenames_match import CLUES, FOUR, SIX, Match, other

REFUSALS = {
    "two words": "one word",
    "f00t": "only letters",
    "wine-bottle-opener-tool": "at most one hyphen",
}


def test_no_clue_of_the_journeys_is_like_a_word():
    words = [word for pack in open_library(None).packs for word in pack.words]
    assert [(clue, word) for clue in CLUES for word in words if are_alike(clue, word)] == []


@pytest.mark.req("W-1.1", "W-1.2", "W-1.3", "W-1.5", "W-1.6", "W-1.8", "W-2.2", "W-2.3", "W-2.4", "W-2.7", "W-2.8")
@pytest.mark.req("W-2.9", "W-4.2")
def test_four_play_to_the_end_and_again(server, players):
    match = Match.of(server, players, FOUR)
    first, second = match.team, other(match.team)
    everybody = match.agents.values()
    match.spymaster().sees_turn("Your turn: give a clue")
    expect(match.spymaster().at("timer")).to_contain_text("for the clue")
    for agent in everybody:
        if agent.place.endswith("spymaster"):
            agent.sees_key()
        else:
            agent.sees_no_key()

    # A clue that is refused says why as one types, to its giver alone; what was typed stays.
    giver, (guesser,) = match.spymaster(), match.operatives()
    word = match.words[3]
    for text, reason in {**REFUSALS, word: word.upper(), f"zz-{word}": f"{word.upper()} is on the board"}.items():
        giver.at("clue-word").fill(text)
        expect(giver.page.locator("#clue-verdict")).to_contain_text(reason)
    giver.at("clue-word").fill("nebula")
    expect(giver.page.locator("#clue-verdict")).not_to_contain_text(re.compile("one word|only letters|on the board"))
    assert not [event for event in match.events if event["kind"] == "ClueGiven"]
    match.clue(2)
    guesser.sees_turn("Your turn: vote for a card")
    expect(guesser.at("prompt")).to_contain_text("3 guesses left, including a bonus guess")
    assert guesser.at("action-end-guessing").count() == 0

    # Two of one's own, then it is left at that.
    for index in match.cards(first)[:2]:
        match.guesses(index)
    expect(guesser.at("prompt")).to_contain_text("1 guess left: the bonus guess")
    expect(guesser.at(f"left-{first}")).to_have_text("7")
    struck = [word.upper() for word in (match.words[event["index"]] for event in match.events if "colour" in event)]
    assert sorted(giver.at("own-agents").locator("s").all_inner_texts()) == sorted(struck)
    guesser.ends_guessing()
    match.spymaster(second).sees_turn("Your turn: give a clue")

    # A bystander ends the turn, and so does an agent of the others.
    match.passes()
    match.spymaster(first).sees_turn("Your turn: give a clue")
    match.clue(1)
    match.guesses(match.cards(second)[0])
    match.spymaster(second).sees_turn("Your turn: give a clue")
    for agent in everybody:
        expect(agent.at(f"left-{second}")).to_have_text("7")
        expect(agent.at("log")).to_contain_text("NEBULA")

    # All the rest in one turn.
    match.clue("unlimited")
    for index in match.cards(second):
        match.guesses(index)
    for agent in everybody:
        expect(agent.at("winner")).to_contain_text(f"{second.title()} wins")
        agent.sees_key()
    expect(giver.at(f"card-{match.cards(first)[0]}")).to_contain_text("agent", ignore_case=True)

    # Again: as they were, with other words, and the others start.
    before, words = [agent.place for agent in everybody], match.words
    match.host.at("rematch-same").click()
    match.until(lambda: match.words != words)
    for agent in everybody:
        expect(agent.at("winner")).to_have_count(0)
    assert match.team == second
    assert [agent.place for agent in everybody] == before
    assert not set(match.words) & set(words)
    match.spymaster().sees_turn("Your turn: give a clue")
    match.spymaster().sees_key()
    for agent in match.operatives("red") + match.operatives("blue"):
        agent.sees_no_key()


@pytest.mark.req("W-2.7", "W-2.8")
def test_six_vote_split_and_agree(server, players):
    match = Match.of(server, players, SIX)
    one, two = match.operatives()
    rival, _ = match.operatives(other(match.team))
    match.clue(3)
    right, wrong, third = match.cards(match.team)[:3]
    one.votes(right)
    two.votes(wrong)
    for agent in match.agents.values():
        agent.sees_votes(right, one.name)
        agent.sees_votes(wrong, two.name)
    for agent in (one, two):
        agent.sees_turn("Votes are split: agree on one card")
        assert agent.page.locator("[data-testid^=action-confirm-]").count() == 0
    assert rival.page.locator("[data-testid^=vote-]").count() == 0
    two.votes(third)
    one.sees_votes(wrong)
    two.takes_back(third)
    one.sees_votes(third)
    two.votes(right)
    one.sees_votes(right, one.name, two.name)
    assert two.page.locator("[data-testid^=action-confirm-]").count() == 0  # a teammate confirms
    two.sees_turn(re.compile("is chosen"))
    one.confirms(right)
    for agent in match.agents.values():
        agent.sees_open(right)

    # Two presses on the end of the turn end one turn.
    one.at("action-end-guessing").click()
    with server.frozen():
        one.at("sure-yes").dblclick()
        two.page.evaluate("() => document.querySelector('[data-testid=action-end-guessing]').click()")
        two.at("sure-yes").click()
    match.spymaster(other(match.last("ClueGiven")["team"])).sees_turn("Your turn: give a clue")
    assert sum(event["kind"] == "TurnEnded" for event in match.events) == 1
    assert match.events[-1]["kind"] == "TurnBegan"


@pytest.mark.req("W-1.7", "W-4.5", "W-4.2")
def test_the_assassin_is_a_scene_for_the_whole_table(server, players):
    for name in FOUR:
        players.context(name, reduced_motion="no-preference")
    match = Match.of(server, players, FOUR)
    loser = match.team
    match.clue(1)
    (assassin,) = match.cards("assassin")
    (guesser,) = match.operatives()
    guesser.votes(assassin)
    guesser.confirms(assassin)
    for agent in match.agents.values():
        expect(agent.at("spectacle")).to_contain_text("The assassin!")
        expect(agent.at("winner")).to_contain_text(f"{other(loser).title()} wins")
        agent.sees_open(assassin)
        expect(agent.at("prompt")).to_contain_text(f"{loser.title()} turned over the assassin")
        agent.sees_key()
    latecomer = match.watch("Gil")
    expect(latecomer.get_by_test_id("winner")).to_contain_text("wins")
    assert latecomer.get_by_test_id("spectacle").count() == 0


@pytest.mark.req("W-4.6")
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_wrong_guess_is_seen_by_the_whole_table_once_and_blocks_nothing(server, players, motion):
    for name in FOUR:
        players.context(name, reduced_motion=motion)
    match = Match.of(server, players, FOUR)
    watcher, rival = match.watch("Gil"), other(match.team)
    pages = [*(agent.page for agent in match.agents.values()), watcher]
    match.clue(2)
    (guesser,) = match.operatives()
    card = match.cards("neutral")[0]
    for page in pages:
        page.evaluate(HEED_FLASH)
    guesser.votes(card)
    guesser.confirms(card)
    for page in pages:
        flash = page.get_by_test_id("flash")
        expect(flash).to_contain_text(f"A bystander!{match.words[card].upper()}The turn passes to {rival.title()}.")
        assert page.evaluate("() => window.flashes") == [True], "it was in sight when it came"
        assert flash.get_attribute("aria-live") == "polite"
    # The next spymaster can go on at once: the flash takes no press, and lies on no part of the prompt.
    spymaster = match.spymaster(rival)
    boxes = spymaster.page.evaluate(BOXES)
    assert boxes["flash"]["bottom"] <= boxes["orders"]["top"], boxes
    assert spymaster.page.evaluate(IS_UNDER_THE_FLASH), "a press goes through it to the card below"
    spymaster.clues("nebula", 1)
    for page in pages:
        expect(page.locator(".wrong-guess")).to_be_hidden()
    guesser.reloads()
    expect(guesser.at("board")).to_be_visible()
    guesser.sees_clue("nebula")
    assert guesser.page.locator(".wrong-guess").count() == 0


HEED_FLASH = """() => {
  window.flashes = [];
  const place = document.querySelector('[data-testid=flash]');
  new MutationObserver(() => {
    const flash = place.querySelector('.wrong-guess');
    if (flash) window.flashes.push(flash.checkVisibility({ visibilityProperty: true }));
  }).observe(place, { childList: true });
}"""
BOXES = """() => Object.fromEntries([['flash', '.wrong-guess'], ['orders', '.orders']].map(
  ([name, found]) => [name, document.querySelector(found).getBoundingClientRect().toJSON()]))"""
IS_UNDER_THE_FLASH = """() => {
  const { left, top, width, height } = document.querySelector('.wrong-guess').getBoundingClientRect();
  return !document.elementFromPoint(left + width / 2, top + height / 2).closest('.wrong-guess');
}"""


@pytest.mark.req("W-4.6", "W-1.8")
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_winners_are_celebrated(server, players, motion):
    for name in FOUR:
        players.context(name, reduced_motion=motion)
    match = Match.of(server, players, FOUR)
    team, (guesser,) = match.team, match.operatives()
    names = f"{match.spymaster().name} and {guesser.name}"
    match.clue("unlimited")
    cards = match.cards(team)
    for card in cards[:-1]:
        match.guesses(card)
    for agent in match.agents.values():
        agent.page.evaluate(HEED_CONFETTI)
    guesser.votes(cards[-1])
    guesser.confirms(cards[-1])
    for agent in match.agents.values():
        curtain = agent.at("spectacle")
        expect(curtain).to_contain_text(f"{team.title()} wins!{names}")
        ending = agent.at("ending")
        expect(ending).to_contain_text(f"{team.title()} wins!{names}")
        expect(ending).to_contain_text(f"{match.spymaster(team).name}’s NEBULA ∞ found nine.")
        expect(ending.locator(".ending-frame img")).to_have_count(2)
        expect(curtain).to_be_hidden()
        assert len(agent.page.evaluate("() => window.falling")) == (0 if motion == "reduce" else 1)
    guesser.reloads()
    expect(guesser.at("ending").locator(".ending-frame")).to_be_visible()
    assert guesser.page.locator("[data-live]").count() == 0, "no confetti after a reload"


HEED_CONFETTI = """() => {
  window.falling = [];
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  new MutationObserver((all) => window.falling.push(...all
    .filter(({ target }) => target.dataset.live !== undefined && isSeen(target))
    .map(({ target }) => target.dataset.spectacle)))
    .observe(document, { subtree: true, attributeFilter: ['data-live'] });
}"""


@pytest.mark.req("W-2.15")
def test_the_host_chooses_who_plays_with_whom_in_a_rematch(server, players):
    match = Match.of(server, players, SIX)
    host, everybody = match.host, list(match.agents.values())

    def play_again(choice):
        words = match.words
        match.clue(1)
        match.guesses(match.cards("assassin")[0])
        for agent in everybody:
            expect(agent.at("winner")).to_be_visible()
            expect(agent.at(f"rematch-{choice}")).to_have_count(1 if agent is host else 0)
            expect(agent.at("rematch")).to_have_count(0 if agent is host else 1)
        host.at(f"rematch-{choice}").click()
        match.until(lambda: match.words != words)
        for agent in everybody:
            expect(agent.at("winner")).to_have_count(0)
        return match.last_seating()

    assert play_again("same") == SIX
    first = play_again("swap")
    assert first == {**SIX, **swapped("red", "Ann", "Bob"), **swapped("blue", "Cid", "Dot")}
    match.take_places(first)
    for agent in everybody:
        agent.sees_key() if agent.place.endswith("spymaster") else agent.sees_no_key()
        agent.is_told("The host made")
    shuffled = play_again("shuffle")
    assert sorted(shuffled.values()) == sorted(SIX.values())
    match.take_places(shuffled)
    for agent in everybody:
        agent.sees_key() if agent.place.endswith("spymaster") else agent.sees_no_key()


def swapped(team, before, now):
    return {before: f"{team}_operative", now: f"{team}_spymaster"}


@pytest.mark.req("W-2.7")
def test_a_confirmation_cannot_be_hit_by_the_click_that_voted(server, players):
    match = Match.of(server, players, FOUR)
    match.clue(1)
    (guesser,) = match.operatives()
    index = match.cards("assassin")[0]
    with server.frozen():
        guesser.at(f"vote-{index}").dblclick()
    expect(guesser.at(f"vote-{index}")).to_have_attribute("aria-pressed", "true")
    box = guesser.at(f"card-{index}").bounding_box()
    target = guesser.at(f"action-confirm-{index}").bounding_box()
    assert box
    assert target
    is_beside = target["x"] >= box["x"] + box["width"] or target["y"] >= box["y"] + box["height"]
    assert is_beside or target["x"] + target["width"] <= box["x"] or target["y"] + target["height"] <= box["y"]
    assert not [event for event in match.events if event["kind"] == "CardRevealed"]
