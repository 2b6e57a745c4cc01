"""Rooms, their logs, and the keys of their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "room",
        sa.Column("code", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("touched_at", sa.BigInteger(), nullable=False),
        sa.Column("has_ended_game", sa.Boolean(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "entry",
        sa.Column("room", sa.String(), sa.ForeignKey("room.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seat_key",
        sa.Column("key", sa.String(), primary_key=True),
        sa.Column("room", sa.String(), sa.ForeignKey("room.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("player", sa.String(), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seat_key_room", "seat_key", ["room"])
