"""How people want to hear of their turn, and how they get back into an account."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Row, delete, func, select, update

from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.tables.away.web_push import Browser, decoded
from treetop.tables.durations import HOUR
from treetop.tables.people.people import is_unchanged
from treetop.tables.people.person import Person
from treetop.tables.refusals import Forbidden, Stranger
from treetop.tables.store import schema as s
from treetop.tables.store.store import Store
from treetop.tables.wall_clock import Now

CODES = 10
MOST_BROWSERS = 10
LINK = HOUR
"""For so long a link in a letter opens an account."""
WORD = r'[^@\s,;:<>()\[\]\\"\x00-\x1f\x7f]+'
EMAIL = re.compile(rf"{WORD}@{WORD}\.{WORD}")


class Contacts:
    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now

    async def of(self, person: str) -> Row[Any] | None:
        query = select(s.contact).where(s.contact.c.person == person)
        return await self._store.read(lambda c: c.execute(query).first())

    async def change(self, person: Person, **changes: Any) -> None:
        """`email`, `by_push`, `by_email`; both ways are off at first. Raises Malformed, Stranger."""
        email = changes.get("email")
        if email and not EMAIL.fullmatch(email):
            raise Malformed(Message.of("away-no-address", email=email))
        fresh = {"person": person.id, "email": None, "by_push": False, "by_email": False, **changes}

        def write(c: Connection) -> None:
            c.execute(self._store.insert(s.contact).values(fresh).on_conflict_do_nothing())
            if changes:
                c.execute(update(s.contact).where(s.contact.c.person == person.id).values(changes))

        await self._write(person, write)

    async def subscribe(self, person: Person, browser: Browser) -> None:
        """Raises Malformed, Stranger."""
        try:
            sound = len(decoded(browser.p256dh)) == 65 and len(decoded(browser.auth)) == 16
        except ValueError:
            sound = False
        if not sound:
            raise Malformed(Message.of("tables-unreadable"))
        mine = {"id": _digest(browser.endpoint), "person": person.id, "created": self._now()}
        keys = {"endpoint": browser.endpoint, "p256dh": browser.p256dh, "auth": browser.auth}

        def write(c: Connection) -> None:
            c.execute(delete(s.subscription).where(s.subscription.c.id == mine["id"]))
            oldest = select(s.subscription.c.id).where(s.subscription.c.person == person.id)
            known = c.execute(oldest.order_by(s.subscription.c.created.desc())).scalars().all()
            c.execute(delete(s.subscription).where(s.subscription.c.id.in_(known[MOST_BROWSERS - 1 :])))
            c.execute(s.subscription.insert(), {**mine, **keys})

        await self._write(person, write)

    async def turn_off(self, person: Person, endpoint: str) -> None:
        """In one browser of theirs; the others go on. Raises Stranger."""

        def write(c: Connection) -> None:
            theirs = s.subscription.c.person == person.id
            c.execute(delete(s.subscription).where(theirs, s.subscription.c.id == _digest(endpoint)))
            if c.execute(select(s.subscription.c.id).where(theirs)).first() is None:
                c.execute(update(s.contact).where(s.contact.c.person == person.id).values(by_push=False))

        await self._write(person, write)

    async def unsubscribe(self, endpoint: str) -> None:
        """A browser that is gone, whoever's it was."""
        gone = delete(s.subscription).where(s.subscription.c.id == _digest(endpoint))
        await self._store.write(lambda c: c.execute(gone))

    async def browsers(self, person: str) -> list[Browser]:
        query = select(s.subscription).where(s.subscription.c.person == person)
        rows: Sequence[Row[Any]] = await self._store.read(lambda c: c.execute(query).all())
        return [Browser(row.endpoint, row.p256dh, row.auth) for row in rows]

    async def claim(self, match: str, person: str, turn: int, since: int) -> bool:
        """Is it for this worker to tell somebody of the turn that began at this seq?

        Not if they have been told, or if a worker has seen them at the table since that moment.
        """
        mine = (s.sitting.c.match == match) & (s.sitting.c.person == person)
        not_told = func.coalesce(s.sitting.c.told, 0) < turn
        away = func.coalesce(s.sitting.c.seen, 0) < since
        claimed = update(s.sitting).where(mine, not_told, away).values(told=turn)
        return bool(await self._store.write(lambda c: c.execute(claimed).rowcount))

    async def waiting(self, since: int) -> Sequence[str]:
        """Matches in which something has happened since, and whoever is to act wants to hear of it."""
        wanted = s.contact.c.by_push | s.contact.c.by_email
        query = (
            select(s.match.c.id)
            .join(s.sitting, (s.sitting.c.match == s.match.c.id) & (s.sitting.c.seat == s.match.c.turn))
            .join(s.contact, s.contact.c.person == s.sitting.c.person)
            .join(s.event, (s.event.c.match == s.match.c.id) & (s.event.c.seq == s.match.c.seq))
            .where(s.match.c.state == "playing", wanted, s.event.c.at >= since)
        )
        return await self._store.read_at_leisure(lambda c: c.execute(query).scalars().all())

    async def new_codes(self, person: Person) -> list[str]:
        """To be written down. Codes that were given out before stop working. Raises Stranger."""
        codes = [
            f"{secrets.token_hex(3)}-{secrets.token_hex(3)}-{secrets.token_hex(2)}" for _ in range(CODES)
        ]

        def write(c: Connection) -> None:
            c.execute(delete(s.reset).where(s.reset.c.person == person.id, s.reset.c.until.is_(None)))
            rows = [{"token_hash": _digest(code), "person": person.id} for code in codes]
            c.execute(s.reset.insert(), rows)

        await self._write(person, write)
        return codes

    async def codes_left(self, person: str) -> int:
        query = select(func.count()).where(s.reset.c.person == person, s.reset.c.until.is_(None))
        return await self._store.read(lambda c: c.execute(query).scalar_one())

    async def new_link(self, person: str) -> str:
        token = secrets.token_urlsafe(24)
        values = {"token_hash": _digest(token), "person": person, "until": self._now() + LINK}
        await self._store.write(lambda c: c.execute(s.reset.insert(), values))
        return token

    async def use_up(self, code: str, person: str) -> bool:
        """A code or the token of a link works once. True for a code. Raises Forbidden."""
        now = self._now()
        spelled = s.reset.c.token_hash.in_([_digest(code.strip().lower()), _digest(code.strip())])
        mine = spelled & (s.reset.c.person == person)

        def write(c: Connection) -> str | None:
            if c.execute(delete(s.reset).where(mine, s.reset.c.until.is_(None))).rowcount:
                return "code"
            return "link" if c.execute(delete(s.reset).where(mine, s.reset.c.until > now)).rowcount else None

        used = await self._store.write(write)
        if used is None:
            raise Forbidden(Message.of("away-wrong-code"))
        return used == "code"

    async def _write(self, person: Person, work: Callable[[Connection], None]) -> None:
        """Not for whoever has been shut out of the account, or has deleted it, since they were recognised."""

        def write(c: Connection) -> None:
            if not is_unchanged(c, person):
                raise Stranger()
            work(c)

        await self._store.write(write)


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()
