"""Writes on PostgreSQL: one statement for many rooms, which is a transaction of its own.

No transaction is ever open while this side thinks, so a process that is stopped holds up nobody.

Why two processes never block each other for good: what a statement locks, it locks in the same order as all others.
First the rooms, by their codes, all of them before anything else is done (`locked` is one row, made of all of them).
Lines and keys belong to a room that is locked. What companies have seen is shared by rooms: it comes last, sorted.

Why a winner is right: the lock waits for whoever has the room, and then shows the room as it is now, not as it was
when the statement began; the update goes by that. What the statement sees of other tables is from when it began, which
is late enough: whoever knows the room's last line has learned of it after it was written, with all that came with it.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from sqlalchemy import Connection

from clueapp.store.batches import Batch, Losers, held_keys, lessons_of, line_rows, new_row, refusal, touched_row

_APPEND = """
WITH wanted AS MATERIALIZED (
    SELECT * FROM unnest(%s::int[], %s::text[], %s::bigint[], %s::bool[], %s::int[], %s::text[], %s::int[])
        AS w (version, status, touched_at, has_ended, last, code, after)
), locked AS MATERIALIZED (
    SELECT array_agg(code) AS codes, array_agg(last_seq) AS seqs FROM (
        SELECT code, last_seq FROM room WHERE code = ANY(%s::text[]) ORDER BY code FOR NO KEY UPDATE
    ) AS r
), there AS MATERIALIZED (
    SELECT unnest(codes) AS code, unnest(seqs) AS last_seq FROM locked
), won AS (
    UPDATE room SET version = coalesce(w.version, room.version), status = coalesce(w.status, room.status),
        touched_at = coalesce(w.touched_at, room.touched_at), has_ended_game = room.has_ended_game OR w.has_ended,
        last_seq = coalesce(w.last, room.last_seq)
    FROM wanted AS w JOIN there ON there.code = w.code
    WHERE room.code = w.code AND there.last_seq = coalesce(w.after, there.last_seq)
    RETURNING room.code
)"""
_MAKE = """
WITH won AS (
    INSERT INTO room (code, game, version, status, created_at, touched_at, has_ended_game, last_seq)
    SELECT * FROM unnest(
        %s::text[], %s::text[], %s::int[], %s::text[], %s::bigint[], %s::bigint[], %s::bool[], %s::int[]
    ) AS r (code, game, version, status, created_at, touched_at, has_ended_game, last_seq)
    ORDER BY r.code ON CONFLICT DO NOTHING RETURNING code
)"""
_ADD = """, added AS (
    INSERT INTO entry (room, seq, at, body)
    SELECT l.* FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::text[]) AS l (room, seq, at, body)
    JOIN won ON won.code = l.room
)"""
_GIVE = """, given AS (
    INSERT INTO seat_key (key, room, player)
    SELECT k.* FROM unnest(%s::text[], %s::text[], %s::text[]) AS k (key, room, player)
    JOIN won ON won.code = k.room ON CONFLICT DO NOTHING
)"""
_WITHDRAW = """, withdrawn AS (
    DELETE FROM seat_key USING unnest(%s::text[], %s::text[], %s::text[]) AS k (key, room, player)
    JOIN won ON won.code = k.room
    WHERE seat_key.key = k.key AND seat_key.room = k.room AND seat_key.player = k.player
)"""
_LEARN = """, learned AS (
    INSERT INTO seen (company, game, item, times)
    SELECT l.company, l.game, l.item, count(*)
    FROM unnest(%s::text[], %s::text[], %s::text[], %s::text[]) AS l (company, game, item, room)
    JOIN won ON won.code = l.room
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (company, game, item) DO UPDATE SET times = seen.times + excluded.times
)"""
_WHO_WON = {
    _APPEND: "\nSELECT there.code, won.code IS NOT NULL FROM there LEFT JOIN won ON won.code = there.code",
    _MAKE: "\nSELECT code, true FROM won",
}


class PostgresqlScribe:
    """One statement for all rooms that are made, one for all that are there; a room's second batch goes in the next."""

    def rounds(self, batches: Sequence[Batch]) -> list[Sequence[Batch]]:
        """In each part a room is there once, and either all rooms are new or none is."""
        waves: list[tuple[list[Batch], list[Batch]]] = []
        before: dict[str, int] = {}
        for batch in batches:
            number = before[batch.code] = before.get(batch.code, -1) + 1
            if number == len(waves):
                waves.append(([], []))
            waves[number][batch.room is None].append(batch)
        return [part for wave in waves for part in wave if part]

    def write(self, connection: Connection, batches: Sequence[Batch]) -> Losers:
        """Writes what can be, durably when it returns; the connection commits by itself."""
        given, withdrawn = held_keys(batches)
        parts = ((_ADD, line_rows(batches)), (_GIVE, given), (_WITHDRAW, withdrawn), (_LEARN, lessons_of(batches)))
        wanted = [(part, rows) for part, rows in parts if rows]
        if batches[0].room is None:
            head, heads = _APPEND, [*map(touched_row, batches)]
            codes = [_array(batch.code for batch in batches)]
        else:
            head, heads, codes = _MAKE, [*map(new_row, batches)], []
        statement = _statement(head, tuple(part for part, _ in wanted))
        arrays = sum((_arrays(rows) for _, rows in wanted), start=_arrays(heads) + codes)
        found: dict[str, bool] = {row[0]: row[1] for row in connection.exec_driver_sql(statement, tuple(arrays))}
        return {batch: refusal(batch, batch.code in found) for batch in batches if not found.get(batch.code, False)}


def _arrays(rows: Sequence[tuple[object, ...]]) -> list[str]:
    """The columns of the rows as PostgreSQL writes arrays: much faster than to let psycopg find out what is in them."""
    return [_array(column) for column in zip(*rows, strict=True)]


def _array(values: Iterable[object]) -> str:
    quoted = (
        "NULL" if each is None else '"' + str(each).replace("\\", "\\\\").replace('"', '\\"') + '"' for each in values
    )
    return "{" + ",".join(quoted) + "}"


@cache
def _statement(head: str, parts: tuple[str, ...]) -> str:
    return head + "".join(parts) + _WHO_WON[head]
