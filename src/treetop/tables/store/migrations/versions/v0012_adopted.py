"""Which guests have become an account: every login and every erasure asks."""

from alembic import op

revision, down_revision = "0012", "0011"


def upgrade() -> None:
    op.create_index("ix_person_adopted_by", "person", ["adopted_by"])
