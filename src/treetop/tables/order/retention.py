"""What is deleted after a while, so that nothing is kept for ever by accident."""

from __future__ import annotations

from sqlalchemy import Connection, delete, exists, select, tuple_

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


def sweep(c: Connection, retention: Retention, now: int) -> int:
    """Delete some of what is too old. Answers how many rows were found; 0 when there's nothing left to do."""
    return (
        (_open_tables(c, now - int(retention.open_tables * DAY)) if retention.open_tables else 0)
        + (_guests(c, now - int(retention.guests * DAY)) if retention.guests else 0)
        + (_chat(c, now - int(retention.chat * DAY)) if retention.chat else 0)
        + (_reports(c, now - int(retention.reports * DAY)) if retention.reports else 0)
        + _ended(c, now)
        + _orphaned_reviews(c)
    )


def _open_tables(c: Connection, before: int) -> int:
    old = (s.match.c.state.in_(["open", "abandoned"])) & s.match.c.started.is_(None)
    # Locked, or somebody who sits down just now at another worker would lose a game that has begun.
    query = select(s.match.c.id).where(old, s.match.c.created < before).limit(AT_ONCE).with_for_update()
    ids = c.execute(query).scalars().all()
    erase_matches(c, ids)
    return len(ids)


def _guests(c: Connection, before: int) -> int:
    # Whose guest somebody was is known as long as the account: an erasure looks for the guest's name, too.
    account = s.person.alias()
    query = (
        select(s.person.c.id)
        .where(
            s.person.c.kind == "guest",
            s.person.c.created < before,
            ~exists().where(s.result.c.person == s.person.c.id),
            ~exists().where(s.sitting.c.person == s.person.c.id),
            ~exists().where(account.c.id == s.person.c.adopted_by, account.c.kind == "account"),
        )
        .limit(AT_ONCE)
    )
    ids = c.execute(query).scalars().all()
    for table in _OF_GUESTS:
        c.execute(delete(table).where(table.c.person.in_(ids)))
    c.execute(delete(s.person).where(s.person.c.id.in_(ids)))
    return len(ids)


def _chat(c: Connection, before: int) -> int:
    query = select(s.line.c.match, s.line.c.n).where(s.line.c.at < before).limit(AT_ONCE)
    rows = [tuple(row) for row in c.execute(query)]
    if rows:
        c.execute(delete(s.line).where(tuple_(s.line.c.match, s.line.c.n).in_(rows)))
    return len(rows)


def _reports(c: Connection, before: int) -> int:
    return int(c.execute(delete(s.report).where(s.report.c.done < before)).rowcount)


def _ended(c: Connection, now: int) -> int:
    """What has run out by itself."""
    tables = (s.ended_cookie, s.sanction, s.reset)
    deals = c.execute(delete(s.deal_result).where(s.deal_result.c.at < now - DEAL_RESULTS * DAY)).rowcount
    return int(deals + sum(c.execute(delete(table).where(table.c.until < now)).rowcount for table in tables))


def _orphaned_reviews(c: Connection) -> int:
    """A worker of a version from before there were reviews erases a match without its own."""
    gone = ~exists().where(s.match.c.id == s.review.c.match)
    return int(c.execute(delete(s.review).where(gone)).rowcount)
