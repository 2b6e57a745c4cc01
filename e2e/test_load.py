"""Twenty full tables for half a minute, each player a simulated page: no update is lost. (Speed: `bench latency`.)"""

import subprocess
import sys

import pytest

from e2e.server import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the benchmark reads /proc")

ROOMS, SECONDS = 20, 30
COARSE = 1_000
"""Milliseconds allowed for the median click on a machine that also runs other tests."""


@pytest.mark.req("C-8.11", "C-8.6")
def test_every_update_reaches_all_six_players_of_twenty_tables() -> None:
    size = ["--rooms", str(ROOMS), "--seconds", str(SECONDS)]
    command = [sys.executable, "bench/latency.py", *size, "--no-floor"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, f"lost, refused, stuck, dropped or out of date:\n{done.stdout}\n{done.stderr}"
    rooms, actions_a_second, median = done.stdout.splitlines()[-1].split()[:3]
    assert int(rooms) == ROOMS
    assert float(actions_a_second) > ROOMS / 2, "each table acted more than once in two seconds, on any machine"
    assert float(median) < COARSE
