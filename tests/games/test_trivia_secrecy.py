"""P-5.2 for Trivia Duel, with matches in which people know things; and leaks that are found out."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from clueapp.games.trivia import events as e
from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.state import TriviaTruth, TriviaView
from clueapp.kernel.game import Cast, Deadline, Telling
from clueapp.kernel.menu import Form, FreeText, Menu
from clueapp.kernel.options import Options
from clueapp.kernel.truth import Event, Fact
from tests.contract.adapters.trivia import ADAPTER
from tests.contract.secrecy import LeakError, Tally, compare_all_views
from tests.games.trivia_play import play_on, riddles

LIBRARY = riddles()
LONGEST = 120
"""Steps after which a match is left: few are over by then."""


def hunt(game: TriviaGame, matches: int = 40) -> Tally:
    tally = Tally()
    for seed in range(matches):
        rng = Random(seed)
        compare_all_views(play_on(game, seed, limit=rng.randrange(LONGEST)), ADAPTER, rng, tally)
    return tally


@pytest.mark.req("P-5.2", "T-3.1")
def test_no_viewer_can_tell_a_match_from_another_that_it_could_be() -> None:
    tally = hunt(TriviaGame(LIBRARY))
    assert tally.replays > 2 * tally.games
    assert tally.differed == tally.replays
    assert tally.positions > 100 * tally.games


class Peeking(TriviaGame):
    """Remembers the questions of a truth that it was given, to use them where none is given."""

    def __init__(self) -> None:
        super().__init__(LIBRARY)
        self.peeked: tuple[Any, ...] = ()

    def expire(self, truth: TriviaTruth, deadline: Deadline, rng: Random) -> Any:
        self.peeked = truth.vault.questions
        return super().expire(truth, deadline, rng)


class SendsTheWholeClue(Peeking):
    def expire(self, truth: TriviaTruth, deadline: Deadline, rng: Random) -> Any:
        facts = super().expire(truth, deadline, rng)
        whole = truth.vault.questions[truth.public.bout.index].clue
        return [Fact(e.ClueTicked(whole)) if isinstance(fact.public, e.ClueTicked) else fact for fact in facts]


class ShowsTheAnswer(Peeking):
    def show(self, view: TriviaView) -> dict[str, Any]:
        return {**super().show(view), "hint": self.peeked[view.public.bout.index].answer if self.peeked else ""}


class ShowsTheLength(Peeking):
    def show(self, view: TriviaView) -> dict[str, Any]:
        bout = view.public.bout
        return {**super().show(view), "clueLength": len(self.peeked[bout.index].clue) if bout.length else 0}


class SaysWhenTheClueEnds(Peeking):
    def message(self, event: Event, due: int | None) -> dict[str, Any] | None:
        message = super().message(event, due)
        if message and isinstance(event, e.ClueOpened) and self.peeked:
            return {**message, "endsAt": len(self.peeked[0].clue) * 1000 // message["revealRate"]}
        return message


class TellsALetter(Peeking):
    def tell(self, event: Event, viewer: str | None, cast: Cast) -> Telling | None:
        if isinstance(event, e.ClueOpened) and self.peeked:
            return Telling(f"The last clue ends with {self.peeked[-1].clue[-1]}.")
        return super().tell(event, viewer, cast)


class MakesTheAnswerFit(Peeking):
    """A box as long as the answer."""

    def menu(self, view: TriviaView) -> Menu:
        menu = super().menu(view)
        if view.public.phase != "answer" or not menu.forms or not self.peeked:
            return menu
        length = len(self.peeked[view.public.bout.index].answer)
        return Menu((Form(menu.forms[0].action, {"text": FreeText(length)}),))


class AddsTheLengthToTheRoom(Peeking):
    def room_fields(
        self, seat: str | None, view: TriviaView | None, options: Options, due: int | None
    ) -> dict[str, Any]:
        at = view.public.bout.index if view else 0
        lengths = [len(each.clue) for each in self.peeked[at : at + 1]]
        return {**super().room_fields(seat, view, options, due), "lengths": lengths}


class SaysWhatComesNext(Peeking):
    def message(self, event: Event, due: int | None) -> dict[str, Any] | None:
        message = super().message(event, due)
        if message and isinstance(event, e.QuestionResolved):
            return {**message, "next": [each.category for each in self.peeked]}
        return message


@pytest.mark.req("P-5.2", "T-3.1", "T-7.1")
@pytest.mark.parametrize(
    "leaky",
    [
        SendsTheWholeClue,
        ShowsTheAnswer,
        ShowsTheLength,
        SaysWhenTheClueEnds,
        TellsALetter,
        MakesTheAnswerFit,
        AddsTheLengthToTheRoom,
        SaysWhatComesNext,
    ],
)
def test_a_game_that_leaks_is_found_out(leaky: Callable[[], TriviaGame]) -> None:
    with pytest.raises(LeakError):
        hunt(leaky(), matches=400)
