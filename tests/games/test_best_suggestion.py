"""The suggestion that the ending praises: the winner's own, by what it told them."""

from dataclasses import replace

import pytest

from clueapp.games.mystery.best_suggestion import best_suggestion
from clueapp.games.mystery.cards import Trio
from clueapp.games.mystery.review import Hindsight, Review, Step
from clueapp.games.mystery.state import Inquiry

FIRST, BEST, OTHERS = Trio("plum", "rope", "hall"), Trio("green", "knife", "study"), Trio("white", "wrench", "lounge")
HAPPENINGS = (
    Inquiry("scarlet", FIRST, shown_by="mustard", turn=1),
    Inquiry("mustard", OTHERS, shown_by="white", turn=2),
    Inquiry("scarlet", BEST, passed=("mustard", "white"), turn=4),
)
STEPS = (Step(0, 40, 5.3), Step(1, 30, 4.9), Step(2, 9, 3.1), Step(4, 4, 2.0))
SCARLET = Hindsight("scarlet", STEPS, 3, (), None)
GAME = Review(BEST, 5, HAPPENINGS, (SCARLET,))


@pytest.mark.req("D-5.5")
def test_it_is_the_own_suggestion_that_told_most() -> None:
    best = best_suggestion(GAME, "scarlet")
    assert best is not None
    assert (best.trio, best.turn, best.before, best.after, best.is_unanswered) == (BEST, 4, 9, 4, True)


def test_one_that_was_disproved_can_be_the_best() -> None:
    steps = (STEPS[0], Step(1, 5, 2.2), Step(2, 5, 2.2), Step(4, 4, 2.0))
    best = best_suggestion(replace(GAME, seats=(replace(SCARLET, steps=steps),)), "scarlet")
    assert best is not None
    assert (best.trio, best.turn, best.is_unanswered) == (FIRST, 1, False)


def test_there_is_none_if_no_own_suggestion_told_anything() -> None:
    steps = (STEPS[0], STEPS[0], STEPS[1], STEPS[1])
    assert best_suggestion(replace(GAME, seats=(replace(SCARLET, steps=steps),)), "scarlet") is None
    assert (
        best_suggestion(replace(GAME, happenings=(), seats=(replace(SCARLET, steps=STEPS[:1], last=0),)), "scarlet")
        is None
    )
