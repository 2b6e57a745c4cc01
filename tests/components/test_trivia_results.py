"""The screens after a question and after the match: what came of it, rulings, and what is next."""

from __future__ import annotations

import pytest

from clueapp.games.trivia.state import SEATS
from clueapp.rooms.view import StandInClock
from components.tables.trivia.sharing import summary
from tests.components.duel_page import Look, seen
from tests.games.trivia_table import NOW, ULAANBAATAR, betting, clue


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
    assert page.text("timer") == "3 s to the next one"
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
    card = look(at, "P2").text("card")
    assert card.startswith("Nobody knew it The answer: Ulaanbaatar Ann said “Ulan Ude” wrong Dispute this ruling")
    assert "You gave no answer in time wrong" in card


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
    assert mine.offers == {"dispute-P1", "dispute-P2"}
    assert "You said “Ulan Ude” wrong Dispute this ruling Ben said “Irkutsk” wrong Dispute" in mine.text("card")
    assert "Dispute this ruling: “Ulan Ude” was right" in mine.html("card")
    assert "Was a ruling wrong? Dispute it, and your opponent decides." in mine.text("prompt")
    assert look(at).offers == set()
    at.p1.asks_to_overturn("P1")
    assert mine.look() >= {"prompt", "timer", "card"}
    assert mine.text("prompt").startswith("You dispute a ruling It’s about your answer. Ben has to agree.")
    assert mine.offers == {"dispute-P2"}
    theirs.look()
    assert "Ann disputes a ruling It’s about their own answer. Do you agree?" in theirs.text("prompt")
    assert "Agree: “Ulan Ude” was right" in theirs.text("prompt")
    assert theirs.text("timer") == "10 s to decide"
    at.p2.asks_to_overturn("P1")
    theirs.look()
    assert theirs.text("prompt") == "The ruling is overturned Both players agreed, and the money has moved."
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
    for page, who, whose in ((mine, "Ben keeps", "your"), (theirs, "You keep", "Ann’s")):
        page.look()
        assert page.text("prompt").startswith(f"The ruling stands {who} the ruling on {whose} answer.")
        assert page.offers == {"dispute-P2"}
    watcher = look(at)
    assert watcher.text("prompt") == "The ruling stands Ben keeps the ruling on Ann’s answer."


@pytest.mark.req("T-3.6", "T-4.4")
async def test_a_winner_is_not_offered_a_dispute(look: Look) -> None:
    at = clue(60).p2.buzzes().answers("Irkutsk").p1.buzzes().answers_right().at
    winner, loser = look(at, "P1"), look(at, "P2")
    assert winner.text("card").startswith("Correct!")
    assert winner.offers == set()
    assert "Dispute" not in winner.html("card") + winner.html("prompt")
    assert winner.text("prompt") == "The next question is coming up"
    assert loser.offers == {"dispute-P1", "dispute-P2"}
    at.p2.asks_to_overturn("P2")
    winner.look()
    assert winner.offers == {"overturn-P2", "uphold"}, "a dispute by the other player can still be answered"


@pytest.mark.req("T-2.5", "T-4.4")
async def test_a_player_who_goes_bust_before_the_last_question_is_told_so(look: Look) -> None:
    at = betting(options={"questions": 7, "results": "ready"})
    at.p1.bets(100).p2.raises_to(500).p1.matches().at.clue_runs(30).p2.buzzes().answers_right()
    assert "You have nothing left to bet" in look(at, "P1").text("prompt")
    assert "Ann has nothing left to bet" in look(at, "P2").text("prompt")
    assert "last question" not in look(at).text("prompt")
    assert "See the final score" in look(at, "P2").text("prompt")


@pytest.mark.req("T-4.1")
async def test_a_result_waits_for_both_and_says_for_whom(look: Look) -> None:
    at = clue(60, options={"results": "ready"}).p1.buzzes().answers_right().at
    mine, theirs = look(at, "P1"), look(at, "P2")
    assert (mine.offers, theirs.offers) == ({"ready"}, {"dispute-P1", "ready"})
    assert 'data-keys="Enter Space"' in mine.html("prompt")
    assert mine.text("timer") == "12 s to read"
    at.p1.is_ready()
    assert {"prompt", "podiums"} <= mine.look()
    theirs.look()
    assert "The next question is coming up Waiting for Ben …" in mine.text("prompt")
    assert "Ready for the next question? Ann is ready. Are you?" in theirs.text("prompt")
    assert "ready" not in mine.offers
    assert "ready" in mine.text("podiums")
    at.time_runs_out()
    theirs.look()
    assert theirs.text("timer") == "9 s to read"
    assert "--total:12000ms" in theirs.html("timer"), "two clocks look like one"
    both = clue(60, options={"results": "ready"}).p1.buzzes().answers_right().is_ready().p2.is_ready().at
    assert look(both, "P2").text("timer") == "3 s to the next one"


