"""What somebody has said, and who has muted them: an erasure deletes it while everybody's moves wait."""

from alembic import op

revision, down_revision = "0013", "0012"


def upgrade() -> None:
    op.create_index("ix_line_person", "line", ["person"])
    op.create_index("ix_mute_muted", "mute", ["muted"])
