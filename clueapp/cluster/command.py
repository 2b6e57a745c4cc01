"""`python3 run.py cluster`: several processes on this machine, with all that they need, until Ctrl-C."""

from __future__ import annotations

import os
import signal
import sys
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from clueapp.cluster.cluster import Cluster
from clueapp.cluster.ports import is_free
from clueapp.cluster.program import ClusterError
from clueapp.cluster.watch import Watch
from clueapp.settings import PREFIX, WRONG_SETTINGS

OURS = frozenset(f"{PREFIX}{name}" for name in ("HOST", "PORT", "DATABASE_URL", "REDIS_URL", "SECRET"))
"""Settings that follow from the cluster itself; all others are the operator's."""
ENDINGS = ("SIGINT", "SIGTERM", "SIGHUP")
MOST = 16
PAUSE = 0.2


class Ended(Exception):
    """Somebody wants it to stop."""


class Ending:
    """Remembers that it is to stop. Nothing is torn in two by that: whoever can stop asks."""

    def __init__(self) -> None:
        self.is_wanted = False
        for name in ENDINGS:
            signal.signal(signal.Signals[name], self._hear)

    def check(self) -> None:
        if self.is_wanted:
            raise Ended

    def _hear(self, *_: object) -> None:
        self.is_wanted = True


def main(arguments: Sequence[str]) -> None:
    """Start what is asked for, follow it, and stop it."""
    asked, ending = parser().parse_args(arguments), Ending()
    if not is_free(asked.port):
        say(f"port {asked.port} is taken by another program; choose another with --port.")
        sys.exit(WRONG_SETTINGS)
    env = {name: value for name, value in os.environ.items() if name.startswith(PREFIX) and name not in OURS}
    try:
        cluster = Cluster(asked.folder, asked.n, port=asked.port, env=env)
        run(cluster, ending)
    except ClusterError as error:
        say(str(error))
        sys.exit(1)


def parser() -> ArgumentParser:
    made = ArgumentParser(prog="clueapp cluster", description=__doc__)
    made.add_argument("-n", type=int, choices=range(1, MOST + 1), default=3, metavar="N", help="processes; usually 3")
    made.add_argument("--port", type=int, default=8080, help="of the one address, usually 8080")
    made.add_argument("--folder", type=Path, default=Path("data/cluster"), help="where data and logs are kept")
    return made


def run(cluster: Cluster, ending: Ending) -> None:
    """Start it, follow it until the end is wanted, and stop it; ClusterError if it does not start."""
    number = len(cluster.processes)
    several = f"{number} processes" if number > 1 else "a process"
    say(f"starting PostgreSQL, Valkey, {several} and Caddy; data and logs are in {cluster.folder}.")
    try:
        cluster.start(ending.check)
        print(f"Open {cluster.url}", flush=True)
        watch = Watch(cluster.programs, say)
        while True:
            ending.check()
            watch.look(time.monotonic())
            time.sleep(PAUSE)
    except Ended:
        say("stopping.")
    finally:
        for trouble in cluster.stop():
            say(str(trouble))
    say("all of it has stopped.")


def say(sentence: str) -> None:
    print(f"clueapp: {sentence}", file=sys.stderr, flush=True)