# Complete
@pytest.mark.req("T-4.4", "T-4.3", "T-4.2")
async def test_the_end_lists_the_questions_and_offers_to_play_again(look: Look) -> None:
    at = clue(60).p1.buzzes().answers_right().at.next_question().p2.bets(100).p1.matches().at.clue_runs(30)
    at.p2.buzzes().answers_right().at.next_question().both_fail().time_runs_out().is_in("complete")
    page = look(at, "P2")
    card = page.text("card")
    assert card.startswith(
        "The Fox You win! That was the last question. Best moment: You won 100 on question 2 with “Windmill”. "
        "Final score You 550 Ann 450"
    )
    assert "Q1 Ulaanbaatar Geography −50 +50" in card
    assert "Q2 Windmill History +100 −100" in card
    assert "Q3 Pancake Space ±0 ±0" in card
    assert "Best buzz You question 2, after 13 % of the clue" in card
    assert "Longest streak" not in card
    assert card.endswith("Leave Share the result Play again")
    assert 'data-act="REMATCH"' in page.html("card")
    assert "leave-room" in page.html("card")
    assert page.html("prompt") == page.html("pot") == page.html("timer") == ""
    host = look(at, "P1")
    assert host.text("card").startswith("The Fox Ben wins this time")
    assert 'data-act="REMATCH"' in host.html("card")
    assert 'data-act="END_GAME"' in host.html("card")
    watcher = look(at)
    assert watcher.text("card").startswith("The Fox Ben wins!")
    assert "REMATCH" not in watcher.html("card")
    assert "leave-room" not in watcher.html("card")


@pytest.mark.req("T-4.3")
async def test_with_nobody_to_play_again_with_the_host_goes_back_to_the_lobby(look: Look) -> None:
    at = clue(30).p1.is_gone().at
    host, watcher = look(at, "P1"), look(at)
    assert "They may play again." in watcher.text("card")
    assert host.look(away=("P2",)) == {"podiums"}, "who is only away may come back"
    assert "card" in host.look(left=("P2",))
    assert "REMATCH" not in host.html("card")
    assert 'data-act="END_GAME"' in host.html("card")
    assert "Ben has left. Somebody else can join you in the lobby. Leave Share" in host.text("card")
    assert "card" in watcher.look(left=("P2",))
    assert "You can join when the host goes back to the lobby." in watcher.text("card")


@pytest.mark.req("T-4.4", "T-4.2")
async def test_a_tie(look: Look) -> None:
    at = betting().both_fail().next_question().both_fail().next_question().both_fail().time_runs_out()
    told = look(at, "P1").text("card")
    assert told.startswith(
        "It’s a tie The balances are equal, so each player keeps the 500 they came with. Final score You 500"
    )


@pytest.mark.req("T-4.3")
async def test_a_winner_is_celebrated_and_a_forfeit_or_a_tie_is_not(look: Look) -> None:
    at = clue(60).p1.buzzes().answers_right().at.next_question().p2.bets(100).p1.matches().at.clue_runs(30)
    at.p1.buzzes().answers_right().at.next_question().both_fail().time_runs_out().is_in("complete")
    winner, loser, watcher = look(at, "P1"), look(at, "P2"), look(at)
    assert "Best moment: You won 100 on question 2 with “Windmill”." in winner.text("card")
    assert "Best moment: Ann won 100" in loser.text("card")
    pieces = {page: page.html("card").count("--drift") for page in (winner, loser, watcher)}
    assert pieces[winner] == pieces[watcher] > pieces[loser] > 0
    for page in (winner, loser, watcher):
        assert 'class="winner-frame"' in page.html("card")
        assert "portrait-P1" in page.html("card")
        before = page.html("card")
        page.look(wishes=("P2",))
        assert page.html("card").split("</div>")[0] == before.split("</div>")[0], "the same celebration goes on"
    tie = betting().both_fail().next_question().both_fail().next_question().both_fail().time_runs_out()
    for quiet in (look(tie, "P1"), look(clue(30).p2.is_gone().at, "P1")):
        assert "confetti" not in quiet.html("card")
        assert "Best moment" not in quiet.text("card")


