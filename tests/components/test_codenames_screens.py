"""What the table of Codenames says and offers, phase by phase, to whoever looks."""

from dataclasses import replace

import pytest

from clueapp.games.codenames.actions import Confirm, EndGuessing, Resume
from clueapp.kernel.places import Missing, Pick
from clueapp.rooms.clocks.stand_in import StandInClock
from clueapp.rooms.view import RequestView
from tests.components.codenames_page import ANN, BEN, CLEO, DORA, ED, FAY, FOUR, NAMES, NOW, Game, Look, seen


# The clue
@pytest.mark.req("W-1.3", "P-3.2")
async def test_a_spymaster_is_asked_for_a_word_and_a_number(spy: Look) -> None:
    page = spy(Game(), ANN)
    assert page.text("prompt").startswith("Your turn: give a clue")
    assert page.offers == {"clue"}
    html = page.html("prompt")
    for count in (*range(10), "unlimited"):
        assert f'data-testid="clue-count-{count}"' in html
    assert 'data-numbers="count"' in html
    assert "data-focus" in html
    assert 'data-draft="CONSIDER" data-draft-as="text"' in html


@pytest.mark.req("P-3.2")
async def test_the_others_are_told_whom_they_wait_for(spy: Look) -> None:
    at = Game()
    said = {viewer: spy(at, viewer).text("prompt") for viewer in (BEN, DORA, ED, None)}
    assert said == {
        BEN: "Red’s turn: Ann is thinking of a clue You can guess as soon as the clue is out.",
        DORA: "Red’s turn: Ann is thinking of a clue Meanwhile, think of your next clue.",
        ED: "Red’s turn: Ann is thinking of a clue Your team is next.",
        None: "Red’s turn: Ann is thinking of a clue You’re watching.",
    }


@pytest.mark.req("W-2.4")
async def test_while_one_types_only_the_verdict_changes_and_only_on_ones_own_page(spy: Look) -> None:
    at = Game()
    ann, dora = spy(at, ANN), spy(at, DORA)
    assert await ann.types(at.public.words[0]) == {"clue-verdict"}
    assert f"{at.word(0)} is on the board" in ann.text("clue-verdict")
    assert await ann.types("rhythm") == {"clue-verdict"}
    assert ann.text("clue-verdict") == "You can give “rhythm”."
    assert await ann.types("two words") == {"clue-verdict"}
    assert "one word" in ann.text("clue-verdict")
    assert dora.look() == set()
    await ann.types("")
    assert ann.text("clue-verdict") == ""
    assert await dora.types("rhythm") == set(), "it is not hers to give one"


@pytest.mark.req("W-2.4")
async def test_what_is_being_typed_stays_whatever_else_happens(spy: Look) -> None:
    at = Game()
    page = spy(at, ANN)
    await page.types("rhythm")
    at.is_here(ANN, DORA, ED, FAY)
    sent = page.look(stand_in=StandInClock(BEN, NOW + 30_000))
    assert {"prompt", "clue-verdict"} & sent == set()
    assert "team-red" in sent
    at.gives("red")
    page.look()
    assert page.text("clue-verdict") == ""


# Guessing
@pytest.mark.req("W-2.2", "W-1.5")
async def test_the_clue_stands_large_for_all_with_the_guesses_left(spy: Look) -> None:
    at = Game()
    pages = [spy(at, viewer) for viewer in (ANN, BEN, DORA, None)]
    at.gives("red", "rhythm", 2)
    for page in pages:
        page.look()
        assert "RHYTHM, 2" in page.text("clue")
        assert "Ann’s clue" in page.text("clue")
        assert "typing" in page.html("clue"), "it types itself"
        assert "3 guesses left, including a bonus guess." in page.text("prompt")
    assert "typing" not in spy(at, BEN).html("clue"), "once"
    at.turn_over(at.cards("red")[0])
    pages[1].look()
    assert "2 guesses left, including a bonus guess." in pages[1].text("prompt")
    at.turn_over(at.cards("red")[1])
    pages[1].look()
    assert "1 guess left: the bonus guess." in pages[1].text("prompt")


@pytest.mark.req("W-1.5")
@pytest.mark.parametrize("count", [0, "unlimited"])
async def test_without_a_limit_it_says_so(spy: Look, count: int | str) -> None:
    at = Game().gives("red", count=count)
    assert "No limit, but at least one guess." in spy(at, BEN).text("prompt")
    at.turn_over(at.cards("red")[0])
    assert "No limit: as many guesses as you like." in spy(at, BEN).text("prompt")
    for viewer in (ANN, DORA, ED, None):
        assert "No limit: as many guesses as they like." in spy(at, viewer).text("prompt")


