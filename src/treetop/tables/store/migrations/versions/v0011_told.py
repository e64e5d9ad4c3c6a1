"""Of which turn somebody has been told."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0011", "0010"


def upgrade() -> None:
    op.add_column("sitting", sa.Column("told", sa.Integer()))
