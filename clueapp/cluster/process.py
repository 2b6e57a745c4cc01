"""One process that serves the games."""

from __future__ import annotations

import http.client
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from clueapp.cluster.ports import HOST
from clueapp.cluster.program import Program
from clueapp.settings import PREFIX

ROOT = Path(__file__).resolve().parents[2]
"""From where the program is started, whatever folder one is in."""


class Process(Program):
    """`python -m clueapp serve` on a port of this machine; no setting but those given has a say."""

    def __init__(
        self, name: str, folder: Path, port: int, env: Mapping[str, str] | None = None, module: str = "clueapp"
    ) -> None:
        """`env` can be changed until the next start; `module` names another way to start the program."""
        super().__init__(name, folder, port)
        self.env = {f"{PREFIX}HOST": HOST, f"{PREFIX}PORT": str(port), "PYTHONUNBUFFERED": "1", **(env or {})}
        self._module = module

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def ws_url(self) -> str:
        return f"ws://{HOST}:{self.port}"

    def command(self) -> Sequence[str | Path]:
        return [sys.executable, "-m", self._module, "serve"]

    def environment(self) -> dict[str, str]:
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        return {**inherited, "PYTHONPATH": path, **self.env}

    def is_ready(self) -> bool:
        return self.is_healthy()

    def is_healthy(self) -> bool:
        """Whether it says so itself."""
        return is_well(self.port)


def is_well(port: int, within: float = 2) -> bool:
    """Whether what listens on this port says at `/healthz` that it is well."""
    line = http.client.HTTPConnection(HOST, port, timeout=within)  # asks no proxy
    try:
        line.request("GET", "/healthz")
        return line.getresponse().status == http.HTTPStatus.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        line.close()
