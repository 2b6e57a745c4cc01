"""Whole matches of Trivia Duel: won, lost, tied, folded, bust, and played again."""

import re

import pytest
from playwright.sync_api import expect

from e2e.trivia_match import SLOW, Match

SERVER_ENV = SLOW


@pytest.mark.req(
    "P-1.5", "T-1.2", "T-1.4", "T-2.2", "T-2.6", "T-3.4", "T-3.7", "T-4.1", "T-4.2", "T-4.3", "T-4.4", "T-7.3"
)
def test_a_match_is_won_and_lost_and_played_again(server, players):
    match = Match.of(server, players)
    ann, ben = match.duelists
    dan = match.watch("Dan")
    # Question 1: Ann bets by a key, Ben matches by a key, and Ann knows it.
    match.betting(1)
    expect(ann.at("action-bet-50")).to_be_visible()
    ben.sees_prompt("Waiting for Ann")
    ann.page.keyboard.press("4")
    ann.sees_prompt("You bet 50")
    expect(ben.at("action-match")).to_be_visible()
    expect(ben.at("pot-total")).to_have_text("50")
    ben.page.keyboard.press("m")
    match.clue_runs(30)
    ann.sees_balances(450, 450)
    expect(dan.get_by_test_id("pot-total")).to_have_text("100")
    expect(dan.locator("[data-testid=prompt] button")).to_have_count(0)
    ann.buzzes()
    ben.sees_prompt("Ann is answering")
    ann.answers(match.answer)
    ann.sees_outcome("Correct!")
    ben.sees_outcome("Ann is right")
    expect(ben.at("right-answer")).to_have_text(match.answer)
    expect(ben.at("whole-clue")).to_contain_text(match.question["clue"])
    expect(ben.at("change-P2")).to_have_text(re.compile("You.*−50.*now 450"))
    ann.sees_balances(550, 450)
    # Question 2: Ben is first; Ann raises; he matches. She is wrong, the clue goes on, he is right.
    match.betting(2)
    ben.bets(25)
    expect(ann.at("action-raise")).to_be_visible()
    ann.at("raise-amount").fill("60")
    expect(ann.page.locator("#raise-slider")).to_have_value("60")
    ann.at("action-raise").click()
    ben.sees_prompt("Ann raises to 60")
    expect(ben.at("action-match")).to_contain_text("Match 60")
    ben.matches()
    match.clue_runs(30)
    ann.buzzes()
    ann.answers("qwxz")
    ann.sees_prompt("You’ve had your go")
    expect(ben.at("question")).to_contain_text("Ann said")
    expect(ben.at("question")).to_contain_text("“qwxz”")
    match.clue_runs(60)
    ben.buzzes()
    ben.answers(match.answer)
    ann.sees_outcome("Ben is right")
    ann.sees_balances(490, 510)
    # Question 3: Ann folds by a key after her bet was raised.
    match.betting(3)
    ann.bets(10)
    ben.raises_to(400)
    ann.sees_prompt("Ben raises to 400")
    ann.page.keyboard.press("f")
    ben.sees_outcome("Ann folded")
    match.result_passes()
    ann.sees_winner("Ben wins this time")
    ben.sees_winner("You win!")
    expect(dan.get_by_test_id("winner")).to_have_text("Ben wins!")
    for row, own, others in ((1, "+50", "−50"), (2, "−60", "+60"), (3, "−10", "+10")):
        expect(ann.at(f"row-{row}")).to_have_text(re.compile(rf"Q{row}.*{re.escape(own)}.*{re.escape(others)}"))
    expect(ann.at("score-P1")).to_have_text("480")
    shared = ann.at("share").get_attribute("data-text")
    assert "■□▽" in shared
    assert not any(secret in shared for secret in (match.code, "http", *(each["answer"] for each in match.questions)))
    ann.at("share").click()
    expect(ann.page.locator("[data-testid=share][data-copied]")).to_be_visible()
    # Both may press it: Ben waits, Ann starts it, and he bets first this time.
    for person in (ann, ben):
        expect(person.at("ending")).to_contain_text("Final score")
        expect(person.at("rematch")).to_have_text("Play again")
        expect(person.at("leave-room")).to_have_text("Leave")
    ben.at("rematch").click()
    expect(ben.at("waiting")).to_have_text("You’ve asked to play again. Ann can start it.")
    expect(ann.at("waiting")).to_have_text("Ben would like to play again.")
    ann.at("rematch").click()
    for person in (ann, ben):
        person.sees_question(1)
        person.sees_balances(500, 500)
    match.betting(1)
    ben.folds()
    ann.sees_outcome("Ben folded")


