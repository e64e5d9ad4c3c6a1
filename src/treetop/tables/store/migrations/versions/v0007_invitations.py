"""Seats that are kept for somebody."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0007", "0006"


def upgrade() -> None:
    op.create_table(
        "invitation",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_invitation_match")),
        sa.PrimaryKeyConstraint("match", "person", name=op.f("pk_invitation")),
    )
    op.create_index("ix_invitation_person_created", "invitation", ["person", "created"])
