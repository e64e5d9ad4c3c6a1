"""What is deleted after a while, so that nothing is kept for ever by accident."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, select, tuple_

from treetop.tables.durations import DAY
from treetop.tables.settings import Retention
from treetop.tables.store import schema as s
from treetop.tables.store.log import erase_matches

AT_ONCE = 500
DEAL_RESULTS = 30
"""So many days the results of a deal that many play are kept."""
_OF_GUESTS = (
    s.mute,
    s.contact,
    s.subscription,
    s.reset,
    s.promise,
    s.seek,
    s.friend,
    s.invitation,
    s.deal_result,
    s.duplicate,
)


class Found(NamedTuple):
    """Some of what is too old, looked for while others write."""

    tables: Sequence[str]
    guests: Sequence[str]
    lines: Sequence[tuple[str, int]]
    reviews: Sequence[str]


def look(c: Connection, retention: Retention, now: int) -> Found:
    """The tables that are read here are large, so whoever moves shall not wait for it."""
    tables = select(s.match.c.id).where(_is_old_table(now - int(retention.open_tables * DAY)))
    guests = select(s.person.c.id).where(_is_old_guest(now - int(retention.guests * DAY)))
    lines = select(s.line.c.match, s.line.c.n).where(s.line.c.at < now - int(retention.chat * DAY))
    reviews = select(s.review.c.match).where(_is_orphaned())
    return Found(
        c.execute(tables.limit(AT_ONCE)).scalars().all() if retention.open_tables else [],
        c.execute(guests.limit(AT_ONCE)).scalars().all() if retention.guests else [],
        [(row.match, row.n) for row in c.execute(lines.limit(AT_ONCE))] if retention.chat else [],
        c.execute(reviews.limit(AT_ONCE)).scalars().all(),
    )


def sweep(c: Connection, found: Found, retention: Retention, now: int) -> int:
    """Delete what was found if it still is too old. Answers how many rows: 0 when nothing is left to do."""
    return (
        _open_tables(c, found.tables, now - int(retention.open_tables * DAY))
        + _guests(c, found.guests, now - int(retention.guests * DAY))
        + _chat(c, found.lines)
        + (_reports(c, now - int(retention.reports * DAY)) if retention.reports else 0)
        + _ended(c, now)
        + _orphaned_reviews(c, found.reviews)
    )


def _is_old_table(before: int) -> ColumnElement[bool]:
    open_ = s.match.c.state.in_(["open", "abandoned"]) & s.match.c.started.is_(None)
    return open_ & (s.match.c.created < before)


def _is_old_guest(before: int) -> ColumnElement[bool]:
    # Whose guest somebody was is known as long as the account: an erasure looks for the guest's name, too.
    account = s.person.alias()
    return and_(
        s.person.c.kind == "guest",
        s.person.c.created < before,
        ~exists().where(s.result.c.person == s.person.c.id),
        ~exists().where(s.sitting.c.person == s.person.c.id),
        ~exists().where(account.c.id == s.person.c.adopted_by, account.c.kind == "account"),
    )


def _is_orphaned() -> ColumnElement[bool]:
    """A worker of a version from before there were reviews erases a match without its own."""
    return ~exists().where(s.match.c.id == s.review.c.match)


def _open_tables(c: Connection, found: Sequence[str], before: int) -> int:
    # Locked, or somebody who sits down just now at another worker would lose a game that has begun.
    query = select(s.match.c.id).where(s.match.c.id.in_(found), _is_old_table(before)).with_for_update()
    ids = c.execute(query).scalars().all()
    erase_matches(c, ids)
    return len(ids)


def _guests(c: Connection, found: Sequence[str], before: int) -> int:
    query = select(s.person.c.id).where(s.person.c.id.in_(found), _is_old_guest(before))
    ids = c.execute(query).scalars().all()
    for table in _OF_GUESTS:
        c.execute(delete(table).where(table.c.person.in_(ids)))
    c.execute(delete(s.person).where(s.person.c.id.in_(ids)))
    return len(ids)


def _chat(c: Connection, found: Sequence[tuple[str, int]]) -> int:
    if found:
        c.execute(delete(s.line).where(tuple_(s.line.c.match, s.line.c.n).in_(found)))
    return len(found)


def _reports(c: Connection, before: int) -> int:
    return int(c.execute(delete(s.report).where(s.report.c.done < before)).rowcount)


def _ended(c: Connection, now: int) -> int:
    """What has run out by itself."""
    tables = (s.ended_cookie, s.sanction, s.reset)
    deals = c.execute(delete(s.deal_result).where(s.deal_result.c.at < now - DEAL_RESULTS * DAY)).rowcount
    return int(deals + sum(c.execute(delete(table).where(table.c.until < now)).rowcount for table in tables))


def _orphaned_reviews(c: Connection, found: Sequence[str]) -> int:
    return int(c.execute(delete(s.review).where(s.review.c.match.in_(found), _is_orphaned())).rowcount)
