"""The tables of the database. `event` is the truth; `match`, `sitting`, `invitation` index it for lists."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

event = Table(
    "event",
    metadata,
    Column("match", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("command", String(80)),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("match", "seq", name="pk_event"),
    UniqueConstraint("match", "command", name="uq_event_match_command"),
)

match = Table(
    "match",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("state", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("seq", Integer, nullable=False),
    Column("turn", Integer),
    Column("card", Text, nullable=False),
    Column("lines", Integer, nullable=False, default=0),
    Column("due", BigInteger),
    Index("ix_match_state_public_created", "state", "public", "created"),
    Index("ix_match_due", "due"),
    Index("ix_match_public_ended", "public", "ended"),
)

sitting = Table(
    "sitting",
    metadata,
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("person", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("told", Integer),
    PrimaryKeyConstraint("match", "person", name="pk_sitting"),
    Index("ix_sitting_person_created", "person", "created"),
)

person = Table(
    "person",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("name_key", String(64), unique=True),
    Column("password", String(200)),
    Column("language", String(8)),
    Column("epoch", Integer, nullable=False, default=0),
    Column("created", BigInteger, nullable=False),
    Column("owner", String(64)),
    Column("token_hash", String(64), unique=True),
    Column("adopted_by", String(64)),
    Index("ix_person_owner", "owner"),
    Index("ix_person_adopted_by", "adopted_by"),
)

line = Table(
    "line",
    metadata,
    Column("match", String(16), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("phrase", String(32)),
    Column("text", Text),
    PrimaryKeyConstraint("match", "n", name="pk_line"),
    Index("ix_line_person", "person"),
)

mute = Table(
    "mute",
    metadata,
    Column("person", String(64), nullable=False),
    Column("muted", String(64), nullable=False),
    PrimaryKeyConstraint("person", "muted", name="pk_mute"),
    Index("ix_mute_muted", "muted"),
)

result = Table(
    "result",
    metadata,
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    Column("forfeit", Boolean),
    PrimaryKeyConstraint("match", "seat", name="pk_result"),
    Index("ix_result_person_at", "person", "at"),
)

rating = Table(
    "rating",
    metadata,
    Column("person", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game", "players", name="pk_rating"),
    Index("ix_rating_game_players_mu", "game", "players", "mu"),
)

unrated = Table(
    "unrated",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

promise = Table(
    "promise",
    metadata,
    Column("commitment", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("server_seed", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

ended_cookie = Table(
    "ended_cookie",
    metadata,
    Column("cookie", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

seek = Table(
    "seek",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("clock", String(200), nullable=False),
    Column("rating", Integer, nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("server_seed", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("match", String(16)),
    Index("ix_seek_game_created", "game", "created"),
)

friend = Table(
    "friend",
    metadata,
    Column("person", String(64), nullable=False),
    Column("friend", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "friend", name="pk_friend"),
    Index("ix_friend_friend", "friend"),
)

invitation = Table(
    "invitation",
    metadata,
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("person", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "person", name="pk_invitation"),
    Index("ix_invitation_person_created", "person", "created"),
)

deal_result = Table(
    "deal_result",
    metadata,
    Column("game", String(32), nullable=False),
    Column("deal", String(16), nullable=False),
    Column("person", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    PrimaryKeyConstraint("game", "deal", "person", name="pk_deal_result"),
    Index("ix_deal_result_person", "person"),
    Index("ix_deal_result_at", "at"),
)

duplicate = Table(
    "duplicate",
    metadata,
    Column("game", String(16), nullable=False),
    Column("person", String(64), nullable=False),
    Column("match", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "person", name="pk_duplicate"),
    Index("ix_duplicate_person", "person"),
)

review = Table(
    "review",
    metadata,
    Column("match", String(16), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("version", String(16), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("match", "kind", name="pk_review"),
)

erasure = Table(
    "erasure",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("selves", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
)

note = Table(
    "note",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

deed = Table(
    "deed",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(64), nullable=False),
    Column("what", String(32), nullable=False),
    Column("about", String(64), nullable=False),
    Column("detail", Text, nullable=False),
)

sanction = Table(
    "sanction",
    metadata,
    Column("about", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
    PrimaryKeyConstraint("about", "kind", name="pk_sanction"),
)

report = Table(
    "report",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(64), nullable=False),
    Column("about", String(64), nullable=False),
    Column("match", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("done", BigInteger),
)

contact = Table(
    "contact",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("email", String(254)),
    Column("by_push", Boolean, nullable=False),
    Column("by_email", Boolean, nullable=False),
)

subscription = Table(
    "subscription",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_subscription_person", "person"),
)

reset = Table(
    "reset",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("until", BigInteger),
    Index("ix_reset_person", "person"),
)
