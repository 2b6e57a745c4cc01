"""What this process has to say of itself and of its rooms, and how that is written down in Redis."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from clueapp import metrics
from clueapp.bus.names import PROCESSES, Channels, room_key
from clueapp.bus.speaker import Command, Errand, Speaker
from clueapp.bus.values import Attendance
from clueapp.bus.wire import Beat, Said, Told, to_bytes
from clueapp.store.values import LogLine

KEPT_SECONDS = 24 * 3600
"""So long Redis keeps what was said of a room and never again."""

LEFT_MS = 120_000
"""So long is said again that a room was left: what a broken line still holds may come after it, and undo it.

And so long is kept what a process wrote down that has said farewell; others in the room say sooner that they are there.
"""


class Own:
    """It is kept here, so that it can be said again whenever Redis may have lost it, or others missed it."""

    def __init__(self, name: str, now: Callable[[], int], channels: Channels, speaker: Speaker) -> None:
        self._name = name
        self._now = now
        self._channels = channels
        self._speaker = speaker
        self._version = 0
        self._rooms: dict[str, Said] = {}
        """Those that are awake, and those left of late."""

    def __contains__(self, code: str) -> bool:
        """Whether the room is awake here."""
        said = self._rooms.get(code)
        return said is not None and said.attendance is not None

    def awake(self) -> list[str]:
        return [code for code in self._rooms if code in self]

    def change(self, code: str, attendance: Attendance | None) -> None:
        """Say from now on that these are there; None: that the room is not awake here any more."""
        known = self._rooms.get(code)
        if known is None or known.attendance != attendance:
            self._version += 1
            self._rooms[code] = Said(self._name, self._version, self._now(), attendance)
            self._say(code)

    def say_all(self) -> None:
        for code in self._rooms:
            self._say(code)

    def compare(self, code: str, written: Said | None) -> None:
        """This is written down; say it again if it is not what was said."""
        said = self._rooms.get(code)
        if said is not None and (written is None or written.version < said.version):
            self._say(code)

    def tell(self, code: str, lines: Sequence[LogLine]) -> None:
        message = Told(self._name, lines)
        self._speaker.put(
            object(),
            Errand(lambda: [self._publish(self._channels.room(code), message)], dropped=metrics.bus_dropped.inc),
        )

    def beat(self, clock: Callable[[], float], written: Callable[[bool], None]) -> None:
        """Say that this process lives; `written` is then told whether Redis had not known of it."""

        def commands() -> Sequence[Command]:
            beat = Beat(self._name, self._now(), clock())
            return [("HSET", PROCESSES, self._name, beat.at), self._publish(self._channels.beats, beat)]

        self._speaker.beat(Errand(commands, lambda replies: written(replies[0] == 1)))

    def say_farewell(self, done: Callable[[], None]) -> None:
        """`done` is called when it has been said, or cannot be.

        What is written down stays for a while: those who were here are on their way to processes that may not have had
        the room awake, and are to know of each other.
        """

        def commands() -> Sequence[Command]:
            beat = Beat(self._name, self._now(), 0.0, is_last=True)
            written: Command = ("HSET", PROCESSES, self._name, beat.at)
            ends = [("EXPIRE", room_key(code), LEFT_MS // 1000) for code in self.awake()]
            left = [("HDEL", room_key(code), self._name) for code in self._rooms if code not in self]
            return [written, self._publish(self._channels.beats, beat), *ends, *left]

        self._speaker.put("farewell", Errand(commands, lambda _: done(), done))

    def bury(self, process: str, codes: Sequence[str]) -> None:
        """Remove what a dead process has written down of itself; if it lives after all, it will notice."""
        self._speaker.put(("bury", process, *codes), Errand(lambda: _removal(process, codes)))

    def _say(self, code: str) -> None:
        """Say what is so when its turn comes, however often it changes until then."""
        self._speaker.put(("say", code), Errand(partial(self._saying, code), partial(self._said, code)))

    def _saying(self, code: str) -> Sequence[Command]:
        if code not in self._rooms:
            return ()
        said = replace(self._rooms[code], at=self._now())
        publish = self._publish(self._channels.room(code), said)
        if said.attendance is None:
            return [("HDEL", room_key(code), self._name), publish]
        written: Command = ("HSET", room_key(code), self._name, publish[-1])
        return [written, ("EXPIRE", room_key(code), KEPT_SECONDS), publish]

    def _said(self, code: str, _replies: Sequence[Any]) -> None:
        said = self._rooms.get(code)
        if said is not None and said.attendance is None and self._now() - said.at > LEFT_MS:
            del self._rooms[code]

    def _publish(self, channel: str, message: Beat | Said | Told) -> Command:
        return ("PUBLISH", channel, to_bytes(message))


def _removal(process: str, codes: Iterable[str]) -> Sequence[Command]:
    return [("HDEL", PROCESSES, process), *(("HDEL", room_key(code), process) for code in codes)]
