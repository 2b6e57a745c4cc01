"""A program in the background, which is started, stopped, killed and frozen, and writes to a file."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

START_WITHIN = 60.0
STOP_WITHIN = 20.0
PAUSE = 0.03
LINES = 30
"""How much of its log goes with the news that a program failed."""


class ClusterError(Exception):
    """A part of the cluster did not do what was asked of it; the message says which, and what it wrote last."""


class Program(ABC):
    """One program in a session of its own: Ctrl-C is for whoever started it."""

    goodbye = "SIGTERM"
    """How it is asked to stop."""
    end = "SIGKILL"
    """How it is stopped without being asked."""

    def __init__(self, name: str, folder: Path, port: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.name = name
        self.folder = folder
        self.port = port
        self.log_file = folder / f"{name}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> Sequence[str | Path]:
        """What is started; files that it reads are written now."""

    @abstractmethod
    def is_ready(self) -> bool:
        """Whether it answers."""

    def environment(self) -> dict[str, str]:
        return dict(os.environ)

    def options(self) -> dict[str, Any]:
        """More for `subprocess.Popen`."""
        return {}

    @property
    def pid(self) -> int:
        if self._process is None:
            raise ClusterError(f"{self.name} is not running.")
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def code(self) -> int | None:
        """With which code it ended; None while it runs, or if it never did."""
        return None if self._process is None else self._process.poll()

    def start(self) -> None:
        """Start it, and come back when it answers."""
        self.spawn()
        self.wait_until_ready()

    def spawn(self) -> None:
        """Start it, and come back at once."""
        if self.is_running:
            raise ClusterError(f"{self.name} is running already.")
        command, environment, options = self.command(), self.environment(), self.options()
        try:
            with self.log_file.open("ab") as log:
                self._process = subprocess.Popen(  # noqa: S603 - programs of our packages, and no shell
                    command,
                    env=environment,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                    **options,
                )
        except OSError as error:
            raise ClusterError(f"{self.name} cannot be started: {error}.") from error

    def wait_until_ready(self, go_on: Callable[[], None] = lambda: None) -> None:
        """Come back when it answers; `go_on` is called meanwhile, and may raise."""
        deadline = time.monotonic() + START_WITHIN
        while not self.is_ready():
            go_on()
            if not self.is_running:
                raise ClusterError(f"{self.name} ended while it was starting.\n{self.log_tail()}")
            if time.monotonic() > deadline:
                self.kill()
                raise ClusterError(f"{self.name} did not answer within {START_WITHIN:g} s.\n{self.log_tail()}")
            time.sleep(PAUSE)

    def stop(self) -> int | None:
        """Ask it to stop, and give its code when it has."""
        self.ask_to_stop()
        return self.wait_until_stopped()

    def ask_to_stop(self) -> None:
        if self._process is not None and self.is_running:
            self._process.send_signal(signal.Signals[self.goodbye])
            self.thaw()

    def wait_until_stopped(self) -> int | None:
        """Its code when it has stopped, as it was asked to; ClusterError if it had to be killed for that."""
        if self._process is None:
            return None
        try:
            return self._process.wait(STOP_WITHIN)
        except subprocess.TimeoutExpired:
            self.kill()
            raise ClusterError(f"{self.name} did not stop within {STOP_WITHIN:g} s.\n{self.log_tail()}") from None

    def kill(self) -> None:
        """End it without asking."""
        if self._process is None:
            return
        self._process.send_signal(signal.Signals[self.end])
        self.thaw()
        try:
            self._process.wait(STOP_WITHIN)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def freeze(self) -> None:
        """Let it fall silent without closing anything (SIGSTOP)."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on, if it was frozen."""
        if self._process is not None:
            self._process.send_signal(signal.SIGCONT)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Silent for as long as this lasts."""
        self.freeze()
        try:
            yield
        finally:
            self.thaw()

    def log(self) -> str:
        """All that it has written, also in former starts."""
        return self.log_file.read_text(encoding="utf-8", errors="replace") if self.log_file.exists() else ""

    def log_tail(self) -> str:
        return "\n".join(self.log().splitlines()[-LINES:])

    def __repr__(self) -> str:
        return f"<{self.name} on port {self.port}>"
