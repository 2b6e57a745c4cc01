"""B-2.1: what a mastermind asks, shows and believes, and why."""

from random import Random

import pytest

from clueapp.games.mystery.actions import Show
from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.deduction import Knowledge, deduce
from clueapp.games.mystery.players.hints import rarity, weights
from clueapp.games.mystery.players.information import Questions
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


@pytest.mark.req("B-2.1")
def test_it_shows_again_what_it_has_shown_before() -> None:
    for seed in range(12):
        t = table(solution=("green", "knife", "study"), hands=HANDS, options={"notebook": "seen"})
        t.place("scarlet", "hall-lounge").turn_of("scarlet").seat("scarlet").moves("lounge").suggests("plum", "rope")
        t.seat("mustard").shows("rope")
        t.place("white", "hall-lounge").turn_of("white").seat("white").moves("lounge").suggests("plum", "rope")
        while t.asked != "mustard":
            t.is_answered()
        impulse = t.game.robot(project(t.truth, "mustard"), "mastermind", lambda name, at=seed: Random(f"{at} {name}"))
        assert impulse is not None
        assert impulse.action == Show("rope")


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
    honest, caught = view_after(), view_after("plum", "peacock", "mustard")
    assert rarity(known(caught), caught.public, "white") >= rarity(known(honest), honest.public, "white")


def known(view: MysteryView) -> Knowledge:
    found = deduce(view)
    assert found is not None
    return found
