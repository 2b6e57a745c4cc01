"""What there is to tell of a game that is over: worked out once, away from the event loop, and only then."""

from __future__ import annotations

from collections.abc import Callable

from clueapp.background import spawn
from clueapp.kernel.game import AnyGame, AnyTruth
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.thinker import Thinker


class Review:
    """Of the last game of one room."""

    def __init__(self, thinker: Thinker, done: Callable[[], None]) -> None:
        """`done` is called when there is something to tell."""
        self._thinker = thinker
        self._done = done
        self._truth: AnyTruth | None = None
        self._told: object | None = None

    def of(self, state: RoomState) -> object | None:
        """What there is to tell of the game on the table, as far as it was worked out."""
        return self._told if state.truth is self._truth else None

    def follow(self, state: RoomState) -> None:
        """Have it worked out, if the game is over and nobody has begun to."""
        truth = state.truth
        if truth is None or truth is self._truth or state.status != "over" or not state.game.has_review:
            return
        self._truth, self._told = truth, None
        spawn(self._work_out(state.game, truth), name="review of a game")

    async def _work_out(self, game: AnyGame, truth: AnyTruth) -> None:
        told = await self._thinker.work_out(review_of, game, truth)
        if truth is self._truth:
            self._told = told
            self._done()


def review_of(game: AnyGame, truth: AnyTruth) -> object | None:
    """What a game has to tell of its truth, now that it is over."""
    return game.review(truth)
