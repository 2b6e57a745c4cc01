"""Rooms and their logs, durable in SQLite or PostgreSQL."""

from clueapp.store.store import Store, prepare
from clueapp.store.values import (
    KeyChange,
    LogLine,
    NoSuchRoom,
    RoomExists,
    RoomRow,
    SequenceTaken,
    StoreFailed,
    StoreFull,
    StoreLost,
    StoreTooNew,
)

__all__ = [
    "KeyChange",
    "LogLine",
    "NoSuchRoom",
    "RoomExists",
    "RoomRow",
    "SequenceTaken",
    "Store",
    "StoreFailed",
    "StoreFull",
    "StoreLost",
    "StoreTooNew",
    "prepare",
]
