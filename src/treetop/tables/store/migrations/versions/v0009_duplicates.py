"""Attempts at one deal, compared at the end."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0009", "0008"


def upgrade() -> None:
    op.create_table(
        "duplicate",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_duplicate")),
    )
    op.create_index("ix_duplicate_person", "duplicate", ["person"])
