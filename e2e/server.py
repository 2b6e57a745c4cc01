"""The real program as a process of its own, to be started, stopped, killed and started again."""

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from clueapp.cluster.process import is_well

ROOT = Path(__file__).resolve().parent.parent
HOST = "127.0.0.1"
START_TIMEOUT = 60.0
STOP_TIMEOUT = 20.0
COMPLAINTS = ("Traceback (most recent call last)", '"level":"error"', '"level":"critical"', '"exception":')
"""What a line of the log has in it when something went wrong."""


class ServerError(Exception):
    """The server did not do what was asked of it; the message ends with its log."""


class Server:
    """`python -m clueapp serve` on a port and a database of its own, both kept over restarts.

    `module` names another way to start the program, such as `e2e.rigged`, and `root` another tree to start it from.

    >>> with Server(Path("/tmp/trial")) as server:   # doctest: +SKIP
    ...     print(server.url)
    """

    def __init__(
        self,
        folder: Path,
        env: Mapping[str, str] | None = None,
        port: int | None = None,
        module: str = "clueapp",
        root: Path = ROOT,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.port = port or free_port()
        self.log_file = folder / "server.log"
        self.database = folder / "clueapp.db"
        self.dice = folder / "dice"
        """What Classic Clue's dice will show, where the program is `e2e.rigged`."""
        self.chance = folder / "chance"
        """Words from which all that rooms draw follows, where the program is `e2e.rigged`."""
        self._extra = dict(env or {})
        self._module = module
        self._root = root
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def can_skip(self) -> bool:
        """Whether the tests can move its clock."""
        return self._module == "e2e.rigged"

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def ws_url(self) -> str:
        return f"ws://{HOST}:{self.port}"

    @property
    def pid(self) -> int:
        if self._process is None:
            raise ServerError("The server is not running.")
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it and come back when it answers that it is healthy."""
        if self.is_running:
            raise ServerError("The server is running already.")
        with self.log_file.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", self._module, "serve"],
                cwd=self._root,
                env=self._environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # Ctrl-C is for the tests; they stop the server themselves
            )
        self._wait_until_healthy()

    def stop(self) -> int:
        """Ask it to stop, as an operator would (SIGTERM), and give its exit code."""
        if self._process is None:
            return 0
        self._process.terminate()
        try:
            return self._process.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            self.kill()
            raise ServerError(f"The server did not stop within {STOP_TIMEOUT:g} s.\n{self.log_tail()}") from None

    def kill(self) -> None:
        """Kill it without a warning (SIGKILL)."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It falls silent for a while without closing anything. Not on Windows."""
        os.kill(self.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.pid, signal.SIGCONT)

    def log(self) -> str:
        """All that it has written since the first start."""
        return self.log_file.read_text(encoding="utf-8", errors="replace") if self.log_file.exists() else ""

    def log_tail(self, lines: int = 60) -> str:
        return "\n".join(self.log().splitlines()[-lines:])

    def complaints(self) -> list[str]:
        """The lines of the log that tell of something gone wrong."""
        return [line for line in self.log().splitlines() if any(sign in line for sign in COMPLAINTS)]

    def is_healthy(self) -> bool:
        return is_well(self.port, within=5)

    def skip(self, seconds: float) -> None:
        """Let so much time have passed at once, where the program is `e2e.rigged`."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=20)
        connection.request("GET", f"/rigged/skip/{seconds:g}")
        if connection.getresponse().status != http.HTTPStatus.OK:
            raise ServerError("This server does not skip.")
        connection.close()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.is_running:
            self.stop()

    def _environment(self) -> dict[str, str]:
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("CLUEAPP_")}
        ours = {
            "CLUEAPP_HOST": HOST,
            "CLUEAPP_PORT": str(self.port),
            "CLUEAPP_DATABASE_URL": f"sqlite:///{self.database.as_posix()}",
            "PYTHONUNBUFFERED": "1",
            "RIGGED_CHANCE": str(self.chance),
            "RIGGED_DICE": str(self.dice),
            "RIGGED_CLOCK": str(self.folder / "clock"),
        }
        return {**inherited, **ours, "PYTHONPATH": str(self._root), **self._extra}

    def _wait_until_healthy(self) -> None:
        deadline = time.monotonic() + START_TIMEOUT
        while not self.is_healthy():
            if not self.is_running:
                raise ServerError(f"The server ended while starting.\n{self.log_tail()}")
            if time.monotonic() > deadline:
                self.kill()
                raise ServerError(f"The server was not healthy within {START_TIMEOUT:g} s.\n{self.log_tail()}")
            time.sleep(0.05)


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port