@pytest.mark.req("T-4.3")
def test_one_leaves_after_the_match(server, players):
    match = Match.of(server, players)
    ann, ben = match.duelists
    match.betting(1)
    match.both_in(100)
    ben.buzzes()
    ben.answers(match.answer)
    match.is_folded_to_the_end()
    ben.sees_winner("You win!")
    ben.at("leave-room").click()
    ben.page.wait_for_url(re.compile(r"/$"))
    expect(ann.page.locator("[data-testid=podium-P2].away")).to_be_visible()
    expect(ann.at("waiting")).to_contain_text("Ben has left.")
    expect(ann.at("rematch")).to_have_count(0)
    ann.at("to-lobby").click()
    expect(ann.page.locator("[data-testid=seat-P1].yours")).to_be_visible()
    cat = match.join("Cat")
    for person in (ann, cat):
        person.sees_question(1)
        person.sees_balances(500, 500)


@pytest.mark.req("T-5.3")
def test_one_leaves_for_good_in_the_middle_of_a_match(server, players):
    match = Match.of(server, players)
    ann, ben = match.duelists
    match.betting(1)
    match.both_in(100)
    ben.at("menu").click()
    ben.at("leave-for-good").click()
    expect(ben.page.get_by_role("dialog")).to_contain_text("You forfeit the match, and your opponent wins.")
    ben.at("sure-yes").click()
    ann.sees_winner("You win!")
    expect(ann.at("ending")).to_contain_text("Ben left before the end.")
    expect(ann.at("to-lobby")).to_be_visible()


@pytest.mark.req("T-2.3", "T-3.2", "T-3.5", "T-4.2", "T-4.4")
def test_a_tie_both_wrong_nobody_buzzes_and_a_fold_before_any_bet(server, players):
    match = Match.of(server, players)
    ann, ben = match.duelists
    match.betting(1)
    match.both_in(100)
    ben.buzzes()
    ben.answers("no idea")
    ann.buzzes()
    ann.answers("none either")
    for person in (ann, ben):
        person.sees_outcome("Nobody knew it")
        person.sees_balances(500, 500)
    match.betting(2)
    match.both_in(50)
    match.clue_runs()
    for person in (ann, ben):
        expect(person.at("timer")).to_contain_text("to buzz")
        expect(person.at("action-buzz")).to_be_visible()
    match.time_runs_out()
    ben.sees_outcome("Nobody buzzed")
    ben.sees_balances(500, 500)
    match.betting(3)
    ann.folds()
    ben.sees_outcome("Ann folded")
    match.result_passes()
    for person in (ann, ben):
        person.sees_winner("It’s a tie")
        expect(person.at("ending")).to_contain_text("each player keeps the 500 they came with")


@pytest.mark.req("T-1.1", "T-2.1", "T-2.3", "T-2.4", "T-3.4", "T-4.3")
def test_every_kind_of_fold_no_folds_left_and_silence(server, players):
    match = Match.of(server, players, questions="5")
    ann, ben = match.duelists
    match.betting(1)
    ann.bets(25)  # after a bet: it costs what one has put in, which is nothing yet
    ben.folds()
    ben.sees_outcome("You folded")
    ann.sees_balances(500, 500)
    match.betting(2)
    ben.bets(50)  # after a raise
    ann.raises_to(80)
    ben.sees_prompt("Ann raises to 80")
    ben.folds()
    ann.sees_outcome("Ben folded")
    ann.sees_balances(550, 450)
    match.betting(3)
    match.time_runs_out()  # by the clock
    ann.sees_outcome("You folded")
    ann.is_told("Time ran out, so you fold.")
    ann.sees_balances(550, 450)
    match.betting(4)
    expect(ben.at("no-folds")).to_be_disabled()  # then the clock bets
    match.time_runs_out()
    ben.is_told("Time ran out, so you bet 5.")
    ann.matches()
    match.clue_runs(18)
    ben.sees_balances(445, 545)
    ben.buzzes()
    ann.sees_prompt("Ben is answering")
    match.time_runs_out()  # silence is a wrong answer
    expect(ann.at("action-buzz")).to_be_visible()
    ben.is_told("You run out of time.")
    ann.buzzes()
    ann.answers("as wrong")
    ann.sees_outcome("Nobody knew it")
    match.betting(5)
    ann.folds()
    match.result_passes()
    ann.sees_winner("You win!")
    expect(ann.at("ending")).not_to_contain_text("Longest streak")  # she won two pots in a row, and answered nothing


