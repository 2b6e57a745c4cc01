"""What was seen, and what follows from it, in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from clueapp.games.mystery.cards import DECK, TITLES, Trio
from clueapp.games.mystery.deduction.observations import (
    CardShown,
    CaseFileSeen,
    Disproved,
    FalseAccusation,
    HandSize,
    NotOwnCard,
    Observation,
    OwnCard,
)
from clueapp.games.mystery.deduction.phrases import as_sentences, listed, named, one_of
from clueapp.games.mystery.deduction.sheet import CASE_FILE
from clueapp.games.mystery.state import MysteryView, T
from clueapp.games.mystery.telling import in_words
from clueapp.kernel.game import Cast
from clueapp.kernel.narrator import Narrator

PRONOUNS = {"scarlet": "she", "mustard": "he", "white": "she", "green": "he", "peacock": "she", "plum": "he"}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
OfPlayer = Disproved | OwnCard | CardShown | NotOwnCard | HandSize
TOLD_FIRST: tuple[type[OfPlayer], ...] = get_args(OfPlayer)
Doing = tuple[str, str]
"""What is said of one player, and of several or of "you"."""


class Wording(Narrator):
    """Says it to the viewer; players go by suspect and name, as in the notebook."""

    titles = TITLES

    def __init__(self, view: MysteryView[T], cast: Cast) -> None:
        super().__init__(view.seat, cast)
        self.inquiry = view.public.inquiry

    def sentence(self, seen: Sequence[Observation], card: str, place: str, is_there: bool) -> str:
        """The observations, and what follows, unless they say it themselves."""
        reasons = [*self._of_players(seen, place), *self._of_case_file(seen)]
        match seen:
            case [OwnCard() | CardShown() | CaseFileSeen()] if is_there:
                return as_sentences(reasons)
            case [NotOwnCard()] if place == self.viewer:
                return as_sentences(reasons)
        return as_sentences(reasons, self._conclusion(seen, card, place, is_there))

    def _conclusion(self, seen: Sequence[Observation], card: str, place: str, is_there: bool) -> str:
        if place == CASE_FILE:
            return f"{named(card)} {'is' if is_there else 'isn’t'} in the case file"
        if place == self.viewer:
            return f"you {'have' if is_there else 'don’t have'} {named(card)}"
        return f"{self._again(seen, place)} {'has' if is_there else 'doesn’t have'} {named(card)}"

    def _again(self, seen: Sequence[Observation], player: str) -> str:
        """A pronoun, if the sentence began with this player and names nobody else whom it could mean; else the name."""
        named_first = [first for first, _ in self._doings(seen, player)][:1]
        others = {each.player for each in seen if not isinstance(each, CaseFileSeen)} - {player, self.viewer}
        is_clear = all(PRONOUNS[each] != PRONOUNS[player] for each in others)
        return PRONOUNS[player] if named_first == [player] and is_clear else self.who(player)

    def _of_players(self, seen: Iterable[Observation], first: str) -> list[str]:
        """What was seen of each player, and at once what was seen of several; `first` before others if it may be."""
        doers: dict[Doing, list[str]] = {}
        for player, doing in self._doings(seen, first):
            doers.setdefault(doing, []).append(player)
        doings: dict[tuple[str, ...], list[Doing]] = {}
        for doing, players in doers.items():
            doings.setdefault(tuple(players), []).append(doing)
        return [self._clause(players, said) for players, said in doings.items()]

    def _clause(self, players: tuple[str, ...], said: Sequence[Doing]) -> str:
        of_one = len(players) == 1 and players[0] != self.viewer
        what = [one if of_one else several for one, several in said]
        return f"{listed([self.whom(each) for each in players])} {listed(what)}"

    def _doings(self, seen: Iterable[Observation], first: str) -> Iterator[tuple[str, Doing]]:
        """A sentence about each player; players who showed something come early, since most conclusions begin there."""
        groups: dict[tuple[int, bool, str], list[OfPlayer]] = {}
        for each in seen:
            if isinstance(each, OfPlayer):
                key = (TOLD_FIRST.index(type(each)), each.player != first, each.player)
                groups.setdefault(key, []).append(each)
        for (_, _, player), group in sorted(groups.items(), key=lambda item: item[0][:2]):
            yield player, self._doing(player, group)

    def _doing(self, player: str, group: Sequence[OfPlayer]) -> Doing:
        held = {each.card for each in group if isinstance(each, OwnCard | NotOwnCard | CardShown)}
        cards = [named(card) for card in DECK if card in held]
        match group[0]:
            case HandSize(_, number):
                cards_held = f"{NUMBERS[number]} card{'s' if number != 1 else ''}"
                return f"holds {cards_held}", f"hold {cards_held}{'' if player == self.viewer else ' each'}"
            case Disproved():
                said = self._disproved(player, [each.trio for each in group if isinstance(each, Disproved)])
                return said, f"each {said}"
            case OwnCard():
                said = f"hold {listed(cards)}"
            case CardShown():
                said = f"showed you {listed(cards)}"
            case NotOwnCard():
                said = f"{'don’t hold' if player == self.viewer else 'couldn’t show'} {listed(cards, 'or')}"
        return said, said

    def _disproved(self, player: str, trios: Sequence[Trio]) -> str:
        """A player who is being asked right now has shown nothing yet."""
        asked = [trio for trio in trios if self.inquiry and (self.inquiry.asked, self.inquiry.trio) == (player, trio)]
        shown = [one_of(trio) for trio in trios if trio not in asked]
        said = [f"showed {listed(shown)}"] if shown else []
        return listed([*said, *(f"can show {one_of(trio)}" for trio in asked)])

    def _of_case_file(self, seen: Iterable[Observation]) -> Iterator[str]:
        for each in seen:
            match each:
                case FalseAccusation(player, trio):
                    yield f"{self.whose(player)} accusation of {in_words(trio)} was false"
                case CaseFileSeen(trio):
                    yield f"the case file holds {in_words(trio)}"
