"""A room's log as it is read: the state that it adds up to, and the feed that tells it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from clueapp.kernel.errors import UnknownVersion
from clueapp.kernel.game import AnyGame
from clueapp.rooms.log.entries import Entry, from_body
from clueapp.rooms.log.feed import Feed
from clueapp.rooms.log.folding import after
from clueapp.rooms.log.reveals import Reveals
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.log.upcasting import Upcaster
from clueapp.store.values import LogLine

AT_A_TIME = 500
"""Entries that are read before others have their turn: waking a long game holds no other table up."""


class Record:
    """Everything that follows from the entries so far; folding one runs no rules and draws nothing."""

    def __init__(self, game: AnyGame, code: str) -> None:
        self.game = game
        self.state = RoomState(game, code)
        self.feed = Feed(game)
        self.reveals = Reveals()
        self.seq = 0
        self.at = 0
        self._upcaster = Upcaster(game)

    @classmethod
    async def of(cls, game: AnyGame, code: str, lines: Sequence[LogLine]) -> Record:
        """The record of a stored log, or UnknownVersion: a log is read as it was meant, or not at all (P-6.6)."""
        record = cls(game, code)
        for number, line in enumerate(lines, 1):
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)
            record.read(line)
        return record

    def read(self, line: LogLine) -> Entry:
        """One more stored entry, or UnknownVersion."""
        if line.seq != self.seq + 1:
            raise UnknownVersion(f"This log has no entry {self.seq + 1}.")
        try:
            entry = from_body(self.game, self._upcaster.read(line.body))
            self.add(entry, line.at, after(self.state, entry, line.at))
        except UnknownVersion:
            raise
        except Exception as error:
            raise UnknownVersion(f"Entry {line.seq} of this log does not fit those before it.") from error
        return entry

    def add(self, entry: Entry, at: int, state: RoomState) -> None:
        """One more entry, with the state that follows from it."""
        before, self.state = self.state, state
        self.reveals.add(entry, at, state, self.feed.length)
        self.feed.add(entry, at, before, state)
        self.seq += 1
        self.at = at
