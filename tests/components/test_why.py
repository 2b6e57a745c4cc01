"""A slip of paper beside the notebook says why a mark stands in it: to its owner alone, and by their own view."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from nicegui import ui
from nicegui.testing import User

from clueapp.games.mystery.actions import Mark
from clueapp.games.mystery.deduction import explain
from components.tables.mystery.why import Question, Slip, draw, question_in
from tests.components.mystery_view import seen_by
from tests.components.onlooker import all_accepted
from tests.games.table import AtTable, table
from tests.games.test_mystery_conclusions import asked_about_two_of_mine

NONSENSE = (
    "",
    ":",
    "knife",
    "knife:",
    ":white",
    "spade:white",
    "knife:plum",
    "knife:white:white",
    "Knife:white",
    "\0",
    "é",
)


def asked(t: AtTable, text: str, seat: str | None = "scarlet") -> Question:
    question = question_in(text, seen_by(t, seat))
    assert question is not None
    return question


@pytest.mark.req("B-1.4", "D-2.2")
@pytest.mark.parametrize(
    ("text", "mark", "testid", "claim"),
    [
        ("knife:white", "yes", "note-knife-white", "Mrs. White (Cid) has the Knife"),
        ("knife:mustard", "no", "note-knife-mustard", "Colonel Mustard (Bob) doesn’t have the Knife"),
        ("plum:scarlet", "yes", "note-plum-scarlet", "You have Professor Plum"),
        ("hall:scarlet", "no", "note-hall-scarlet", "You don’t have the Hall"),
        ("knife:case_file", "no", "why-knife", "The Knife isn’t in the case file"),
    ],
)
def test_whatever_is_printed_can_be_asked_about(text: str, mark: str, testid: str, claim: str) -> None:
    t = asked_about_two_of_mine()
    question = asked(t, text)
    assert (question.mark, question.testid) == (mark, testid)
    drawn = str(draw(question, "Because."))
    assert f">{claim}</h3>" in drawn
    assert f'data-slip="{testid}"' in drawn
    assert ">Because.</p>" in drawn


@pytest.mark.req("B-1.4")
def test_a_card_that_is_known_to_be_in_the_case_file_can_be_asked_about() -> None:
    t = asked_about_two_of_mine()
    assert question_in("hall:case_file", seen_by(t, "scarlet")) is None
    t.turn_of("scarlet").place("scarlet", "hall-lounge").seat("scarlet").moves("hall").suggests("green", "wrench")
    assert ">The Hall is in the case file</h3>" in draw(asked(t, "hall:case_file"), "Because.")
    assert ">Mr. Green is in the case file</h3>" in draw(asked(t, "green:case_file"), "Because.")


@pytest.mark.req("P-5.1", "B-1.4")
@pytest.mark.parametrize("text", [*NONSENSE, "hall:white", "hall:case_file"])
def test_nonsense_and_places_without_a_mark_are_no_questions(text: str) -> None:
    assert question_in(text, seen_by(asked_about_two_of_mine(), "scarlet")) is None


@pytest.mark.req("P-5.2", "P-5.3")
def test_who_has_no_such_notebook_has_nothing_to_ask() -> None:
    for mode in ("hand", "seen"):
        assert question_in("plum:scarlet", seen_by(asked_about_two_of_mine(mode), "scarlet")) is None
    t = asked_about_two_of_mine()
    assert question_in("plum:scarlet", seen_by(t, None)) is None
    assert question_in("knife:white", seen_by(t, "mustard")) is not None, "Mustard was shown it"
    assert question_in("plum:scarlet", seen_by(t, "mustard")) is None, "of Scarlet's cards Mustard knows nothing"


@pytest.mark.req("D-2.1", "P-10.2")
def test_marks_by_hand_can_still_be_written_there() -> None:
    t = asked_about_two_of_mine()
    t.seat("scarlet").marks("knife", "white", "maybe")
    drawn = draw(asked(t, "knife:white"), "Because.")
    assert all_accepted(seen_by(t, "scarlet"), drawn) == {Mark}
    assert [tag.split('"')[0] for tag in str(drawn).split('data-testid="by-hand-')[1:]] == [
        "yes",
        "no",
        "maybe",
        "blank",
    ]
    (pressed,) = (tag for tag in str(drawn).split("<button")[1:] if 'aria-pressed="true"' in tag)
    assert 'data-testid="by-hand-maybe"' in pressed
    assert "MARK" not in draw(asked(t, "knife:case_file"), "Because."), "there is no square for the case file"


class Elsewhere:
    """Where things are worked out as soon as the test wants it."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.may_go_on = asyncio.Event()

    async def __call__(self, what: Callable[..., Any], /, *about: Any, **more: Any) -> Any:
        self.asked.append((what, *about[1:3]))
        await self.may_go_on.wait()
        self.may_go_on.clear()
        return what(*about, **more)


