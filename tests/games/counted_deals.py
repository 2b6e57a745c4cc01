"""Deals that agree with what was seen, counted in two other ways than the program does it, and slowly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import comb

from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.deduction import CASE_FILE, Knowledge, Observation
from clueapp.games.mystery.deduction.observations import (
    CardShown,
    CaseFileSeen,
    CouldNotDisprove,
    Disproved,
    FalseAccusation,
    HandSize,
    NotOwnCard,
    OwnCard,
)

Deal = Mapping[str, str]
"""From each card to its place."""
Clause = tuple[str, frozenset[str]]
"""A player, and cards of which they have at least one."""
KINDS = (SUSPECTS, WEAPONS, ROOMS)
ANY = 99
"""Room for any number of cards."""


def agrees(deal: Deal, seen: Observation) -> bool:
    """Whether this could have been seen if the cards lay so."""
    match seen:
        case HandSize(player, number):
            return sum(place == player for place in deal.values()) == number
        case OwnCard(player, card) | CardShown(player, card):
            return deal[card] == player
        case NotOwnCard(player, card):
            return deal[card] != player
        case CouldNotDisprove(player, trio):
            return all(deal[card] != player for card in trio.cards)
        case Disproved(player, trio):
            return any(deal[card] == player for card in trio.cards)
        case FalseAccusation(_, trio):
            return any(deal[card] != CASE_FILE for card in trio.cards)
        case CaseFileSeen(trio):
            return all(deal[card] == CASE_FILE for card in trio.cards)


def every_deal(players: Sequence[str], seen: Sequence[Observation]) -> Iterator[Deal]:
    """One after the other: each card is put into each place where it may be, as long as there is room."""
    where = possible_places(players, seen)
    room = Counter({each.player: each.number for each in seen if isinstance(each, HandSize)})
    room |= Counter({f"{CASE_FILE} {kind}": 1 for kind in range(len(KINDS))})
    of_several = [each for each in seen if isinstance(each, Disproved | FalseAccusation)]
    order = sorted(DECK, key=lambda card: len(where[card]))
    deal: dict[str, str] = {}

    def deal_on(at: int) -> Iterator[Deal]:
        if at == len(order):
            if all(agrees(deal, each) for each in of_several):
                yield dict(deal)
            return
        card = order[at]
        for place in where[card]:
            slot = slot_of(card, place)
            if room[slot]:
                room[slot] -= 1
                deal[card] = place
                yield from deal_on(at + 1)
                room[slot] += 1

    yield from deal_on(0)


def slot_of(card: str, place: str) -> str:
    """The place; in the case file that for this kind of card."""
    return f"{CASE_FILE} {next(at for at, kind in enumerate(KINDS) if card in kind)}" if place == CASE_FILE else place


def possible_places(players: Sequence[str], seen: Iterable[Observation]) -> dict[str, set[str]]:
    """Where each card may be by what was seen of single cards."""
    where = {card: {*players, CASE_FILE} for card in DECK}
    for each in seen:
        match each:
            case OwnCard(player, card) | CardShown(player, card):
                where[card] &= {player}
            case NotOwnCard(player, card):
                where[card] -= {player}
            case CouldNotDisprove(player, trio):
                for card in trio.cards:
                    where[card] -= {player}
            case CaseFileSeen(trio):
                for card in trio.cards:
                    where[card] &= {CASE_FILE}
    return where


def check_against_every_deal(knowledge: Knowledge, players: Sequence[str], seen: Sequence[Observation]) -> int:
    """Hold all that is known against all deals, one by one, and say how many there are."""
    deals = list(every_deal(players, seen))
    found = Counter((card, place) for deal in deals for card, place in deal.items())
    case_files = Counter(Trio(*(card for card in DECK if deal[card] == CASE_FILE)) for deal in deals)
    assert knowledge.deals == len(deals)
    for card, place in product(DECK, knowledge.places):
        number = found[card, place]
        mark = "certain" if number == len(deals) else "open" if number else "impossible"
        assert knowledge.mark(card, place) == mark
        assert knowledge.chance(card, place) == number / len(deals)
    assert dict(knowledge.case_files) == {trio: number / len(deals) for trio, number in case_files.items()}
    return len(deals)


Certain = tuple[str, str]
"""A card, and the place where it is supposed to be."""


def deals_by_exclusion(players: Sequence[str], seen: Sequence[Observation], certain: Certain | None = None) -> int:
    """How many deals agree, by inclusion and exclusion; so it takes long where there are many open clauses.

    "At least one of these" is all deals but those with none, and a deal with none is one of which more is known of
    single cards. False accusations are taken away one by one, since only one of them could be true.
    """
    sizes, where, clauses = _as_constraints(players, seen, certain)
    false = {each.trio for each in seen if isinstance(each, FalseAccusation)}
    if_true = [{**where, **{card: where[card] & {CASE_FILE} for card in trio.cards}} for trio in false]
    return _excluding(where, clauses, sizes) - sum(_excluding(each, clauses, sizes) for each in if_true)


def deals_by_trying(players: Sequence[str], seen: Sequence[Observation], certain: Certain | None = None) -> int:
    """How many deals agree, by trying each place for each card; what was tried before is remembered.

    Where it is not told how many cards a player holds, they may hold any number.
    """
    room, where, clauses = _as_constraints(players, seen, certain)
    false = [each.trio for each in seen if isinstance(each, FalseAccusation)]
    order = sorted(DECK, key=lambda card: len(where[card]))

    @cache
    def ways(at: int, room: tuple[tuple[str, int], ...], unmet: frozenset[Clause], case: tuple[str, ...]) -> int:
        later = set(order[at:])
        if any(not later & cards for _, cards in unmet):
            return 0
        if at == len(order):
            is_full = all(left in (0, ANY) for _, left in room)
            return is_full and not any(set(trio.cards) <= set(case) for trio in false)
        card, total = order[at], 0
        for slot, free in room:
            place = slot.split()[0]
            if free and place in where[card] and slot == slot_of(card, place):
                rest = tuple((each, left - (each == slot and left != ANY)) for each, left in room)
                still = frozenset(clause for clause in unmet if clause[0] != place or card not in clause[1])
                named = place == CASE_FILE and any(card in trio for trio in false)
                total += ways(at + 1, rest, still, (*case, card) if named else case)
        return total

    slots = {**room, **{f"{CASE_FILE} {kind}": 1 for kind in range(len(KINDS))}}
    return ways(0, tuple(slots.items()), frozenset(clauses), ())


def _as_constraints(
    players: Sequence[str], seen: Sequence[Observation], certain: Certain | None
) -> tuple[dict[str, int], dict[str, set[str]], list[Clause]]:
    """How many cards each holds, where each card may be, and of what somebody has at least one."""
    where = possible_places(players, seen)
    if certain:
        where[certain[0]] &= {certain[1]}
    sizes = dict.fromkeys(players, ANY) | {each.player: each.number for each in seen if isinstance(each, HandSize)}
    return sizes, where, _open_clauses(where, seen)


def _open_clauses(where: Mapping[str, set[str]], seen: Iterable[Observation]) -> list[Clause]:
    """Each clause once, with the cards that may meet it; none that is met, none that another makes superfluous."""
    found = {
        (each.player, frozenset(card for card in each.trio.cards if each.player in where[card]))
        for each in seen
        if isinstance(each, Disproved) and not any(where[card] == {each.player} for card in each.trio.cards)
    }
    return [one for one in found if not any(one[0] == other[0] and other[1] < one[1] for other in found)]


def _excluding(where: Mapping[str, set[str]], clauses: Sequence[Clause], sizes: Mapping[str, int]) -> int:
    if not clauses:
        return _free_deals(where, sizes)
    (player, cards), *others = clauses
    none_of_them = {card: places - {player} if card in cards else places for card, places in where.items()}
    return _excluding(where, others, sizes) - _excluding(none_of_them, others, sizes)


def _free_deals(where: Mapping[str, set[str]], sizes: Mapping[str, int]) -> int:
    """All deals where each card has its places and nothing else is known: cards with the same places by the number."""
    alike = Counter(frozenset(slot_of(card, place) for place in places) for card, places in where.items())
    room = {**sizes, **{f"{CASE_FILE} {kind}": 1 for kind in range(len(KINDS))}}
    names = sorted(room)
    ways = Counter({tuple(room[name] for name in names): 1})
    for places in sorted(alike, key=len):
        ways = _spread(ways, [at for at, name in enumerate(names) if name in places], alike[places])
    return ways[(0,) * len(names)]


def _spread(ways: Counter[tuple[int, ...]], places: Sequence[int], number: int) -> Counter[tuple[int, ...]]:
    """So many cards go to these places, in each way in which there is room for them."""
    spread = Counter({(room, number): each for room, each in ways.items()})
    for at in places:
        before, spread = spread, Counter()
        for (room, left), each in before.items():
            for here in range(min(left, room[at]) + 1):
                after = (*room[:at], room[at] - here, *room[at + 1 :])
                spread[after, left - here] += each * comb(left, here)
    return Counter({room: each for (room, left), each in spread.items() if not left})
