"""What it costs a seat to know all that follows, event by event: `python -m bench.deduction`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.figures import percentile
from bench.inquiries import STYLES, Mystery, mystery
from bench.plain_count import count_plainly, unknown
from clueapp.games.mystery.cards import DECK
from clueapp.games.mystery.deduction import Knowledge, deduce, explain, observed

MOST_SUGGESTIONS = 40
FEW = 11
"""In positions with no more unknown cards than that all deals are counted plainly as well."""
EXPLAINED = 20
"""In one of so many positions a mark is explained, and one of so many of those with few cards is counted plainly."""
DEALS = 300
"""So many are drawn where it is measured."""
COLUMNS = (
    ("players", 7), ("positions", 9), ("p50", 6), ("p95", 6), ("p99", 6), ("max", 6),
    ("joint p50", 9), ("p99", 6), ("max", 6), ("draw p50", 8), ("p99", 6), ("why p50", 7), ("p99", 6), ("max", 6),
    ("few p50", 7), ("plain p50", 9), ("max", 7),
)  # fmt: skip

R = TypeVar("R")


@dataclass
class Taken:
    """Milliseconds of the processor, position by position."""

    known: list[float] = field(default_factory=list)
    joint: list[float] = field(default_factory=list)
    drawn: list[float] = field(default_factory=list)
    explained: list[float] = field(default_factory=list)
    few: list[float] = field(default_factory=list)
    """As `known`, where the deals were counted plainly too."""
    plain: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        cells = [f"{len(self.known)}"]
        for values, shares in (
            (self.known, (0.5, 0.95, 0.99, 1)),
            (self.joint, (0.5, 0.99, 1)),
            (self.drawn, (0.5, 0.99)),
            (self.explained, (0.5, 0.99, 1)),
            (self.few, (0.5,)),
            (self.plain, (0.5, 1)),
        ):
            cells += [f"{percentile(values, share):.2f}" for share in shares]
        return " ".join(cell.rjust(width) for cell, (_, width) in zip(cells, COLUMNS[1:], strict=True))


def milliseconds(task: Callable[[], R]) -> tuple[float, R]:
    """What a task takes on the processor, whatever else the machine does."""
    began = time.process_time()
    result = task()
    return (time.process_time() - began) * 1e3, result


def everything(game: Mystery, seat: str) -> Knowledge:
    """What a seat can know by its view, with every mark and every chance."""
    knowledge = deduce(game.view(seat))
    if knowledge is None:
        raise ValueError("nothing was dealt")
    for card in DECK:
        for place in knowledge.places:
            knowledge.mark(card, place)
            knowledge.chance(card, place)
    return knowledge


def measure(players: int, positions: int) -> Taken:
    """Games of all styles, from every seat, until there were so many positions in which a seat learned something."""
    rng, taken = Random(players), Taken()
    while len(taken.known) < positions:
        for style in STYLES:
            game = mystery(rng, players, style)
            before = {seat: everything(game, seat) for seat in game.table.players}
            for _ in game.rounds(rng.randint(1, MOST_SUGGESTIONS)):
                for seat in game.table.players:
                    before[seat] = look(game, seat, before[seat], taken, rng)
    return taken


def look(game: Mystery, seat: str, before: Knowledge, taken: Taken, rng: Random) -> Knowledge:
    """What the seat knows now, and what that and more took, if it has learned something."""
    known, knowledge = milliseconds(lambda: everything(game, seat))
    if knowledge is before:
        return before
    taken.known.append(known)
    taken.joint.append(known + milliseconds(lambda: knowledge.case_files)[0])
    taken.drawn.append(milliseconds(lambda: knowledge.draw(rng, DEALS))[0])
    if not len(taken.known) % EXPLAINED:
        card, place = rng.choice(followed(knowledge))
        taken.explained.append(milliseconds(lambda: explain(game.view(seat), card, place))[0])
    seen = observed(game.view(seat))
    if rng.randrange(EXPLAINED) == 0 and len(unknown(game.table.players, seen)) <= FEW:
        plain, number = milliseconds(lambda: count_plainly(game.table.players, seen))
        assert number == knowledge.deals
        taken.few.append(known)
        taken.plain.append(plain)
    return knowledge


def followed(knowledge: Knowledge) -> list[tuple[str, str]]:
    """The cards and places of which something is known."""
    return [(card, place) for card in DECK for place in knowledge.places if knowledge.mark(card, place) != "open"]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--positions", type=int, default=10_000, help="for each number of players")
    chosen = parser.parse_args(arguments)
    print(" ".join(name.rjust(width) for name, width in COLUMNS))
    for players in chosen.players:
        print(f"{players}".rjust(COLUMNS[0][1]), measure(players, chosen.positions), flush=True)


if __name__ == "__main__":
    main()
