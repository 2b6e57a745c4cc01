"""Coming back to a duel: reloads in every phase, closed browsers, a server that is killed in the middle of a clue."""

from functools import partial

import pytest
from playwright.sync_api import expect

from e2e.steady import catch_up, comes_to_show
from e2e.trivia_match import GRACE, PATIENCE, SLOW, Match

SERVER_ENV = SLOW


def looks(duelist):
    """What a page shows of the match, without the seconds that run."""
    texts = {name: duelist.at(name).inner_text() for name in ("question", "clue", "prompt", "pot")}
    podiums = duelist.page.locator(".podiums").inner_text()
    offers = duelist.page.locator("[data-testid=prompt] [data-testid^=action-]").evaluate_all(
        "nodes => nodes.map(node => node.dataset.testid)"
    )
    return texts, podiums, offers, duelist.page.title()


@pytest.mark.req("T-5.3", "T-4.4", "T-3.1", "P-2.5")
def test_a_reload_in_every_phase_shows_what_was_there(server, players):
    match = Match.of(server, players)
    ann, ben = match.duelists

    def reloaded(phase, *people):
        catch_up([ann.page, ben.page])
        for person in people:
            before = looks(person)
            person.reloads()
            comes_to_show(person.page, partial(looks, person), before, phase)

    reloaded("category", ann)
    match.betting(1)
    expect(ann.at("action-fold")).to_be_visible()
    reloaded("betting", ben)
    ann.bets(50)
    expect(ben.at("action-match")).to_be_visible()
    reloaded("answer to a bet", ben)
    ben.raises_to(90)
    expect(ann.at("action-match")).to_be_visible()
    reloaded("answer to a raise", ann)
    ann.matches()
    match.clue_runs(48)
    reloaded("clue", ann, ben)
    assert ann.at("clue-letters").text_content() == match.question["clue"][:48]
    match.clue_runs(54)
    ben.buzzes()
    ann.sees_prompt("Ben is answering")
    reloaded("answer", ann, ben)
    expect(ben.at("answer-text")).to_be_focused()
    ben.answers("wrong")
    expect(ann.at("action-buzz")).to_be_visible()
    ben.sees_prompt("You’ve had your go")
    reloaded("clue resumed", ben)
    match.clue_runs()
    expect(ann.at("timer")).to_contain_text("to buzz")
    reloaded("window", ann)
    ann.buzzes()
    ann.answers(match.answer)
    ben.sees_outcome("Ann is right")
    ann.sees_outcome("Correct!")
    reloaded("result", ben)
    match.is_folded_to_the_end()
    ben.sees_winner("Ann wins this time")
    ann.sees_winner("You win!")
    reloaded("end", ann)


def leave(players, person):
    """Close the browser; it keeps its cookie, as browsers do."""
    kept = players.context(person.name).storage_state()
    players.close(person.name)
    return kept


def come_back(players, person, kept):
    players.context(person.name, storage_state=kept)
    person.page = players(person.name)
    person.page.goto(f"/room/{person.match.code}")
    expect(person.page.locator(f"[data-testid=podium-{person.seat}].you")).to_be_visible()


@pytest.mark.req("T-5.3")
def test_one_is_gone_and_comes_back_and_is_gone_for_too_long(server, players):
    match = Match.of(server, players)
    ann, ben = match.duelists
    match.betting(1)
    kept = leave(players, ann)
    expect(ben.at("away")).to_contain_text("Ann is away and forfeits in")
    expect(ben.page.locator("[data-testid=podium-P1].away")).to_be_visible()
    match.time_runs_out()  # the clocks run meanwhile: betting folds by itself
    ben.sees_outcome("Ann folded")
    come_back(players, ann, kept)
    expect(ben.at("away")).to_have_count(0)
    ann.sees_outcome("You folded")
    match.betting(2)
    match.both_in(50)
    leave(players, ann)
    expect(ben.at("away")).to_be_visible()
    for _ in range(GRACE // 60 + 1):
        server.skip(60)
    ben.sees_winner("You win!")
    expect(ben.at("ending")).to_contain_text("Ann was away for too long.")
    ben.sees_balances(500, 500)  # the pot has gone back


@pytest.mark.req("T-5.3")
def test_both_are_gone_and_the_match_waits_and_is_given_up(server, players):
    match = Match.of(server, players)
    ann, ben = match.duelists
    dan = match.watch("Dan")
    match.betting(1)
    match.both_in(50)
    letters = match.letters
    kept = {person: leave(players, person) for person in (ann, ben)}
    expect(dan.get_by_test_id("away")).to_contain_text("The match waits for them.")
    server.skip(PATIENCE / 2)  # its clocks stand still
    for person in (ann, ben):
        come_back(players, person, kept[person])
        expect(person.at("clue-letters")).to_have_text(letters)
    expect(dan.get_by_test_id("away")).to_have_count(0)
    match.clue_runs(36)
    for person in (ann, ben):
        leave(players, person)
    expect(dan.get_by_test_id("away")).to_contain_text("The match waits for them.")
    server.skip(PATIENCE + 1)
    expect(dan.get_by_test_id("winner")).to_have_text("The match was called off")
    expect(dan.get_by_test_id("ending")).to_contain_text("so nobody wins.")


@pytest.mark.req("T-5.3", "P-2.5", "P-6.2")
def test_the_server_is_killed_in_the_middle_of_a_clue(server, players):
    match = Match.of(server, players)
    ann, ben = match.duelists
    match.betting(1)
    match.both_in(50, letters=60)
    for person in (ann, ben):
        person.page.evaluate("() => { window.fromBefore = true; }")
    server.kill()
    expect(ann.page.locator("#popup")).to_be_visible()
    server.start()
    for person in (ann, ben):
        person.page.wait_for_function(
            "() => !window.fromBefore && window.did_handshake && document.querySelector('[data-testid=clue-letters]')"
        )
        expect(person.at("clue-letters")).to_have_text(match.question["clue"][:60])
        expect(person.at("away")).to_have_count(0)
    match.clue_runs(72)
    ben.buzzes()
    ben.answers(match.answer)
    ann.sees_outcome("Ben is right")
