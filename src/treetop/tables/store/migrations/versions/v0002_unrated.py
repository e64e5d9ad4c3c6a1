"""Finished matches that wait for their rating."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0002", "0001"


def upgrade() -> None:
    op.create_table(
        "unrated",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_unrated_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_unrated")),
    )