@pytest.mark.req("T-2.5", "T-4.2")
def test_all_in_and_bust(server, players):
    match = Match.of(server, players, questions="7")
    ann, ben = match.duelists
    match.betting(1)
    ann.bets(100)
    expect(ben.at("raise-amount")).to_have_attribute("max", "500")
    ben.raises_to(500)
    ann.matches()
    match.clue_runs(12)
    ben.buzzes()
    ben.answers(match.answer)
    ann.sees_balances(0, 1000)
    ann.sees_prompt("You have nothing left to bet")  # and doesn't call the first of seven questions the last
    match.result_passes()
    ann.sees_winner("Ben wins this time")
    expect(ann.at("ending")).to_contain_text("You have nothing left to bet.")
    expect(ben.at("ending")).to_contain_text("Ann has nothing left to bet.")


@pytest.mark.req("T-3.3", "T-3.6", "T-4.1", "T-4.1b")
def test_two_buzz_at_once_and_rulings_are_overturned_or_stand(server, players):
    match = Match.of(server, players, ante="5")
    ann, ben = match.duelists
    match.betting(1)
    match.both_in(25)
    with server.frozen():  # so that neither is told of the other before both have pressed
        ann.page.keyboard.press("Space")
        ben.page.keyboard.press("Space")
    match.until(lambda: match.is_now("Buzzed"))
    first, second = sorted(match.duelists, key=lambda each: each.seat != match.events[-1]["seat"])
    second.sees_prompt(f"{first.name} is answering")
    first.answers("quite wrong")
    second.buzzes()  # the loser of a race keeps their buzz
    second.answers("as wrong")
    ann.sees_outcome("Nobody knew it")
    ann.at("action-dispute-P1").click()
    ben.sees_prompt("Ann disputes a ruling")
    ben.at("action-overturn-P1").click()
    ann.sees_outcome("Correct!")
    ben.sees_prompt("The ruling is overturned")
    ben.sees_balances(470, 530)
    # It goes on when both are ready; the space bar and Enter say so, and not by mistake.
    ann.presses_until("Enter", "Waiting for Ben")
    expect(ben.at("podium-P1")).to_contain_text("ready")
    ben.presses_until("Space", "Both players agreed")
    match.time_runs_out()
    for person in (ann, ben):
        person.sees_question(2)
    # And a no is a no.
    match.time_runs_out()
    match.both_in(25)
    ben.buzzes()
    ben.answers("wrong again")
    ann.buzzes()
    ann.answers(match.answer)
    ben.at("action-dispute-P2").click()
    ann.sees_prompt("Do you agree?")
    ann.page.keyboard.press("n")
    for person in (ann, ben):
        person.sees_prompt("The ruling stands")
    expect(ben.at("action-dispute-P2")).to_have_count(0)
    ben.sees_balances(440, 560)
    match.time_runs_out()  # three seconds are the least
    ann.is_ready()
    ben.is_ready()
    for person in (ann, ben):
        person.sees_question(3)


def bets_of(match, seat):
    """A player's bets, raises and folds on this question so far."""
    return [event["action"] for event in match.events if event["kind"] == "BetPlaced" and event["seat"] == seat]


@pytest.mark.req("T-6.3")
def test_a_match_against_the_house(server, players):
    match = Match(server, players)
    ann = match.open("Ann")
    ann.page.get_by_test_id("add-bot").click()
    ann.page.get_by_test_id("add-bot-novice").click()
    ann.sees_question(1)
    match.betting(1)
    ann.bets(5)
    match.until(lambda: bool(bets_of(match, "P2")))  # it thinks for a while, and stays in: it costs little
    if bets_of(match, "P2") == ["RAISE"]:
        ann.matches()
    match.until(lambda: match.is_now("ClueOpened", "ClueTicked"))
    expect(ann.page.locator("[data-testid=podium-P2].away")).to_have_count(0)
    ann.buzzes()
    ann.answers(match.answer)
    ann.sees_outcome("Correct!")
