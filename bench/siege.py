"""What others notice while one address does its worst, and what memory that takes.

    python bench/siege.py --seconds 8

The real server with its usual limits, on loopback only. The attacker is a process of its own and comes from 127.0.0.2;
meanwhile somebody at 127.0.0.1 looks at their room ten times a second. See bench/README.md.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.figures import allow_many_connections, percentile, usage
from e2e.server import HOST, Server

ATTACKER = "127.0.0.2"
CONNECTIONS = 1_100
PAGES = 2_000
HANDS = 8
"""Requests under way at a time."""
LOOK_EVERY = 0.1
PING, EMPTY_PART, FIRST_PART = b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0", b"\x01\x80\0\0\0\0"
AT_ONCE = 5_000
"""Frames in one write."""
HEADING = f"{'attack':36} {'p50':>7} {'p95':>7} {'max':>7}  {'RSS MB':>6}  what came of it"
Attack = Callable[[int, str, float], Awaitable[Counter[str]]]


async def nothing(_port: int, _room: str, seconds: float) -> Counter[str]:
    await asyncio.sleep(seconds)
    return Counter()


async def silence(port: int, _room: str, seconds: float) -> Counter[str]:
    """Connections that send nothing."""
    lines = [await _line(port) for _ in range(CONNECTIONS)]
    await asyncio.sleep(seconds)
    ended = Counter("ended" if reader.at_eof() or reader.exception() else "kept" for reader, _ in lines)
    for _, writer in lines:
        writer.close()
    return ended


def frames(first: bytes, then: bytes) -> Attack:
    """A socket on which so many frames come as fit through, and another when that is ended."""

    async def attack(port: int, room: str, seconds: float) -> Counter[str]:
        done: Counter[str] = Counter()
        end = perf_counter() + seconds
        while perf_counter() < end:
            reader, writer = await _line(port)
            upgrade = "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13"
            key = "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=="
            writer.write(f"GET /ws/{room} HTTP/1.1\r\nhost: parlour\r\n{upgrade}\r\n{key}\r\n\r\n".encode() + first)
            done["sockets"] += 1
            with suppress(ConnectionError, TimeoutError):
                while perf_counter() < end and not reader.at_eof():
                    writer.write(then * AT_ONCE)
                    await asyncio.wait_for(writer.drain(), max(0.01, end - perf_counter()))
                    done["kB"] += len(then) * AT_ONCE // 1000
                    await asyncio.sleep(0)
            writer.close()
        return done

    return attack


def requests(path: str, most: int | None = None) -> Attack:
    """The same asked for again and again, by whom no script connects."""

    async def attack(port: int, room: str, seconds: float) -> Counter[str]:
        done: Counter[str] = Counter()
        end = perf_counter() + seconds
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}:{port}", timeout=60) as http:

            async def hand() -> None:
                while done.total() < most if most else perf_counter() < end:
                    answer = await http.get(path.format(room=room))
                    done[str(answer.status_code)] += 1

            await asyncio.gather(*(hand() for _ in range(HANDS)))
        return done

    return attack


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    f"{CONNECTIONS} silent connections": silence,
    "pings on a socket": frames(b"", PING),
    "empty continuations on a socket": frames(FIRST_PART, EMPTY_PART),
    "/api/schema": requests("/api/schema"),
    "polling that begins anew": requests("/_nicegui_ws/socket.io/?EIO=4&transport=polling&xsid=1"),
    **{f"{PAGES} times {path}": requests(path, PAGES) for path in ("/", "/room/{room}", "/nowhere", "/protocol")},
}


async def _line(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0))


def attack(name: str, port: int, room: str, seconds: float, told: multiprocessing.Queue[Counter[str]]) -> None:
    """In a process of its own."""
    allow_many_connections()
    told.put(asyncio.run(ATTACKS[name](port, room, seconds)))  # type: ignore[arg-type]


@contextmanager
def under(name: str, port: int, room: str, seconds: float) -> Iterator[Callable[[], Counter[str] | None]]:
    """An attack; calling what is given tells what came of it, or None while it goes on."""
    told: multiprocessing.Queue[Counter[str]] = multiprocessing.Queue()
    process = multiprocessing.Process(target=attack, args=(name, port, room, seconds, told), daemon=True)
    process.start()
    yield lambda: None if told.empty() and process.is_alive() else told.get(timeout=10)
    process.join(10)


async def look(url: str, room: str, outcome: Callable[[], Counter[str] | None]) -> tuple[list[float], Counter[str]]:
    """How long somebody else waits, in milliseconds, until the attack is over."""
    waits = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        while (came := outcome()) is None:
            begun = perf_counter()
            (await http.get(f"/api/rooms/{room}")).raise_for_status()
            waits.append((perf_counter() - begun) * 1000)
            await asyncio.sleep(LOOK_EVERY)
    return waits, came


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each attack goes on (8)")
    seconds = parser.parse_args().seconds
    print(HEADING)
    for name in ATTACKS:
        with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
            made = httpx.post(f"{server.url}/api/rooms", json={"game": "clueless", "name": "Ann"}).json()
            httpx.get(f"{server.url}/api/schema", timeout=60)  # written when it is first asked for
            with under(name, server.port, made["roomId"], seconds) as outcome:
                waits, came = asyncio.run(look(server.url, made["roomId"], outcome))
            times = " ".join(f"{percentile(waits, share):7.1f}" for share in (0.5, 0.95, 1))
            tale = ", ".join(f"{number} {what}" for what, number in came.items())
            print(f"{name:36} {times}  {usage(server.pid).memory:6.0f}  {tale}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
