"""A duel on the pages: two visitors, the table, what is refused, and the rules."""

from collections.abc import Callable

import pytest

from clueapp.games.trivia.clocks import Timing
from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.library import SHIPPED, load_library
from clueapp.rooms.manager import Manager
from tests.pages.visitor import Visitor

NewVisitor = Callable[[], Visitor]


@pytest.fixture
async def duelists(ann: Visitor, visitor: NewVisitor, manager: Manager) -> tuple[Visitor, Visitor]:
    """Ann and Ben at the first category of a match, which stays as long as they look at it."""
    slow = TriviaGame(load_library(SHIPPED), Timing(category=600))
    manager.games = {**manager.games, "trivia": slow}
    await ann.open("/")
    await ann.send("CREATE", game="trivia", name="Ann")
    await ann.until(lambda: ann.path.startswith("/room/"), "the room")
    ben = visitor()
    await ben.open(ann.path)
    await ben.send("SIT_DOWN", name="Ben", seat="P2")
    await ann.sees("Question 1 of 3")
    await ben.sees("Question 1 of 3")
    return ann, ben


@pytest.mark.req("T-1.2", "T-4.4")
async def test_the_match_begins_when_both_are_in(duelists: tuple[Visitor, Visitor]) -> None:
    ann, ben = duelists
    assert "Ann (you)" in ann.text
    assert "Ben (you)" in ben.text
    assert {"podium-P1", "podium-P2", "balance-P1", "category", "chat-text"} <= ann.testids
    assert "You bet first." in ann.text
    assert "Ann bets first." in ben.text


@pytest.mark.req("T-5.1")
@pytest.mark.parametrize(
    ("message", "refusal"),
    [
        ({"kind": "BET", "amount": 50}, "You can’t bet right now."),
        ({"kind": "FOLD"}, "You can’t bet right now."),
        ({"kind": "BUZZ"}, "There’s no clue to buzz for right now."),
        ({"kind": "ANSWER", "text": "Ulan Bator"}, "It isn’t your turn to answer."),
        ({"kind": "OVERTURN", "player": "P1"}, "There’s no ruling to dispute right now."),
        ({"kind": "BET", "amount": "50"}, "amount"),
    ],
)
async def test_what_is_not_open_now_is_refused_and_changes_nothing(
    duelists: tuple[Visitor, Visitor], message: dict[str, object], refusal: str
) -> None:
    ann, _ = duelists
    before = ann.content("balance-P1")
    await ann.send(str(message.pop("kind")), **message)
    await ann.until(lambda: any(refusal in toast for toast in ann.toasts), "a refusal")
    assert ann.content("balance-P1") == before == "500"
