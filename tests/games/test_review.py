"""What each seat could have known, in games that were counted by hand."""

import pickle
from math import log2

import pytest

from clueapp.games.mystery.cards import Trio
from clueapp.games.mystery.review import Charge, Hindsight, Review
from tests.games.table import AtTable, Hands, bare_table, classic_table, table

TWO = {"scarlet": ["scarlet", "mustard", "white", "lead_pipe", "knife", "wrench", "study", "lounge", "library"]}
"""To her three suspects, three weapons and six rooms are open; to the other player four of each."""
THREE = {
    "scarlet": ["scarlet", "lead_pipe", "hall", "kitchen", "ballroom", "dining_room"],
    "mustard": ["mustard", "candlestick", "revolver", "lounge", "conservatory", "billiard_room"],
    "white": ["white", "peacock", "green", "knife", "wrench", "library"],
}
SOLUTION = ("plum", "rope", "study")


def two(solution: tuple[str, str, str] = ("plum", "rope", "hall")) -> AtTable:
    return table("scarlet", "mustard", solution=solution, hands=TWO, options={"allow_two": True})


def three(hands: Hands = THREE) -> AtTable:
    return table("scarlet", "mustard", "white", solution=SOLUTION, hands=hands)


def asks(at: AtTable, seat: str, suspect: str, weapon: str, room: str, shown: str | None = None) -> AtTable:
    """In a turn of its own the seat suggests it; whoever has to shows this card, or is away and one is shown."""
    at.turn_of(seat).place(seat, {"hall": "hall-lounge", "lounge": "hall-lounge", "study": "hall-study"}[room])
    at.seat(seat).moves(room).suggests(suspect, weapon)
    if at.asked and shown:
        at.seat(at.asked).shows(shown)
    return at.is_answered()


def review(at: AtTable) -> Review:
    made = at.game.review(at.truth)
    assert made is not None
    return made


def of(at: AtTable, seat: str) -> Hindsight:
    return next(each for each in review(at).seats if each.seat == seat)


def counts(hindsight: Hindsight) -> list[tuple[int, int]]:
    """The turn and the number of case files, step by step."""
    return [(step.turn, step.possible) for step in hindsight.steps]


@pytest.mark.req("D-5.5")
def test_the_deal_leaves_what_is_in_nobodys_own_hand() -> None:
    t = two()
    t.seat("scarlet").accuses("plum", "rope", "hall")
    assert counts(of(t, "scarlet")) == [(0, 3 * 3 * 6)]
    assert counts(of(t, "mustard")) == [(0, 4 * 4 * 4)]
    assert of(t, "scarlet").steps[0].bits == pytest.approx(log2(54))
    assert of(t, "scarlet").candidates == (
        *("green", "peacock", "plum", "rope", "candlestick", "revolver"),
        *("hall", "billiard_room", "dining_room", "conservatory", "ballroom", "kitchen"),
    )


@pytest.mark.req("D-5.5")
def test_a_card_that_was_shown_is_ruled_out_for_the_one_who_saw_it() -> None:
    t = two()
    asks(t, "scarlet", "green", "rope", "hall", shown="green")
    t.turn_of("scarlet").seat("scarlet").accuses("plum", "rope", "hall")
    assert counts(of(t, "scarlet")) == [(0, 54), (2, 2 * 3 * 6)]
    assert counts(of(t, "mustard")) == [(0, 64), (2, 64)]
    assert of(t, "scarlet").learnt(0) == pytest.approx(log2(54 / 36))
    assert of(t, "mustard").learnt(0) == pytest.approx(0)


@pytest.mark.req("D-5.5")
def test_what_nobody_can_disprove_is_proven_for_the_one_who_holds_none_of_it() -> None:
    t = two()
    asks(t, "scarlet", "plum", "rope", "hall")
    t.seat("scarlet").accuses("plum", "rope", "hall")
    scarlet, mustard = review(t).seats
    assert counts(scarlet) == [(0, 54), (2, 1)]
    assert scarlet.proof == 1
    assert scarlet.candidates == ("plum", "rope", "hall")
    assert scarlet.charge == Charge(2, Trio("plum", "rope", "hall"), is_true=True, chance=1.0)
    assert counts(mustard) == [(0, 64), (2, 64)]
    assert mustard.proof is None
    assert mustard.charge is None


@pytest.mark.req("D-5.5")
def test_one_who_holds_two_of_the_three_knows_what_was_shown_to_another() -> None:
    t = three()
    asks(t, "scarlet", "peacock", "knife", "lounge", shown="lounge")
    t.seat("scarlet").accuses(*SOLUTION)
    assert counts(of(t, "white")) == [(0, 3 * 4 * 8), (2, 3 * 4 * 7)]
    assert counts(of(t, "scarlet")) == [(0, 5 * 5 * 5), (2, 5 * 5 * 4)]
    assert counts(of(t, "mustard")) == [(0, 5 * 4 * 6), (2, 5 * 4 * 6)]


