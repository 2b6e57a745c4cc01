"""The number of each room's last line, by which appends are decided, and which programs may use the database."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("room", sa.Column("last_seq", sa.Integer(), nullable=False, server_default=sa.text("0")))
    op.execute(
        "UPDATE room SET last_seq = coalesce((SELECT max(entry.seq) FROM entry WHERE entry.room = room.code), 0)"
    )
    usable_from = op.create_table(
        "usable_from", sa.Column("revision", sa.String(), primary_key=True), sqlite_with_rowid=False
    )
    op.bulk_insert(usable_from, [{"revision": revision}])  # an earlier program does not keep last_seq
