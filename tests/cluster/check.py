"""The history check: is what clients were told and acknowledged what the log says in the end?

No order has to be searched for: the log is the order. Its numbers have no gap; every acknowledged action is in it
exactly once, and a refused one is not; what was acknowledged before another was sent stands before it; and each
client's stream, over all its connections, is its projection of the log.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence

from clueapp.kernel.errors import UnknownVersion
from clueapp.kernel.game import AnyGame
from clueapp.rooms.log.feed import KEPT
from clueapp.store.values import LogLine
from tests.cluster.deeds import ENDS_A_TURN, is_deed
from tests.cluster.history import TABLE_FRAMES, Frame, Op, Session, Story
from tests.cluster.projection import Projection


def complaints(
    game: AnyGame, code: str, lines: Sequence[LogLine], stories: Sequence[Story], told_until: float = math.inf
) -> list[str]:
    """What is wrong with the history of one room; nothing if all is well.

    `told_until`: up to this moment, by the clock of the log, all who are connected have been told of everything.
    """
    if [line.seq for line in lines] != list(range(1, len(lines) + 1)):
        return [f"{code}: the log has a gap, or a line twice: {[line.seq for line in lines]}"]
    checks = []
    for story in stories:
        try:
            projection = Projection(game, code, lines, story.player)
        except UnknownVersion as error:
            return [f"{code}: the log cannot be read: {error!r}"]
        checks.append(_StoryCheck(story, projection, told_until))
    found = [each for check in checks for each in check.complaints()]
    return found + list(_disorder([each for check in checks for each in check.placed]))


class _StoryCheck:
    """One player's part against their projection of the log."""

    def __init__(self, story: Story, projection: Projection, told_until: float) -> None:
        self._story = story
        self._projection = projection
        self._told_until = told_until
        self._lines: dict[tuple[int, int], int] = {}
        """For each frame of each session, the line of the log that had been told by then."""
        self.placed: list[tuple[Op, int]] = []
        """The acknowledged actions, each with its line of the log."""

    def complaints(self) -> list[str]:
        found = [each for number in range(len(self._story.sessions)) for each in self._stream(number)]
        return [f"{self._story.room}, {self._story.player}: {each}" for each in (*found, *self._actions())]

    # The stream
    def _stream(self, number: int) -> Iterator[str]:
        session, told = self._story.sessions[number], self._projection.told
        yield from self._start(session)
        if number and session.state["seq"] < (last := _last_seq(self._story.sessions[number - 1])):
            yield f"came back to number {session.state['seq']}, having been told of number {last}"
        seq = session.state["seq"]
        position = sum(each.seq <= seq for each in told)
        line = self._projection.lines.get(seq, 0)
        for place, heard in enumerate(session.heard):
            frame = heard.frame
            if frame["type"] not in TABLE_FRAMES:
                if position == len(told) or told[position].frame != frame:
                    due = told[position].frame if position < len(told) else "nothing more"
                    yield f"was told {_short(frame)} where the log has {_short(due)}"
                    return
                line = told[position].line
                position += 1
            elif frame["type"] in ("VIEW", "ROOM_STATE"):
                if (problem := self._look(frame, position)) is not None:
                    yield problem
                    return
                line = max(line, self._projection.lines[frame["seq"]])
            self._lines[number, place] = line
        missed = [each.frame for each in told[position:] if each.deed.at <= self._told_until]
        if session.ended_at is None and missed:
            yield f"was never told {_short(missed[0])}, nor {len(missed) - 1} things more"

    def _start(self, session: Session) -> Iterator[str]:
        """A connection begins with all that may be known, or with the last of it."""
        state = session.state
        if state["seq"] not in self._projection.states:
            yield f"came back to {state['seq']} of {self._projection.seq} things told"
            return
        feed = {each.seq: each.frame for each in self._projection.feed if each.seq <= state["seq"]}
        given = {frame["seq"]: frame for frame in state["feed"]}
        left_out = [seq for seq in feed if seq not in given]
        is_its_own = all(feed.get(seq) == frame for seq, frame in given.items()) and list(given) == sorted(given)
        if not is_its_own or any(seq > state["seq"] - KEPT for seq in left_out):
            yield f"came back to a feed of {len(given)} lines which is not that of the log, of {len(feed)}"
        if (problem := self._table(state)) is not None:
            yield problem

    def _look(self, frame: Frame, position: int) -> str | None:
        told, seq = self._projection.told, frame["seq"]
        if seq not in self._projection.states:
            return f"saw {frame['type']} number {seq}, and the log has {self._projection.seq}"
        if position < len(told) and told[position].seq <= seq:
            return f"saw {frame['type']} number {seq} before {_short(told[position].frame)}"
        return self._table(frame)

    def _table(self, frame: Frame) -> str | None:
        should = self._projection.table(frame["seq"])
        wrong = [name for name, value in should.items() if frame[name] != value]
        return f"saw at {frame['seq']} another {' and '.join(wrong)} than the log says" if wrong else None

    # The actions
    def _actions(self) -> Iterator[str]:
        by_content: dict[str, list[Op]] = {}
        for op in self._story.ops:
            by_content.setdefault(json.dumps(op.message, sort_keys=True), []).append(op)
        for ops in by_content.values():
            yield from self._same(ops)

    def _same(self, ops: list[Op]) -> Iterator[str]:
        """All that this player asked for in the same words: as often in the log as it was acknowledged."""
        acknowledged = [op for op in ops if op.outcome == "acknowledged"]
        lines = self._deeds(ops[0].message)
        least, most = len(acknowledged), sum(op.outcome != "refused" for op in ops)
        if ops[0].message["type"] in ("START", "REMATCH"):
            most = max(most, len(lines))  # others may have begun a game too
        if not least <= len(lines) <= most:
            said = f"{least} times acknowledged, {most - least} times unknown"
            yield f"{_short(ops[0].message)}: {said}, and {len(lines)} times in the log"
        for op in acknowledged:
            told = self._lines.get((op.session, op.place))
            line = max((each for each in lines if told is not None and each <= told), default=None)
            if line is None:
                yield f"{_short(op.message)}: acknowledged, and not in the log by then"
                continue
            lines.remove(line)
            self.placed.append((op, line))

    def _deeds(self, message: Frame) -> list[int]:
        projection, before, lines = self._projection, "", []
        for deed in projection.deeds:
            is_by_rule = message["type"] == "END_TURN" and before in ENDS_A_TURN
            seat = projection.seat(deed.event["seq"])
            if not is_by_rule and is_deed(message, deed.event, projection.player, seat):
                lines.append(deed.line)
            before = deed.event["kind"]
        return lines


def _last_seq(session: Session) -> int:
    """How far a client had been told when a connection ended."""
    return max((heard.frame["seq"] for heard in session.heard if "seq" in heard.frame), default=session.state["seq"])


def _disorder(placed: list[tuple[Op, int]]) -> Iterator[str]:
    """Pairs of which one was acknowledged before the other was sent, and stands after it in the log."""
    ended = sorted(placed, key=lambda each: each[0].ended_at)
    last, at = (None, -math.inf), 0
    for op, line in sorted(placed, key=lambda each: each[0].sent_at):
        while at < len(ended) and ended[at][0].ended_at < op.sent_at:
            if ended[at][1] > last[1]:
                last = ended[at]
            at += 1
        if last[0] is not None and last[1] >= line:
            yield f"{_short(op.message)} is line {line}, and {_short(last[0].message)}, done before, line {last[1]}"


def _short(frame: object) -> str:
    said = json.dumps(frame, ensure_ascii=False)
    return said if len(said) <= 160 else f"{said[:160]}…"
