"""What came of deals that many play."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0008", "0007"


def upgrade() -> None:
    op.create_table(
        "deal_result",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("deal", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "deal", "person", name=op.f("pk_deal_result")),
    )
    op.create_index("ix_deal_result_person", "deal_result", ["person"])
    op.create_index("ix_deal_result_at", "deal_result", ["at"])
