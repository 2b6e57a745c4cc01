"""What a seat knows of the cards when it is to suggest or to accuse: its own knowledge, and nobody else's."""

from collections.abc import Callable

import pytest

from components.tables.mystery.accuse import suspicion
from components.tables.mystery.known import Known, badge, known
from tests.games.table import AtTable, classic_table, table
from tests.games.test_mystery_conclusions import asked_about_two_of_mine

HANDS = {"scarlet": ["wrench"], "mustard": ["knife"], "white": ["revolver"]}


@pytest.mark.req("P-5.1")
@pytest.mark.parametrize("make", [table, classic_table])
def test_a_seat_knows_its_hand_and_what_it_noted(make: Callable[..., AtTable]) -> None:
    t = make("scarlet", "mustard", "white", hands=HANDS, options={"notebook": "hand"})
    t.seat("scarlet").marks("revolver", "white", "yes").marks("knife", "white", "no").marks("hall", "white", "maybe")
    facts = known(t.view("scarlet"))
    assert facts["wrench"] == Known("yours", "scarlet")
    assert facts["revolver"] == Known("noted", "white")
    assert "knife" not in facts
    assert "hall" not in facts
    assert set(facts) == {*t.view("scarlet").own.hand, "revolver"}
    assert "revolver" not in known(t.view("mustard"))
    assert known(t.view(None)) == {}


def test_a_card_that_was_shown_is_seen_where_the_notebook_prints() -> None:
    for mode, is_printed in (("seen", True), ("hand", False)):
        t = classic_table(hands=HANDS, options={"notebook": mode})
        t.seat("scarlet").rolls(4, 6).walks("lounge").suggests("plum", "knife")
        t.is_answered()
        shown = t.view("scarlet").own.seen[-1]
        assert (known(t.view("scarlet")).get(shown.card) == Known("seen", shown.by)) is is_printed
        assert known(t.view("white")).get(shown.card) is None


@pytest.mark.req("D-2.2")
def test_a_card_that_must_be_in_a_hand_is_held_where_the_notebook_says_all_that_follows() -> None:
    for mode, is_held in (("logic", True), ("seen", False)):
        facts = known(asked_about_two_of_mine(mode).view("scarlet"))
        assert (facts.get("knife") == Known("held", "white")) is is_held
        assert facts["plum"].how == "yours"


@pytest.mark.req("D-2.2")
def test_what_is_proven_is_chosen_for_the_accusation() -> None:
    t = asked_about_two_of_mine()
    t.turn_of("scarlet").place("scarlet", "hall-lounge").seat("scarlet").moves("hall").suggests("green", "wrench")
    for _ in range(2):
        view = t.view("scarlet")
        facts = known(view)
        assert suspicion(view, facts) == t.solution
        assert facts["peacock"] == Known("held"), "somebody has it, since the culprit is known"
        assert not set(t.solution.cards) & facts.keys()
        t.seat("scarlet").marks("green", "white", "yes")  # which cannot be


def test_what_one_holds_is_not_merely_noted() -> None:
    t = classic_table(hands=HANDS, options={"notebook": "seen"})
    t.seat("scarlet").marks("wrench", "white", "yes")
    assert known(t.view("scarlet"))["wrench"].how == "yours"


def test_a_badge_says_it_in_a_word() -> None:
    assert "yours" in str(badge(Known("yours", "scarlet")))
    assert badge(None) is None
