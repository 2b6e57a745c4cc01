"""The winner of a mystery is celebrated; a case that stays unsolved is not."""

import re

import pytest

from components.celebration import FEW, PIECES
from components.tables.clueless.table import CluelessStage
from components.tables.mystery import ending, winner
from components.tables.mystery.ending import Ending
from tests.components.mystery_view import seen_by
from tests.components.test_accusation import words
from tests.components.test_ending import SOLUTION, over, scene, told
from tests.games.table import table

__all__ = ["scene"]  # a fixture
BEST = "best suggestion, in turn 1: Professor Plum in the Study with the Rope."


@pytest.mark.req("C-7.2", "D-5.2")
def test_everybody_sees_the_winner_in_a_frame_and_the_others_applaud() -> None:
    for viewer in ("scarlet", "mustard", "white", None):
        html = str(ending.draw(told(over(), viewer), CluelessStage.speech))
        frame = re.search(r'class="brass-frame scarlet"[^>]*><img[^>]*portrait-scarlet', html)
        assert frame is not None, viewer
        row = html[html.index('class="applause"') : html.index("</ul>", html.index('class="applause"'))]
        assert re.findall(r'alt="(\w+)"', row) == ["Bob", "Cid"]
        assert row.count('class="hands"') == 2


@pytest.mark.req("D-5.5")
def test_the_best_suggestion_is_said_as_soon_as_the_review_is_there() -> None:
    waiting = str(winner.praise(seen_by(over(), "white"), "scarlet"))
    assert words(waiting) == ""
    assert "praise awaited" in waiting
    said = words(str(winner.praise(told(over(), "white"), "scarlet")))
    assert said.startswith(
        f"Miss Scarlet (Ann)’s {BEST} Nobody could disprove it, which cut the possible solutions from "
    )
    assert said.endswith(" to 1.")
    assert words(str(winner.praise(told(over(), "scarlet"), "scarlet"))).startswith(f"Your {BEST}")


def test_those_who_have_not_won_get_a_kind_word() -> None:
    kind = {
        "scarlet": None,
        "mustard": "You dared to accuse. Next time, the envelope may agree with you.",
        "white": "You were on the trail as well. Better luck with the next case!",
        None: None,
    }
    for viewer, sentence in kind.items():
        html = str(ending.draw(told(over(), viewer), CluelessStage.speech))
        assert ("consolation" in html) is (sentence is not None)
        assert sentence is None or sentence in words(html)


@pytest.mark.req("D-5.4", "C-7.4")
async def test_nobody_celebrates_a_case_that_stays_unsolved(scene: Ending) -> None:
    t = table("scarlet", "mustard", "white", solution=SOLUTION)
    for seat in ("scarlet", "mustard", "white"):
        t.seat(seat).accuses_falsely()
    scene.show(seen_by(t, "white"), CluelessStage.speech)
    (section,) = scene.place.default_slot.children
    assert "unsolved" in section.classes
    assert pieces_in(scene) == 0
    html = scene.panels["case"].element.content
    assert "The case stays unsolved" in html
    assert "The next case is waiting." in html
    assert "applause" not in html
    assert "brass-frame" not in html


@pytest.mark.req("C-7.2")
async def test_a_system_player_who_wins_is_celebrated_more_quietly(scene: Ending) -> None:
    scene.show(seen_by(over(), "white"), CluelessStage.speech)
    assert pieces_in(scene) == PIECES
    scene.show(seen_by(table(), "white"), CluelessStage.speech)
    scene.show(seen_by(over(), "white", robots={"scarlet": "novice"}), CluelessStage.speech)
    assert pieces_in(scene) == FEW


def pieces_in(scene: Ending) -> int:
    """How many pieces of confetti lie in the ending."""
    (section,) = scene.place.default_slot.children
    return sum(str(each.props.get("innerHTML", "")).count("<i ") for each in section.default_slot.children)
