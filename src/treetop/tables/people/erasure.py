"""Erase a person: the account, and the name wherever it is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import ColumnElement, Connection, Row, delete, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from treetop.tables import wire
from treetop.tables.durations import DAY
from treetop.tables.match import event as e
from treetop.tables.match.match import LIVE
from treetop.tables.people.ratings import lock_ratings
from treetop.tables.store import schema as s
from treetop.tables.store.erased import nameless
from treetop.tables.store.store import Store

journal = structlog.get_logger("treetop.tables")
AT_ONCE = 50
"""Games whose names are erased in one transaction."""
READ_AT_ONCE = 500
"""Games that are looked through with one query; others have their turn between two."""
LEEWAY = DAY
"""The clocks of two workers may differ."""

_cards = msgspec.json.Decoder(wire.TableCard)


class Erasure:
    """Erasing can be repeated: a person who is half erased can still be erased as a whole."""

    def __init__(self, store: Store, note: Callable[[Connection, str], None]) -> None:
        """`note`, in the transaction that erases a person, tells other workers of it."""
        self._store = store
        self._note = note
        self._looking = asyncio.Lock()

    async def selves(self, person: str) -> list[str]:
        """The person, the guests that they were before they logged in, and their programs."""
        return await self._store.read(lambda c: _selves(c, person))

    async def games_among(self, games: Sequence[str], selves: Collection[str]) -> list[str]:
        """Those of these games whose logs know one of these, under whichever name."""
        found: list[str] = []
        for first in range(0, len(games), READ_AT_ONCE):
            some = games[first : first + READ_AT_ONCE]
            query = select(s.event.c.match).where(s.event.c.match.in_(some), _about(selves)).distinct()
            found += await self._store.read_at_leisure(lambda c, q=query: c.execute(q).scalars().all())  # type: ignore[misc]
        return found

    async def erase_from_cards(self, games: Sequence[str], selves: Collection[str]) -> None:
        """A worker that hadn't heard of it yet may have written the name into a card again."""
        for first in range(0, len(games), AT_ONCE):
            some = games[first : first + AT_ONCE]
            await self._store.write_alone(lambda c, some=some: _erase_from_cards(c, selves, some))  # type: ignore[misc]

    async def erase(self, person: str) -> list[str]:
        """The person, and the name in games where they sit, which are answered. `finish` does the rest."""
        selves = await self.selves(person)
        games = sorted(await self._store.read(lambda c: _sat(c, selves)))
        await self._erase_names(games, selves)
        await self._store.write_alone(lambda c: self._erase_person(c, person, games))
        return games

    async def finish(self) -> None:
        """Erase the names of all who are gone from whichever logs they still stand in.

        Until then whoever reads a log doesn't see them. What another worker has done, or a start before this
        one has begun, can be done again.
        """
        # One after the other, or those who look at lists would wait for them all.
        async with self._looking:
            for person, selves, since in await self._store.read(lambda c: c.execute(_LEFT).all()):
                try:
                    await self._finish(person, msgspec.json.decode(selves, type=list[str]), since)
                except SQLAlchemyError:
                    raise
                except Exception:
                    # A log or card of a newer version, or a damaged one, must not keep the others waiting.
                    journal.exception("erasure-unfinished", person=person)

    async def _finish(self, person: str, selves: Sequence[str], since: int) -> None:
        await self._look_through_logs(selves, since)
        await self._store.write(lambda c: c.execute(delete(s.erasure).where(s.erasure.c.person == person)))

    async def _look_through_logs(self, selves: Sequence[str], since: int) -> None:
        """No index knows of games that they left before the start, nor of names that they had meanwhile.

        All but those of games that were over before this person came. Such a game may be theirs only if they
        sit there, by an adoption.
        """
        last = ""
        while games := await self._store.read_at_leisure(lambda c, last=last: _matches_after(c, last)):  # type: ignore[misc]
            of_their_time = [id for id, ended in games if ended is None or ended > since]
            await self._erase_names(await self.games_among(of_their_time, selves), selves)
            last = games[-1].id

    async def _erase_names(self, games: Sequence[str], selves: Collection[str]) -> None:
        for first in range(0, len(games), AT_ONCE):
            some = games[first : first + AT_ONCE]
            await self._store.write_alone(lambda c, some=some: _erase_names(c, selves, some))  # type: ignore[misc]

    def _erase_person(self, c: Connection, person: str, erased: Collection[str]) -> None:
        selves = _erase_person(c, person, erased)
        left = {"person": person, "selves": msgspec.json.encode(selves).decode()}
        c.execute(delete(s.erasure).where(s.erasure.c.person == person))
        c.execute(s.erasure.insert(), {**left, "since": _came(c, selves) - LEEWAY})
        # Last: nobody else notes anything until the end of the transaction.
        self._note(c, person)


_LEFT = select(s.erasure.c.person, s.erasure.c.selves, s.erasure.c.since)


