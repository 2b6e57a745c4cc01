"""Who is there by way of the other processes, as far as it has been heard or read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from clueapp.bus.beats import Beats
from clueapp.bus.values import Lost, Roll
from clueapp.bus.wire import Said


@dataclass(slots=True)
class _Known:
    """What a process said last of a room, and when that was heard or read again."""

    said: Said
    confirmed: float


class Rolls:
    """By room and process."""

    def __init__(self, beats: Beats) -> None:
        self._beats = beats
        self._rooms: dict[str, dict[str, _Known]] = {}

    def take(self, code: str, said: Said) -> bool:
        """Somebody has said something; whether it is new."""
        room = self._rooms.setdefault(code, {})
        known = room.get(said.process)
        if known is not None and known.said.version >= said.version:
            known.confirmed = self._beats.clock()
            return False
        room[said.process] = _Known(said, self._beats.clock())
        return True

    def read(self, code: str, written: Iterable[Said]) -> bool:
        """This is all that is written down; whether it brings something new."""
        news = [self.take(code, said) for said in written]
        return self._drop_unconfirmed(code) or any(news)

    def _drop_unconfirmed(self, code: str) -> bool:
        """Once everybody has been heard, who lives and says nothing of the room any more has left it unheard."""
        if not self._beats.is_settled:
            return False
        room = self._rooms.get(code, {})
        left = [
            name
            for name, known in room.items()
            if known.confirmed < self._beats.hearing_since and self._beats.dead_since(name) is None
        ]
        for name in left:
            del room[name]
        return bool(left)

    def forget(self, code: str) -> None:
        self._rooms.pop(code, None)

    def rooms_of(self, process: str) -> list[str]:
        """Where it was the last time that it was heard."""
        return [
            code
            for code, room in self._rooms.items()
            if (known := room.get(process)) is not None and known.said.attendance is not None
        ]

    def roll(self, code: str, is_certain: bool) -> Roll:
        there, lost = {}, {}
        for name, known in self._rooms.get(code, {}).items():
            if known.said.attendance is None:
                continue
            since = self._beats.dead_since(name)
            if since is None:
                there[name] = known.said.attendance
            else:
                lost[name] = Lost(known.said.attendance, since)
        return Roll(there, lost, is_certain)
