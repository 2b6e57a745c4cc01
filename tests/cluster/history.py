"""What clients sent and received, with the moments: the history that is held against the log."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any, Literal

Frame = dict[str, Any]
Outcome = Literal["open", "acknowledged", "refused", "unknown"]
TABLE_FRAMES = frozenset({"ROOM_STATE", "VIEW", "ERROR", "PLAYER_JOINED", "PLAYER_LEFT"})
"""Messages that say how things stand; all others tell what has happened, each a line of the log."""


@dataclass(eq=False, slots=True)
class Op:
    """Something that a client asked for, and what is known of how it ended. Moments are monotonic seconds."""

    message: Frame
    sent_at: float
    outcome: Outcome = "open"
    ended_at: float = math.inf
    code: str = ""
    """Of the refusal."""
    session: int = -1
    place: int = -1
    """Which of the frames of which session acknowledged it."""


@dataclass(eq=False, slots=True)
class Heard:
    """A frame, and when it came."""

    at: float
    frame: Frame


@dataclass(eq=False, slots=True)
class Session:
    """One connection: the first ROOM_STATE, and all that came after it."""

    address: str
    state: Frame
    began_at: float
    heard: list[Heard] = field(default_factory=list)
    ended_at: float | None = None


@dataclass(eq=False, slots=True)
class Story:
    """One player's part of the history of a room."""

    room: str
    player: str
    sessions: list[Session] = field(default_factory=list)
    ops: list[Op] = field(default_factory=list)

    @property
    def frames(self) -> list[Heard]:
        """All frames but the first of each session, in the order in which they came."""
        return [heard for session in self.sessions for heard in session.heard]

    def count(self, outcome: Outcome) -> int:
        return sum(op.outcome == outcome for op in self.ops)

    def so_far(self) -> Story:
        """The same as it is now, while more is heard."""
        sessions = [replace(session, heard=list(session.heard)) for session in self.sessions]
        return replace(self, sessions=sessions, ops=list(self.ops))
