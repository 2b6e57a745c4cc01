"""The program as an operator starts it, in a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROGRAM = (sys.executable, "-m", "clueapp", "serve")
PATIENCE = 60


def environment(folder: Path, **settings: str) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("CLUEAPP_")}
    ours = {"HOST": "127.0.0.1", "PORT": str(free_port()), "DATABASE_URL": f"sqlite:///{folder / 'clueapp.db'}"}
    return {**inherited, "PYTHONPATH": str(ROOT)} | {
        f"CLUEAPP_{name}": each for name, each in (ours | settings).items()
    }


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def last_words(folder: Path, **settings: str) -> str:
    """The one line that a start with these settings ends with."""
    env = environment(folder, **settings)
    ended = subprocess.run(PROGRAM, cwd=folder, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2, ended.stderr
    assert ended.stdout == "", "it does not say where to open what is not there"
    (line,) = ended.stderr.splitlines()
    return line


@contextmanager
def running(
    folder: Path, prepare: Callable[[], None] | None = None, **settings: str
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """The program and its port, once it has said where it is; `prepare` runs in its process before it."""
    env = environment(folder, **settings)
    port = int(env["CLUEAPP_PORT"])
    with subprocess.Popen(
        PROGRAM,
        cwd=folder,
        env=env,
        stdout=subprocess.PIPE,
        stderr=(folder / "log").open("a"),
        text=True,
        preexec_fn=prepare,
    ) as program:
        try:
            assert program.stdout is not None
            assert program.stdout.readline() == f"Open http://127.0.0.1:{port}\n"
            yield program, port
        finally:
            program.terminate()
