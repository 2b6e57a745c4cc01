"""What can be asked of the database, each on a connection that reads."""

import json
from collections.abc import Collection

from sqlalchemy import Connection, select
from sqlmodel import col

from clueapp.store.tables import METADATA, LogTable, RoomTable, SeatKeyTable, SeenTable
from clueapp.store.values import LogLine, RoomRow

_ROOM_COLUMNS = tuple(METADATA.tables["room"].c[name] for name in RoomRow.__slots__)
_LINE_COLUMNS = tuple(METADATA.tables["entry"].c[name] for name in ("seq", "at", "body"))
# As plain text: these two are asked all the time, and one array takes any number of codes.
_LAST_SEQS = {
    "postgresql": "SELECT code, last_seq FROM room WHERE code = ANY(%s)",
    "sqlite": "SELECT code, last_seq FROM room WHERE code IN (SELECT value FROM json_each(?))",
}
_TIME = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"


def load(connection: Connection, code: str) -> tuple[RoomRow, list[LogLine]] | None:
    """The room and its whole log; two statements, so the connection must show one moment."""
    row = connection.execute(select(*_ROOM_COLUMNS).where(col(RoomTable.code) == code)).first()
    if row is None:
        return None
    lines = connection.execute(select(*_LINE_COLUMNS).where(col(LogTable.room) == code).order_by(col(LogTable.seq)))
    return RoomRow(*row), [LogLine(*line) for line in lines]


def load_since(connection: Connection, code: str, seq: int) -> list[LogLine] | None:
    """The lines after this one; None if there is no such room."""
    newer = (col(LogTable.room) == col(RoomTable.code)) & (col(LogTable.seq) > seq)
    query = (
        select(*_LINE_COLUMNS)
        .join_from(RoomTable, LogTable, newer, isouter=True)
        .where(col(RoomTable.code) == code)
        .order_by(col(LogTable.seq))
    )
    found = connection.execute(query).all()
    return [LogLine(*line) for line in found if line.seq is not None] if found else None


def last_seqs(connection: Connection, codes: Collection[str]) -> dict[str, int]:
    """The number of the last line of each of these rooms that is stored."""
    dialect = connection.dialect.name
    wanted = json.dumps(list(codes)) if dialect == "sqlite" else list(codes)
    return {row.code: row.last_seq for row in connection.exec_driver_sql(_LAST_SEQS[dialect], (wanted,))}


def time(connection: Connection) -> int:
    """PostgreSQL's time."""
    return int(connection.exec_driver_sql(_TIME).scalar_one())


def rooms_of(connection: Connection, key: str, limit: int) -> list[tuple[RoomRow, str]]:
    """The rooms where the key holds a seat, with its player, most recently touched first."""
    query = (
        select(*_ROOM_COLUMNS, col(SeatKeyTable.player))
        .join_from(RoomTable, SeatKeyTable, col(SeatKeyTable.room) == col(RoomTable.code))
        .where(col(SeatKeyTable.key) == key)
        .order_by(col(RoomTable.touched_at).desc(), col(RoomTable.code), col(SeatKeyTable.player))
        .limit(limit)
    )
    return [(RoomRow(*row[:-1]), row[-1]) for row in connection.execute(query)]


def seen(connection: Connection, company: str, game: str) -> dict[str, int]:
    """How often the company has met each thing that the game draws."""
    query = select(col(SeenTable.item), col(SeenTable.times)).where(
        col(SeenTable.company) == company, col(SeenTable.game) == game
    )
    return {row.item: row.times for row in connection.execute(query)}


def stale(connection: Connection, untouched_since: int) -> list[str]:
    """The rooms untouched since then in which no game has ended, the oldest first."""
    query = select(col(RoomTable.code)).where(
        ~col(RoomTable.has_ended_game), col(RoomTable.touched_at) < untouched_since
    )
    return list(connection.execute(query.order_by(col(RoomTable.touched_at))).scalars())
