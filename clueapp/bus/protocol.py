"""A bus: every process tells the others what it has appended and who is there, and hears the same from them.

It only tells. What is lost on it is found in the database, which alone decides what has happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from clueapp.bus.values import Attendance, Roll
from clueapp.store.values import LogLine


class Listener(Protocol):
    """Whoever is told. Both are called on the event loop, and may not take long."""

    def hear_lines(self, code: str, lines: Sequence[LogLine]) -> None:
        """Another process has appended these to a room that is followed here; some may be known, some missing."""

    def hear_roll(self, code: str) -> None:
        """Others are there, or other processes, than before: `Bus.roll` says who."""


class Bus(Protocol):
    """One process's end of it. Nothing but `read_roll` and `close` waits for anybody."""

    @property
    def name(self) -> str:
        """The process, under a name that no other has, or had before."""

    @property
    def is_alone(self) -> bool:
        """Whether there can be no other process: what is known here is all there is."""

    @property
    def is_hearing(self) -> bool:
        """Whether what others tell arrives here now."""

    def listen(self, listener: Listener) -> None:
        """Tell this listener from now on."""

    def follow(self, code: str, attendance: Attendance) -> None:
        """The room is awake here, and these are there by way of this process; called again whenever that changes."""

    def unfollow(self, code: str) -> None:
        """The room is not awake here any more."""

    def tell(self, code: str, lines: Sequence[LogLine]) -> None:
        """These are in the room's log now. Whoever does not hear it will read it."""

    def roll(self, code: str) -> Roll:
        """Who is there by way of the others, as far as it is known here."""

    async def read_roll(self, code: str) -> Roll:
        """The same, asked for anew; BusLost if that cannot be."""

    def rank(self, code: str) -> int:
        """How many other processes have the room awake and come before this one; of those that are heard in time."""

    async def close(self) -> None:
        """Say farewell: those who are there by way of this process are on their way to another."""
