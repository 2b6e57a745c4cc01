"""PostgreSQL, Valkey, some processes and Caddy, started and stopped together."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from clueapp.cluster.caddy import Caddy
from clueapp.cluster.ports import free_ports
from clueapp.cluster.postgres import Postgres
from clueapp.cluster.process import Process
from clueapp.cluster.program import ClusterError, Program
from clueapp.cluster.valkey import Valkey
from clueapp.settings import PREFIX, kept_secret


class Cluster:
    """All of it on this machine, in one folder: what is played there is there again at the next start.

    Every part can be stopped, killed, frozen and started again by itself, on the port that it had. Ports are known
    before the start, and so are the settings of each process, which can be changed until it starts:

    >>> cluster = Cluster(folder, n=3)   # doctest: +SKIP
    >>> cluster.processes[1].env["CLUEAPP_REDIS_URL"] = cluster.valkey.url_at(proxy.port)   # doctest: +SKIP
    >>> with cluster:   # doctest: +SKIP
    ...     print(cluster.url)
    """

    def __init__(
        self,
        folder: Path,
        n: int = 3,
        *,
        port: int | None = None,
        module: str = "clueapp",
        env: Mapping[str, str] | None = None,
        env_of: Mapping[int, Mapping[str, str]] | None = None,
        postgres: Mapping[str, str] | None = None,
        redis: bool = True,
        caddy: bool = True,
    ) -> None:
        """Nothing is started yet. As root, all above the folder must let others pass.

        `port`: Caddy's. `module`: what is run instead of clueapp. `env`: for all processes, `env_of`: for single ones,
        by their index. `postgres`: more for postgresql.conf. `redis`: False for one process alone. `caddy`: False
        where one address for all is not wanted.
        """
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.folder = folder
        ports = free_ports()
        secret = kept_secret(folder / "clueapp.secret")
        self.postgres = Postgres(folder, next(ports), _derived(secret, "postgres"), postgres)
        self.valkey = Valkey(folder, next(ports), _derived(secret, "valkey"))
        shared = {f"{PREFIX}DATABASE_URL": self.postgres.url, f"{PREFIX}SECRET": secret, f"{PREFIX}LOG_FORMAT": "json"}
        if redis:
            shared[f"{PREFIX}REDIS_URL"] = self.valkey.url
        self.processes = [
            Process(
                f"process-{at + 1}",
                folder,
                next(ports),
                {**shared, **(env or {}), **(env_of or {}).get(at, {})},
                module,
            )
            for at in range(n)
        ]
        self.caddy = Caddy(folder, port or next(ports), [each.port for each in self.processes])
        self._first: Sequence[Program] = [self.postgres, *([self.valkey] if redis else [])]
        self._last: Sequence[Program] = [self.caddy] if caddy else []

    @property
    def url(self) -> str:
        """The one address of all."""
        return self.caddy.url if self._last else self.processes[0].url

    @property
    def programs(self) -> list[Program]:
        """All that belongs to it, in the order of the start."""
        return [*self._first, *self.processes, *self._last]

    def start(self, go_on: Callable[[], None] = lambda: None) -> None:
        """Start all of it; what was started is stopped if anything fails, or if `go_on`, called meanwhile, raises."""
        try:
            for stage in (self._first, self.processes, self._last):
                for each in stage:
                    go_on()
                    each.spawn()
                for each in stage:
                    each.wait_until_ready(go_on)
        except BaseException:
            self.stop()
            raise

    def stop(self) -> list[ClusterError]:
        """Stop all of it: processes first, all at once, then what they lean on. Whoever did not want to was killed."""
        return [
            *_stop(self.processes),
            *(trouble for each in (*self._last, *reversed(self._first)) for trouble in _stop([each])),
        ]

    def restart(self, at: int) -> None:
        """Stop one process as an operator would, and start it again."""
        self.processes[at].stop()
        self.processes[at].start()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        troubles = self.stop()
        if troubles and kind is None:
            raise troubles[0]


def _stop(programs: Sequence[Program]) -> list[ClusterError]:
    """Ask all, then wait for each; what went wrong."""
    troubles = []
    for each in programs:
        each.ask_to_stop()
    for each in programs:
        try:
            each.wait_until_stopped()
        except ClusterError as trouble:
            troubles.append(trouble)
    return troubles


def _derived(secret: str, what: str) -> str:
    """A password that follows from the folder's secret, so that only one thing has to be kept."""
    return hmac.new(secret.encode(), what.encode(), hashlib.sha256).hexdigest()
