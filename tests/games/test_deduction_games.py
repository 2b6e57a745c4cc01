"""Real games of both kinds at random, with false accusations, stand-ins and deserters, watched from every seat."""

from __future__ import annotations

import os
from random import Random
from typing import get_args

import pytest

from clueapp.games.classic import GAME as CLASSIC
from clueapp.games.clueless import GAME as CLUELESS
from clueapp.games.mystery.cards import DECK, SUSPECTS
from clueapp.games.mystery.deduction import CASE_FILE, Knowledge, Observation, deduce, knowledge_after, observed
from clueapp.games.mystery.game import MysteryGame
from clueapp.games.mystery.state import MysteryTruth
from clueapp.kernel.truth import project
from tests.contract.play import Habits, Play, one_step
from tests.games.counted_deals import agrees

THOROUGH = os.environ.get("CLUEAPP_THOROUGH", "") not in ("", "0")
GAMES = 60 if THOROUGH else 2
"""So many for each number of players."""
STEPS = 400
HABITS = {
    "clueless": Habits({"ACCUSE": 0.05, "MARK": 0.0, "SUGGEST": 6.0, "MOVE": 3.0}, absence=0.08, desertion=0.01),
    "classic": Habits(
        {"ACCUSE": 0.05, "MARK": 0.0, "SUGGEST": 9.0, "WALK": 9.0, "PASSAGE": 9.0, "STEP": 0.1, "TAKE_BACK": 0.0,
         "END_TURN": 0.3, "FINISH_SETUP": 9.0},
        absence=0.08,
        desertion=0.01,
    ),
}  # fmt: skip


class Watched:
    """A game in play, and what each of its seats knew last."""

    def __init__(self, game: MysteryGame, players: int, seed: int) -> None:
        seats = [suspect for suspect in SUSPECTS if suspect in Random(seed).sample(SUSPECTS, players)]
        self.play = Play(game, dict(zip(seats, seats, strict=True)), game.info.default_options(), seed)
        self.seen: dict[str, tuple[Observation, ...]] = dict.fromkeys(seats, ())
        self.known: dict[str, Knowledge] = {}

    def go_on(self, rng: Random, habits: Habits) -> None:
        one_step(self.play, rng, habits)
        for seat in self.play.players:
            self.look(seat, self.play.truth)

    def look(self, seat: str, truth: MysteryTruth) -> None:
        view = project(truth, seat)
        seen, knowledge = observed(view), deduce(view)
        assert seen[: len(self.seen[seat])] == self.seen[seat], "what was seen has changed"
        if knowledge is not None and seen != self.seen[seat]:
            self.check(seat, knowledge, truth)
            self.known[seat] = knowledge
        self.seen[seat] = seen

    def check(self, seat: str, knowledge: Knowledge, truth: MysteryTruth) -> None:
        """Nothing that is so is called impossible, nothing that is not so certain, and nothing known is forgotten."""
        where = deal_of(truth)
        before = self.known.get(seat)
        for card in DECK:
            for place in knowledge.places:
                mark = knowledge.mark(card, place)
                assert mark != ("impossible" if where[card] == place else "certain")
                assert before is None or before.mark(card, place) in ("open", mark)
        assert knowledge.proven in (None, truth.vault.solution)
        assert before is None or knowledge.deals <= before.deals


def deal_of(truth: MysteryTruth) -> dict[str, str]:
    assert truth.vault.solution is not None
    held = {card: seat for seat, own in truth.own.items() for card in own.hand}
    return held | dict.fromkeys(truth.vault.solution.cards, CASE_FILE)


@pytest.mark.req("B-1.1")
@pytest.mark.parametrize("game", [CLUELESS, CLASSIC], ids=["clueless", "classic"])
def test_what_is_so_is_never_called_impossible_and_knowledge_only_grows(game: MysteryGame) -> None:
    happened: set[object] = set()
    for players in range(2, 7):
        for number in range(GAMES):
            watched = Watched(game, players, seed=100 * players + number)
            rng = Random(number)
            while not watched.play.is_over and len(watched.play.steps) < STEPS:
                watched.go_on(rng, HABITS[game.info.name])
            check_against_working_it_out_anew(watched)
            happened |= {step.kind for step in watched.play.steps}
            happened |= {type(each) for seen in watched.seen.values() for each in seen}
    assert {"act", "stand_in", "desert"} <= happened
    assert set(get_args(Observation)) <= happened, "something was never seen"


def check_against_working_it_out_anew(watched: Watched) -> None:
    truth = watched.play.truth
    for seat, seen in watched.seen.items():
        kept, anew = watched.known[seat], knowledge_after(truth.public.players, seen)
        assert all(agrees(deal_of(truth), each) for each in seen)
        assert (kept.deals, dict(kept.case_files)) == (anew.deals, dict(anew.case_files))
