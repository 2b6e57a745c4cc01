"""What companies of players have met before."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "seen",
        sa.Column("company", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), primary_key=True),
        sa.Column("item", sa.String(), primary_key=True),
        sa.Column("times", sa.Integer(), nullable=False),
        sqlite_with_rowid=False,
    )
