"""Ports for servers that are started again and again."""

from __future__ import annotations

import errno
import random
import socket
from collections.abc import Iterator

HOST = "127.0.0.1"
LOWEST, HIGHEST = 20_000, 32_000
"""Below those that a system gives to connections: nobody takes one by chance while its server is away."""


def free_ports() -> Iterator[int]:
    """One port after the other on which nobody listens now, none twice."""
    ports = list(range(LOWEST, HIGHEST))
    random.SystemRandom().shuffle(ports)
    return (port for port in ports if is_free(port))


def is_free(port: int) -> bool:
    """Whether one could listen there."""
    try:
        with socket.create_server((HOST, port)):
            return True
    except OSError as error:
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            return False
        raise


def answers(port: int, question: bytes = b"") -> bytes | None:
    """What a server there says to a question, or None if there is none; nothing is waited for without a question."""
    try:
        with socket.create_connection((HOST, port), timeout=1) as line:
            line.settimeout(1)
            if not question:
                return b""
            line.sendall(question)
            return line.recv(1_000)
    except OSError:
        return None
