"""B-2.1: what a mastermind asks, shows and believes, and why."""

from dataclasses import replace
from random import Random

import pytest

from clueapp.games.mystery.actions import Show
from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.deduction import Knowledge, deduce
from clueapp.games.mystery.players.hints import rarity, weights
from clueapp.games.mystery.players.information import Questions
from clueapp.games.mystery.players.mastermind import Mastermind
from clueapp.games.mystery.players.sample import SIZE, Sample
from clueapp.games.mystery.state import MysteryView
from clueapp.kernel.truth import project
from tests.games.table import AtTable, table

HANDS = {"mustard": ("plum", "rope"), "white": ("lounge",)}


def asked(t: AtTable, seat: str = "scarlet") -> Questions:
    view = project(t.truth, seat)
    knowledge = known(view)
    sample = Sample(knowledge.draw(Random(1), SIZE), knowledge.places)
    return Questions(sample, view.public.after(seat))


@pytest.mark.req("B-2.1")
def test_no_question_brings_more_than_there_is_to_know_and_none_less_than_nothing() -> None:
    questions = asked(table(solution=("green", "knife", "study"), hands=HANDS))
    for suspect in SUSPECTS:
        for weapon in WEAPONS:
            for room in ROOMS:
                assert -1e-9 <= questions.information(Trio(suspect, weapon, room)) <= questions.before


@pytest.mark.req("B-2.1")
def test_what_one_holds_oneself_makes_a_question_about_the_rest() -> None:
    t = table(solution=("green", "knife", "study"), hands={"scarlet": ("scarlet", "rope", "hall")})
    questions = asked(t)
    assert questions.information(Trio("scarlet", "rope", "hall")) == pytest.approx(0, abs=1e-9)
    assert questions.information(Trio("green", "rope", "hall")) > 0.05


def asked_by(t: AtTable, seat: str) -> AtTable:
    """Somebody comes into the Lounge and names Plum and the rope; Mustard, who holds both, is asked."""
    t.place(seat, "hall-lounge").turn_of(seat).seat(seat).moves("lounge").suggests("plum", "rope")
    return t.seat(seat).expects_show_by("mustard").at


def shown_by_mustard(t: AtTable, seed: int, strength: str) -> str:
    view = project(t.truth, "mustard")
    impulse = t.game.robot(view, strength, lambda name: Random(f"{seed} {name}"))
    assert impulse is not None
    assert isinstance(impulse.action, Show)
    return impulse.action.card


CAREFUL = ("inspector", "detective", "mastermind")


@pytest.mark.req("B-2.1")
@pytest.mark.parametrize("strength", CAREFUL)
def test_it_shows_again_what_it_has_shown_before(strength: str) -> None:
    for seed in range(12):
        t = asked_by(rigged_for_mustard(), "scarlet").seat("mustard").shows("rope").at
        assert shown_by_mustard(asked_by(t, "white"), seed, strength) == "rope"


@pytest.mark.req("B-2.1")
@pytest.mark.parametrize("strength", CAREFUL)
def test_it_shows_somebody_what_they_know_rather_than_what_another_knows(strength: str) -> None:
    for seed in range(12):
        t = asked_by(rigged_for_mustard(), "scarlet").seat("mustard").shows("rope").at
        t = asked_by(t, "white").seat("mustard").shows("plum").at
        assert shown_by_mustard(asked_by(t, "white"), seed, strength) == "plum"
        again = asked_by(t.seat("mustard").shows("plum").at, "scarlet")
        assert shown_by_mustard(again, seed, strength) == "rope"


def rigged_for_mustard() -> AtTable:
    """Nobody before Mustard can show a card for Plum, the rope and the Lounge."""
    hands = {"mustard": ("plum", "rope"), "scarlet": ("hall",), "white": ("kitchen",)}
    return table(solution=("green", "knife", "lounge"), hands=hands, options={"notebook": "seen"})


