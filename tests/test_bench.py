"""Every benchmark starts both ways: as a file, from wherever one is, and as a module."""

import subprocess
import sys
from pathlib import Path

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