@pytest.mark.req("P-3.2")
async def test_to_everybody_it_says_who_guesses(spy: Look) -> None:
    at = Game().gives("red")
    said = {viewer: spy(at, viewer).text("prompt") for viewer in (ANN, BEN, DORA, ED, None)}
    assert said == {
        ANN: "Your team is guessing Keep a straight face. 3 guesses left, including a bonus guess.",
        BEN: "Your turn: vote for a card 3 guesses left, including a bonus guess.",
        DORA: "Red’s turn: Ben and Cleo are guessing 3 guesses left, including a bonus guess.",
        ED: "Red’s turn: Ben and Cleo are guessing 3 guesses left, including a bonus guess.",
        None: "Red’s turn: Ben and Cleo are guessing 3 guesses left, including a bonus guess.",
    }
    at.vote(3, BEN)
    assert f"You voted for {at.word(3)}: 1 of 2 votes." in spy(at, BEN).text("prompt")
    assert "split" not in spy(at, BEN).text("prompt")
    at.vote(4, CLEO)
    assert spy(at, BEN).text("prompt").startswith(f"Votes are split: agree on one card You voted for {at.word(3)}")
    assert "Red’s turn: Ben is guessing" in spy(Game(FOUR).gives("red"), ED).text("prompt")


@pytest.mark.req("P-3.2")
async def test_one_player_is_one_whatever_they_are_called(spy: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NAMES, BEN, "Tom and Jerry")
    assert "Red’s turn: Tom and Jerry is guessing" in spy(Game(FOUR).gives("red"), ED).text("prompt")


@pytest.mark.req("W-2.8")
async def test_after_a_guess_the_turn_can_be_ended_and_it_asks_first(spy: Look) -> None:
    at = Game().gives("red")
    assert "end-guessing" not in spy(at, BEN).offers
    at.turn_over(at.cards("red")[0])
    page = spy(at, BEN)
    assert "end-guessing" in page.offers
    assert "data-confirm" in page.html("prompt")
    assert spy(at, ANN).offers == set()
    at.does(BEN, EndGuessing())
    page.look()
    assert "Blue’s turn" in page.text("prompt")


@pytest.mark.req("W-2.3")
async def test_clue_and_guesses_have_clocks_of_their_own(spy: Look) -> None:
    at = Game(clue_seconds=60, guess_seconds=120)
    assert spy(at, BEN).text("timer") == "60 s for the clue"
    at.gives("red")
    page = spy(at, BEN)
    assert page.text("timer") == "120 s to guess"
    assert spy(Game(clue_seconds=0), BEN).html("timer") == ""


async def test_who_is_waited_for_and_gone_is_named(spy: Look) -> None:
    page = spy(Game(), BEN)
    assert page.look(stand_in=StandInClock(ANN, NOW + 30_000)) == {"away-sign"}
    assert page.text("away-sign") == "Ann is away. The turn passes in 30 s"


# Teams, the log, the page's icon
@pytest.mark.req("W-4.2")
async def test_the_plates_say_who_is_what_how_many_are_left_and_whose_turn_it_is(spy: Look) -> None:
    at = Game()
    page = spy(at, BEN)
    assert page.text("team-red") == "Red Playing 9 9 of 9 agents left to find Ann Ben (you) Cleo"
    assert page.text("team-blue") == "Blue 8 8 of 8 agents left to find Dora Ed Fay"
    assert "acting" in page.html("team-red")
    assert "acting" not in page.html("team-blue")
    assert 'aria-label="Spymaster"' in page.html("team-blue")
    at.is_here(ANN, BEN, CLEO, ED, FAY)
    assert "team-blue" in page.look()
    assert 'aria-label="Not connected"' in page.html("team-blue")
    at.gives("red").turn_over(at.cards("red")[0])
    page.look()
    assert "8 of 9 agents left to find" in page.text("team-red")
    assert page.html("team-red").count("pip found") == 1


