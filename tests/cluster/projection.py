"""What a log means for one of its players: all that they had to be told, and how the table stood at each moment."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import create_engine, text

from clueapp.api import frames
from clueapp.kernel.game import AnyGame
from clueapp.kernel.truth import project
from clueapp.rooms.log.record import Record
from clueapp.rooms.log.state import RoomState
from clueapp.store.engines import address
from clueapp.store.values import LogLine
from tests.cluster.history import Frame


@dataclass(frozen=True, slots=True)
class Deed:
    """A line of the log as one player may know it, with or without a sentence."""

    line: int
    at: int
    due: int | None
    """When the clock was to run out that ran before it."""
    event: Frame
    """With its fields as on the wire."""


@dataclass(frozen=True, slots=True)
class Told:
    """A frame that a line of the log becomes for one player."""

    line: int
    """Which line of the log, from 1 on."""
    seq: int
    """What the player has been told of by then, with this."""
    frame: Frame
    deed: Deed


class Projection:
    """One player's view of a log."""

    def __init__(self, game: AnyGame, code: str, lines: Sequence[LogLine], player: str) -> None:
        self._game = game
        self.player = player
        self.told: list[Told] = []
        self.deeds: list[Deed] = []
        self.states: dict[int, RoomState] = {0: RoomState(game, code)}
        """How the room stood when the player had been told of so much."""
        self.lines: dict[int, int] = {0: 0}
        """The last line of the log of which that is true."""
        record = Record(game, code)
        for number, line in enumerate(lines, 1):
            clock, length = record.state.clock, record.feed.length
            record.read(line)
            seq = record.feed.seq_for(player)
            self.states[seq], self.lines[seq] = record.state, number
            for each in record.feed.everything_since(length, player):
                event = json.loads(frames.event(each).to_json())
                deed = Deed(number, line.at, clock.due if clock else None, event)
                self.deeds.append(deed)
                if each.text:
                    self.told.append(Told(number, seq, event, deed))
                if each.of_game and (message := game.message(each.event, each.due)) is not None:
                    self.told.append(Told(number, seq, orjson.loads(orjson.dumps(message)), deed))
        self.seq = record.feed.seq_for(player)
        self._shown: dict[int, Frame] = {}

    @property
    def feed(self) -> list[Told]:
        """The lines that the feed has: those with a sentence."""
        return [told for told in self.told if told.frame["type"] == "EVENT"]

    def seat(self, seq: int) -> str:
        """The player's seat at that time: the one in the game on the table, or else the place that they picked."""
        state = self.states[seq]
        person = state.people.get(self.player)
        return state.seat_in_game(self.player) or (person.place if person else "")

    def table(self, seq: int) -> Frame:
        """How the table looked to the player when they had been told of so much, as a VIEW has it."""
        if seq not in self._shown:
            state = self.states[seq]
            view = None if state.truth is None else project(state.truth, state.seat_in_game(self.player))
            shown: Any = None if view is None else orjson.loads(orjson.dumps(self._game.show(view)))
            self._shown[seq] = {
                "status": state.status,
                "phase": self._game.wire_phase(state.phase),
                "view": shown,
            }
        return self._shown[seq]


def read_log(url: str, code: str) -> list[LogLine]:
    """The log of a room as the database has it."""
    engine = create_engine(address(url))
    try:
        with engine.connect() as connection:
            query = text("SELECT seq, at, body FROM entry WHERE room = :code ORDER BY seq")
            return [LogLine(*row) for row in connection.execute(query, {"code": code})]
    finally:
        engine.dispose()


async def log_of(url: str, code: str) -> list[LogLine]:
    return await asyncio.to_thread(read_log, url, code)
