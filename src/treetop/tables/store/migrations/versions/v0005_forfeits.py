"""Who lost a game by leaving it.

Revision ID: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("result", sa.Column("forfeit", sa.Boolean()))
