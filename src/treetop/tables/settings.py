"""How one server is run."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from treetop.tables.durations import DAY, MINUTE, SECOND
from treetop.tables.limits import Rate
from treetop.tables.store.database import sqlite_url


class Limits(Struct, frozen=True):
    """See "Limits" in docs/api.md."""

    frames: Rate = Rate(60, 20)
    changes: Rate = Rate(40, 5)
    address_changes: Rate = Rate(200, 25)
    logins: Rate = Rate(5, 5 / 60)
    tables: Rate = Rate(30, 30 / 3600)
    guests: Rate = Rate(60, 60 / 3600)
    lines: Rate = Rate(5, 0.5)
    hints: Rate = Rate(10, 0.2)
    reviews: Rate = Rate(10, 0.2)
    sockets_per_person: int = 20
    sockets_per_address: int = 200


class Settings(Struct, frozen=True):
    data: Path
    database: str | None = None
    redis: str | None = None
    bot_workers: int = 1
    bot_seconds: float = 1.0
    bot_pause: float = 0.6
    """A bot that moves at once is hard to follow."""
    secure: bool = False
    """Served over https: cookies are sent over nothing else."""
    origins: tuple[str, ...] = ()
    """Origins that may talk to this server beside its own."""
    trust_proxy: bool = False
    """Take the address of a client from X-Forwarded-For."""
    grace: int = MINUTE
    grace_days: int = DAY
    spectator_delay: int = 3 * MINUTE
    sweep: int = SECOND
    poll: int = SECOND // 2
    """How often a worker looks for what other workers have stored, should a wake-up get lost."""
    limits: Limits = msgspec.field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        return self.database or sqlite_url(self.data)

    @classmethod
    def from_environment(
        cls, data: Path, environment: Mapping[str, str] = os.environ, **given: object
    ) -> Settings:
        """See docs/operations.md for the variables."""
        found: dict[str, object] = {
            "database": environment.get("TREETOP_DATABASE"),
            "redis": environment.get("TREETOP_REDIS"),
            "origins": tuple(environment.get("TREETOP_ORIGINS", "").split()),
            "secure": environment.get("TREETOP_SECURE") == "1",
            "trust_proxy": environment.get("TREETOP_TRUST_PROXY") == "1",
            "limits": msgspec.json.decode(environment.get("TREETOP_LIMITS") or "{}"),
        }
        return msgspec.convert({"data": data, **found, **given}, cls, dec_hook=_path)


def _path(kind: type, value: object) -> object:
    return kind(value)