def view_after(*named: str) -> MysteryView:
    """Scarlet's, after White has suggested each of these with the knife in the Lounge, and nobody could show a card."""
    t = table(
        solution=("green", "knife", "lounge"), hands={"scarlet": ("hall",), "white": ("plum", "peacock", "mustard")}
    )
    for suspect in named:
        t.place("white", "hall-lounge").turn_of("white").seat("white").moves("lounge").suggests(suspect, "knife")
    return project(t.truth, "scarlet")


@pytest.mark.req("B-2.1")
def test_what_somebody_names_they_are_believed_to_lack_rather_than_to_hold() -> None:
    view = view_after("plum")
    knowledge = known(view)
    deals = knowledge.draw(Random(1), SIZE)
    likely = weights(knowledge, view.public, "scarlet", deals)
    card, place = DECK.index("plum"), knowledge.places.index("white")
    held = [weight for deal, weight in zip(deals, likely, strict=True) if deal[card] == place]
    lacked = [weight for deal, weight in zip(deals, likely, strict=True) if deal[card] != place]
    assert sum(held) / len(held) < 0.7 * sum(lacked) / len(lacked)


@pytest.mark.req("B-2.1")
def test_who_was_found_to_name_their_own_cards_is_believed_less() -> None:
    t = table(solution=("green", "knife", "lounge"), hands={"mustard": ("rope",), "white": ("plum", "peacock")})
    for suspect in ("plum", "peacock"):
        t.place("scarlet", "hall-lounge").turn_of("scarlet").seat("scarlet").moves("lounge").suggests(suspect, "knife")
        t.seat("white").shows(suspect)
    before = project(t.truth, "scarlet")
    t.place("white", "hall-lounge").turn_of("white").seat("white").moves("lounge").suggests("plum", "knife")
    after = project(t.truth, "scarlet")
    assert rarity(known(after), after.public, "white") > 2 * rarity(known(before), before.public, "white")


@pytest.mark.req("B-2.1")
def test_with_nobody_left_to_race_against_it_asks_until_it_has_proof_and_trusts_no_guess() -> None:
    t = table(solution=("green", "knife", "lounge"), hands={"white": ("plum", "peacock")})
    for _ in range(3):
        t.place("white", "hall-lounge").turn_of("white").seat("white").moves("lounge").suggests("plum", "knife")
    with_rivals, alone = imagined(t), imagined(t.seat("mustard").deserts().seat("white").deserts().at)
    assert with_rivals < 0.5 * alone


def imagined(t: AtTable) -> float:
    """In what share of the deals that a mastermind in Scarlet's seat imagines White holds Plum."""
    mind = Mastermind(t.game.terrain, project(t.truth, "scarlet"), Random)
    held = mind.sample.held["plum"][mind.sample.places.index("white")]
    return held.bit_count() / mind.sample.number


def known(view: MysteryView) -> Knowledge:
    found = deduce(view)
    assert found is not None
    return found


def bluffs(t: AtTable, seed: int) -> set[str]:
    """The cards of its own that a mastermind in Scarlet's seat would name, turn after turn."""
    named = set()
    for turn in range(6):
        view = project(t.truth, "scarlet")
        view = replace(view, public=replace(view.public, turn_number=turn))
        mind = Mastermind(t.game.terrain, view, lambda name: Random(f"{seed} {name}"))
        named.add(mind.own_card(SUSPECTS))
    return {card for card in named if card}


@pytest.mark.req("B-2.6")
def test_a_bluff_is_not_always_the_same_card() -> None:
    t = table(solution=("green", "knife", "study"), hands={"scarlet": ("plum", "peacock", "white")})
    assert all(len(bluffs(t, seed)) > 1 for seed in range(10))


@pytest.mark.req("B-2.6")
def test_a_card_that_was_named_for_a_bluff_is_spared_until_the_others_have_been() -> None:
    t = table(solution=("green", "knife", "study"), hands={"scarlet": ("plum", "peacock", "white")})
    t.turn_of("scarlet").place("scarlet", "hall-lounge").seat("scarlet").moves("lounge").suggests("plum", "knife")
    assert all(bluffs(t, seed) == {"peacock", "white"} for seed in range(10))