@pytest.mark.req("W-4.2")
async def test_the_log_has_clues_and_guesses_by_team_newest_first(spy: Look) -> None:
    at = Game()
    assert "No clues yet." in spy(at, None).text("log")
    red, neutral = at.cards("red")[0], at.cards("neutral")[0]
    at.gives("red", "rhythm", 2).turn_over(red).turn_over(neutral).gives("blue", "quartz", "unlimited")
    page = spy(at, None)
    said = page.text("log")
    assert said == (
        f"Clues and guesses QUARTZ · ∞ Dora RHYTHM · 2 Ann {at.word(red)} Ben, Cleo {at.word(neutral)} Ben, Cleo"
    )
    assert 'aria-label="Red agent"' in page.html("log")
    assert 'aria-label="Bystander"' in page.html("log")


@pytest.mark.req("W-2.14")
async def test_a_spymasters_own_words_are_struck_through_as_they_are_found(spy: Look) -> None:
    at = Game().gives("red")
    page = spy(at, ANN)
    own = [at.word(index) for index in at.cards("red")]
    assert page.text("agents-place") == " ".join(["Your agents", *own])
    found = at.cards("red")[0]
    at.turn_over(found)
    page.look()
    assert f"<s>{at.word(found)}</s>" in page.html("agents-place")
    assert page.html("agents-place").count("<s>") == 1
    for viewer in (BEN, ED, None):
        assert spy(at, viewer).html("agents-place") == ""


async def test_the_page_has_an_icon_in_the_colour_of_the_team_to_move(spy: Look) -> None:
    at = Game().gives("red")
    page = spy(at, None)
    assert "favicon-red.svg" in page.html("page-sign")
    at.turn_over(at.cards("neutral")[0])
    page.look()
    assert "favicon-blue.svg" in page.html("page-sign")


@pytest.mark.req("P-3.4")
async def test_who_knows_the_key_reads_why_they_cannot_write(spy: Look) -> None:
    at = Game()
    assert "Spymasters can’t chat during the game." in spy(at, ANN).text("chat-place")
    assert "chat-text" in spy(at, BEN).html("chat-place")


# A pause
def paused() -> Game:
    """Blue's spymaster is gone when it is blue's turn."""
    at = Game().gives("red").is_here(ANN, BEN, CLEO, ED, FAY)
    return at.turn_over(at.cards("neutral")[0])


@pytest.mark.req("W-3.2")
async def test_a_pause_has_its_reason_for_all_and_roles_for_those_who_may_take_them(spy: Look) -> None:
    at = paused()
    for viewer in (ANN, BEN, ED, None):
        page = spy(at, viewer)
        assert page.text("standstill-place") == "The game is paused. Blue is missing a spymaster."
        assert 'data-testid="banner"' in page.html("standstill-place")
        assert "resume" not in page.offers
    ed = spy(at, ED)
    assert ed.offers == {"pick-blue_spymaster", "pick-red_operative"}
    assert "You’ll see the key, so you can’t guess any more in this game" in ed.html("prompt")
    assert ed.text("prompt").startswith("Who can step in? When Blue is complete again, Ann can resume the game.")
    assert spy(at, ANN).offers == {"pick-blue_spymaster"}
    assert "data-confirm" not in spy(at, ANN).html("prompt"), "she has seen it"
    at.is_here(ANN, BEN, CLEO)
    assert spy(at, None).text("standstill-place") == "The game is paused. Nobody from the blue team is here."


@pytest.mark.req("W-3.2", "W-2.14")
async def test_a_watcher_can_ask_to_step_in_and_the_host_answers(spy: Look) -> None:
    at = paused()
    page, host = spy(at, None), spy(at, ANN)
    assert page.offers == {"ask-blue_spymaster"}
    assert page.text("prompt").startswith("Can you step in? You’re watching. Ask to fill the gap, and Ann decides.")
    request = RequestView("wim", "Wim", "blue_spymaster")
    other = RequestView("xan", "Xan", "blue_spymaster")
    assert "prompt" not in page.look(requests=(other,)), "a name being typed stays"
    page.look(requests=(request, other), asked=request)
    assert page.text("prompt") == "You’ve asked to step in as the blue spymaster It’s up to Ann now."
    host.look(requests=(request, other))
    assert host.text("prompt").startswith("Wim and Xan would like to step in They’ve been watching. It’s up to you.")
    assert host.offers >= {"agree-Wim", "decline-Wim", "agree-Xan", "decline-Xan"}
    for answer in ("agree wim", "decline wim"):
        assert f'data-rests="{answer}"' in host.html("prompt"), "no press that was meant for something else answers"
    host.look(requests=tuple(RequestView(name, name, "blue_spymaster") for name in NAMES.values()))
    assert host.text("prompt").startswith("6 people would like to step in"), "a headline and no list"
    ed = spy(at, ED)
    ed.look(requests=(request,))
    assert ed.text("prompt").startswith("Who can step in?")
    assert not {each for each in ed.offers if each.startswith(("agree", "decline", "ask"))}
    page.look(asked=replace(request, is_declined=True))
    assert page.text("prompt") == "Ann has declined You can keep watching."


