"""What an admin may do. Everything is logged, reading included where it shows cards or what people said."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, select, update

from treetop.games.errors import Malformed, Stale
from treetop.locales import Message
from treetop.tables.durations import DAY
from treetop.tables.match import event as e
from treetop.tables.match.match import LIVE, Match
from treetop.tables.order.sanctions import Kind, network_named
from treetop.tables.people.cookie_keys import rotate_cookie_keys
from treetop.tables.people.names import name_key
from treetop.tables.people.person import Person
from treetop.tables.refusals import Missing
from treetop.tables.service import Service
from treetop.tables.store import schema as s

SHOWN = 100


class Admin:
    """`by`: who is responsible for what is done now."""

    def __init__(self, service: Service, by: str) -> None:
        self._service = service
        self._by = by

    async def people(self, find: str) -> Sequence[Row[Any]]:
        """The newest whose name contains this."""
        named = s.person.c.name.icontains(find, autoescape=True)
        return await self._list(select(s.person).where(named).order_by(s.person.c.created.desc()))

    async def tables(self, state: str) -> Sequence[Row[Any]]:
        here = s.match.c.state == state
        return await self._list(select(s.match).where(here).order_by(s.match.c.created.desc()))

    async def reports(self) -> Sequence[Row[Any]]:
        return await self._service.reports.open()

    async def sanctions(self) -> Sequence[Row[Any]]:
        return await self._service.sanctions.all()

    async def journal(self) -> Sequence[Row[Any]]:
        return await self._read(select(s.deed).order_by(s.deed.c.n.desc()))

    async def log(self, table: str) -> Sequence[tuple[int, int, str]]:
        """As it is stored: seq, moment, event."""
        await self._check_table(table)
        await self._do("log", table)
        return await self._service.hall.log.rows(table)

    async def chat(self, table: str) -> Sequence[Row[Any]]:
        await self._check_table(table)
        await self._do("chat", table)
        return await self._read(select(s.line).where(s.line.c.match == table).order_by(s.line.c.n))

    async def close(self, table: str, reason: str) -> None:
        await self._check_table(table)
        live = await self._service.hall.table(table)
        if live.match.state not in LIVE:
            raise Stale(Message.of("hosting-table-over", table=table))
        await self._service.hall.change(live, _closed)
        await self._do("close", table, reason)

    async def delete_chat(self, table: str, lines: Sequence[int]) -> int:
        """Those lines, or all. Answers how many there were."""
        await self._check_table(table)
        here = s.line.c.match == table
        if lines:
            here &= s.line.c.n.in_(lines)

        def erase(c: Connection) -> int:
            return int(c.execute(delete(s.line).where(here)).rowcount)

        return int(await self._do("delete-chat", table, " ".join(map(str, lines)), erase))

    async def sanction(self, kind: Kind, whom: str, days: float | None, reason: str) -> str:
        """`whom`: a person, or a range of addresses to ban. Answers whom it is about."""
        about = await self._about(whom, kind)
        until = None if days is None else self._service.now() + int(days * DAY)

        def put(c: Connection) -> bool:
            self._service.sanctions.put(c, kind, about, until, reason)
            return True

        await self._do(kind, about, reason, put)
        return about

    async def lift(self, kind: Kind, whom: str) -> str:
        about = await self._about(whom, kind)
        if not await self._do(f"un{kind}", about, "", lambda c: self._service.sanctions.lift(c, kind, about)):
            raise Missing(Message.of(f"hosting-no-{kind}", about=about))
        return about

    async def done(self, report: int) -> None:
        """A report has been looked into."""
        mine = update(s.report).where(s.report.c.n == report, s.report.c.done.is_(None))
        noted = mine.values(done=self._service.now())
        if not await self._do("done", str(report), "", lambda c: c.execute(noted).rowcount):
            raise Missing(Message.of("hosting-no-report", number=str(report)))

    async def merge(self, guest: str, account: str) -> None:
        """The account takes over everything of the guest's."""
        mine, theirs = await self.person(guest), await self.person(account)
        if mine.kind != "guest" or theirs.kind != "account":
            raise Malformed(Message.of("hosting-merge-kinds"))
        await self._service.accounts.adopt(mine, theirs)
        await self._do("merge", mine.id, theirs.id)

    async def new_password(self, account: str) -> str:
        """One to hand out. Every device has to log in again."""
        person = await self.person(account)
        if person.kind != "account":
            raise Malformed(Message.of("hosting-no-account", name=account))
        password = secrets.token_urlsafe(12)
        await self._service.people.set_password(person, password)
        await self._do("password", person.id)
        return password

    async def rotate_keys(self, forget: bool) -> int:
        await self._do("rotate-keys", "", "forget" if forget else "")
        return rotate_cookie_keys(self._service.store.engine, forget)

    async def person(self, whom: str) -> Person:
        """By id, or by the name of an account. Raises Missing."""
        query = select(s.person.c.id).where((s.person.c.id == whom) | (s.person.c.name_key == name_key(whom)))
        # Somebody may call themselves what somebody else's id is.
        id_first = query.order_by(s.person.c.id != whom)
        id = await self._service.store.read(lambda c: c.execute(id_first).scalar())
        person = None if id is None else await self._service.people.find(id)
        if person is None:
            raise Missing(Message.of("hosting-nobody", name=whom))
        return person

    async def _about(self, whom: str, kind: Kind) -> str:
        network = network_named(whom) if kind == "ban" else None
        return str(network) if network is not None else (await self.person(whom)).id

    async def _check_table(self, table: str) -> None:
        if not await self._read(select(s.match.c.id).where(s.match.c.id == table)):
            raise Missing(Message.of("hosting-no-table", table=table))

    async def _do(
        self, what: str, about: str, detail: str = "", work: Callable[[Connection], Any] = lambda c: True
    ) -> Any:
        """What `work` answers; if that's nothing, nothing was done and nothing is noted."""

        def write(c: Connection) -> Any:
            done = work(c)
            if done:
                self._service.admin_log.note(c, self._by, what, about, detail)
            return done

        return await self._service.store.write(write)

    async def _list(self, query: Any) -> Sequence[Row[Any]]:
        return await self._read(query.limit(SHOWN))

    async def _read(self, query: Any) -> Sequence[Row[Any]]:
        return await self._service.store.read(lambda c: c.execute(query).all())


def _closed(match: Match) -> list[e.Event]:
    return [e.Abandoned("closed")] if match.state in LIVE else []
