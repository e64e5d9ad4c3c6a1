"""Who lost a game by leaving it."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0005", "0004"


def upgrade() -> None:
    op.add_column("result", sa.Column("forfeit", sa.Boolean()))