@pytest.mark.req("D-5.5")
def test_a_false_accuser_could_know_one_case_less_and_then_sees_it_while_the_others_lose_one() -> None:
    t = three()
    asks(t, "scarlet", "plum", "candlestick", "lounge", shown="lounge")
    t.seat("scarlet").accuses("plum", "rope", "library")
    t.seat("mustard").accuses(*SOLUTION)
    scarlet, mustard, white = review(t).seats
    assert counts(scarlet) == [(0, 125), (2, 100), (2, 1)]
    assert scarlet.last == 1
    assert scarlet.proof is None
    assert scarlet.charge is not None
    assert not scarlet.charge.is_true
    assert scarlet.charge.chance == pytest.approx(0.01)
    assert len(scarlet.candidates) == 5 + 5 + 4
    assert counts(mustard) == [(0, 120), (2, 120), (2, 119)]
    assert mustard.last == 2
    assert mustard.charge == Charge(3, Trio(*SOLUTION), is_true=True, chance=pytest.approx(1 / 119))
    assert white.steps[-1].possible == white.steps[-2].possible  # she holds the Library herself


@pytest.mark.req("D-5.5")
def test_an_accusation_of_what_was_ruled_out_already_had_no_chance() -> None:
    t = three()
    t.seat("scarlet").accuses("scarlet", "rope", "study")
    t.seat("mustard").accuses(*SOLUTION)
    charge = of(t, "scarlet").charge
    assert charge is not None
    assert charge.chance == 0


@pytest.mark.req("D-5.5", "D-5.4")
def test_with_no_winner_every_false_accuser_has_what_could_be_known_before() -> None:
    t = three()
    for seat in ("scarlet", "mustard", "white"):
        t.seat(seat).accuses("plum", "rope", "hall")
    made = review(t)
    assert [each.charge.turn for each in made.seats if each.charge] == [1, 2, 3]
    assert [each.last for each in made.seats] == [0, 1, 2]
    assert [each.proof for each in made.seats] == [None] * 3
    assert [len(each.steps) for each in made.seats] == [4] * 3
    assert made.solution == Trio(*SOLUTION)
    assert made.turns == 3


@pytest.mark.req("D-5.5", "P-2.4")
def test_those_who_left_and_those_for_whom_a_card_was_shown_are_told_of_too() -> None:
    t = three()
    asks(t, "scarlet", "peacock", "knife", "lounge")  # Mustard is away, and his Lounge is shown for him
    t.seat("white").deserts()
    t.turn_of("scarlet").seat("scarlet").accuses(*SOLUTION)
    assert counts(of(t, "scarlet")) == [(0, 125), (2, 100)]
    assert counts(of(t, "white")) == [(0, 96), (2, 84)]


@pytest.mark.req("D-5.5")
def test_when_all_have_left_the_question_that_nobody_answered_still_tells_who_was_asked() -> None:
    t = three()
    t.turn_of("scarlet").place("scarlet", "hall-lounge").seat("scarlet").moves("lounge").suggests("peacock", "knife")
    for seat in ("white", "scarlet", "mustard"):
        t.seat(seat).deserts()
    assert t.phase == "over"
    assert counts(of(t, "white")) == [(0, 96), (2, 84)]


@pytest.mark.req("D-5.5")
def test_the_happenings_are_in_their_order_and_whoever_asked() -> None:
    t = three()
    asks(t, "scarlet", "peacock", "knife", "lounge")
    asks(t, "mustard", "plum", "rope", "study")
    t.seat("mustard").accuses("plum", "rope", "hall")
    t.seat("white").accuses(*SOLUTION)
    made = review(t)
    assert [(each.turn, each.seat) for each in made.happenings] == [(2, "scarlet"), (3, "mustard"), (3, "mustard")]
    assert {each.seat: each.proof for each in made.seats} == {"scarlet": None, "mustard": 2, "white": None}


@pytest.mark.req("D-5.5")
def test_classic_clue_is_told_of_in_the_same_way() -> None:
    t = classic_table("scarlet", "mustard", "white", solution=SOLUTION, hands=THREE)
    t.seat("scarlet").rolls(4, 6).walks("lounge").suggests("peacock", "knife")
    t.is_answered()
    t.seat("scarlet").accuses(*SOLUTION)
    assert counts(of(t, "white")) == [(0, 96), (1, 84)]


@pytest.mark.req("D-5.5")
def test_there_is_nothing_to_tell_of_a_game_that_ended_before_the_deal() -> None:
    t = bare_table("scarlet", "mustard", "white")
    for seat in ("scarlet", "mustard", "white"):
        t.seat(seat).deserts()
    assert t.phase == "over"
    assert t.game.review(t.truth) is None


@pytest.mark.req("D-5.5", "P-5.1")
def test_nothing_is_told_of_a_game_that_goes_on() -> None:
    t = three()
    with pytest.raises(ValueError, match="goes on"):
        t.game.review(t.truth)


@pytest.mark.req("D-5.5")
def test_it_can_be_sent_to_another_process() -> None:
    t = three()
    asks(t, "scarlet", "peacock", "knife", "lounge")
    t.seat("scarlet").accuses_falsely().seat("mustard").accuses(*SOLUTION)
    made = review(t)
    assert pickle.loads(pickle.dumps(made)) == made
