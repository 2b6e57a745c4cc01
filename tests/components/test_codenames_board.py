"""The board of Codenames: cards that are voted for, confirmed, turned over; and a key that only some may see."""

import doctest
import re

import pytest

from clueapp.games.codenames.actions import Confirm, Unvote, Vote
from components.tables.codenames import card as cards
from components.tables.codenames import fitting, people, plaque, words
from components.tables.codenames.card import Card, draw
from tests.components.codenames_page import ANN, BEN, CLEO, DORA, ED, FAY, FOUR, Game, Look

COLOURS = ("red", "blue", "neutral", "assassin")
TOLD = re.compile(r"\b(?:red|blue|neutral|assassin|Red agent|Blue agent|Bystander|Assassin|known|spy-)\b")
"""What a card says if it says whose it is."""


def told(html: dict[str, str], at: Game) -> list[str]:
    """The cards face down that say whose they are."""
    return [name for index in at.public.hidden if TOLD.search(html[name := f"card-{index}"])]


@pytest.mark.req("W-2.14", "P-5.3")
async def test_a_card_face_down_says_nothing_to_those_without_the_key(spy: Look) -> None:
    at = Game()
    for step in (
        lambda: at.gives("red"),
        lambda: at.turn_over(at.cards("red")[0]),
        lambda: at.vote(at.cards("blue")[0], BEN),
    ):
        step()
        for viewer in (BEN, CLEO, ED, FAY, None):
            assert told(spy(at, viewer).everything, at) == []
        for viewer in (ANN, DORA):
            assert len(told(spy(at, viewer).everything, at)) == len(at.public.hidden), "it would have been found"


@pytest.mark.req("W-2.14", "P-5.2")
async def test_another_key_draws_the_same_page_for_those_without_it(spy: Look) -> None:
    one, other = Game(), Game()
    truth = other.play.truth
    flipped = tuple({"neutral": "blue", "blue": "neutral"}.get(each, each) for each in one.key)
    own = {seat: type(agent)(flipped if agent.key else ()) for seat, agent in truth.own.items()}
    other.play.truth = type(truth)(truth.public, own, truth.vault)
    for viewer in (BEN, ED, None):
        assert spy(one, viewer).everything == spy(other, viewer).everything
    assert spy(one, ANN).everything != spy(other, ANN).everything


@pytest.mark.req("W-4.4")
async def test_watchers_see_the_key_where_the_host_allows_it(spy: Look) -> None:
    page = spy(Game(watchers_see="key"))
    assert len(told(page.everything, page.at)) == 25
    assert "see the key" in page.text("prompt")
    assert not page.votable


@pytest.mark.req("W-4.3")
async def test_a_spymaster_sees_colour_sign_and_word_of_each(spy: Look) -> None:
    page = spy(Game(), DORA)
    for index, colour in enumerate(page.at.key):
        html = page.html(f"card-{index}")
        assert f"known {colour}" in html
        assert '<span class="key-sign"' in html
        assert f"{page.at.word(index)}, {cards.ROLES[colour].lower()}" in html


@pytest.mark.req("W-2.7", "W-2.1")
async def test_operatives_vote_once_there_is_a_clue_and_nobody_else_can(spy: Look) -> None:
    at = Game()
    assert not spy(at, BEN).votable
    at.gives("red")
    assert spy(at, BEN).votable == set(range(25))
    for viewer in (ANN, DORA, ED, None):
        assert not spy(at, viewer).votable


@pytest.mark.req("W-2.7")
async def test_a_vote_has_its_voter_on_the_card_for_all_and_can_be_taken_back(spy: Look) -> None:
    at = Game().gives("red")
    pages = [spy(at, viewer) for viewer in (BEN, CLEO, ANN, ED, None)]
    at.vote(3, BEN)
    for page in pages:
        assert "card-3" in page.look()
        assert page.text("card-3") == f"Ben {at.word(3)} 1 of 2 votes"
        assert "1 vote: Ben, 1 of 2 votes" in page.html("card-3")
    assert 'data-act="UNVOTE"' in pages[0].html("card-3")
    assert 'aria-pressed="true"' in pages[0].html("card-3")
    assert "data-sends='{\"index\":3}'" in pages[1].html("card-3")
    assert "unvote" in pages[0].offers
    assert "unvote" not in pages[1].offers
    at.does(BEN, Unvote())
    pages[0].look()
    assert pages[0].text("card-3") == at.word(3)


