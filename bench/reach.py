"""What it costs to find all within reach of a roll, beside trying every legal walk: `python -m bench.reach`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from clueapp.games.classic.board import NEXT, SQUARES
from clueapp.games.classic.movement import reach
from clueapp.games.mystery.cards import ROOMS

POSITIONS = 400
ROLLS = (2, 4, 6, 7, 8, 10, 12)
ENUMERATED = 20
"""Of so many positions every walk is enumerated: with a high roll that takes long."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where a walker stands, and what is closed to them."""

    here: str
    closed: frozenset[str]


def somewhere(rng: Random) -> Position:
    """A walker somewhere in the middle of a walk, with five others about."""
    others = frozenset(rng.sample(SQUARES, 5))
    trail = [rng.choice([place for place in (*SQUARES, *ROOMS) if place not in others])]
    for _ in range(rng.randrange(6)):
        onward = [place for place in NEXT[trail[-1]] if place in SQUARES and place not in others and place not in trail]
        if not onward:
            break
        trail.append(rng.choice(onward))
    return Position(trail[-1], others | frozenset(trail))


def all_walks(position: Position, steps: int) -> set[str]:
    """Where any walk of up to so many steps can end, by trying each of them: no place twice, and a room is an end."""
    ends: set[str] = set()

    def go_on(here: str, used: frozenset[str], left: int) -> None:
        for place in NEXT[here] if left else ():
            if place not in used:
                ends.add(place)
                if place not in ROOMS:
                    go_on(place, used | {place}, left - 1)

    go_on(position.here, position.closed, steps)
    return ends


def microseconds(task: Callable[[Position, int], object], positions: list[Position], steps: int) -> list[float]:
    taken = []
    for position in positions:
        began = time.perf_counter()
        task(position, steps)
        taken.append((time.perf_counter() - began) * 1e6)
    return taken


def search(position: Position, steps: int) -> object:
    return reach(position.here, position.closed, steps)


def main() -> None:
    rng = Random(1)
    positions = [somewhere(rng) for _ in range(POSITIONS)]
    few = positions[:ENUMERATED]
    print(f"{'roll':>4} {'places':>7} {'reach µs':>9} {'worst':>7} {'all walks µs':>13} {'ratio':>9}")
    for steps in ROLLS:
        assert all(set(reach(each.here, each.closed, steps)) == all_walks(each, steps) for each in few)
        fast, slow = microseconds(search, positions, steps), microseconds(all_walks, few, steps)
        places = median(len(reach(each.here, each.closed, steps)) for each in positions)
        ratio = sum(slow) / len(slow) / (sum(fast) / len(fast))
        print(f"{steps:>4} {places:>7.0f} {median(fast):>9.1f} {max(fast):>7.0f} {median(slow):>13.0f} {ratio:>8.0f}x")


if __name__ == "__main__":
    main()
