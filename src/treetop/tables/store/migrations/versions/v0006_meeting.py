"""People who look for somebody to play with, and friends."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0006", "0005"


def upgrade() -> None:
    op.create_table(
        "seek",
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.String(length=200), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("server_seed", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("match", sa.String(length=16)),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_seek")),
    )
    op.create_index("ix_seek_game_created", "seek", ["game", "created"])
    op.create_table(
        "friend",
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("friend", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "friend", name=op.f("pk_friend")),
    )
    op.create_index("ix_friend_friend", "friend", ["friend"])
