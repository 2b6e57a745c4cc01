"""A room in the list of one's games."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.rooms.status import Status


@dataclass(frozen=True, slots=True)
class RoomSummary:
    """What is told of a room to one who has a seat in it, without waking it."""

    code: str
    game: str
    status: Status
    touched_at: int
