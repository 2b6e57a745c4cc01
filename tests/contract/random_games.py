"""Random games for the laws, at their start or somewhere on their way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hypothesis import strategies as st

from clueapp.kernel.game import AnyGame
from tests.contract.adapters import Adapter
from tests.contract.play import Play
from tests.contract.secrecy import a_game_up_to_somewhere

seeds = st.integers(min_value=0, max_value=2**32)
MANY = 1_000


def somewhere(game: AnyGame, adapter: Adapter, seed: int) -> Play:
    return a_game_up_to_somewhere(game, adapter, Random(seed), seed)


def somewhere_where(game: AnyGame, adapter: Adapter, seed: int, holds: Callable[[Play], object]) -> Play:
    """A random game at a moment of this kind, where `assume` would throw too many games away."""
    plays = (somewhere(game, adapter, seed + MANY * number) for number in range(MANY))
    return next(play for play in plays if holds(play))


def start(game: AnyGame, adapter: Adapter, seed: int) -> Play:
    return Play(game, *adapter.sit_down(game, Random(seed)), seed)
