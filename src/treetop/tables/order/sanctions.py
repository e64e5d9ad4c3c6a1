"""Who may not come in, and who may not speak."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, Literal

from sqlalchemy import Connection, Row, delete, select

from treetop.locales import Message
from treetop.tables.people.person import Person
from treetop.tables.refusals import Forbidden
from treetop.tables.store import schema as s
from treetop.tables.store.store import Store
from treetop.tables.wall_clock import Now

Kind = Literal["ban", "mute"]
Network = IPv4Network | IPv6Network


class Sanctions:
    """All of them are in memory: every request asks. `load` after every change, whoever made it."""

    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now
        self._until: dict[tuple[str, str | None], int | None] = {}
        self._networks: list[tuple[Network, int | None]] = []
        self._turn = asyncio.Lock()

    async def load(self) -> None:
        # One at a time: rows read before a change must not replace those read after it.
        async with self._turn:
            rows = await self.all()
            self._until = {(row.kind, row.about): row.until for row in rows}
            networks = [(network_named(row.about), row.until) for row in rows if row.kind == "ban"]
            self._networks = [(network, until) for network, until in networks if network is not None]

    async def all(self) -> Sequence[Row[Any]]:
        query = select(s.sanction).order_by(s.sanction.c.at)
        return await self._store.read(lambda c: c.execute(query).all())

    def check(self, person: Person | None, address: str) -> None:
        """Raises Forbidden for whoever is banned, or comes from where nobody is let in."""
        if (person is not None and self._holds("ban", person)) or self._is_banned(address):
            raise Forbidden(Message.of("hosting-banned"))

    def check_speech(self, person: Person) -> None:
        """Raises Forbidden for whoever may not speak."""
        if self._holds("mute", person):
            raise Forbidden(Message.of("hosting-muted"))

    def put(self, c: Connection, kind: Kind, about: str, until: int | None, reason: str) -> None:
        self.lift(c, kind, about)
        values = {"about": about, "kind": kind, "at": self._now(), "until": until, "reason": reason}
        c.execute(s.sanction.insert(), values)

    def lift(self, c: Connection, kind: Kind, about: str) -> bool:
        mine = (s.sanction.c.kind == kind) & (s.sanction.c.about == about)
        return bool(c.execute(delete(s.sanction).where(mine)).rowcount)

    def _is_banned(self, address: str) -> bool:
        if not self._networks:
            return False
        here = network_named(address)
        return any(_within(here, there) and self._runs(until) for there, until in self._networks)

    def _holds(self, kind: Kind, person: Person) -> bool:
        """A program is let in like its owner."""
        about = [(kind, id) for id in (person.id, person.owner)]
        return any(each in self._until and self._runs(self._until[each]) for each in about)

    def _runs(self, until: int | None) -> bool:
        return until is None or self._now() < until


def network_named(text: str) -> Network | None:
    """`203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`; None for anything else, such as a person."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


def _within(here: Network | None, there: Network) -> bool:
    if here is None or here.version != there.version:
        return False
    return here.subnet_of(there)  # type: ignore[arg-type]
