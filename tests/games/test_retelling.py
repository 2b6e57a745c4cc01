"""A review in sentences: what is said of each seat, and to whom."""

import pytest

from clueapp.games.mystery.cards import Trio
from clueapp.games.mystery.retelling import Retelling
from clueapp.games.mystery.review import Charge, Hindsight, Review, Step
from clueapp.games.mystery.state import Inquiry

CASE = Trio("plum", "rope", "hall")
OPEN = ("green", "plum", "rope", "knife", "hall")
ANN = Retelling(None, {"white": "Ann"})
WHITE = Retelling("white", {"white": "Ann"})
RIGHTLY = "with 3 solutions still possible. The chance of that was 33 %."
FALSELY = "accused falsely in turn 7, with 30 solutions still possible"


def white(*possible: int, charge: Charge | None = None, last: int | None = None) -> Hindsight:
    """Mrs. White's, with so many case files after the deal, in turn 4, in turn 8 and so on."""
    steps = tuple(Step(4 * at, each, 0.0) for at, each in enumerate(possible))
    return Hindsight("white", steps, len(steps) - 1 if last is None else last, OPEN, charge)


def charge(turn: int, *, is_true: bool = True, chance: float = 1.0) -> Charge:
    return Charge(turn, CASE, is_true, chance)


@pytest.mark.req("D-5.5")
@pytest.mark.parametrize(
    ("hindsight", "to_others", "to_her"),
    [
        (
            white(90, 1, charge=charge(7)),
            "Ann could have proved the case in turn 4, and accused in turn 7.",
            "You could have proved the case in turn 4, and accused in turn 7.",
        ),
        (
            white(90, 1, charge=charge(4)),
            "Ann could prove the case in turn 4, and accused at once.",
            "You could prove the case in turn 4, and accused at once.",
        ),
        (
            white(90, 30, 1),
            "Ann could have proved the case in turn 8.",
            "You could have proved the case in turn 8.",
        ),
        (
            white(90, 4),
            "Ann still had 4 possible solutions: Green or Plum, and the Rope or the Knife.",
            "You still had 4 possible solutions: Green or Plum, and the Rope or the Knife.",
        ),
        (
            white(90, 3, charge=charge(7, chance=1 / 3)),
            f"Ann accused in turn 7 and was right, {RIGHTLY}",
            f"You accused in turn 7 and were right, {RIGHTLY}",
        ),
        (
            white(90, 30, 1, 1, charge=charge(7, is_true=False, chance=0.1), last=1),
            f"Ann {FALSELY}.",
            f"You {FALSELY}.",
        ),
        (
            white(90, 30, 1, charge=charge(7, is_true=False, chance=0), last=1),
            f"Ann {FALSELY}. That one could already be ruled out.",
            f"You {FALSELY}. That one could already be ruled out.",
        ),
        (
            white(90, 1, 1, charge=charge(7, is_true=False, chance=0), last=1),
            "Ann could have proved the case in turn 4, but accused falsely in turn 7.",
            "You could have proved the case in turn 4, but accused falsely in turn 7.",
        ),
    ],
)
def test_of_each_seat_is_said_what_it_could_have_known(hindsight: Hindsight, to_others: str, to_her: str) -> None:
    assert ANN.seat(hindsight) == to_others
    assert WHITE.seat(hindsight) == to_her


@pytest.mark.req("D-5.5")
def test_of_one_who_left_is_said_what_could_have_been_known_from_there() -> None:
    left = "Ann left the game; that seat "
    assert ANN.seat(white(90, 1), has_left=True) == f"{left}could have proved the case in turn 4."
    told = "still had 4 possible solutions: Green or Plum, and the Rope or the Knife."
    assert ANN.seat(white(90, 4), has_left=True) == left + told
    falsely = white(90, 30, 1, charge=charge(7, is_true=False, chance=0.1), last=1)
    assert ANN.seat(falsely, has_left=True) == ANN.seat(falsely)


@pytest.mark.req("D-5.5")
def test_many_cards_are_counted_and_few_are_named() -> None:
    steps = (Step(0, 60, 5.9),)
    many = Hindsight(
        "white", steps, 0, ("green", "plum", "white", "rope", "knife", "study", "hall", "lounge", "library"), None
    )
    assert WHITE.seat(many) == (
        "You still had 60 possible solutions: White, Green or Plum, the Rope or the Knife, and 4 rooms."
    )
    rooms = Hindsight("white", steps, 0, ("plum", "rope", "study", "hall"), None)
    assert WHITE.seat(rooms) == "You still had 60 possible solutions: the Study or the Hall."


@pytest.mark.req("D-5.5")
def test_the_suggestion_that_told_most_is_named() -> None:
    def hindsight(seat: str, *bits: float) -> Hindsight:
        steps = tuple(Step(at, round(2**each), each) for at, each in enumerate(bits))
        return Hindsight(seat, steps, 2, OPEN, None)

    asked = (Inquiry("green", CASE, turn=1), Inquiry("white", CASE, turn=2))
    review = Review(CASE, 2, asked, (hindsight("white", 6, 5, 1), hindsight("green", 6, 4, 4)))
    said = "The most revealing suggestion was {} in turn 2: it cut {} possible solutions from 32 to 2."
    assert WHITE.most_telling(review) == said.format("yours", "your")
    assert ANN.most_telling(review) == said.format("Ann’s", "their")
    to_green = Review(CASE, 2, asked, (hindsight("white", 6, 2, 2), hindsight("green", 6, 6, 6)))
    other = "The most revealing suggestion was Mr. Green’s in turn 1: it cut {} possible solutions from 64 to 4."
    assert ANN.most_telling(to_green) == other.format("Ann’s")
    assert WHITE.most_telling(to_green) == other.format("your")
    assert ANN.most_telling(Review(CASE, 2, asked, (hindsight("white", 6, 6, 6),))) is None
    assert ANN.most_telling(Review(CASE, 0, (), (Hindsight("white", (Step(0, 64, 6.0),), 0, OPEN, None),))) is None