def _selves(c: Connection, person: str) -> list[str]:
    theirs = or_(s.person.c.adopted_by == person, s.person.c.owner == person)
    return [person, *c.execute(select(s.person.c.id).where(theirs).order_by(s.person.c.id)).scalars()]


def _came(c: Connection, selves: Sequence[str]) -> int:
    return c.execute(select(func.min(s.person.c.created)).where(s.person.c.id.in_(selves))).scalar() or 0


def _sat(c: Connection, selves: Sequence[str]) -> set[str]:
    return set(c.execute(select(s.sitting.c.match).where(s.sitting.c.person.in_(selves))).scalars())


def _matches_after(c: Connection, last: str) -> Sequence[Row[Any, Any]]:
    query = select(s.match.c.id, s.match.c.ended).where(s.match.c.id > last)
    return c.execute(query.order_by(s.match.c.id).limit(READ_AT_ONCE)).all()


def _erase_names(c: Connection, selves: Collection[str], games: Sequence[str]) -> None:
    # In the same order at every worker, so that none waits for the other in a circle.
    rows = select(s.event.c.match, s.event.c.seq, s.event.c.body).order_by(s.event.c.match, s.event.c.seq)
    for match, seq, body in c.execute(rows.where(s.event.c.match.in_(games), _about(selves))).all():
        erased = nameless(body, selves)
        if erased != body:
            this = (s.event.c.match == match) & (s.event.c.seq == seq)
            c.execute(update(s.event).where(this).values(body=erased))
    _erase_from_cards(c, selves, games)


def _about(selves: Collection[str]) -> ColumnElement[bool]:
    """Events that name one of these."""
    return or_(*(s.event.c.body.contains(f'"{person}"', autoescape=True) for person in selves))


def _erase_from_cards(c: Connection, selves: Collection[str], games: Sequence[str]) -> None:
    # Locked, or a card that another worker stores meanwhile would be lost; in the order of a batch's writes.
    query = select(s.match.c.id, s.match.c.card).where(s.match.c.id.in_(games)).order_by(s.match.c.id)
    for id, card in c.execute(query.with_for_update()).all():
        without = _nameless_card(card, selves)
        if without != card:
            c.execute(update(s.match).where(s.match.c.id == id).values(card=without))


def _nameless_card(card: str, selves: Collection[str]) -> str:
    table = _cards.decode(card)
    seats = [
        msgspec.structs.replace(seat, person=msgspec.structs.replace(seat.person, name=e.NAMELESS))
        if isinstance(seat.person, wire.PersonCard) and seat.person.id in selves
        else seat
        for seat in table.seats
    ]
    return wire.encode(msgspec.structs.replace(table, seats=seats)).decode()


def _erase_person(c: Connection, person: str, erased: Collection[str]) -> list[str]:
    """The row, and what is about nobody else. Answers whose rows these were.

    `erased`: games that the name has been erased from.
    """
    lock_ratings(c)
    selves = _selves(c, person)
    gone: dict[str, Any] = {
        "name": e.NAMELESS,
        "name_key": None,
        "password": None,
        "language": None,
        "token_hash": None,
        "epoch": s.person.c.epoch + 1,
    }
    here = s.person.c.id.in_(selves)
    c.execute(update(s.person).where(here).values(gone))
    c.execute(update(s.person).where(here, s.person.c.kind == "account").values(kind="guest"))
    # Again: they may have sat down, or been called by a new name, since then. Now no log takes their name.
    _erase_names(c, selves, _games_since(c, selves, erased))
    for table, column in _TRACES:
        c.execute(delete(table).where(column.in_(selves)))
    return selves


def _games_since(c: Connection, selves: Sequence[str], erased: Collection[str]) -> list[str]:
    """Games whose logs may have got the name after it was erased: live ones, and those that began since."""
    query = select(s.match.c.id, s.match.c.state).join(s.sitting, s.match.c.id == s.sitting.c.match)
    rows = c.execute(query.where(s.sitting.c.person.in_(selves)).distinct()).all()
    known = set(erased)
    return [id for id, state in rows if state in LIVE or id not in known]


_TRACES = (
    (s.rating, s.rating.c.person),
    (s.sitting, s.sitting.c.person),
    (s.invitation, s.invitation.c.person),
    (s.deal_result, s.deal_result.c.person),
    (s.duplicate, s.duplicate.c.person),
    (s.line, s.line.c.person),
    (s.mute, s.mute.c.person),
    (s.mute, s.mute.c.muted),
    (s.promise, s.promise.c.person),
    (s.seek, s.seek.c.person),
    (s.friend, s.friend.c.person),
    (s.friend, s.friend.c.friend),
    (s.report, s.report.c.by),
    (s.contact, s.contact.c.person),
    (s.subscription, s.subscription.c.person),
    (s.reset, s.reset.c.person),
)
"""What is about nobody else."""
