"""Classic Clue in the contract suite: another deal lies in the vault while the table is being set up."""

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from clueapp.games.classic.events import DeckStacked, Walked
from clueapp.games.classic.state import SET_UP_PHASES, ClassicTable
from clueapp.games.mystery.cards import ROOMS, WEAPONS, Trio
from clueapp.games.mystery.state import MysteryTruth
from clueapp.kernel.truth import Fact, Seat
from tests.contract.adapters.mystery import MysteryAdapter
from tests.contract.play import Weights

_WALKING: Weights = {"STEP": 1.0, "WALK": 2.0, "TAKE_BACK": 0.3, "END_TURN": 0.3}


class ClassicAdapter(MysteryAdapter):
    """The mystery's habits, with more walking than passing."""

    lively: ClassVar[Weights] = {**MysteryAdapter.lively, **_WALKING, "FINISH_SETUP": 0.1, "SCATTER_WEAPONS": 0.2}
    hasty: ClassVar[Weights] = {**MysteryAdapter.hasty, "TAKE_BACK": 0.05, "STEP": 0.2}
    silent = (*MysteryAdapter.silent, Walked, DeckStacked)

    def check(self, truth: MysteryTruth) -> None:
        super().check(truth)
        table = truth.public
        assert isinstance(table, ClassicTable)
        squares = [place for place in table.positions.values() if place not in ROOMS]
        assert len(set(squares)) == len(squares), "two pawns on one square"
        assert table.phase in SET_UP_PHASES or set(table.weapons) == set(WEAPONS)
        if table.phase in SET_UP_PHASES:
            assert len(set(table.weapons.values())) == len(table.weapons), "two weapons in one room"
        if table.stroll is not None:
            trail = table.stroll.trail
            assert len(set(trail)) == len(trail), "a place twice in a turn"
            assert table.stroll.steps_left >= 0

    def deal_again(self, fact: Fact, solution: Trio, hands: Mapping[Seat, tuple[str, ...]]) -> Fact:
        if isinstance(fact.vault, DeckStacked):
            return replace(fact, vault=DeckStacked(solution, dict(hands)))
        return super().deal_again(fact, solution, hands)


ADAPTER = ClassicAdapter()