@pytest.fixture
async def slip(user: User) -> Slip:
    ui.page("/")(lambda: None)
    await user.open("/")
    with user:
        return Slip()


def text_on(slip: Slip) -> str:
    return slip._panel.element.content


@pytest.mark.req("B-1.4", "P-5.2")
async def test_it_is_said_what_follows_from_the_view_it_was_asked_on(slip: Slip) -> None:
    t, elsewhere = asked_about_two_of_mine(), Elsewhere()
    question = asked(t, "knife:white")
    expected = explain(question.view, "knife", "white", {"scarlet": "Ann", "mustard": "Bob", "white": "Cid"})
    assert expected is not None
    answer = asyncio.create_task(slip.answer(question, elsewhere))
    await asyncio.sleep(0)
    assert text_on(slip) == ""
    t.seat("mustard").ends_turn()
    slip.show(seen_by(t, "scarlet"))
    elsewhere.may_go_on.set()
    await answer
    assert elsewhere.asked == [(explain, "knife", "white")]
    assert f">{expected.sentence}</p>" in text_on(slip).replace("&#39;", "'")
    slip.show(seen_by(t, "scarlet"))
    assert expected.sentence[:20] in text_on(slip), "what follows once follows for ever"


@pytest.mark.req("B-1.4")
async def test_who_asks_on_gets_the_last_answer_and_the_server_thinks_of_one_at_a_time(slip: Slip) -> None:
    t, elsewhere = asked_about_two_of_mine(), Elsewhere()
    first = asyncio.create_task(slip.answer(asked(t, "knife:white"), elsewhere))
    await asyncio.sleep(0)
    for text in ("plum:scarlet", "rope:scarlet", "knife:mustard"):
        await slip.answer(asked(t, text), elsewhere)
    assert len(elsewhere.asked) == 1
    for _ in range(2):
        elsewhere.may_go_on.set()
        await asyncio.sleep(0.01)
    await first
    assert [each[1:] for each in elsewhere.asked] == [("knife", "white"), ("knife", "mustard")]
    assert 'data-slip="note-knife-mustard"' in text_on(slip)


async def test_the_same_question_is_answered_anew(slip: Slip) -> None:
    t, elsewhere = asked_about_two_of_mine(), Elsewhere()
    drawn = 0
    for _ in range(2):
        elsewhere.may_go_on.set()
        slip._panel.element.client.outbox.updates.clear()
        await slip.answer(asked(t, "knife:white"), elsewhere)
        drawn += slip._panel.element.is_unsent
    assert drawn == 2, "the page may have put the first answer away"


async def test_it_goes_with_the_cards(slip: Slip) -> None:
    elsewhere = Elsewhere()
    elsewhere.may_go_on.set()
    await slip.answer(asked(asked_about_two_of_mine(), "knife:white"), elsewhere)
    assert text_on(slip)
    slip.show(seen_by(table(seed=5, options={"notebook": "logic"}), "scarlet"))
    assert text_on(slip) == ""
