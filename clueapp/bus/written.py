"""What is written down of a room in Redis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from clueapp.bus.names import PROCESSES, room_key
from clueapp.bus.speaker import Command
from clueapp.bus.wire import Malformed, Said, from_bytes
from clueapp.failures import note_failure


@dataclass(frozen=True, slots=True)
class Written:
    """What every process has said of the room, and the latest sign of life of every process."""

    said: dict[str, Said]
    beats: dict[str, int]


def asking_for(code: str) -> Sequence[Command]:
    """The commands that read it, at one moment."""
    return [("MULTI",), ("HGETALL", room_key(code)), ("HGETALL", PROCESSES), ("EXEC",)]


def read_answer(replies: Sequence[Any]) -> Written:
    """What they have brought."""
    room, processes = replies[-1]
    said = {each.process: each for value in room[1::2] if (each := _read_said(value)) is not None}
    beats = {each.process: each.at for each in said.values()}
    for name, at in zip(processes[::2], processes[1::2], strict=True):
        beats[name.decode()] = max(int(at), beats.get(name.decode(), 0))
    return Written(said, beats)


def _read_said(value: bytes) -> Said | None:
    try:
        said = from_bytes(value)
    except Malformed as error:
        note_failure("what is written of a room is malformed", error)
        return None
    return said if isinstance(said, Said) and said.attendance is not None else None