@pytest.mark.req("W-2.7")
async def test_the_confirm_is_apart_from_the_card_and_only_for_who_may(spy: Look) -> None:
    at = Game().gives("red").vote(3, BEN, CLEO)
    ben, cleo, ann = spy(at, BEN), spy(at, CLEO), spy(at, ANN)
    assert "confirm-3" in ben.offers
    assert 'data-rests="card 3"' in ben.html("prompt")
    assert 'data-keys="c"' in ben.html("prompt")
    assert f"Turn over {at.word(3)}" in ben.text("prompt")
    assert "CONFIRM" not in ben.html("card-3")
    assert "confirm-3" not in cleo.offers
    assert "Waiting for Ben to confirm" in cleo.text("prompt")
    assert "a teammate confirms" in cleo.text("card-3")
    assert "a teammate confirms" in ann.text("card-3")
    assert ann.offers == set()


@pytest.mark.req("W-2.7")
async def test_who_guesses_alone_confirms_their_own_vote(spy: Look) -> None:
    assert "confirm-4" in spy(Game(FOUR).gives("red").vote(4, BEN), BEN).offers


@pytest.mark.req("W-4.5")
async def test_a_card_turns_over_when_it_is_revealed_and_lies_open_on_a_page_that_comes_later(spy: Look) -> None:
    at = Game().gives("red")
    index = at.cards("red")[0]
    page = spy(at, ED)
    at.turn_over(index)
    assert f"card-{index}" in page.look()
    assert 'class="flip"' in page.html(f"card-{index}")
    assert page.text(f"card-{index}") == f"{at.word(index)} Red agent"
    late = spy(at, ED)
    assert 'class="flip"' not in late.html(f"card-{index}")
    assert f'aria-label="{at.word(index)}, red agent, found by Ben"' in late.html(f"card-{index}")
    assert "dimmed" not in late.html(f"card-{index}")
    assert "dimmed" in spy(at, ANN).html(f"card-{index}")
    at.turn_over(at.cards("red")[0])
    page.look()
    assert 'class="flip"' in page.html(f"card-{index}"), "what is not changed is not drawn again"


@pytest.mark.req("W-4.5")
async def test_only_cards_are_sent_on_which_something_has_changed(spy: Look) -> None:
    at = Game().gives("red")
    page = spy(at, ED)
    at.vote(7, BEN)
    assert page.look() == {"card-7"}
    at.does(BEN, Vote(8))
    assert page.look() == {"card-7", "card-8"}
    assert page.look() == set()


@pytest.mark.req("W-4.2")
async def test_at_the_end_the_whole_key_lies_open_with_who_found_what(spy: Look) -> None:
    at = Game().gives("red").turn_over(0 if Game().key[0] != "assassin" else 1)
    page = spy(at, None)
    if at.public.team == "blue":
        at.gives("blue", "quartz")
    seats = at.public.operatives(at.public.team)
    killer = at.cards("assassin")[0]
    at.vote(killer, *seats).does(seats[0], Confirm(killer))
    page.look()
    assert at.public.is_over
    assert told(page.everything, at) == [f"card-{index}" for index in at.public.hidden]
    for index in at.public.hidden:
        assert f"{cards.ROLES[at.key[index]].lower()}, never turned over" in page.html(f"card-{index}")
    for index in at.public.revealed:
        assert " · " in page.text(f"card-{index}")
    assert "Assassin" in page.text(f"card-{killer}")


@pytest.mark.req("W-4.5")
@pytest.mark.parametrize("word", ["ocean", "telescope", "ice cream", "refrigerator", "jean-luc's", "山"])
def test_every_word_is_sized_by_its_longest_part(word: str) -> None:
    html = draw(Card(0, word))
    wide, narrow = (float(found) for found in re.findall(r"--(?:w|broken):([\d.]+)", html))
    assert 0 < narrow <= wide
    assert fitting.broken(word).replace(fitting.SOFT_HYPHEN, "") == word


def test_names_are_escaped() -> None:
    html = draw(Card(0, "<i>", voters=("<b>Ann",)))
    assert "<b>" not in html
    assert "<i>" not in html.lower()


def test_the_examples_are_true() -> None:
    assert [doctest.testmod(module).failed for module in (cards, fitting, people, plaque, words)] == [0] * 5
