"""What both mystery games say to the contract suite."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar

from clueapp.games.mystery import deal
from clueapp.games.mystery import events as e
from clueapp.games.mystery.actions import Accuse, Mark, Show
from clueapp.games.mystery.cards import DECK, Trio
from clueapp.games.mystery.game import MysteryGame
from clueapp.games.mystery.inquiry import matching
from clueapp.games.mystery.notebook import MARKS
from clueapp.games.mystery.state import MysteryDraft, MysteryTruth
from clueapp.kernel.menu import Action
from clueapp.kernel.truth import Fact, Seat
from tests.contract.adapters import Adapter, Elsewhere
from tests.contract.adapters.deals import Deal, agrees, another_deal, known_to
from tests.contract.play import Play, Step, Weights


class Wishing(Random):
    """Chance that falls on one of the wished values where it can."""

    def __init__(self, seed: float, wish: Sequence[object]) -> None:
        super().__init__(seed)
        self.wish = wish

    def choice(self, seq: Any) -> Any:
        return next((each for each in self.wish if each in seq), None) or super().choice(seq)


class MysteryAdapter(Adapter):
    """How to play, and how to deal again what a seat cannot know."""

    lively: ClassVar[Weights] = {"ACCUSE": 0.04, "MARK": 0.03, "SUGGEST": 4.0}
    hasty: ClassVar[Weights] = {"ACCUSE": 0.5, "MARK": 0.03}
    most_actions = 600
    always_open = frozenset({"MARK"})
    silent = (e.TurnEnded, e.Marked, e.CaseSealed)
    secret_choices = MappingProxyType(
        {
            "SHOW": lambda truth, seat: frozenset({seat, truth.public.turn}),
            "MARK": lambda truth, seat: frozenset({seat}),
        }
    )

    def finish(self, truth: MysteryTruth) -> tuple[Seat, Action] | None:
        solution = truth.vault.solution
        if truth.public.phase not in ("move", "suggest", "end") or solution is None:
            return None
        return truth.public.turn, Accuse(*solution.cards)

    def check(self, truth: MysteryTruth) -> None:
        """Every card is in exactly one place, and what lies open agrees with it (C-2.4, C-2.5)."""
        assert truth.vault.solution is not None
        hands = {seat: own.hand for seat, own in truth.own.items()}
        held_or_undealt = (*hands.values(), *truth.vault.undealt.values())
        everywhere = [*truth.vault.solution.cards, *(card for hand in held_or_undealt for card in hand)]
        assert sorted(everywhere) == sorted(DECK)
        assert not truth.vault.undealt or not any(hands.values())
        assert {seat: truth.public.held.get(seat, 0) for seat in hands} == {
            seat: len(hand) for seat, hand in hands.items()
        }
        for seat, own in truth.own.items():
            assert all(sighting.card in hands[sighting.by] for sighting in own.seen)
            assert set(own.given) <= set(hands[seat])
            assert own.solution in (None, truth.vault.solution)
            assert own.solution is None or seat in truth.public.out
        assert truth.public.deserted <= truth.public.out <= set(truth.public.players)
        if truth.public.phase in ("move", "suggest", "disprove", "end"):
            assert truth.public.turn in truth.public.sleuths

    def elsewhere(self, play: Play, viewer: Seat | None, rng: Random) -> Elsewhere | None:
        known = known_to(viewer, play.facts)
        known.sizes = known.sizes or {seat: len(hand) for seat, hand in dealt_in(play.truth).hands.items()}
        assert agrees(known, dealt_in(play.truth)), "the truth itself contradicts what the viewer is thought to know"
        other = another_deal(known, rng)
        if other is None:
            return None
        assert agrees(known, other)
        return Elsewhere(
            self.set_up_with(play, other),
            lambda step, truth: redo(step, truth, viewer, rng),
            other != dealt_in(play.truth),
        )

    def set_up_with(self, play: Play, other: Deal) -> Sequence[Fact]:
        """The set-up as it was, but for the deal."""
        game = play.game
        assert isinstance(game, MysteryGame)
        draft = MysteryDraft(game, play.opening, Random(0))
        for fact in play.setup:
            if isinstance(fact.public, e.TurnBegan):
                game.begin_turn(draft, draft.public.players[0])
                break
            draft.add(self.deal_again(fact, other.solution, {seat: tuple(other.hands[seat]) for seat in play.players}))
        return draft.facts

    def deal_again(self, fact: Fact, solution: Trio, hands: Mapping[Seat, tuple[str, ...]]) -> Fact:
        """The fact with another deal in it, if it has any."""
        return deal.dealt(solution, hands) if isinstance(fact.public, e.Dealt) else fact


def dealt_in(truth: MysteryTruth) -> Deal:
    assert truth.vault.solution is not None
    undealt = truth.vault.undealt
    return Deal(truth.vault.solution, {seat: frozenset(undealt.get(seat, own.hand)) for seat, own in truth.own.items()})


def redo(
    step: Step, truth: MysteryTruth, viewer: Seat | None, rng: Random
) -> tuple[Action | None, Random | None] | None:
    """The same step as far as the viewer can tell: what it did not see is chosen anew."""
    match step.action:
        case Show():
            if viewer in (step.seat, truth.public.turn):
                return step.action, None
            assert truth.public.inquiry is not None
            return Show(rng.choice(matching(truth.own[step.seat], truth.public.inquiry.trio))), None
        case Mark(card, player) if viewer != step.seat:
            return (Mark(card, player, rng.choice(MARKS)), None) if rng.random() < 0.7 else None
    if not any(isinstance(fact.public, e.CardShown) for fact in step.facts):
        return step.action, None
    seen = [event.card for fact in step.facts if isinstance(event := fact.as_told_to(viewer), e.CardSeen | e.CardGiven)]
    return step.action, Wishing(rng.random(), seen)
