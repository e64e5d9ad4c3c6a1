"""Who is who: guests, accounts, programs."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import ColumnElement, Connection, Row, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from treetop.games.errors import Malformed, Stale
from treetop.locales import Language, Message
from treetop.tables.durations import DAY, SECOND
from treetop.tables.identifier import new_person
from treetop.tables.people.cookie import MAX_AGE, Ticket
from treetop.tables.people.names import clean_name, name_key
from treetop.tables.people.person import Person
from treetop.tables.people.ratings import lock_ratings
from treetop.tables.refusals import Forbidden, Missing, Stranger
from treetop.tables.store import schema as s
from treetop.tables.store.gathered import Gathered
from treetop.tables.store.store import Store
from treetop.tables.wall_clock import Now

PASSWORD = range(8, 129)
MOST_BOTS = 10
REMEMBERED = 20_000
ARRIVING = 1_000
FRESH = 5 * SECOND
"""So long another worker's change of a person may go unnoticed."""

_COLUMNS = [
    s.person.c[name] for name in ("id", "kind", "name", "language", "epoch", "created", "owner", "adopted_by")
]


class People:
    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now
        self._hasher = PasswordHasher()
        self._known: dict[str, tuple[int, Person | None]] = {}
        self._ended: dict[str, tuple[int, bool]] = {}
        self._persons = Gathered(store, _persons)
        self._ended_cookies = Gathered(store, _ended_cookies)
        self._arrivals = Gathered(store, _arrivals)
        self._muted: dict[str, tuple[int, frozenset[str]]] = {}
        """Whom those have muted who have just arrived."""
        self._mutes = Gathered(store, _mutes)

    @cached_property
    def _nobody(self) -> str:
        """Compared with where there is no account: a wrong name takes as long as a right one."""
        return self._hasher.hash(secrets.token_hex(8))

    async def find(self, id: str) -> Person | None:
        known = self._known.get(id)
        if known is not None and self._now() - known[0] < FRESH:
            return known[1]
        person = await self._persons.get(id)
        if self._known.get(id) is known:
            self._remember(id, person)
        return person

    async def present(self, ticket: Ticket) -> Person | None:
        """The person whom a cookie names, if it is still good."""
        if ticket.person not in self._known and ticket.cookie not in self._ended:
            await self._arrive(ticket)
        person = await self.find(ticket.person)
        if person is None or person.epoch < ticket.epoch:
            # Another worker has just changed this person, and has given out the cookie.
            self.forget(ticket.person)
            person = await self.find(ticket.person)
        if person is None or person.epoch != ticket.epoch or person.adopted_by is not None:
            return None
        return None if await self._is_ended(ticket.cookie) else person

    async def _arrive(self, ticket: Ticket) -> None:
        """All that the handshake of somebody who has not been here lately needs, read at once."""
        found = await self._arrivals.get(f"{ticket.person} {ticket.cookie}")
        if found is None or ticket.person in self._known or ticket.cookie in self._ended:
            return
        person, ended, muted = found
        self._remember(ticket.person, person)
        self._remember_ended(ticket.cookie, ended)
        while len(self._muted) >= ARRIVING:
            self._muted.pop(next(iter(self._muted)))
        self._muted[ticket.person] = self._now(), muted

    async def end(self, ticket: Ticket) -> None:
        """Log this cookie out; the person's others stay good."""
        now = self._now()
        values = {"cookie": ticket.cookie, "until": now + MAX_AGE * SECOND}

        def write(c: Connection) -> None:
            c.execute(delete(s.ended_cookie).where(s.ended_cookie.c.until < now))
            c.execute(self._store.insert(s.ended_cookie).values(values).on_conflict_do_nothing())

        await self._store.write(write)
        self._remember_ended(ticket.cookie, True)

    async def ended_among(self, cookies: Sequence[str]) -> set[str]:
        return set(await self._store.read(lambda c: _ended_cookies(c, cookies)))

    async def _is_ended(self, cookie: str) -> bool:
        known = self._ended.get(cookie)
        if known is None or self._now() - known[0] >= FRESH:
            return self._remember_ended(cookie, bool(await self._ended_cookies.get(cookie)))
        return known[1]

    def _remember_ended(self, cookie: str, ended: bool) -> bool:
        known = self._ended.get(cookie)
        # Whatever was read before: a cookie that has ended is never good again.
        ended = ended or (known is not None and known[1])
        while len(self._ended) >= REMEMBERED:
            self._ended.pop(next(iter(self._ended)))
        self._ended[cookie] = self._now(), ended
        return ended

    async def with_token(self, token: str) -> Person | None:
        digest = _digest(token)
        return await self._store.read(lambda c: _person(c, s.person.c.token_hash == digest))

    async def welcome(self, name: str | None, language: str) -> Person:
        """A new guest."""
        made_up = Language(language).say(
            Message.of("tables-guest-name", number=str(1000 + secrets.randbelow(9000)))
        )
        values: dict[str, Any] = {
            "id": new_person(),
            "kind": "guest",
            "name": clean_name(name if name is not None else made_up),
            "language": language,
            "epoch": 0,
            "created": self._now(),
        }
        await self._store.write(lambda c: c.execute(s.person.insert(), values))
        return await self._again(values["id"])

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        changes: dict[str, Any] = {}
        if name is not None:
            changes["name"] = clean_name(name)
            if person.kind == "account" and name_key(changes["name"]) != name_key(person.name):
                raise Forbidden(Message.of("tables-account-name-fixed"))
        if language is not None:
            changes["language"] = language
        if changes:
            await self._update(person, changes)
        return await self._again(person.id)

    async def register(self, person: Person, name: str, password: str) -> Person:
        """The guest becomes an account. Cookies made before, by whomever, stop working."""
        if person.kind != "guest":
            raise Forbidden(Message.of("tables-not-a-guest"))
        shown = clean_name(name)
        changes = {
            "kind": "account",
            "name": shown,
            "name_key": name_key(shown),
            "password": await self._hash(password),
            "epoch": person.epoch + 1,
        }
        try:
            await self._update(person, changes)
        except IntegrityError as taken:
            raise Stale(Message.of("tables-name-taken", name=shown)) from taken
        return await self._again(person.id)

    async def recognise(self, name: str, password: str) -> Person:
        """The account with that name and password. Takes as long when there is none."""
        key = name_key(name)
        query = select(*_COLUMNS, s.person.c.password).where(s.person.c.name_key == key)
        row = await self._store.read(lambda c: c.execute(query).mappings().first())
        found = {} if row is None else dict(row)
        good = await asyncio.to_thread(self._verify, found.pop("password", None), password)
        if not found or not good:
            raise Forbidden(Message.of("tables-wrong-password"))
        # As they were when the password was read: a cookie for them is void if it has been changed since.
        return Person(**found)

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Raises Stranger if it has been changed since the old one was checked."""
        known = await self.recognise(person.name, old)
        await self.set_password(known, new, if_unchanged=True)
        return await self._again(known.id)

    async def named(self, name: str) -> Person | None:
        """The account of that name, however it's spelled."""
        key = name_key(name)
        return await self._store.read(lambda c: _person(c, s.person.c.name_key == key))

    async def set_password(
        self, person: Person, password: str, keep_codes: bool = False, if_unchanged: bool = False
    ) -> None:
        """Whatever the old one was. Every other way into the account is closed: cookies, links, codes."""
        hashed = await self._hash(password)

        def write(c: Connection) -> None:
            if if_unchanged and not is_unchanged(c, person):
                raise Stranger()
            _shut_out(c, person.id, password=hashed)
            if not keep_codes:
                c.execute(delete(s.reset).where(s.reset.c.person == person.id))

        await self._store.write(write)
        self.forget(person.id)

    async def sign_out_everywhere(self, person: Person) -> None:
        await self._store.write(lambda c: _shut_out(c, person.id))
        self.forget(person.id)

    async def adopt(self, guest: Person, account: Person) -> None:
        """From now on the guest is the account; what is theirs moves by `take_over`.

        Raises Stranger if either has registered, signed out or gone since: no account becomes another one,
        and no guest two.
        """
        free = s.person.c.adopted_by.is_(None) | (s.person.c.adopted_by == account.id)
        still_a_guest = (s.person.c.id == guest.id) & (s.person.c.epoch == guest.epoch) & free

        def write(c: Connection) -> None:
            # So that an erasure of the account knows all its guests.
            lock_ratings(c)
            adopted = update(s.person).where(still_a_guest).values(adopted_by=account.id)
            if not is_unchanged(c, account) or not c.execute(adopted).rowcount:
                raise Stranger()

        await self._store.write_alone(write)
        self.forget(guest.id)

    async def not_taken_over(self, account: str) -> list[str]:
        """Guests who have become this account and still have something that is the account's."""
        return await self._store.read_at_leisure(lambda c: _not_taken_over(c, account))

    async def take_over(self, guest: str, account: str) -> None:
        """Finished games move to the account in the index; live ones by an event of their own."""

        def write(c: Connection) -> None:
            lock_ratings(c)
            c.execute(update(s.result).where(s.result.c.person == guest).values(person=account))
            sits = select(s.sitting.c.match).where(s.sitting.c.person == account)
            c.execute(
                update(s.sitting)
                .where(s.sitting.c.person == guest, s.sitting.c.match.not_in(sits))
                .values(person=account)
            )
            _adopt_ratings(c, guest, account)
            _adopt_deals(c, guest, account)
            _adopt_duplicates(c, guest, account)

        await self._store.write_alone(write)

    async def bots(self, owner: Person) -> list[Person]:
        query = select(*_COLUMNS).where(s.person.c.owner == owner.id, s.person.c.token_hash.is_not(None))
        return [_read(row) for row in await self._store.read(lambda c: c.execute(query).all())]

    async def new_bot(self, owner: Person, name: str) -> tuple[Person, str]:
        if owner.kind != "account":
            raise Forbidden(Message.of("tables-accounts-only"))
        token = "tt_" + secrets.token_urlsafe(32)
        values: dict[str, Any] = {
            "id": new_person(),
            "kind": "bot",
            "name": clean_name(name),
            "epoch": 0,
            "created": self._now(),
            "owner": owner.id,
            "token_hash": _digest(token),
        }
        theirs = select(func.count()).where(s.person.c.owner == owner.id, s.person.c.token_hash.is_not(None))

        def write(c: Connection) -> None:
            if not is_unchanged(c, owner):
                raise Stranger()
            if c.execute(theirs).scalar_one() >= MOST_BOTS:
                raise Forbidden(Message.of("tables-bots-most", most=MOST_BOTS))
            c.execute(s.person.insert(), values)

        await self._store.write(write)
        return await self._again(values["id"]), token

    async def dismiss_bot(self, owner: Person, bot: str) -> None:
        query = (
            update(s.person)
            .where(s.person.c.id == bot, s.person.c.owner == owner.id)
            .values(token_hash=None, epoch=s.person.c.epoch + 1)
        )
        if not (await self._store.write(lambda c: c.execute(query).rowcount)):
            raise Missing()
        self.forget(bot)

    def forget(self, id: str) -> None:
        """Something about them has changed, so what is being read just now won't be remembered."""
        self._known[id] = self._now() - DAY, None

    async def mutes(self, person: str) -> frozenset[str]:
        kept = self._muted.pop(person, None)
        if kept is not None and self._now() - kept[0] < FRESH:
            return kept[1]
        return frozenset(await self._mutes.get(person) or ())

    async def mute(self, person: str, other: str, muted: bool) -> None:
        def write(c: Connection) -> None:
            c.execute(delete(s.mute).where(s.mute.c.person == person, s.mute.c.muted == other))
            if muted:
                c.execute(s.mute.insert(), {"person": person, "muted": other})

        await self._store.write(write)
        self._muted.pop(person, None)

    async def _again(self, id: str) -> Person:
        self.forget(id)
        person = await self.find(id)
        assert person is not None
        return person

    async def _update(self, person: Person, changes: dict[str, Any]) -> None:
        """Raises Stranger if they have registered, signed out or gone meanwhile."""
        query = update(s.person).where(as_known(person)).values(changes)
        if not (await self._store.write(lambda c: c.execute(query).rowcount)):
            raise Stranger()

    async def _hash(self, password: str) -> str:
        check_password(password)
        return await asyncio.to_thread(self._hasher.hash, password)

    def _verify(self, hashed: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(hashed or self._nobody, password)
        except Argon2Error:
            return False

    def _remember(self, id: str, person: Person | None) -> None:
        while len(self._known) >= REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known[id] = self._now(), person


def as_known(person: Person) -> ColumnElement[bool]:
    """The row of somebody who hasn't registered, signed out or gone since they were recognised."""
    p = s.person.c
    return (p.id == person.id) & (p.epoch == person.epoch) & p.adopted_by.is_(None)


def is_unchanged(c: Connection, person: Person) -> bool:
    """Whether somebody is still as they were recognised. Locked, so that an erasure or a new password comes
    before this transaction or finds what it wrote, also at another worker."""
    return c.execute(select(s.person.c.id).where(as_known(person)).with_for_update()).first() is not None


def check_password(password: str) -> None:
    """Raises Malformed for one that nobody may choose."""
    if len(password) not in PASSWORD:
        raise Malformed(Message.of("tables-password-length", least=PASSWORD.start, most=PASSWORD.stop - 1))


def _shut_out(c: Connection, person: str, **changes: Any) -> None:
    """Whoever got into the account before, on whichever device, is out, and is told of no turn."""
    c.execute(update(s.person).where(s.person.c.id == person).values(epoch=s.person.c.epoch + 1, **changes))
    c.execute(delete(s.subscription).where(s.subscription.c.person == person))
    c.execute(update(s.contact).where(s.contact.c.person == person).values(by_push=False))
    c.execute(delete(s.reset).where(s.reset.c.person == person, s.reset.c.until.is_not(None)))


def _person(connection: Connection, condition: Any) -> Person | None:
    row = connection.execute(select(*_COLUMNS).where(condition)).first()
    return None if row is None else _read(row)


def _persons(connection: Connection, ids: Sequence[str]) -> dict[str, Person]:
    rows = connection.execute(select(*_COLUMNS).where(s.person.c.id.in_(ids)))
    return {row.id: _read(row) for row in rows}


def _ended_cookies(connection: Connection, cookies: Sequence[str]) -> dict[str, bool]:
    query = select(s.ended_cookie.c.cookie).where(s.ended_cookie.c.cookie.in_(cookies))
    return dict.fromkeys(connection.execute(query).scalars(), True)


def _mutes(connection: Connection, persons: Sequence[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for person, muted in connection.execute(
        select(s.mute.c.person, s.mute.c.muted).where(s.mute.c.person.in_(persons))
    ):
        found.setdefault(person, []).append(muted)
    return found


def _arrivals(
    connection: Connection, keys: Sequence[str]
) -> dict[str, tuple[Person | None, bool, frozenset[str]]]:
    """By a person and a cookie: who it is, whether the cookie has been logged out, whom they have muted."""
    pairs = [key.split(" ", 1) for key in keys]
    names = [person for person, _ in pairs]
    persons, muted = _persons(connection, names), _mutes(connection, names)
    ended = _ended_cookies(connection, [cookie for _, cookie in pairs])
    return {
        f"{person} {cookie}": (persons.get(person), cookie in ended, frozenset(muted.get(person, ())))
        for person, cookie in pairs
    }


def _read(row: Row[Any]) -> Person:
    return Person(**row._mapping)


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _not_taken_over(c: Connection, account: str) -> list[str]:
    guests = select(s.person.c.id).where(s.person.c.adopted_by == account)
    # Where the account sits, too, both seats stay as they are.
    sits = select(s.sitting.c.match).where(s.sitting.c.person == account)
    places = select(s.sitting.c.person).where(s.sitting.c.person.in_(guests), s.sitting.c.match.not_in(sits))
    others = (
        select(table.c.person).where(table.c.person.in_(guests))
        for table in (s.result, s.deal_result, s.duplicate)
    )
    return sorted(c.execute(places.union(*others)).scalars())


def _adopt_ratings(c: Connection, guest: str, account: str) -> None:
    """The account keeps the ratings it has and takes over those it lacks."""
    has = c.execute(select(s.rating.c.game, s.rating.c.players).where(s.rating.c.person == account)).all()
    for game, players in c.execute(
        select(s.rating.c.game, s.rating.c.players).where(s.rating.c.person == guest)
    ).all():
        mine = (s.rating.c.person == guest) & (s.rating.c.game == game) & (s.rating.c.players == players)
        if (game, players) not in [tuple(row) for row in has]:
            c.execute(update(s.rating).where(mine).values(person=account))


def _adopt_deals(c: Connection, guest: str, account: str) -> None:
    """There is one result of each deal: the account's own, if it has one."""
    played, own = s.deal_result.alias(), s.deal_result.c
    known = select(played.c.person).where(
        played.c.person == account, played.c.game == own.game, played.c.deal == own.deal
    )
    c.execute(update(s.deal_result).where(own.person == guest, ~known.exists()).values(person=account))
    c.execute(delete(s.deal_result).where(own.person == guest))


def _adopt_duplicates(c: Connection, guest: str, account: str) -> None:
    """An attempt of the account stays its attempt; the guest's other ones become the account's."""
    known = select(s.duplicate.c.game).where(s.duplicate.c.person == account)
    own = (s.duplicate.c.person == guest) & s.duplicate.c.game.not_in(known)
    c.execute(update(s.duplicate).where(own).values(person=account))
    c.execute(delete(s.duplicate).where(s.duplicate.c.person == guest))
