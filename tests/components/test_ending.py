"""The end of a mystery: who could have known it, as a plot and in sentences, and what stays when more is told."""

import re
from dataclasses import replace

import pytest
from nicegui import ui
from nicegui.testing import User

from clueapp.games.mystery.review import Hindsight, Review, Step
from clueapp.rooms.view import TableView
from components.tables.classic.table import ClassicStage
from components.tables.clueless.table import CluelessStage
from components.tables.mystery import ending, plot, plot_paper, review
from components.tables.mystery.ending import Ending
from tests.components.mystery_view import seen_by
from tests.components.test_accusation import words
from tests.games.table import AtTable, bare_table, classic_table, table

SOLUTION = ("plum", "rope", "study")
WAITING = "Working out when everybody could have solved it"
VIEWERS = ("scarlet", "mustard", "white", None)


def over() -> AtTable:
    """Scarlet learns the case from her question and is slow, Mustard accuses falsely, White never knows."""
    hands = {"scarlet": ["hall"], "mustard": ["lounge"], "white": ["library"]}
    t = table("scarlet", "mustard", "white", solution=SOLUTION, hands=hands).place("scarlet", "hall-study")
    t.seat("scarlet").moves("study").suggests("plum", "rope")
    t.seat("scarlet").ends_turn()
    t.seat("mustard").accuses("plum", "rope", "lounge")
    t.turn_of("scarlet").seat("scarlet").accuses(*SOLUTION)
    return t


def told(at: AtTable, viewer: str | None) -> TableView:
    return seen_by(at, viewer, at.game.review(at.truth))


def sentences(html: str) -> dict[str, str]:
    """What is said of each seat."""
    found = re.findall(r'<li data-testid="hindsight-(\w+)">(.*?)</li>', html)
    return {seat: words(text).strip() for seat, text in found}


@pytest.mark.req("D-5.5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_reads_of_every_seat_what_it_could_have_known(viewer: str | None) -> None:
    t = over()
    html = str(review.draw(told(t, viewer)))
    scarlet, mustard, white = (
        "You" if viewer == seat else name
        for seat, name in (
            ("scarlet", "Ann"),
            ("mustard", "Bob"),
            ("white", "Cid"),
        )
    )
    said = sentences(html)
    assert list(said) == ["scarlet", "mustard", "white"]
    assert said["scarlet"] == f"{scarlet} could have proved the case in turn 1, and accused in turn 4."
    assert said["mustard"].startswith(f"{mustard} accused falsely in turn 2, with ")
    assert said["mustard"].endswith(" That one could already be ruled out.")  # he holds the Lounge himself
    assert said["white"].startswith(f"{white} still had ")
    assert "The most revealing suggestion was " in words(html)


@pytest.mark.req("D-5.5", "P-10.3")
def test_the_plot_has_a_line_and_a_token_for_every_seat_and_is_said_in_words() -> None:
    t = over()
    html = str(review.draw(told(t, None)))
    wide, narrow = re.findall(r"<svg viewBox.*?</svg>(?=<svg|</div>)", html[html.index('class="plot"') :])
    for picture in (wide, narrow):
        for seat in ("scarlet", "mustard", "white"):
            assert f'<g class="of-{seat}"><path class="trace"' in picture
            assert f"/token-{seat}.svg" in picture
        assert picture.count('class="proof"') == 1
        assert picture.count('class="false"') == 1
        assert picture.count('class="won"') == 1
        assert picture.count('class="trace seen"') == 1
    alternative = re.findall(r'role="img" aria-label="([^"]*)"', html)
    assert len(alternative) == 1
    assert alternative[0].startswith("How many solutions were still possible, over 4 turns. Miss Scarlet (Ann): ")
    assert "1 at the end; Colonel Mustard (Bob): " in alternative[0]
    assert html.count('aria-hidden="true"') >= 2


@pytest.mark.req("D-5.5")
def test_until_it_is_made_the_same_room_says_so() -> None:
    t = over()
    for viewer in VIEWERS:
        waiting = str(review.draw(seen_by(t, viewer)))
        assert WAITING in words(waiting)
        assert sentences(waiting) == {}
        assert "trace" not in waiting
        done = str(review.draw(told(t, viewer)))
        assert WAITING not in done
        for size in (review.WIDE, review.NARROW):
            frame = 'viewBox="0 0 {} {}"'.format(*size)
            assert frame in waiting
            assert frame in done


@pytest.mark.req("D-5.5")
def test_nobody_has_won_and_one_has_left() -> None:
    t = classic_table("scarlet", "mustard", "white", solution=SOLUTION)
    t.seat("white").deserts()
    for seat in ("scarlet", "mustard"):
        t.seat(seat).accuses_falsely()
    html = str(review.draw(told(t, "white")))
    assert sentences(html)["white"].startswith("You left the game; that seat still had ")
    drawn = html[html.index('class="plot"') :]
    assert drawn.count('class="false"') == 2 * 2  # for a table and for a phone
    assert 'class="won"' not in drawn


@pytest.mark.req("D-5.5")
def test_tokens_stand_apart_however_many_prove_it_at_once_and_however_long_the_game() -> None:
    seats = ("scarlet", "mustard", "white", "green", "peacock", "plum")
    for turns in (1, 9, 75, 400):
        steps = (Step(0, 200, 7.6), Step(turns, 1, 0.0))
        game = Review(over().solution, turns, (), tuple(Hindsight(seat, steps, 1, (), None) for seat in seats))
        for width, height in (review.WIDE, review.NARROW):
            drawn = str(plot.draw(game, width, height))
            found = re.findall(r'class="mark" transform="translate\(([\d.]+) ([\d.]+)\)"', drawn)
            places = [(float(x), float(y)) for x, y in found]
            assert len(places) == 2 * len(seats)
            assert all(8 <= x <= width - 8 and 8 <= y <= height - 8 for x, y in places), (turns, places)
            for at, one in enumerate(places):
                for other in places[:at]:
                    assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) >= 15, (turns, one, other)
            numbered = re.findall(r'class="turn-number"[^>]*>(\w+)<', drawn)
            assert numbered[0] == "deal"
            assert 2 <= len(numbered) <= 13


