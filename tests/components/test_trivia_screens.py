"""The screens of a duel: each state of the source has its screen here, for both players and for whoever watches."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from nicegui import ui
from nicegui.testing import User

from clueapp.games.trivia.duel import SEATS
from clueapp.rooms.view import StandInClock
from components.tables.trivia.sharing import summary
from tests.components.duel_page import DuelPage, seen
from tests.games.trivia_table import NOW, ULAANBAATAR, AtDuel, betting, clue, duel, sample

Look = Callable[..., DuelPage]


@pytest.fixture
async def look(user: User) -> Look:
    """Opens a table: `look(at, "P1")`, or without a seat for somebody who watches."""
    ui.page("/")(lambda: None)
    await user.open("/")
    return lambda at, viewer=None: DuelPage(user, at, viewer)


# Category
@pytest.mark.req("T-4.4", "T-1.2", "T-1.3")
async def test_the_category_turns_over_and_says_when_the_betting_begins(look: Look) -> None:
    page = look(duel(), "P1")
    assert page.text("card") == "Question 1 of 3 Geography"
    assert "turning" in page.html("card")
    assert page.text("timer") == "3 s Betting in"
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
        assert f'data-act="BET amount" data-amount="{amount}" data-numbers="amount" data-keys="{key}"' in page.html(
            "prompt"
        )
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
    assert page.offers == {"match", "raise", "fold"}
    assert "Ann bets 50" in page.text("prompt")
    assert "Match 50" in page.text("prompt")
    assert 'data-keys="m"' in page.html("prompt")
    assert 'min="51" max="500"' in page.html("prompt")
    assert 'data-numbers="amount"' in page.html("prompt")


@pytest.mark.req("T-4.4", "T-2.2")
async def test_after_a_raise_one_matches_or_folds(look: Look) -> None:
    at = betting().p1.bets(50).p2.raises_to(100).at
    page = look(at, "P1")
    assert page.offers == {"match", "fold"}
    assert "Ben raises to 100 You bet 50. Match it, or fold. Match 100" in page.text("prompt")
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


@pytest.mark.req("T-3.1", "T-1.3")
async def test_a_tick_sends_the_letters_and_nothing_else(look: Look) -> None:
    for viewer in (*SEATS, None):
        page = look(clue(6), viewer)
        sent = []
        while len(page.at.public.bout.letters) < page.at.public.bout.length - 6:
            page.at.time_runs_out()
            sent.append(page.look())
        assert all(panels - {"spoken"} == {"letters"} for panels in sent)
        assert sum("spoken" in panels for panels in sent) == 1  # the first of its two sentences
        page.at.time_runs_out()
        assert page.look() == {"letters", "spoken", "timer", "prompt"}
        assert "to buzz" in page.text("timer")
        assert "That was the whole clue." in page.text("prompt")
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
    assert page.text("prompt") == "Ann is answering … The clue waits."
    assert not page.offers
    assert look(at).text("prompt") == "Ann is answering … The clue waits."


async def test_what_is_being_typed_stays_whatever_else_happens(look: Look) -> None:
    page = look(clue(30).p1.buzzes().at, "P1")
    sent = page.look(away=("P2",), stand_in=StandInClock("P2", NOW + 30_000), passed=2_000)
    assert "prompt" not in sent
    assert {"podiums", "away"} <= sent


@pytest.mark.req("T-4.4", "T-3.4")
async def test_after_a_wrong_answer_the_clue_goes_on_for_the_other(look: Look) -> None:
    at = clue(30).p1.buzzes().answers("Ulan <i>Ude</i>").at
    page = look(at, "P1")
    assert page.text("prompt") == "You have had your try Ben may still buzz."
    assert not page.offers
    assert "You said “Ulan <i>Ude</i>” wrong" in page.text("card")
    assert "<i>Ude" not in page.html("card")
    assert look(at, "P2").offers == {"buzz"}
    assert look(at).text("prompt") == "Who knows it? Ben may buzz."


# Resolution
@pytest.mark.req("T-4.4", "T-4.1")
async def test_a_right_answer_is_shown_with_all_that_came_of_it(look: Look) -> None:
    at = clue(60).p1.buzzes().answers("ulan bator").at
    page = look(at, "P1")
    card = page.text("card")
    assert card.startswith("Correct! The answer: Ulaanbaatar You said “ulan bator” right")
    assert ULAANBAATAR.clue in card
    assert "You +50 now 550 Ben −50 now 450" in card
    assert 'class="resolution won"' in page.html("card")
    assert page.text("timer") == "3 s Next question in"
    assert "+50" in page.text("podiums")
    assert page.html("letters") == ""
    lost = look(at, "P2")
    assert lost.text("card").startswith("Ann is right")
    assert 'class="resolution lost"' in lost.html("card")
    assert 'class="resolution told"' in look(at).html("card")


@pytest.mark.req("T-4.4", "T-3.5")
async def test_a_draw_gives_the_pot_back(look: Look) -> None:
    page = look(betting().both_fail(), "P1")
    assert page.text("card").startswith("Nobody buzzed")
    assert "You ±0 now 500" in page.text("card")
    at = clue(60).p1.buzzes().answers("Ulan Ude").p2.buzzes().at.time_runs_out()
    assert (
        look(at, "P2")
        .text("card")
        .startswith("Nobody knew it The answer: Ulaanbaatar Ann said “Ulan Ude” wrong You gave no answer in time wrong")
    )


@pytest.mark.req("T-4.4", "T-2.3")
async def test_a_fold_says_what_it_cost(look: Look) -> None:
    at = betting().p1.bets(50).p2.raises_to(80).p1.folds().at
    page = look(at, "P1")
    assert page.text("card").startswith("You folded The answer: Ulaanbaatar")
    assert "You −50 now 450 Ben +50 now 550" in page.text("card")
    assert look(at, "P2").text("card").startswith("Ann folded")
    assert "You ±0 now 500" in look(betting().p1.folds().at, "P1").text("card")


@pytest.mark.req("T-3.6")
async def test_a_ruling_can_be_overturned_by_both(look: Look) -> None:
    at = clue(60).p1.buzzes().answers("Ulan Ude").p2.buzzes().answers("Irkutsk").at
    mine, theirs = look(at, "P1"), look(at, "P2")
    assert mine.offers == {"overturn-P1", "overturn-P2"}
    assert "“Ulan Ude” was right!" in mine.text("prompt")
    assert look(at).offers == set()
    at.p1.asks_to_overturn("P1")
    assert mine.look() >= {"prompt", "timer"}
    assert mine.text("prompt").startswith("You ask to overturn a ruling It is about your answer. It takes Ben as well.")
    assert mine.offers == {"overturn-P2"}
    theirs.look()
    assert "Ann asks to overturn a ruling It is about their own answer. Do you agree?" in theirs.text("prompt")
    assert "Agree: “Ulan Ude” was right" in theirs.text("prompt")
    assert theirs.text("timer") == "10 s to agree"
    at.p2.asks_to_overturn("P1")
    theirs.look()
    assert theirs.text("prompt") == "The ruling is overturned Both agreed, and the money has been moved."
    assert theirs.text("card").startswith("Ann is right")
    assert not theirs.offers


@pytest.mark.req("T-3.6")
async def test_a_no_is_a_button_of_its_own_and_both_see_it(look: Look) -> None:
    at = clue(60).p1.buzzes().answers("Ulan Ude").p2.buzzes().answers("Irkutsk").p1.asks_to_overturn("P1").at
    mine, theirs = look(at, "P1"), look(at, "P2")
    assert theirs.offers == {"overturn-P1", "uphold"}, "one question at a time"
    assert "No, it stands" in theirs.text("prompt")
    assert 'data-keys="n"' in theirs.html("prompt")
    assert "uphold" not in mine.offers
    at.p2.upholds()
    for page, who, whose in ((mine, "Ben lets", "your"), (theirs, "You let", "their own")):
        page.look()
        assert page.text("prompt").startswith(f"The ruling stands {who} it stand. It was about {whose} answer.")
        assert page.offers == {"overturn-P2"}
    watcher = look(at)
    assert watcher.text("prompt") == "The ruling stands Ben lets it stand. It was about their own answer."


@pytest.mark.req("T-4.1")
async def test_a_result_waits_for_both_and_says_for_whom(look: Look) -> None:
    at = clue(60, options={"results": "ready"}).p1.buzzes().answers_right().at
    mine, theirs = look(at, "P1"), look(at, "P2")
    assert mine.offers == {"overturn-P1", "ready"}
    assert 'data-keys="Enter Space"' in mine.html("prompt")
    assert mine.text("timer") == "12 s at the latest"
    at.p1.is_ready()
    assert {"prompt", "podiums"} <= mine.look()
    theirs.look()
    assert "Get ready Waiting for Ben …" in mine.text("prompt")
    assert "Get ready Ann is ready." in theirs.text("prompt")
    assert "ready" not in mine.offers
    assert "ready" in mine.text("podiums")
    at.time_runs_out()
    theirs.look()
    assert theirs.text("timer") == "9 s at the latest"
    assert "--total:12000ms" in theirs.html("timer"), "two clocks look like one"
    both = clue(60, options={"results": "ready"}).p1.buzzes().answers_right().is_ready().p2.is_ready().at
    assert look(both, "P2").text("timer") == "3 s Next question in"


@pytest.mark.req("T-3.4")
async def test_what_was_typed_is_there_again_on_ones_own_page_alone(look: Look) -> None:
    at = clue(30).p1.buzzes().at
    page = look(at, "P1")
    assert 'data-draft="DRAFT"' in page.html("prompt")
    at.p1.types("Ulan <b>")
    assert page.look() == set(), "what somebody is typing must stay"
    assert 'value="Ulan &lt;b&gt;"' in look(at, "P1").html("prompt")
    for other in ("P2", None):
        assert all("Ulan" not in look(at, other).html(panel) for panel in ("prompt", "card", "podiums", "letters"))
    at.time_runs_out()
    page.look()
    assert "You said “Ulan <b>” as time ran out wrong" in page.text("card")


@pytest.mark.req("T-4.1b")
async def test_an_ante_is_in_the_pot_before_anybody_bets(look: Look) -> None:
    page = look(betting(options={"ante": 10}), "P1")
    assert page.text("pot") == "Pot 20"
    assert "490" in page.text("podiums")


# Complete
@pytest.mark.req("T-4.4", "T-4.3", "T-4.2")
async def test_the_end_lists_the_questions_and_offers_to_play_again(look: Look) -> None:
    at = clue(60).p1.buzzes().answers_right().at.next_question().p2.bets(100).p1.matches().at.clue_runs(30)
    at.p2.buzzes().answers_right().at.next_question().both_fail().time_runs_out().is_in("complete")
    page = look(at, "P2")
    card = page.text("card")
    assert card.startswith("You win! All questions are played. You 550 Ann 450")
    assert "Q1 Ulaanbaatar Geography −50 +50" in card
    assert "Q2 Windmill History +100 −100" in card
    assert "Q3 Pancake Space ±0 ±0" in card
    assert "Best buzz You Q2, after 30 of 231 letters (13 %)" in card
    assert "Longest streak" not in card
    assert card.endswith("Leave Share the result Ask to play again")
    assert 'data-act="REMATCH"' in page.html("card")
    assert "leave-room" in page.html("card")
    assert page.html("prompt") == page.html("pot") == page.html("timer") == ""
    host = look(at, "P1")
    assert host.text("card").startswith("You lose")
    assert 'data-act="REMATCH"' in host.html("card")
    assert 'data-act="END_GAME"' in host.html("card")
    watcher = look(at)
    assert watcher.text("card").startswith("Ben wins!")
    assert "REMATCH" not in watcher.html("card")
    assert "leave-room" not in watcher.html("card")


@pytest.mark.req("T-4.3")
async def test_with_nobody_to_play_again_with_the_host_goes_back_to_the_lobby(look: Look) -> None:
    at = clue(30).p1.is_gone().at
    host, watcher = look(at, "P1"), look(at)
    assert "Perhaps they play again." in watcher.text("card")
    assert host.look(away=("P2",)) == {"podiums"}, "who is only away may come back"
    assert "card" in host.look(left=("P2",))
    assert "REMATCH" not in host.html("card")
    assert 'data-act="END_GAME"' in host.html("card")
    assert "Ben has left. Somebody else can join you in the lobby. Leave Share" in host.text("card")
    assert "card" in watcher.look(left=("P2",))
    assert "You may join when the host goes back to the lobby." in watcher.text("card")


@pytest.mark.req("T-4.4", "T-4.2")
async def test_a_tie(look: Look) -> None:
    at = betting().both_fail().next_question().both_fail().next_question().both_fail().time_runs_out()
    told = look(at, "P1").text("card")
    assert told.startswith("It is a tie Equal balances: both leave with the 500 they came with. You 500 Ben 500")


@pytest.mark.req("T-2.5")
async def test_a_bust(look: Look) -> None:
    at = betting().p1.bets(100).p2.raises_to(500).p1.matches().at.clue_runs(30)
    at.p2.buzzes().answers_right().at.time_runs_out().is_in("complete")
    assert look(at, "P1").text("card").startswith("You lose You have nothing left to bet. You 0 Ben 1000")
    assert look(at, "P2").text("card").startswith("You win! Ann has nothing left to bet.")


@pytest.mark.req("T-5.3")
async def test_forfeits_and_abandoned_matches_are_told_plainly(look: Look) -> None:
    at = clue(30).p2.is_gone().at
    assert look(at, "P1").text("card").startswith("You win! Ben was gone for too long, and the match is forfeited.")
    assert look(at, "P2").text("card").startswith("You lose You were gone for too long, and the match is forfeited.")
    deserted = clue(30).p2.leaves_for_good().at
    assert look(deserted, "P1").text("card").startswith("You win! Ben has left, and the match is forfeited.")
    assert look(deserted).text("card").startswith("Ann wins! Ben has left, and the match is forfeited.")
    left = clue(30)
    left.happens(left.game.abandon(left.truth, None))
    assert look(left, "P1").text("card").startswith("The match is abandoned Both players were gone for too long.")


@pytest.mark.req("T-5.3")
async def test_somebody_away_and_until_when(look: Look) -> None:
    page = look(betting(), "P2")
    sent = page.look(away=("P1",), stand_in=StandInClock("P1", NOW + 12_000))
    assert sent == {"podiums", "away"}
    assert page.text("away") == "Ann is away and forfeits in 12 s"
    assert "Not connected" in page.html("podiums")
    assert page.look() == {"podiums", "away"}
    assert page.text("away") == ""
    watcher = look(betting())
    watcher.look(away=SEATS)
    assert watcher.text("away") == "Nobody who plays is here. The match waits for them."


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


@pytest.mark.req("T-4.3")
async def test_the_end_remembers_streaks_and_can_be_shared_without_an_answer(look: Look) -> None:
    at = clue(60).p1.buzzes().answers_right().at.next_question().p2.folds().at.next_question()
    at.both_fail().time_runs_out().is_in("complete")
    page = look(at, "P1")
    assert f"Best buzz You Q1, after 60 of {len(ULAANBAATAR.clue)} letters" in page.text("card")
    assert "Longest streak You 2 in a row" in page.text("card")
    shared = summary(seen(at, "P2"), at.public)
    assert shared.replace("\u2068", "").replace("\u2069", "").splitlines() == [
        "Trivia Duel: Ben 450 – 550 Ann",
        "□▽· Ben",
        "■■· Ann",
        f"Best buzz: Ann, after {round(6000 / len(ULAANBAATAR.clue))} % of a clue",
    ]
    assert not any(secret in shared for secret in ("Ulaanbaatar", "Geography", "ABC234", "http"))
    for viewer in (*SEATS, None):
        assert 'data-local="share"' in look(at, viewer).html("card")


@pytest.mark.req("T-4.3", "T-4.2")
async def test_a_tie_shows_both_as_equals(look: Look) -> None:
    at = betting().both_fail().next_question().both_fail().next_question().both_fail().time_runs_out()
    page = look(at, "P2")
    assert page.html("card").index("portrait-P2") < page.html("card").index("portrait-P1")
    assert "both-faces" in page.html("card")
    assert "best" not in page.html("card").split("scores")[1].split("</ul>")[0]
    assert summary(seen(at, None), at.public).splitlines()[0].endswith(", a tie")


@pytest.mark.req("P-1.5")
async def test_a_guests_wish_to_play_again_is_seen_by_all(look: Look) -> None:
    at = clue(30).p1.is_gone().at
    host, guest, watcher = look(at, "P1"), look(at, "P2"), look(at)
    assert "Ask to play again" in guest.text("card")
    for page in (host, guest, watcher):
        page.look(wishes=("P2",))
    assert "Ben would like to play again." in host.text("card")
    assert "You have asked to play again. Ann starts it." in guest.text("card")
    assert "rematch" not in guest.html("card")


@pytest.mark.req("T-1.1")
async def test_a_match_of_seven_says_how_far_it_is(look: Look) -> None:
    at: AtDuel = duel(*map(sample, range(7)))
    assert look(at, "P1").text("card") == "Question 1 of 7 Geography"
