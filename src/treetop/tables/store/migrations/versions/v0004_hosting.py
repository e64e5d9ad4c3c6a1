"""Order in the house, and news for those who are away."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0004", "0003"


def upgrade() -> None:
    op.create_table(
        "deed",
        sa.Column("n", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=64), nullable=False),
        sa.Column("what", sa.String(length=32), nullable=False),
        sa.Column("about", sa.String(length=64), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
    )
    op.create_table(
        "sanction",
        sa.Column("about", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("about", "kind", name=op.f("pk_sanction")),
    )
    op.create_table(
        "report",
        sa.Column("n", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=64), nullable=False),
        sa.Column("about", sa.String(length=64), nullable=False),
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("done", sa.BigInteger()),
    )
    op.create_table(
        "contact",
        sa.Column("person", sa.String(length=64), primary_key=True),
        sa.Column("email", sa.String(length=254)),
        sa.Column("by_push", sa.Boolean(), nullable=False),
        sa.Column("by_email", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "subscription",
        sa.Column("id", sa.String(length=64), primary_key=True),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=128), nullable=False),
        sa.Column("auth", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_subscription_person", "subscription", ["person"])
    op.create_table(
        "reset",
        sa.Column("token_hash", sa.String(length=64), primary_key=True),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("until", sa.BigInteger()),
    )
    op.create_index("ix_reset_person", "reset", ["person"])