@pytest.fixture
async def scene(user: User) -> Ending:
    ui.page("/")(lambda: None)
    await user.open("/")
    with user:
        return Ending()


@pytest.mark.req("D-5.5")
async def test_neither_a_review_nor_a_wish_begins_the_scene_again(scene: Ending) -> None:
    t = over()
    outbox = scene.place.client.outbox

    def sent(table: TableView) -> list[str]:
        outbox.updates.clear()
        scene.show(table, CluelessStage.speech)
        return [name for name, panel in scene.panels.items() if panel.element.id in outbox.updates]

    with scene.place:
        assert sent(seen_by(t, "mustard")) == ["case", "praise", "next", "review"]
        (section,) = scene.place.default_slot.children
        assert "revealed" in section.classes, "the accusation has shown all of it already"
        assert "data-after" not in section.props
        assert sent(told(t, "mustard")) == ["praise", "review"]
        ann, *others = told(t, "mustard").players
        wish = replace(told(t, "mustard"), players=(replace(ann, wants_rematch=True), *others))
        assert sent(wish) == ["next"]
        assert sent(wish) == []
        assert sent(seen_by(table(), "mustard")) == []
        assert scene.place.default_slot.children == []


@pytest.mark.req("D-5.5", "D-5.4")
async def test_of_a_game_that_ended_before_the_deal_nothing_is_told(scene: Ending) -> None:
    t = bare_table()
    for seat in t.public.players:
        t.seat(seat).deserts()
    scene.show(told(t, None), ClassicStage.speech)
    (section,) = scene.place.default_slot.children
    assert section.props["data-after"] == str(ending.VERDICT)
    assert list(scene.panels) == ["case", "next"]
    assert "The case stays unsolved" in scene.panels["case"].element.content


@pytest.mark.req("C-8.8")
@pytest.mark.parametrize("turns", [9, 10, 120])
def test_the_last_turn_number_does_not_touch_the_word_turn(turns: int) -> None:
    """A digit is about 7 px wide; the number is centred on its turn, and the word begins where it stands."""
    paper = plot_paper.Paper(*review.NARROW, turns)
    word = re.search(r'<text x="([\d.]+)" y="\d+">turn<', str(plot_paper.sheet(paper)))
    assert word is not None
    assert float(word.group(1)) > paper.end + 7 * len(str(turns)) / 2
