"""Several full tables at once, each player a simulated page: nothing is lost. How fast, bench/latency.py tells."""

import subprocess
import sys

import pytest

from e2e.server import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the benchmark reads what a process uses from /proc")


@pytest.mark.req("C-8.11")
def test_every_action_reaches_all_six_of_every_table() -> None:
    command = [sys.executable, "bench/latency.py", "--rooms", "2", "--seconds", "2", "--no-floor"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, f"lost, refused, stuck, dropped or out of date:\n{done.stdout}\n{done.stderr}"
