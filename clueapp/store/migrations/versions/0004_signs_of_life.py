"""Signs of life of processes that others cannot hear."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sign_of_life",
        sa.Column("process", sa.String(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False,
    )
