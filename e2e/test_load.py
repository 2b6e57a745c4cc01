"""Several full tables at once, each player a simulated page: nothing is lost. How fast, bench/latency.py tells."""

import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the benchmark reads what a process uses from /proc")


@pytest.mark.req("C-8.6", "C-8.11")
def test_every_action_reaches_all_six_of_every_table(tmp_path: Path) -> None:
    from bench.latency import measure_program

    (row,) = measure_program(tmp_path, [4], seconds=6, every=1 / 3)
    assert row.troubles == "", "lost, refused, stuck, dropped or out of date"
    assert len(row.tally.seconds) >= 4 * 6, "the tables were played at"
