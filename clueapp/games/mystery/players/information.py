"""What a suggestion can be expected to tell about the case file: by who would show which card in each sampled deal.

About the case file, and not about the whole deal: who holds what matters only as far as it tells what nobody holds.
Where it was tried, asking for the whole deal won hardly more than asking at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from clueapp.games.mystery.cards import Trio
from clueapp.games.mystery.players.sample import Sample

ORDERS = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))


class Questions:
    """What can be asked of the others, in the order in which they answer."""

    def __init__(self, sample: Sample, order: Sequence[str]) -> None:
        self.sample = sample
        self.order = tuple(sample.places.index(player) for player in order)
        self.before = sample.uncertainty(sample.full) / sample.number
        self._tastes = tastes(sample.number)

    def information(self, trio: Trio) -> float:
        """The bits that the answer is expected to bring."""
        return self.before - self._left(trio) / self.sample.number

    def _left(self, trio: Trio) -> float:
        """What would be left to find out, over all answers."""
        sample, unanswered, left = self.sample, self.sample.full, 0.0
        suspect, weapon, room = (sample.held[card] for card in trio.cards)
        for place in self.order:
            cards = suspect[place] & unanswered, weapon[place] & unanswered, room[place] & unanswered
            showing = cards[0] | cards[1] | cards[2]
            if not showing:
                continue
            if sample.full in (suspect[place], weapon[place], room[place]):  # they can show what one knows already
                break
            left += sum([sample.uncertainty(shown) for shown in self._shown(*cards) if shown])
            unanswered ^= showing
            if not unanswered:
                return left
        return left + sample.uncertainty(unanswered)

    def _shown(self, suspect: int, weapon: int, room: int) -> tuple[int, int, int]:
        """In which deals each card is shown, where some hold several; each shower has a taste of their own."""
        before_weapon, before_room, weapon_before_room = self._tastes
        suspects = suspect & ~(weapon & ~before_weapon) & ~(room & ~before_room)
        weapons = weapon & ~(suspect & before_weapon) & ~(room & ~weapon_before_room)
        return suspects, weapons, (suspect | weapon | room) & ~suspects & ~weapons


@cache
def tastes(number: int) -> tuple[int, int, int]:
    """In which deals a shower prefers suspect to weapon, suspect to room, weapon to room: all orders equally often."""
    chosen = [ORDERS[at % len(ORDERS)] for at in range(number)]
    one, two, three = (
        sum(1 << at for at, order in enumerate(chosen) if order.index(first) < order.index(second))
        for first, second in ((0, 1), (0, 2), (1, 2))
    )
    return one, two, three
