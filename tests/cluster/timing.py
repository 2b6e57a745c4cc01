"""When clients were told: how late a clock's doing was, and how far apart several heard the same."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median

from clueapp.kernel.game import AnyGame
from clueapp.store.values import LogLine
from tests.cluster.client import now
from tests.cluster.history import TABLE_FRAMES, Heard, Session, Story
from tests.cluster.projection import Projection, Told
from tests.cluster.stalls import Stalls

BY_CLOCK = frozenset({"clue_ticked", "betting_opened"})
"""What nothing but a clock brings about."""
MOST_LATE = 2.0
"""Seconds within which another process does what a dead one should have done. Each waits 150 ms for every process ahead
of it that it takes for alive, so a few killed in a row cost about half a second. If nobody took over, nothing
would happen until a process is back."""
EARLY = 0.05
"""Seconds by which a moment may be off for being told in whole milliseconds of a clock that is set now and then."""
_EPOCH = time.time() - now()


def moment(milliseconds: int) -> float:
    """A moment of the server's, which lives by the same clock, as one of ours."""
    return milliseconds / 1000 - _EPOCH


@dataclass(frozen=True, slots=True)
class Late:
    """By how many seconds a client heard late of something that a clock did; less than none: too early."""

    at: float
    seconds: float
    address: str
    line: int


def aligned(projection: Projection, session: Session) -> Iterator[tuple[Heard, Told]]:
    """What was told in a session, each frame with its line of the log; the history must have been found good."""
    begin = sum(each.seq <= session.state["seq"] for each in projection.told)
    stream = (heard for heard in session.heard if heard.frame["type"] not in TABLE_FRAMES)
    yield from zip(stream, projection.told[begin:], strict=False)  # more may have been heard since the log was read


def lateness(
    projection: Projection, story: Story, stalls: Stalls, counts: Callable[[str, float], bool] = lambda *_: True
) -> list[Late]:
    """How late a client heard of each tick, without the machine's own stalls.

    `counts`: whether one who was on this process at that moment is looked at.
    """
    found = []
    for session in story.sessions:
        for heard, told in aligned(projection, session):
            due = told.deed.due
            if due is None or told.deed.event["kind"] not in BY_CLOCK or session.began_at > moment(due):
                continue
            seconds = heard.at - moment(due)
            if seconds > 0:
                seconds = max(0.0, seconds - stalls.between(moment(due), heard.at))
            if counts(session.address, heard.at):
                found.append(Late(heard.at, seconds, session.address, told.line))
    return found


@dataclass(frozen=True, slots=True)
class Apart:
    """Between the first and the last of those who were there and heard of a line of the log."""

    at: float
    seconds: float
    line: int


def spread(game: AnyGame, code: str, lines: Sequence[LogLine], stories: Sequence[Story], stalls: Stalls) -> list[Apart]:
    """How far apart the players of a room heard the same, without the machine's own stalls."""
    heard_at: dict[tuple[int, str], list[float]] = {}
    for story in stories:
        projection = Projection(game, code, lines, story.player)
        for session in story.sessions:
            for heard, told in aligned(projection, session):
                heard_at.setdefault((told.line, told.frame["type"]), []).append(heard.at)
    return [
        Apart(max(times), max(0.0, max(times) - min(times) - stalls.between(min(times), max(times))), line)
        for (line, _), times in heard_at.items()
        if len(times) > 1
    ]


def usual(found: Sequence[Late | Apart]) -> float:
    """The median."""
    return median(each.seconds for each in found)
