"""Whose name is still to be looked for in logs: nobody waits for that any more."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0014", "0013"


def upgrade() -> None:
    op.create_table(
        "erasure",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("selves", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