@pytest.mark.req("W-2.14", "W-4.4")
async def test_a_watcher_who_sees_the_key_is_not_asked_to_guess(spy: Look) -> None:
    at = Game(watchers_see="key").gives("red").is_here(ANN, BEN, CLEO, DORA)
    at.turn_over(at.cards("neutral")[0])
    page = spy(at, None)
    assert page.text("prompt") == "The game is waiting You’re watching, and you can see the key."
    assert page.offers == set()


@pytest.mark.req("W-3.2")
async def test_when_nothing_is_missing_the_owner_alone_can_resume(spy: Look) -> None:
    at = paused().does(ED, Pick("blue_spymaster"))
    ann, ed = spy(at, ANN), spy(at, ED)
    assert "resume" in ann.offers
    assert "Resume Game" in ann.text("prompt")
    assert ann.text("prompt").startswith("Everything’s in place again You can resume the game.")
    assert "resume" not in ed.offers
    assert "Ann can resume the game." in ed.text("prompt")
    assert "Blue is complete again." in ed.text("standstill-place")


@pytest.mark.req("W-3.2", "P-1.5")
async def test_a_host_who_is_away_in_a_pause_is_not_all_that_there_is_to_wait_for(spy: Look) -> None:
    at = paused().is_here(BEN, CLEO, ED, FAY)
    later = "Ann can resume the game, or the next host if they stay away."
    assert f"When Blue is complete again, {later}" in spy(at, ED).text("prompt")
    at.does(ED, Pick("blue_spymaster"))
    assert spy(at, BEN).text("prompt").startswith(f"Everything’s in place again {later}")


@pytest.mark.req("W-2.14", "W-3.2")
async def test_who_has_lost_the_office_can_take_another_in_a_pause_and_is_told_so(spy: Look) -> None:
    at = paused().does(ED, Pick("blue_spymaster")).does(ANN, Resume())
    at.gives("blue").is_here(BEN, CLEO, DORA, ED, FAY).turn_over(at.cards("neutral")[0])
    dora = spy(at, DORA)
    assert dora.offers == {"pick-red_spymaster"}
    assert "When Red is complete again" in dora.text("prompt")
    assert "only watch" not in dora.text("prompt")


@pytest.mark.req("W-2.14")
async def test_who_has_lost_the_office_looks_on(spy: Look) -> None:
    at = paused().does(ED, Pick("blue_spymaster"))
    at.is_here(*at.play.seating)
    assert "you only watch" not in spy(at, DORA).text("prompt")
    at.does(ANN, Resume())
    assert "You know the key, so you can only watch until the game is over." in spy(at, DORA).text("prompt")


# A wrong guess
@pytest.mark.req("W-4.6")
async def test_a_wrong_guess_flashes_what_it_was_for_the_whole_table(spy: Look) -> None:
    at = Game().gives("red")
    pages = [spy(at, seat) for seat in (ANN, BEN, DORA, ED, None)]
    at.turn_over(card := at.cards("neutral")[0])
    for page in pages:
        page.look()
        assert page.text("flash") == f"A bystander! {at.word(card)} The turn passes to Blue."
        assert "spy-neutral-" in page.html("flash")
        assert "<svg" in page.html("flash"), "a sign as well as a colour"
        assert "flash" not in page.look(), "it is not drawn again"
    at.gives("blue").turn_over(card := at.cards("red")[0])
    for page in pages:
        page.look()
        assert page.text("flash") == f"A red agent! {at.word(card)} The turn passes to Red."
    late = spy(at, BEN)
    assert late.html("flash") == "", "a page that comes later doesn't see it"
    late.look()
    assert late.html("flash") == ""


@pytest.mark.req("W-4.6", "W-1.7")
async def test_a_right_guess_and_the_end_of_the_game_flash_nothing(spy: Look) -> None:
    at = Game().gives("red")
    page = spy(at, ED)
    at.turn_over(at.cards("neutral")[0])
    page.look()
    at.gives("blue").turn_over(at.cards("blue")[0])
    page.look()
    assert page.html("flash") == ""
    at.turn_over(at.cards("assassin")[0])
    page.look()
    assert page.html("flash") == "", "the assassin has a scene"
    assert "The assassin!" in page.text("spectacle-place")


