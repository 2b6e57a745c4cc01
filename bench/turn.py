"""What one action at a table of six costs: processor of the server for all six pages, and bytes for each player.

    python bench/turn.py --rooms 6 --turns 20 --beside ../another/tree

Beside another tree, whose pages speak the same, both play the same games in turns of a second.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import figures
from bench.latency import NO_LIMITS
from bench.sides import Side, compare
from e2e.server import ROOT, Server


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what an action costs.")
    parser.add_argument("--rooms", type=int, default=6)
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--beside", type=Path, help="the folder of another version")
    given = parser.parse_args()
    figures.allow_many_connections()
    trees = [tree.resolve() for tree in (given.beside, ROOT) if tree is not None]
    with tempfile.TemporaryDirectory(prefix="clueapp-bench-") as folder, ExitStack() as stack:
        sides = []
        for number, tree in enumerate(trees):
            server = Server(Path(folder) / str(number), NO_LIMITS, module="e2e.rigged", root=tree)
            server.chance.write_text("the same deal", encoding="utf-8")
            sides.append(Side(stack.enter_context(server)))
        uvloop.run(compare(sides, given.rooms, given.turns))
    print(f"{'tree':>24} {'ms/act':>8} {'kB/act':>8} {'ms/page':>8}")
    for tree, side in zip(trees, sides, strict=True):
        print(f"{tree.name[-24:]:>24} {side.act:8.2f} {side.kilobytes:8.2f} {side.page:8.2f}")


if __name__ == "__main__":
    main()
