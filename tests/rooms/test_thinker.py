"""Long thoughts are thought in real processes, which end with the server however it ends."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from time import monotonic

import pytest

from clueapp.rooms.thinker import ThinksElsewhere

PATIENCE = 20.0


@pytest.fixture
async def thinker() -> AsyncIterator[ThinksElsewhere]:
    opened = ThinksElsewhere()
    yield opened
    opened.close()


@pytest.mark.req("B-2.4")
async def test_it_is_thought_in_another_process_while_this_one_goes_on(thinker: ThinksElsewhere) -> None:
    asked = asyncio.ensure_future(thinker.work_out(os.getpid))
    rounds = 0
    while not asked.done():
        await asyncio.sleep(0.001)
        rounds += 1
    assert asked.result() != os.getpid()
    assert rounds > 1


async def test_what_fails_there_fails_here_and_the_next_thought_is_as_good(thinker: ThinksElsewhere) -> None:
    with pytest.raises(ValueError, match="not a number"):
        await thinker.work_out(int, "not a number")
    assert await thinker.work_out(int, "7") == 7


@pytest.mark.req("P-6.2")
async def test_a_process_that_was_killed_is_begun_anew_for_all_who_ask(thinker: ThinksElsewhere) -> None:
    first = await thinker.work_out(os.getpid)
    os.kill(first, signal.SIGKILL)
    others = set(await asyncio.gather(*(thinker.work_out(os.getpid) for _ in range(8))))
    assert first not in others


async def test_a_thought_that_nobody_waits_for_is_given_up(thinker: ThinksElsewhere) -> None:
    await thinker.work_out(os.getpid)
    waiting = [asyncio.ensure_future(thinker.work_out(os.getpid)) for _ in range(50)]
    for each in waiting:
        each.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert await thinker.work_out(int, "7") == 7


SERVER = """
import asyncio, os
from clueapp.rooms.thinker import ThinksElsewhere

async def main():
    thinker = ThinksElsewhere()
    print(await thinker.work_out(os.getpid), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.req("P-6.2", "P-9.3")
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no such list of processes here")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_it_ends_with_the_server_however_that_ends(number: signal.Signals, tmp_path: Path) -> None:
    program = tmp_path / "server.py"
    program.write_text(SERVER, encoding="utf-8")
    here = os.environ | {"PYTHONPATH": os.getcwd()}
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True, env=here) as server:
        assert server.stdout is not None
        thinking = int(server.stdout.readline())
        server.send_signal(number)
    end = monotonic() + PATIENCE
    while is_alive(thinking):
        assert monotonic() < end, "it thinks on without a server"


def is_alive(process: int) -> bool:
    """Whether it runs; one that has ended may stay in the list for a while."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return state.rpartition(")")[2].split()[0] != "Z"