@pytest.mark.req("T-4.3")
async def test_the_best_moment_may_be_that_the_other_folded(look: Look) -> None:
    at = betting().p1.bets(50).p2.raises_to(200).p1.folds().at.next_question().both_fail().next_question()
    at.both_fail().time_runs_out().is_in("complete")
    assert "Best moment: You won 50 on question 1 when Ann folded." in look(at, "P2").text("card")
    assert "Best moment: Ben won 50 on question 1 when you folded." in look(at, "P1").text("card")


@pytest.mark.req("T-2.5")
async def test_a_bust(look: Look) -> None:
    at = betting().p1.bets(100).p2.raises_to(500).p1.matches().at.clue_runs(30)
    at.p2.buzzes().answers_right().at.time_runs_out().is_in("complete")
    assert (
        look(at, "P1")
        .text("card")
        .startswith("The Fox Ben wins this time You have nothing left to bet. Best moment: Ben won 500")
    )
    assert (
        look(at, "P2")
        .text("card")
        .startswith("The Fox You win! Ann has nothing left to bet. Best moment: You won 500 on question 1 with")
    )


@pytest.mark.req("T-5.3")
async def test_forfeits_and_abandoned_matches_are_told_plainly(look: Look) -> None:
    at = clue(30).p2.is_gone().at
    assert look(at, "P1").text("card").startswith("The Owl You win! Ben was away for too long.")
    assert look(at, "P2").text("card").startswith("The Owl Ann wins this time You were away for too long.")
    deserted = clue(30).p2.leaves_for_good().at
    assert look(deserted, "P1").text("card").startswith("The Owl You win! Ben left before the end.")
    assert look(deserted).text("card").startswith("The Owl Ann wins! Ben left before the end.")
    left = clue(30)
    left.happens(left.game.abandon(left.truth, None))
    assert look(left, "P1").text("card").startswith("The match was called off Both players were away for too long")


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
    assert watcher.text("away") == "Both players are away. The match waits for them."


@pytest.mark.req("T-4.3")
async def test_the_end_remembers_streaks_and_can_be_shared_without_an_answer(look: Look) -> None:
    folded = clue(60).p1.buzzes().answers_right().at.next_question().p2.folds().at.next_question()
    folded.both_fail().time_runs_out().is_in("complete")
    assert "Longest streak" not in look(folded, "P1").text("card"), "a fold isn't a right answer"
    at = clue(60).p1.buzzes().answers_right().at.next_question().p2.bets(50).p1.matches().at.clue_runs(90)
    at.p1.buzzes().answers_right().at.next_question().p1.folds().at.time_runs_out().is_in("complete")
    page = look(at, "P1")
    assert f"Best buzz You question 1, after {round(6000 / len(ULAANBAATAR.clue))} % of the clue" in page.text("card")
    assert "Longest streak You 2 right in a row" in page.text("card")
    shared = summary(seen(at, "P2"), at.public)
    assert shared.replace("\u2068", "").replace("\u2069", "").splitlines() == [
        "Trivia Duel: Ben 400 – 600 Ann",
        "□□■ Ben",
        "■■▽ Ann",
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


@pytest.mark.req("P-1.5", "T-7.3")
async def test_a_guests_wish_to_play_again_is_seen_by_all(look: Look) -> None:
    at = clue(30).p1.is_gone().at
    host, guest, watcher = look(at, "P1"), look(at, "P2"), look(at)
    for page in (host, guest):
        assert page.text("card").endswith("Play again")
        assert 'data-act="REMATCH"' in page.html("card")
    for page in (host, guest, watcher):
        page.look(wishes=("P2",))
    assert "Ben would like to play again." in host.text("card")
    assert "You’ve asked to play again. Ann can start it." in guest.text("card")
    assert "rematch" not in guest.html("card")
    host.look(wishes=("P1", "P2"))
    assert "rematch" in host.html("card"), "a guest who asked and is the host now can start it"
