"""Writes on SQLite: a few statements, each for many rows, in one transaction."""

from collections.abc import Sequence
from operator import attrgetter

from sqlalchemy import Connection

from clueapp.store.batches import Batch, Losers, held_keys, lessons_of, line_rows, new_row, refusal, touched_row

_MAKE = """
    INSERT INTO room (code, game, version, status, created_at, touched_at, has_ended_game, last_seq)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
_TOUCH = """
    UPDATE room SET version = coalesce(?, version), status = coalesce(?, status), touched_at = coalesce(?, touched_at),
        has_ended_game = has_ended_game OR ?, last_seq = coalesce(?, last_seq)
    WHERE code = ? AND last_seq = coalesce(?, last_seq)
"""
_ADD = "INSERT INTO entry (room, seq, at, body) VALUES (?, ?, ?, ?)"
_GIVE = "INSERT INTO seat_key (key, room, player) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_WITHDRAW = "DELETE FROM seat_key WHERE key = ? AND room = ? AND player = ?"
_LEARN = """
    INSERT INTO seen (company, game, item, times) VALUES (?, ?, ?, 1)
    ON CONFLICT (company, game, item) DO UPDATE SET times = times + 1
"""
_IS_THERE = "SELECT 1 FROM room WHERE code = ?"


class SqliteScribe:
    """All rooms at once first; only if one of them does not fit, one by one."""

    def rounds(self, batches: Sequence[Batch]) -> list[Sequence[Batch]]:
        """All at once."""
        return [batches]

    def write(self, connection: Connection, batches: Sequence[Batch]) -> Losers:
        """Writes what can be; the transaction is the caller's."""
        batches = sorted(batches, key=attrgetter("code"))
        losers: Losers = {}
        if not _take_all(connection, batches):
            # Nobody knows who it was. Nothing is written; the next statement begins a transaction again.
            connection.connection.rollback()
            losers = _take_each(connection, batches)
            batches = [batch for batch in batches if batch not in losers]
        _write_rows(connection, _ADD, line_rows(batches))
        given, withdrawn = held_keys(batches)
        _write_rows(connection, _GIVE, given)
        _write_rows(connection, _WITHDRAW, withdrawn)
        _write_rows(connection, _LEARN, [lesson[:3] for lesson in lessons_of(batches)])
        return losers


def _take_all(connection: Connection, batches: Sequence[Batch]) -> bool:
    """Moves all the rooms on to the last of the new lines; False if one of them does not fit."""
    new = [new_row(batch) for batch in batches if batch.room]
    there = [touched_row(batch) for batch in batches if not batch.room]
    return _write_rows(connection, _MAKE, new) == len(new) and _write_rows(connection, _TOUCH, there) == len(there)


def _take_each(connection: Connection, batches: Sequence[Batch]) -> Losers:
    """The same one by one."""
    losers = {}
    for batch in sorted(batches, key=lambda batch: batch.room is None):
        statement, row = (_MAKE, new_row(batch)) if batch.room else (_TOUCH, touched_row(batch))
        if _write_rows(connection, statement, [row]) == 0:
            losers[batch] = refusal(batch, connection.exec_driver_sql(_IS_THERE, (batch.code,)).first() is not None)
    return losers


def _write_rows(connection: Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> int:
    """How many rows were written."""
    return connection.exec_driver_sql(statement, list(rows)).rowcount if rows else 0