@pytest.mark.req("W-4.6", "W-1.8")
async def test_the_last_agent_found_by_the_other_team_ends_the_game_without_a_flash(spy: Look) -> None:
    at = Game(FOUR).gives("red", count="unlimited")
    for card in at.cards("red")[1:]:
        at.turn_over(card)
    at.turn_over(at.cards("neutral")[0])
    page = spy(at, ANN)
    at.gives("blue").turn_over(at.cards("red")[0])
    page.look()
    assert page.html("flash") == ""
    assert "Red wins!" in page.text("spectacle-place")


# The end
@pytest.mark.req("W-1.7", "W-4.2")
async def test_the_assassin_is_a_scene_and_then_says_who_has_won_and_why(spy: Look) -> None:
    at = Game().gives("red")
    page = spy(at, ED)
    at.turn_over(at.cards("assassin")[0])
    page.look()
    assert "The assassin!" in page.text("spectacle-place")
    assert "scene-assassin" in page.html("spectacle-place")
    assert page.text("prompt").startswith("Blue wins! Dora, Ed and Fay Red turned over the assassin.")
    assert 'data-testid="winner"' in page.html("prompt")
    assert "spy-team blue won" in page.html("team-blue")
    assert page.html("page-sign") == ""
    assert spy(at, ED).html("spectacle-place") == "", "whoever comes later was not there"


@pytest.mark.req("W-1.8", "W-2.9")
async def test_a_win_is_told_with_its_best_clue_and_what_comes_next(spy: Look) -> None:
    at = Game(FOUR).gives("red", count="unlimited")
    page, host = spy(at, ED), spy(at, ANN)
    for card in at.cards("red"):
        at.turn_over(card)
    page.look()
    host.look()
    assert "Red wins! Ann and Ben All 9 red agents have been found." in page.text("prompt")
    assert "Best clue: Ann’s RHYTHM ∞ found nine." in page.text("prompt")
    assert page.html("prompt").count("spy-red-") == 2, "the team's agents, in a frame"
    assert "scene-red-wins" in page.html("spectacle-place")
    assert page.text("spectacle-place") == "Red wins! Ann and Ben Best clue: Ann’s RHYTHM ∞ found nine."
    for name, there in (("rematch", True), ("leave-room", True), ("share", True), ("to-lobby", False)):
        assert (f'data-testid="{name}"' in page.html("prompt")) == there
    assert "Play again:" not in page.text("prompt")
    for name in ("rematch-same", "rematch-swap", "rematch-shuffle", "to-lobby"):
        assert f'data-testid="{name}"' in host.html("prompt")
    assert "Play again: Same teams Swap spymasters Shuffle teams" in host.text("prompt")
    page.look(wishes=[BEN])
    assert "Ben would like to play again." in page.text("prompt")
    assert "rematch" not in spy(at, None).html("prompt")
    assert "Codenames: Red ◆ wins, all agents found, after 1 clue" in page.html("prompt")


@pytest.mark.req("W-2.7")
async def test_a_card_that_is_confirmed_leaves_no_vote_behind(spy: Look) -> None:
    at = Game().gives("red").vote(at_card := Game().cards("red")[0], BEN, CLEO)
    page = spy(at, BEN)
    at.does(BEN, Confirm(at_card))
    page.look()
    assert page.offers == {"end-guessing"}
    assert 'class="tag"' not in "".join(page.everything.values())


@pytest.mark.req("W-2.15")
async def test_when_players_have_left_the_host_is_told_what_can_still_be_played(spy: Look) -> None:
    at = Game().gives("red")
    at.turn_over(at.cards("assassin")[0])
    host = spy(at, ANN)
    all_of_them, gone = seen(at, ANN), Missing("uneven_teams", "Make the teams equal: red has 1 and blue has 3.")
    host.stage.show(replace(all_of_them, missing=gone, rematches=("shuffle",)), NOW)
    assert "Shuffle the teams, or change them in the lobby." in host.text("prompt")
    assert 'data-testid="rematch-shuffle"' in host.html("prompt")
    assert 'data-testid="rematch-same"' not in host.html("prompt")
    host.stage.show(replace(all_of_them, missing=gone, rematches=()), NOW)
    assert "Make the teams equal: red has 1 and blue has 3. Change that in the lobby." in host.text("prompt")
    guest = spy(at, BEN)
    guest.stage.show(replace(seen(at, BEN), missing=gone), NOW)
    assert "Ann can change that in the lobby." in guest.text("prompt")
