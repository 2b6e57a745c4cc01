"""The screens of a duel: each state of the source has its screen here, for both players and for whoever watches."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from clueapp.games.trivia.actions import Raise
from clueapp.games.trivia.events import AnswerRuled, ClueResumed, DraftKept
from clueapp.games.trivia.state import SEATS
from clueapp.kernel.truth import Fact
from clueapp.rooms.view import StandInClock
from tests.components.duel_page import Look
from tests.games.trivia_table import NOW, ULAANBAATAR, AtDuel, betting, clue, duel, sample


# Category
@pytest.mark.req("T-4.4", "T-1.2", "T-1.3")
async def test_the_category_turns_over_and_says_when_the_betting_begins(look: Look) -> None:
    page = look(duel(), "P1")
    assert page.text("card") == "Question 1 of 3 Geography"
    assert "turning" in page.html("card")
    assert page.text("timer") == "3 s until betting"
    assert 'data-remaining="3000"' in page.html("timer")
    assert 'role="timer"' in page.html("timer")
    assert page.text("prompt") == "Question 1 You bet first."
    assert look(duel(), "P2").text("prompt") == "Question 1 Ann bets first."
    assert not page.offers


# Betting
@pytest.mark.req("T-4.4", "T-2.1", "T-1.1")
async def test_my_bet_is_a_chip_within_my_balance(look: Look) -> None:
    page = look(betting(), "P1")
    assert page.offers == {"bet-5", "bet-10", "bet-25", "bet-50", "bet-100", "fold"}
    assert "Place your bet" in page.text("prompt")
    assert "Fold (2 left)" in page.text("prompt")
    for key, amount in enumerate((5, 10, 25, 50, 100), start=1):
        assert f'data-act="BET" data-sends=\'{{"amount":{amount}}}\' data-keys="{key}"' in page.html("prompt")
    assert 'data-keys="f"' in page.html("prompt")
    assert "15 s" in page.text("timer")
    poor = look(betting().set_balances(30, 400), "P1")
    assert poor.offers == {"bet-5", "bet-10", "bet-25", "fold"}


@pytest.mark.req("T-2.5")
async def test_with_less_than_a_chip_one_bets_all_of_it(look: Look) -> None:
    page = look(betting().set_balances(3, 400), "P1")
    assert page.offers == {"bet-3", "fold"}


@pytest.mark.req("T-4.4", "T-2.6")
async def test_their_bet_is_waited_for(look: Look) -> None:
    at = betting()
    assert look(at, "P2").text("prompt") == "Ann bets first Waiting for Ann …"
    at.p1.bets(50)
    page = look(at, "P1")
    assert page.text("prompt") == "You bet 50 Waiting for Ben …"
    assert "450" in page.text("podiums")
    assert page.text("pot") == "Pot 50"
    assert not page.offers


@pytest.mark.req("T-4.4", "T-2.2")
async def test_a_bet_is_answered_with_a_match_a_raise_within_limits_or_a_fold(look: Look) -> None:
    page = look(betting().p1.bets(50).at, "P2")
    assert page.offers == {"match", "raise", "raise-double", "raise-half", "raise-all", "fold"}
    assert "Ann bets 50" in page.text("prompt")
    assert "Match it to see the clue, raise it, or fold and give up the pot." in page.text("prompt")
    assert "Match 50" in page.text("prompt")
    assert 'data-keys="m"' in page.html("prompt")
    assert 'min="51" max="500"' in page.html("prompt")
    assert 'data-numbers="amount"' in page.html("prompt")


@pytest.mark.req("T-2.2", "T-2.5", "T-4.4")
async def test_a_quick_raise_doubles_the_bet_or_goes_half_or_all_the_way(look: Look) -> None:
    html = look(betting().p1.bets(50).at, "P2").html("prompt")
    for name, key, amount in (("Double", "d", 100), ("Half", "h", 250), ("All in", "a", 500)):
        assert f'data-act="RAISE" data-sends=\'{{"amount":{amount}}}\' data-keys="{key}"' in html
        assert f'aria-label="{name} {amount}: raise to' in html
    assert "data-settles" in html, "a key that was meant for something else raises nothing"


@pytest.mark.req("T-2.2", "T-2.5")
@pytest.mark.parametrize(
    ("bet", "poorer", "offered"),
    [
        (50, 500, {"double": 100, "half": 250, "all": 500}),
        (100, 500, {"double": 200, "half": 250, "all": 500}),
        (100, 180, {"all": 180}),
        (25, 100, {"double": 50, "all": 100}),
        (10, 100, {"double": 20, "half": 50, "all": 100}),
        (100, 200, {"all": 200}),
        (5, 6, {"all": 6}),
        (100, 100, {}),
    ],
)
async def test_a_quick_raise_is_offered_where_its_amount_is_legal(
    look: Look, bet: int, poorer: int, offered: dict[str, int]
) -> None:
    at = betting().set_balances(500, poorer).p1.bets(bet).at
    page = look(at, "P2")
    assert {each.removeprefix("raise-") for each in page.offers if "raise-" in each} == set(offered)
    sent = re.findall(r'data-act="RAISE" data-sends=\'{"amount":(\d+)}', page.html("prompt"))
    assert sorted(map(int, sent)) == sorted(offered.values())
    assert all(page.at.menu("P2").allows(Raise(int(amount))) for amount in sent)


@pytest.mark.req("T-4.4", "T-2.2")
async def test_after_a_raise_one_matches_or_folds(look: Look) -> None:
    at = betting().p1.bets(50).p2.raises_to(100).at
    page = look(at, "P1")
    assert page.offers == {"match", "fold"}
    assert "Ben raises to 100 You bet 50. Match it to see the clue, or fold and lose your 50. Match 100" in page.text(
        "prompt"
    )
    assert look(at, "P2").text("prompt") == "You raise to 100 Ann bets 50. Waiting for Ann …"
    assert look(at).text("prompt") == "Ben raises to 100 Ann bets 50. Waiting for Ann …"
    assert page.text("pot") == "Pot 150"


@pytest.mark.req("T-2.4")
async def test_without_folds_left_there_is_none_to_click(look: Look) -> None:
    at = betting().p1.folds().at.next_question().p2.bets(5).p1.folds().at.next_question()
    page = look(at, "P1")
    assert "fold" not in page.offers
    assert "No folds left" in page.text("prompt")
    assert page.html("podiums").count("fold-card used") == 2
    assert 'aria-label="no folds left"' in page.html("podiums")


# Clue
@pytest.mark.req("T-4.4", "T-3.1", "T-3.7")
async def test_the_clue_is_typed_and_can_be_buzzed_at(look: Look) -> None:
    page = look(clue(60), "P1")
    assert page.text("letters").startswith(ULAANBAATAR.clue[:60].strip())
    assert ULAANBAATAR.clue[60:72] not in page.html("letters")
    assert 'class="fresh"' in page.html("letters")
    assert 'class="caret"' in page.html("letters")
    assert page.offers == {"buzz"}
    assert 'data-keys="Space"' in page.html("prompt")
    assert page.html("timer") == ""
    assert "Geography Question 1 of 3" in page.text("card")


@pytest.mark.req("T-3.1", "P-5.2")
@pytest.mark.parametrize("viewer", [*SEATS, None])
async def test_no_panel_tells_how_long_the_clue_is_before_its_end(look: Look, viewer: str | None) -> None:
    def drawn(length: int) -> list[dict[str, str]]:
        """All that is drawn of a clue of so many letters, which is halted for a wrong answer, until 216 are out."""
        question = replace(ULAANBAATAR, clue=f"{ULAANBAATAR.clue}{'x' * 50}"[:length])
        page = look(betting(question, sample(1), sample(2)).p1.bets(50).p2.matches().at, viewer)
        steps = [page.everything]
        for letters in range(6, 217, 6):
            page.at.clue_runs(letters)
            if letters == 60:
                page.at.p1.buzzes()
                page.look()
                steps.append(page.everything)
                page.at.p1.answers("no idea")
            page.look()
            steps.append(page.everything)
        return steps

    shorter, longer = drawn(214), drawn(250)
    assert shorter[:-1] == longer[:-1]
    assert ("width:100%" in shorter[-1]["letters"], "width:86%" in longer[-1]["letters"]) == (True, True)


@pytest.mark.req("T-3.1", "T-1.3")
async def test_a_tick_sends_the_letters_and_nothing_else(look: Look) -> None:
    for viewer in (*SEATS, None):
        page = look(clue(6), viewer)
        sent = []
        while len(page.at.public.bout.letters) < len(ULAANBAATAR.clue) - 6:
            page.at.time_runs_out()
            sent.append(page.look())
        assert all(panels - {"spoken"} == {"letters"} for panels in sent)
        assert sum("spoken" in panels for panels in sent) == 1  # the first of its two sentences
        page.at.time_runs_out()
        assert page.look() == {"letters", "spoken", "timer", "prompt"}
        assert "to buzz" in page.text("timer")
        assert "That’s the whole clue." in page.text("prompt")
        assert 'class="caret"' not in page.html("letters")


@pytest.mark.req("T-3.1")
async def test_a_page_opened_in_the_middle_of_a_clue_has_its_letters_at_once(look: Look) -> None:
    page = look(clue(90), "P2")
    assert ULAANBAATAR.clue[:84] in page.text("letters")
    page.at.time_runs_out()
    assert page.look() == {"letters"}


@pytest.mark.req("T-4.4", "T-3.2")
async def test_i_answer_in_a_field_that_has_the_focus(look: Look) -> None:
    at = clue(30).p1.buzzes().at
    page = look(at, "P1")
    assert page.offers == {"answer"}
    assert "data-focus" in page.html("prompt")
    assert 'data-act="ANSWER"' in page.html("prompt")
    assert page.text("timer") == "5 s to answer"
    assert "halted" in page.html("letters")
    assert "answering" in page.text("podiums")


@pytest.mark.req("T-4.4", "T-3.2")
async def test_the_other_is_answering(look: Look) -> None:
    at = clue(30).p1.buzzes().at
    page = look(at, "P2")
    assert page.text("prompt") == "Ann is answering … The clue waits for them."
    assert not page.offers
    assert look(at).text("prompt") == "Ann is answering … The clue waits for them."


async def test_what_is_being_typed_stays_whatever_else_happens(look: Look) -> None:
    page = look(clue(30).p1.buzzes().at, "P1")
    sent = page.look(away=("P2",), stand_in=StandInClock("P2", NOW + 30_000), passed=2_000)
    assert "prompt" not in sent
    assert {"podiums", "away"} <= sent


@pytest.mark.req("T-4.4", "T-3.4")
async def test_after_a_wrong_answer_the_clue_goes_on_for_the_other(look: Look) -> None:
    at = clue(30).p1.buzzes().answers("Ulan <i>Ude</i>").at
    page = look(at, "P1")
    assert page.text("prompt") == "You’ve had your go Now Ben can buzz."
    assert not page.offers
    assert "You said “Ulan <i>Ude</i>” wrong" in page.text("card")
    assert "<i>Ude" not in page.html("card")
    assert look(at, "P2").offers == {"buzz"}
    assert look(at, "P2").text("prompt").startswith("Buzz when you know it Only you can buzz now.")
    assert look(at).text("prompt") == "Who knows it? Ben can buzz."


# Who looks
@pytest.mark.req("T-4.4")
async def test_ones_own_podium_is_on_the_left_and_watchers_have_no_buttons(look: Look) -> None:
    at = betting().p1.bets(25).at
    assert look(at, "P2").text("podiums").startswith("Ben (you) The Fox")
    assert look(at, "P1").text("podiums").startswith("Ann (you) The Owl")
    buzzed, wrong = clue(30).p1.buzzes(), clue(30).p1.buzzes().answers("x")
    for match in (betting(), at, clue(30), buzzed.at, wrong.at):
        watcher = look(match)
        assert watcher.text("podiums").startswith("Ann The Owl")
        assert "data-act" not in watcher.html("prompt")


@pytest.mark.req("T-1.1")
async def test_a_match_of_seven_says_how_far_it_is(look: Look) -> None:
    at: AtDuel = duel(*map(sample, range(7)))
    assert look(at, "P1").text("card") == "Question 1 of 7 Geography"


@pytest.mark.req("T-3.4")
async def test_the_form_asks_the_page_to_send_a_typed_answer_in_time(look: Look) -> None:
    page = look(clue(30).p1.buzzes().at, "P1")
    assert 'data-act="ANSWER" data-in-time=".timer .countdown"' in page.html("prompt")
    assert 'class="countdown"' in page.html("timer").split('class="timer"')[1]
    assert 'data-typed="ABC234 1 0"' in page.html("prompt")


@pytest.mark.req("T-3.4", "P-6.6")
async def test_a_draft_from_an_earlier_version_is_shown_on_its_owners_page_only(look: Look) -> None:
    at = clue(30).p1.buzzes().at
    page = look(at, "P1")
    at.happens([Fact(own={"P1": DraftKept(0, "Ulan <b>")})])
    assert page.look() == set(), "what somebody is typing must stay"
    assert 'value="Ulan &lt;b&gt;"' in look(at, "P1").html("prompt")
    for other in ("P2", None):
        assert all("Ulan" not in look(at, other).html(panel) for panel in ("prompt", "card", "podiums", "letters"))
    late = clue(30).p1.buzzes().at
    ruled = AnswerRuled("P1", "Ulan <b>", is_right=False, is_late=True)
    late.happens([Fact(public=ruled), Fact(public=ClueResumed(30, is_complete=False))])
    assert "You said “Ulan <b>” as time ran out wrong" in look(late, "P1").text("card")


@pytest.mark.req("T-4.1b")
async def test_an_ante_is_in_the_pot_before_anybody_bets(look: Look) -> None:
    page = look(betting(options={"ante": 10}), "P1")
    assert page.text("pot") == "Pot 20"
    assert "490" in page.text("podiums")
