"""Every benchmark starts both ways: as a file, from wherever one is, and as a module. And what they work out."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bench.conditions import write_into
from bench.meters import PROCESSES, SECONDS, Meters
from bench.pace import Tally
from bench.paper import BUSY, Measured, need
from bench.spread import Arrivals
from bench.store_race import Look
from bench.trial import Result, Stage

ROOT = Path(__file__).parent.parent
BENCHES = sorted((ROOT / "bench").glob("[!_]*.py"))
AS_FILE = """
import runpy, sys
sys.path.insert(0, sys.argv[1].rsplit("/", 1)[0])  # as Python does for the file it is given
runpy.run_path(sys.argv[1], run_name="started")
"""


def test_every_benchmark_finds_the_program(tmp_path: Path) -> None:
    def started(*command: str, where: Path) -> subprocess.Popen[str]:
        return subprocess.Popen([sys.executable, *command], cwd=where, stderr=subprocess.PIPE, text=True)

    ways = {f"{path.name} as a file": started("-I", "-c", AS_FILE, path.as_posix(), where=tmp_path) for path in BENCHES}
    modules = ", ".join(f"bench.{path.stem}" for path in BENCHES)
    ways["all as modules"] = started("-c", f"import {modules}", where=ROOT)
    complaints = {way: process.communicate()[1] for way, process in ways.items()}
    assert {way: complaints[way] for way, process in ways.items() if process.returncode} == {}


@pytest.mark.parametrize("name", ["cluster", "beside"])
def test_what_was_measured_takes_the_place_of_the_last_figures(name: str, tmp_path: Path) -> None:
    document = tmp_path / "performance.md"
    before = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    document.write_text(before, encoding="utf-8")
    for table in ("| 1111 |", "| 2222 |"):
        write_into(document, name, table)
    head, _, tail = document.read_text(encoding="utf-8").partition("\n\n| 2222 |\n\n")
    assert before.startswith(head)
    assert before.endswith(tail)
    assert "| 1111 |" not in head + tail


def test_a_room_is_spread_over_the_processes_or_on_one() -> None:
    meters = Meters({})
    assert Stage(meters, ["a", "b", "c"], is_spread=True).homes(1) == [1, 2, 0, 1, 2, 0]
    assert Stage(meters, ["a", "b", "c"]).homes(4) == [1] * 6


def test_ten_thousand_rooms_need_no_process_more_than_they_must() -> None:
    counts = {SECONDS: 10.0, PROCESSES: 1_000.0}
    nothing = {SECONDS: 10.0, PROCESSES: 0.0}
    tally = Tally(seconds=[0.01] * 500)
    together = Result(tally, Arrivals(), counts, nothing, nothing, 3, 180, 150, 0.4, 8, 0, None, "")
    spread = replace(together, used={SECONDS: 10.0, PROCESSES: 2_000.0})
    measured = Measured(together, together, spread, [Look(5_000, 8, 5, 5)])
    assert measured.each(PROCESSES, homes=1) == 2
    assert measured.each(PROCESSES, homes=6) == 7
    found = need(measured, every=5)
    assert 5 < found.homes < 6
    assert found.cores <= found.processes * BUSY < found.cores + 1
    assert found.processes > need(measured, every=5, is_spread=False).processes
