"""Which way to go: towards rooms in which a suggestion would bring most, the sooner the better."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random

from clueapp.games.mystery.players.terrain import Stop, Terrain, Turns, Way
from clueapp.games.mystery.state import T

AS_GOOD = 1e-9


class Outlook:
    """What the rooms promise, from wherever one may stand."""

    def __init__(self, terrain: Terrain[T], worth: Mapping[str, float], patience: float, lookahead: int) -> None:
        """`worth`: of a suggestion in each room; `patience`: what is left of that if it comes a turn later.

        `lookahead`: how many suggestions are looked at, after one in this turn.
        """
        self.terrain = terrain
        self.worth = worth
        self.least = min(worth.values())
        self.patience = patience
        self.lookahead = lookahead

    def of(self, way: Way) -> float:
        """What a way promises: of what it may lead to, with each chance the best."""
        return sum(chance * max(map(self._of_stop, stops)) for chance, stops in way.stops)

    def _of_stop(self, stop: Stop) -> float:
        if stop.room is None:
            return self._onward(stop.turns, (), self.lookahead)
        return self.worth[stop.room] + self._onward(stop.turns, (stop.room,), self.lookahead)

    def _onward(self, turns: Turns, been_in: tuple[str, ...], suggestions: int) -> float:
        """The best that so many more suggestions can bring."""
        if not suggestions:
            return 0.0
        return max(
            self._left_after(wait) * (self._again(room, been_in) + self._beyond(room, been_in, suggestions - 1))
            for room, wait in turns.items()
        )

    def _left_after(self, wait: float) -> float:
        return math.pow(self.patience, wait)

    def _beyond(self, room: str, been_in: tuple[str, ...], suggestions: int) -> float:
        return self._onward(self.terrain.turns(room), (*been_in, room), suggestions) if suggestions else 0.0

    def _again(self, room: str, been_in: tuple[str, ...]) -> float:
        """A room that was named already brings no more than any: what is left is the suspect and the weapon."""
        return self.least if room in been_in else self.worth[room]


def best_way(outlook: Outlook, ways: Sequence[Way], rng: Random) -> Way:
    """The most promising of these; among equals any."""
    promised = [outlook.of(way) for way in ways]
    most = max(promised) - AS_GOOD
    return rng.choice([way for way, promise in zip(ways, promised, strict=True) if promise >= most])
