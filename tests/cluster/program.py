"""The program as the cluster's tests want it: `python -m tests.cluster.program serve`.

RIGGED_TIMING   the seconds of Trivia Duel's clocks, as for e2e.rigged; its rules stay as they are
CLOCK_AHEAD     by so many seconds the wall clock of this process is wrong
"""

from __future__ import annotations

import os
import time

AHEAD = float(os.environ.get("CLOCK_AHEAD", "0"))


def set_clock_ahead(seconds: float) -> None:
    """Whoever asks this process for the time is told a wrong one; its monotonic clock is right, as it would be."""
    true_time, true_time_ns = time.time, time.time_ns
    time.time = lambda: true_time() + seconds
    time.time_ns = lambda: true_time_ns() + int(seconds * 1e9)


if __name__ == "__main__":
    if AHEAD:
        set_clock_ahead(AHEAD)  # before anything has taken the functions by their names
    from clueapp import __main__ as program
    from clueapp.games import trivia
    from e2e.rigged import rigged_trivia

    trivia.make_game = rigged_trivia
    program.main()
