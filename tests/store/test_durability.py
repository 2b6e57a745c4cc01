"""Nothing acknowledged is lost when the process is killed."""

import subprocess
import sys
from pathlib import Path

import pytest

from clueapp.store import Store
from tests.store.samples import lines

ROOT = Path(__file__).parents[2]


@pytest.mark.req("P-6.2")
async def test_all_that_was_acknowledged_is_there_after_a_kill(url: str) -> None:
    command = [sys.executable, "-m", "tests.store.appender", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        acknowledged = [int(process.stdout.readline()) for _ in range(300)]
        process.kill()
        # What it had printed before it died counts too; a number cut short has no line end.
        acknowledged += [int(line) for line in process.stdout if line.endswith("\n")]
    store = await Store.open(url)
    found = await store.load("ABCD")
    await store.close()
    assert found is not None
    stored = found[1]
    assert stored == lines(1, stored[-1].seq), "no gap, and no line in parts"
    assert acknowledged[-1] <= stored[-1].seq <= acknowledged[-1] + 1
    assert found[0].touched_at == stored[-1].at
