"""The tables, as SQLModel declares them; the migrations must add up to the same."""

from sqlalchemy import BigInteger, Text, text
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel


class Stored(SQLModel, registry=registry()):
    """The base of the store's tables: metadata of their own, so that no other SQLModel table slips in."""


class RoomTable(Stored, table=True):
    """A room; `touched_at` has no index because every append would have to move it."""

    __tablename__ = "room"
    __table_args__ = {"sqlite_with_rowid": False}

    code: str = Field(primary_key=True)
    game: str
    version: int
    status: str
    created_at: int = Field(sa_type=BigInteger)
    touched_at: int = Field(sa_type=BigInteger)
    has_ended_game: bool
    """Whether a game was played to its end here, whatever came after: such a room is kept for its replays."""
    last_seq: int = Field(sa_column_kwargs={"server_default": text("0")})
    """The number of its last line, 0 for none: who appends must know it, and of two who do at once one wins."""


class LogTable(Stored, table=True):
    """A line of a room's log."""

    __tablename__ = "entry"
    # Without row ids SQLite keeps a room's lines side by side: one page to write, a few to load.
    __table_args__ = {"sqlite_with_rowid": False}

    room: str = Field(primary_key=True, foreign_key="room.code", ondelete="CASCADE")
    seq: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    at: int = Field(sa_type=BigInteger)
    body: str = Field(sa_type=Text)


class SeatKeyTable(Stored, table=True):
    """A key that may claim a player's seat in a room."""

    __tablename__ = "seat_key"
    __table_args__ = {"sqlite_with_rowid": False}

    key: str = Field(primary_key=True)
    room: str = Field(primary_key=True, foreign_key="room.code", ondelete="CASCADE", index=True)
    player: str = Field(primary_key=True)


class SeenTable(Stored, table=True):
    """How often a company of players has met something that a game draws."""

    __tablename__ = "seen"
    __table_args__ = {"sqlite_with_rowid": False}

    company: str = Field(primary_key=True)
    game: str = Field(primary_key=True)
    item: str = Field(primary_key=True)
    times: int


class UsableFromTable(Stored, table=True):
    """One row: the oldest revision of the schema whose program may still use the database as it is now."""

    __tablename__ = "usable_from"
    __table_args__ = {"sqlite_with_rowid": False}

    revision: str = Field(primary_key=True)


class SignTable(Stored, table=True):
    """When a process that others could not hear was last there."""

    __tablename__ = "sign_of_life"
    __table_args__ = {"sqlite_with_rowid": False}

    process: str = Field(primary_key=True)
    at: int = Field(sa_type=BigInteger)


METADATA = Stored.metadata
