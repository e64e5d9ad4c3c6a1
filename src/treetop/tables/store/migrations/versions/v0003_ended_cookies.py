"""Cookies that somebody has logged out."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0003", "0002"


def upgrade() -> None:
    op.create_table(
        "ended_cookie",
        sa.Column("cookie", sa.String(length=32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("cookie", name=op.f("pk_ended_cookie")),
    )
