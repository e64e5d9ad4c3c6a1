"""How one server is run."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.tables.durations import DAY, MINUTE, SECOND
from treetop.tables.limits import Rate
from treetop.tables.mail import Post
from treetop.tables.store.database import sqlite_url

T = TypeVar("T")
PREFIX = "TREETOP_"
DATABASES = ("postgresql://", "postgresql+psycopg://", "sqlite://")
REDIS = ("redis://", "rediss://", "unix://")
VARIABLES = (
    "ACCESS_LOG",
    "BOT_MODULES",
    "BOT_WORKERS",
    "CACHE",
    "DATA",
    "DATABASE",
    "DECKS",
    "LANGUAGE",
    "LIMITS",
    "METRICS",
    "ORIGINS",
    "PATIENT",
    "REDIS",
    "RETENTION",
    "SECURE",
    "SITE",
    "SMTP",
    "TRUST_PROXY",
)
SWITCH = {"": 0, "0": 0, "false": 0, "no": 0, "off": 0, "1": 1, "true": 1, "yes": 1, "on": 1}
HOPS = {str(proxies): proxies for proxies in range(2, 10)}


def hourly(number: int) -> Rate:
    """So many within an hour, at once if need be."""
    return Rate(number, number / 3600)


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """See "Limits" in docs/api.md."""

    frames: Rate = Rate(60, 20)
    requests: Rate = Rate(600, 60)
    changes: Rate = Rate(40, 5)
    address_changes: Rate = Rate(200, 25)
    logins: Rate = Rate(5, 5 / 60)
    tables: Rate = hourly(30)
    guests: Rate = hourly(60)
    lines: Rate = Rate(5, 0.5)
    hints: Rate = Rate(10, 0.2)
    reviews: Rate = Rate(10, 0.2)
    readings: Rate = Rate(60, 2)
    handshakes: Rate = Rate(300, 20)
    names: Rate = hourly(20)
    seeks: Rate = Rate(30, 30 / 600)
    friends: Rate = hourly(30)
    exports: Rate = hourly(5)
    letters: Rate = hourly(10)
    reports: Rate = hourly(10)
    sockets_per_person: Annotated[int, Meta(ge=1)] = 20
    sockets_per_address: Annotated[int, Meta(ge=1)] = 200


Days = Annotated[float, Meta(ge=0)]


class Retention(Struct, frozen=True, forbid_unknown_fields=True):
    """Days; 0 keeps it for ever."""

    open_tables: Days = 30
    """Tables at which no game ever began."""
    guests: Days = 90
    """Guests who never finished a game and sit nowhere."""
    chat: Days = 365
    reports: Days = 365
    """Counted from when they were looked into."""


class Settings(Struct, frozen=True):
    data: Path
    database: str | None = None
    redis: str | None = None
    bot_workers: int = 1
    archive_workers: int = 1
    """Processes for replays and records. Without one, they hold up those who play."""
    bot_seconds: float = 1.0
    bot_pause: float = 0.6
    """A bot that moves at once is hard to follow."""
    secure: bool = False
    """Served over https: cookies are sent over nothing else."""
    origins: tuple[str, ...] = ()
    """Origins that may talk to this server beside its own."""
    proxies: int = 0
    """How many proxies in front of this server tell the truth in X-Forwarded-For."""
    access_log: bool = False
    """A line in the log for every request, with its address."""
    site: str | None = None
    """The site's public address, for links in letters."""
    smtp: str | None = None
    """The server that sends letters; see `treetop.tables.mail`."""
    push_anywhere: bool = False
    """Also to push services that are no public https addresses: for tests."""
    away_after: int = MINUTE
    """Whoever is away for so long when their turn comes is told."""
    grace: int = MINUTE
    grace_days: int = DAY
    spectator_delay: int = 3 * MINUTE
    sweep: int = SECOND
    poll: int = SECOND // 2
    """How often a worker looks for what other workers have stored, should a wake-up get lost."""
    limits: Limits = msgspec.field(default_factory=Limits)
    retention: Retention = msgspec.field(default_factory=Retention)

    @property
    def database_url(self) -> str:
        return self.database or sqlite_url(self.data)

    @classmethod
    def from_environment(
        cls, data: Path, environment: Mapping[str, str] = os.environ, **given: object
    ) -> Settings:
        """See docs/operations.md for the variables."""
        for name in environment:
            if name.startswith(PREFIX) and name.removeprefix(PREFIX) not in VARIABLES:
                known = ", ".join(PREFIX + each for each in VARIABLES)
                raise Malformed(Message.of("tables-setting-unknown", name=name, known=known))
        found: dict[str, object] = {
            "database": _address(environment, "TREETOP_DATABASE", DATABASES),
            "redis": _address(environment, "TREETOP_REDIS", REDIS),
            "origins": _origins(environment.get("TREETOP_ORIGINS", "")),
            "site": _site(environment.get("TREETOP_SITE", "").rstrip("/")),
            "smtp": environment.get("TREETOP_SMTP") or None,
            "secure": _number(environment, "TREETOP_SECURE", SWITCH) > 0,
            "proxies": _number(environment, "TREETOP_TRUST_PROXY", SWITCH | HOPS),
            "access_log": _number(environment, "TREETOP_ACCESS_LOG", SWITCH) > 0,
            "limits": _json(environment, "TREETOP_LIMITS", Limits),
            "retention": _json(environment, "TREETOP_RETENTION", Retention),
        }
        settings = msgspec.convert({"data": data, **found, **given}, cls, dec_hook=_path)
        if settings.smtp is not None:
            Post.read(settings.smtp)
            if settings.site is None:
                raise Malformed(Message.of("tables-setting-site-missing"))
        return settings


