"""What a seat can know by its own view, continued from what was worked out before."""

from __future__ import annotations

from collections import OrderedDict

from clueapp.games.mystery.deduction.knowledge import Knowledge, knowledge_after
from clueapp.games.mystery.deduction.observations import Observation, observed
from clueapp.games.mystery.state import MysteryView, T

KEPT = 512
"""So many seats' knowledge is kept: what was asked for last."""
_known: OrderedDict[tuple[tuple[str, ...], tuple[Observation, ...]], Knowledge] = OrderedDict()


def deduce(view: MysteryView[T]) -> Knowledge | None:
    """Everything that follows from what this seat has seen; None for watchers, and before the cards are dealt."""
    players, observations = view.public.players, observed(view)
    if not observations:
        return None
    knowledge = _continued(players, observations)
    _known[players, observations] = knowledge
    _known.move_to_end((players, observations))
    if len(_known) > KEPT:
        _known.popitem(last=False)
    return knowledge


def _continued(players: tuple[str, ...], observations: tuple[Observation, ...]) -> Knowledge:
    for length in range(len(observations), 0, -1):
        known = _known.get((players, observations[:length]))
        if known is not None:
            for observation in observations[length:]:
                known = known.after(observation)
            return known
    return knowledge_after(players, observations)
