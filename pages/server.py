"""The running server: tuned for many small messages, and polite when it stops."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
from collections.abc import Sequence
from types import FrameType
from typing import cast

import structlog
import uvicorn
from fastapi import FastAPI
from nicegui import Client

from clueapp.settings import Settings, WrongSetting, ensure_secret
from clueapp.store import StoreFailed, StoreTooNew, prepare
from pages import memory
from pages.app import build
from pages.gate import RESERVED, Gate, raise_file_limit
from pages.nicegui_inside.connections import configured
from pages.nicegui_inside.places import PlaceMissing
from pages.nicegui_inside.sockets import end_all
from pages.parlour import manager

log = structlog.get_logger()
PASSED_OVER_WITHIN = 1.5
"""Seconds in which a balancer that asks every second how a process is knows that it stops, and sends nobody there."""
PARTS = 30
"""In so many parts that is waited, so that whoever asks a second time to stop is heard."""
WAITING = 2048
"""Connections that may wait to be taken."""
CAN_USE_UVLOOP = sys.platform != "win32"
SWITCH_SECONDS = 0.0002
"""How long the thread that writes the log waits for its turn while the tables are busy; it has a dozen in a commit.

With Python's own 5 ms a commit took a hundred milliseconds or more on a server that was busy for 70 % of the time.
"""


class PoliteServer(uvicorn.Server):
    """Says where it is when it is there, and tells the pages that it restarts before it hangs up (P-9.3)."""

    def __init__(self, config: uvicorn.Config, welcome: Sequence[str], *, is_one_of_several: bool = False) -> None:
        super().__init__(config)
        self._welcome = welcome
        self._is_one_of_several = is_one_of_several
        self._is_in_a_hurry = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for sentence in self._welcome:
            print(sentence, flush=True)
        memory.settle()
        self._tidying = asyncio.create_task(memory.keep_tidy())

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._is_in_a_hurry = self.should_exit  # who says it twice
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = cast(FastAPI, self.config.app)
        app.state.is_stopping = True
        if self._is_one_of_several:
            await self._be_passed_over()
        await manager().leave()
        farewell = f"parlour.farewell({str(self._is_one_of_several).lower()})"
        for client in list(Client.instances.values()):
            if client.has_socket_connection:
                client.run_javascript(farewell)
        await asyncio.sleep(0.2)  # the outboxes send it
        await end_all()
        self._tidying.cancel()
        await super().shutdown(sockets)

    async def _be_passed_over(self) -> None:
        """Serve on while the balancer learns that nobody is to be sent here any more."""
        for _ in range(PARTS):
            if not self._is_in_a_hurry:
                await asyncio.sleep(PASSED_OVER_WITHIN / PARTS)


def run(settings: Settings) -> None:
    """Serve until Ctrl-C or SIGTERM; WrongSetting if that cannot be, and one sentence where it would be unguarded."""
    sys.setswitchinterval(SWITCH_SECONDS)
    listeners = get_ready(settings)
    try:
        config = configure(settings)
    except PlaceMissing as missing:
        sys.exit(str(missing))
    PoliteServer(config, addresses(settings), is_one_of_several=settings.is_one_of_several).run(listeners)


def configure(settings: Settings) -> uvicorn.Config:
    """The program and how it is served; PlaceMissing where it cannot be guarded."""
    return configured(
        build(settings),
        Gate(raise_file_limit() - RESERVED, settings.connections_per_address, settings.proxies),
        loop="uvloop" if CAN_USE_UVLOOP else "asyncio",
        timeout_graceful_shutdown=3,
        forwarded_allow_ips=[str(each) for each in settings.proxies],
    )


def get_ready(settings: Settings) -> list[socket.socket]:
    """Listen, agree with other processes, and have the database in order; WrongSetting if any of it cannot be."""
    listeners = listen(settings)
    try:
        _agree_with_others(settings)
        prepare(settings.database_url, settings.known_as, beside_others=settings.is_one_of_several)
    except BaseException as error:
        for each in listeners:
            each.close()
        if isinstance(error, StoreFailed | StoreTooNew):
            raise WrongSetting("database_url", str(error)) from error
        raise
    return listeners


def _agree_with_others(settings: Settings) -> None:
    if settings.redis_url is not None:
        from clueapp.api.same_secret import check_secret  # Redis is loaded only where there is one

        check_secret(settings.redis_url, ensure_secret(settings))


def listen(settings: Settings) -> list[socket.socket]:
    """Sockets on all addresses that the host stands for; nobody else can take them from now on."""
    nowhere = WrongSetting("host", f"{settings.host!r} is no address of this machine")
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise nowhere from error
    listeners = []
    for family, place in dict.fromkeys((family, place) for family, *_, place in found):
        try:
            listeners.append(socket.create_server(place, family=family, backlog=WAITING))
        except OSError as error:
            if error.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):  # a name may stand for more than there is
                raise WrongSetting("port", _why_not(settings.port, error)) from error
    if not listeners:
        raise nowhere
    return listeners


def _why_not(port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"{port} is taken by another program; stop that one, or choose another port"
    return f"{port} cannot be listened on: {error.strerror}"


def addresses(settings: Settings) -> list[str]:
    """Where to open the games, here and on other machines of the network."""
    if settings.public_url:
        return [f"Open {settings.public_url}"]
    if settings.host not in ("0.0.0.0", "::"):  # noqa: S104 - compared, not bound
        return [f"Open http://{settings.host}:{settings.port}"]
    here = [f"Open http://localhost:{settings.port}"]
    outside = _own_address()
    return [*here, f"Others on your network: http://{outside}:{settings.port}"] if outside else here


def _own_address() -> str | None:
    """This machine's address on its network; no packet is sent to find it."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
    except OSError:
        return None
    return None if found.startswith("127.") else found
