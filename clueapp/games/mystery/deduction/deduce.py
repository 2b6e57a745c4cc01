"""What a seat can know by its own view, continued from what was worked out before."""

from __future__ import annotations

from collections import OrderedDict
from functools import reduce

from clueapp.games.mystery.deduction.knowledge import Knowledge, knowledge_after
from clueapp.games.mystery.deduction.observations import Observation, observed
from clueapp.games.mystery.state import MysteryView, T

KEPT = 512
"""So many seats' knowledge is kept: what was asked for last."""
Seen = tuple[tuple[str, ...], tuple[Observation, ...]]
"""The players, and what one of them has seen."""
_known: OrderedDict[Seen, Knowledge] = OrderedDict()


def deduce(view: MysteryView[T]) -> Knowledge | None:
    """Everything that follows from what this seat has seen; None for watchers, and before the cards are dealt."""
    seen = view.public.players, observed(view)
    if not seen[1]:
        return None
    _known[seen] = knowledge = _continued(*seen)
    _known.move_to_end(seen)
    if len(_known) > KEPT:
        _known.popitem(last=False)
    return knowledge


def _continued(players: tuple[str, ...], observations: tuple[Observation, ...]) -> Knowledge:
    """From the longest beginning of what was seen that is known already."""
    for length in range(len(observations), 0, -1):
        known = _known.get((players, observations[:length]))
        if known is not None:
            return reduce(Knowledge.after, observations[length:], known)
    return knowledge_after(players, observations)
