"""A table as it lies before anything is dealt."""

from __future__ import annotations

from collections.abc import Sequence

from clueapp.kernel.game import AnyGame, AnyTruth
from clueapp.kernel.options import Options
from clueapp.kernel.places import Seating
from clueapp.kernel.truth import evolve


def laid(game: AnyGame, seats: Seating | Sequence[str], options: Options, rematches: int = 0) -> AnyTruth:
    """The truth after the opening; seats by themselves go by the names of their places."""
    seating = dict(zip(seats, seats, strict=True)) if isinstance(seats, Sequence) else seats
    return evolve(game, game.bare_table(tuple(seating)), game.opening(seating, options, rematches))
