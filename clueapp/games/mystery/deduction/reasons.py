"""Why a mark holds: a set of observations from which it follows, none of which can be left out, in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from clueapp.games.mystery.deduction.deduce import deduce
from clueapp.games.mystery.deduction.observations import (
    CardShown,
    CaseFileSeen,
    CouldNotDisprove,
    Disproved,
    FalseAccusation,
    HandSize,
    NotOwnCard,
    Observation,
    OwnCard,
    observed,
)
from clueapp.games.mystery.deduction.possibility import is_possible
from clueapp.games.mystery.deduction.sheet import NUMBER, Sheet, blank_sheet
from clueapp.games.mystery.deduction.wording import Wording
from clueapp.games.mystery.state import MysteryView, T
from clueapp.kernel.game import Cast

NOBODY: Cast = MappingProxyType({})
SIMPLEST_FIRST = (
    (OwnCard, CardShown, CaseFileSeen),
    (NotOwnCard, CouldNotDisprove),
    (Disproved,),
    (FalseAccusation,),
    (HandSize,),
)
"""What is easily seen through comes first: one card, then none of three, then one of three; numbers of cards last."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a card is in a place, or is not."""

    observations: tuple[Observation, ...]
    """In the order in which they were seen; the mark follows from these alone, and from no fewer of them."""
    sentence: str


def explain(view: MysteryView[T], card: str, place: str, cast: Cast = NOBODY) -> Explanation | None:
    """Why this seat can be certain that the card is there, or that it is not; None if it cannot.

    Several sets may do; of those that are found the smallest is told.
    """
    knowledge = deduce(view)
    mark = knowledge.mark(card, place) if knowledge else "open"
    if knowledge is None or mark == "open":
        return None
    seen, is_there = observed(view), mark == "certain"
    otherwise = _otherwise(view.public.players, card, place, is_there=is_there)
    observations = tuple(sorted(_smallest(otherwise, _orders(seen, card, place)), key=seen.index))
    details = _minimal(otherwise, [detail for each in observations for detail in _details(each)])
    return Explanation(observations, Wording(view, cast).sentence(details, card, place, is_there))


def _details(seen: Observation) -> list[Observation]:
    """What could not be shown card by card: only those that matter are told."""
    if isinstance(seen, CouldNotDisprove):
        return [NotOwnCard(seen.player, card, seen.turn) for card in seen.trio.cards]
    return [seen]


def _otherwise(players: tuple[str, ...], card: str, place: str, *, is_there: bool) -> Sheet:
    """A sheet that says nothing but the opposite of the mark."""
    sheet = blank_sheet(players)
    at, cards = sheet.places.index(place), 1 << NUMBER[card]
    return sheet.without(at, cards) if is_there else sheet.with_cards(at, cards)


def _orders(seen: Sequence[Observation], card: str, place: str) -> Iterator[list[Observation]]:
    """In which orders to look: what comes early is rather kept than what comes late."""

    def simplicity(each: Observation) -> int:
        return next(rank for rank, kinds in enumerate(SIMPLEST_FIRST) if isinstance(each, kinds))

    def distance(each: Observation) -> int:
        return (card not in _cards_of(each)) + (getattr(each, "player", None) != place)

    latest_first = list(reversed(seen))
    yield sorted(seen, key=lambda each: (distance(each), simplicity(each)))
    yield sorted(seen, key=lambda each: (simplicity(each), distance(each)))
    yield sorted(latest_first, key=lambda each: (simplicity(each), distance(each)))
    yield latest_first


def _cards_of(seen: Observation) -> tuple[str, ...]:
    match seen:
        case OwnCard(_, card) | NotOwnCard(_, card) | CardShown(_, card):
            return (card,)
        case CouldNotDisprove(_, trio) | Disproved(_, trio) | FalseAccusation(_, trio) | CaseFileSeen(trio):
            return trio.cards
        case HandSize():
            return ()


def _smallest(sheet: Sheet, orders: Iterable[Sequence[Observation]]) -> list[Observation]:
    """The smallest of the minimal sets that are found; one observation is as small as can be."""
    found: list[list[Observation]] = []
    for order in orders:
        found.append(_minimal(sheet, order))
        if len(found[-1]) == 1:
            break
    return min(found, key=len)


def _minimal(sheet: Sheet, seen: Sequence[Observation], added: bool = False) -> list[Observation]:
    """Those that make the sheet impossible, and would not if one of them were missing (Junker's QuickXplain).

    The first half is taken for given while the second is searched, then what was found there while the first is.
    """
    if added and not is_possible(sheet):
        return []
    if len(seen) == 1:
        return list(seen)
    first, second = seen[: len(seen) // 2], seen[len(seen) // 2 :]
    needed = _minimal(_with(sheet, first), second, added=True)
    return _minimal(_with(sheet, needed), first, added=bool(needed)) + needed


def _with(sheet: Sheet, seen: Iterable[Observation]) -> Sheet:
    for each in seen:
        sheet = sheet.after(each)
    return sheet
