"""What each patch for speed brings: the program with all of them beside the program without one, in turns of a second.

    python bench/patches.py --rooms 6 --turns 15

The processor is that of the server while it is its turn. Whatever else the machine does meanwhile, it does to both.
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
from e2e.server import Server
from pages.nicegui_inside import PATCHES

ALL = " ".join(PATCHES)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the program beside itself without each of its patches.")
    parser.add_argument("--rooms", type=int, default=6)
    parser.add_argument("--turns", type=int, default=15)
    parser.add_argument("--without", nargs="+", default=[*PATCHES, ALL, ""])
    given = parser.parse_args()
    figures.allow_many_connections()
    print(f"{'without':>20} {'ms/act':>16} {'more, %':>8} {'ms/page':>16} {'more, %':>8}")
    for left_out in given.without:
        with tempfile.TemporaryDirectory(prefix="clueapp-bench-") as folder, ExitStack() as stack:
            servers = (
                Server(Path(folder) / name, {**NO_LIMITS, "LEFT_OUT": names}, module="e2e.unpatched")
                for name, names in (("with", ""), ("without", left_out))
            )
            usual, other = sides = (Side(stack.enter_context(next(servers))), Side(stack.enter_context(next(servers))))
            uvloop.run(compare(sides, given.rooms, given.turns))
        acts, pages = (f"{usual.act:.2f} -> {other.act:.2f}", f"{usual.page:.1f} -> {other.page:.1f}")
        more = ((other.act / usual.act - 1) * 100, (other.page / usual.page - 1) * 100)
        name = "all" if left_out == ALL else left_out or "nothing"
        print(f"{name:>20} {acts:>16} {more[0]:>+8.1f} {pages:>16} {more[1]:>+8.1f}", flush=True)


if __name__ == "__main__":
    main()
