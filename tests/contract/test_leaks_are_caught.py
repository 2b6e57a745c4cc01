"""The indistinguishability test can fail: games that leak, each in one way, are found out by it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

import pytest

from clueapp.games.clueless.game import CluelessGame
from clueapp.games.mystery import events as e
from clueapp.games.mystery.actions import Accuse
from clueapp.games.mystery.cards import ROOMS
from clueapp.games.mystery.state import MysteryTable, MysteryTruth, MysteryView
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import NO_PACKS, NOTHING_SEEN, Cast, Packs, Telling
from clueapp.kernel.menu import Action, Form, Menu, OneOf
from clueapp.kernel.remarks import Chance, Moment, Remark
from clueapp.kernel.truth import Event, Fact, Seat
from tests.contract.adapters.clueless import ADAPTER
from tests.contract.secrecy import LeakError, Tally, a_game_up_to_somewhere, compare_all_views

ENOUGH = 60


@dataclass(frozen=True, slots=True)
class CardNamed(Event):
    """What must never be public."""

    by: str
    to: str
    card: str


class NamesTheCard(CluelessGame):
    """Tells everybody which card was shown."""

    events = (*CluelessGame.events, CardNamed)

    def decide(self, truth: MysteryTruth, seat: str, action: Action, rng: Random) -> Sequence[Fact]:
        return [self._named(fact) for fact in super().decide(truth, seat, action, rng)]

    def _named(self, fact: Fact) -> Fact:
        seen = next((each for each in fact.own.values() if isinstance(each, e.CardSeen)), None)
        if seen is None or not isinstance(fact.public, e.CardShown):
            return fact
        return replace(fact, public=CardNamed(fact.public.by, fact.public.to, seen.card))

    def public_after(self, public: MysteryTable, event: Event) -> MysteryTable:
        if isinstance(event, CardNamed):
            event = e.CardShown(event.by, event.to)
        return super().public_after(public, event)


class Peeking(CluelessGame):
    """Remembers a truth that it was given once, to use it where none is given."""

    peeked: MysteryTruth | None = None

    def decide(self, truth: MysteryTruth, seat: str, action: Action, rng: Random) -> Sequence[Fact]:
        self.peeked = truth
        return super().decide(truth, seat, action, rng)


class PeeksForTheMenu(Peeking):
    """Offers no accusation but the right one."""

    def menu(self, view: MysteryView) -> Menu:
        menu = super().menu(view)
        solution = self.peeked.vault.solution if self.peeked else None
        if solution is None or menu.form(Accuse) is None:
            return menu
        right = Form(Accuse, {name: OneOf((getattr(solution, name),)) for name in ("suspect", "weapon", "room")})
        return Menu(tuple(right if form.action is Accuse else form for form in menu.forms))


class PeeksForASentence(Peeking):
    """Says how many cards of the suggestion the disprover holds."""

    def tell(self, event: Event, viewer: str | None, cast: Cast) -> Telling | None:
        if isinstance(event, e.AskedToDisprove) and self.peeked and viewer != event.seat:
            return Telling(f"{event.seat} holds {self.peeked.own[event.seat].hand[0]}.")
        return super().tell(event, viewer, cast)


class RefusesWithASecret(CluelessGame):
    """Lets slip in a refusal what lies in the case file."""

    def decide(self, truth: MysteryTruth, seat: str, action: Action, rng: Random) -> Sequence[Fact]:
        try:
            return super().decide(truth, seat, action, rng)
        except IllegalAction as refused:
            assert truth.vault.solution is not None
            raise IllegalAction(refused.code, f"{refused.message} {truth.vault.solution.room}") from None


class SkipsTheOnlyCard(CluelessGame):
    """Shows at once for a holder of one card: the time taken would tell how many they hold (C-6.10)."""

    def decide(self, truth: MysteryTruth, seat: str, action: Action, rng: Random) -> Sequence[Fact]:
        facts = list(super().decide(truth, seat, action, rng))
        asked = facts[-1].public if facts else None
        suggested = next((fact.public for fact in facts if isinstance(fact.public, e.Suggested)), None)
        if isinstance(asked, e.AskedToDisprove) and suggested:
            cards = [card for card in truth.own[asked.seat].hand if card in suggested.trio]
            if len(cards) == 1:
                own = {seat: e.CardSeen(asked.seat, cards[0]), asked.seat: e.CardGiven(seat, cards[0])}
                facts.append(Fact(e.CardShown(asked.seat, seat), own=own))
        return facts


class OrdersByHand(CluelessGame):
    """Sends the public numbers of cards in an order that depends on the hands."""

    def setup(
        self, truth: MysteryTruth, rng: Random, seen: Mapping[str, int] = NOTHING_SEEN, packs: Packs = NO_PACKS
    ) -> Sequence[Fact]:
        return [self._sorted(fact) for fact in super().setup(truth, rng)]

    def _sorted(self, fact: Fact) -> Fact:
        if not isinstance(fact.public, e.Dealt):
            return fact
        order = sorted(fact.own, key=lambda seat: repr(fact.own[seat]))
        return replace(fact, public=e.Dealt({seat: fact.public.held[seat] for seat in order}))


class NotesInTheOpen(CluelessGame):
    """Tells everybody that somebody has taken a note."""

    def decide(self, truth: MysteryTruth, seat: str, action: Action, rng: Random) -> Sequence[Fact]:
        facts = super().decide(truth, seat, action, rng)
        is_note = facts and isinstance(facts[0].own.get(seat), e.Marked)
        here = truth.public.positions.get(seat, "")
        there = here if here in ROOMS else "hall"
        return [replace(facts[0], public=e.TokenPutAside(seat, there))] if is_note else facts


class RemarksOnAHand(Peeking):
    """Has a system player say what it holds."""

    def remark(
        self, moment: Moment[MysteryTable], speakers: Sequence[Seat], said: Sequence[Remark], chance: Chance
    ) -> Remark | None:
        if self.peeked is None or said or not moment.before.turn_number:
            return None
        return Remark(speakers[0], f"Has anybody seen my {self.peeked.own[speakers[0]].hand[0]}?", 1)


class RemarksAtATellingMoment(Peeking):
    """Has a system player say nothing of any weight, but only if it holds a card of the suggestion."""

    def remark(
        self, moment: Moment[MysteryTable], speakers: Sequence[Seat], said: Sequence[Remark], chance: Chance
    ) -> Remark | None:
        inquiry = moment.now.inquiry
        if self.peeked is None or inquiry is None or said:
            return None
        hands = {seat: own.hand for seat, own in self.peeked.own.items() if seat in speakers}
        holders = [seat for seat, hand in hands.items() if any(card in inquiry.trio for card in hand)]
        return Remark(holders[-1], "What lovely weather!", 1) if holders else None


LEAKY = [
    NamesTheCard,
    PeeksForTheMenu,
    PeeksForASentence,
    RefusesWithASecret,
    SkipsTheOnlyCard,
    OrdersByHand,
    NotesInTheOpen,
    RemarksOnAHand,
    RemarksAtATellingMoment,
]


def hunt(game: CluelessGame) -> None:
    for seed in range(ENOUGH):
        rng = Random(seed)
        compare_all_views(a_game_up_to_somewhere(game, ADAPTER, rng, seed), ADAPTER, rng, Tally())


@pytest.mark.req("P-5.2", "B-2.10")
@pytest.mark.parametrize("leaky", LEAKY)
def test_a_leak_is_found(leaky: type[CluelessGame]) -> None:
    with pytest.raises(LeakError):
        hunt(leaky())


@pytest.mark.req("P-5.2")
def test_nothing_is_found_where_nothing_leaks() -> None:
    hunt(CluelessGame())
