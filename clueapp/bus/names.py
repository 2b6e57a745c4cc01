"""What things are called in Redis."""

from __future__ import annotations

PROCESSES = "clueapp:processes"
"""A hash: by the name of a process the moment of its last beat, in the server's time."""


def room_key(code: str) -> str:
    """A hash: by the name of a process what it has said of the room."""
    return f"clueapp:room:{code}"


class Channels:
    """Redis has them in common for all its databases: two parlours in two of them must not hear each other."""

    def __init__(self, database: int) -> None:
        self.beats = f"clueapp:{database}:beats"
        self._rooms = f"clueapp:{database}:room:"

    def room(self, code: str) -> str:
        return self._rooms + code

    def code(self, channel: str) -> str:
        """The room of such a channel."""
        return channel.removeprefix(self._rooms)