def _address(environment: Mapping[str, str], name: str, schemes: tuple[str, ...]) -> str | None:
    value = environment.get(name) or None
    if value is not None and not (value.startswith(schemes) and _can_be_read(value)):
        # Not as it was written: there may be a password in it.
        raise Malformed(Message.of("tables-setting-value", name=name, value="…", known=f"{schemes[0]}HOST/…"))
    return value


def _can_be_read(address: str) -> bool:
    """As the libraries do that are given it: a port, for example, is a number."""
    # A password for PostgreSQL may have a slash in it, one for Redis may not.
    read: Any = urlsplit if address.startswith(REDIS) else make_url
    try:
        return bool(read(address).port != 0)
    except (SQLAlchemyError, ValueError):
        return False


def _origins(value: str) -> tuple[str, ...]:
    origins = tuple(value.split())
    for origin in origins:
        if not is_origin(origin):
            raise Malformed(Message.of("hosting-doctor-bad-origin", origin=origin))
    return origins


def is_origin(text: str) -> bool:
    """A scheme and a host, and nothing after them."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    here = f"{parts.scheme}://{parts.netloc}"
    return parts.scheme in ("http", "https") and bool(parts.hostname) and text == here


def _site(value: str) -> str | None:
    if value and not is_origin(value):
        known = "https://HOST"
        raise Malformed(Message.of("tables-setting-value", name="TREETOP_SITE", value=value, known=known))
    return value or None


def _number(environment: Mapping[str, str], name: str, meanings: Mapping[str, int]) -> int:
    value = environment.get(name, "").strip().lower()
    if value not in meanings:
        known = ", ".join(filter(None, meanings))
        raise Malformed(Message.of("tables-setting-value", name=name, value=value, known=known))
    return meanings[value]


def _json(environment: Mapping[str, str], name: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(environment.get(name) or "{}", type=kind)
    except msgspec.MsgspecError as error:
        raise Malformed(Message.of("tables-setting-unreadable", name=name, error=str(error))) from error


def _path(kind: type, value: object) -> object:
    return kind(value)
