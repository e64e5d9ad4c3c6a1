"""The log of every match: append-only, and the only truth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sqlalchemy import Connection, Integer, String, Table, bindparam, delete, exists, select, update

from treetop.tables import wire
from treetop.tables.durations import SECOND
from treetop.tables.match import event as e
from treetop.tables.match.match import Match
from treetop.tables.presentation.table_card import table_card
from treetop.tables.refusals import Missing, Stranger
from treetop.tables.store import schema as s
from treetop.tables.store.erased import erased_lately, nameless
from treetop.tables.store.gathered import Gathered
from treetop.tables.store.moves import Move, append_moves
from treetop.tables.store.prepared import Prepared
from treetop.tables.store.store import Store

_LINES = select(s.match.c.id, s.match.c.lines).where(s.match.c.id.in_(bindparam("matches", expanding=True)))
_WHOLE = (
    select(s.event.c.match, s.event.c.seq, s.event.c.at, s.event.c.body)
    .where(s.event.c.match.in_(bindparam("matches", expanding=True)))
    .order_by(s.event.c.match, s.event.c.seq)
)
_EVENTS = (
    select(s.event.c.seq, s.event.c.at, s.event.c.body)
    .where(s.event.c.match == bindparam("match"), s.event.c.seq > bindparam("after"))
    .order_by(s.event.c.seq)
)
_COMMAND = select(s.event.c.seq).where(
    s.event.c.match == bindparam("match"), s.event.c.command == bindparam("name")
)
_MOVED = (
    update(s.match)
    .where(s.match.c.id == bindparam("of"))
    .values(seq=bindparam("to"), due=bindparam("at"), turn=bindparam("seat"))
    .returning(s.match.c.id)
)
_before = s.event.alias()
_NEXT = select(*(bindparam(column.name, type_=column.type) for column in s.event.c)).where(
    exists(select(_before.c.seq)).where(
        _before.c.match == bindparam("match", type_=String),
        _before.c.seq == bindparam("before", type_=Integer),
    )
)
"""The values of an event, provided that the one before it is there: a log has no gaps."""

AT_ONCE = 50
"""So many matches are read with one query when everybody comes back; the longest have hundreds of events."""
Insert = Callable[[Table], Any]
Claim = Callable[[Connection], None]
"""Done in the transaction that opens a table; raises if the table must not be opened."""


class Results(Protocol):
    """`record` within the transaction that ends a match, `settle` once it is stored."""

    def record(self, connection: Connection, match: Match) -> None: ...
    async def settle(self) -> None: ...


class Log:
    """`append` answers when the events are durable, or says that somebody else was first."""

    def __init__(self, store: Store, results: Results) -> None:
        self._store = store
        self._results = results
        insert = store.insert(s.event).from_select([column.name for column in s.event.c], _NEXT)
        append = insert.on_conflict_do_nothing().returning(s.event.c.seq)
        self._append = Prepared(store.engine, append)
        self._moved = Prepared(store.engine, _MOVED)
        self._wholes = Gathered(store, _whole_logs, AT_ONCE)

    async def create(
        self, match: Match, first: e.Entry, rest: Sequence[e.Entry], claim: Claim | None = None
    ) -> None:
        def write(connection: Connection) -> None:
            check_not_erased(connection, _named(rest))
            if claim is not None:
                claim(connection)
            connection.execute(s.match.insert(), {"id": match.id, **_row(match)})
            connection.execute(s.event.insert(), [_values(match.id, entry, None) for entry in (first, *rest)])
            _index_sittings(connection, match, self._store.insert)
            _index_invitations(connection, match)

        await self._store.write(write, match.id)

    async def append(
        self, before: Match, after: Match, entries: Sequence[e.Entry], command: str | None = None
    ) -> bool:
        """False unless these come next: another worker has appended first, the command is in the log already,
        what came before was never stored, or the match has been erased."""
        finished = before.result is None and after.result is not None
        moved_only = before.state == after.state and isinstance(entries[0].event, e.Played)
        if moved_only and len(entries) == 1 and not self._store.shared:
            move = Move(before.seq, entries[0], command, after.id, due(after), after.seat_to_act)
            return await self._store.write_together(append_moves, move, after.id)

        def write(connection: Connection) -> bool:
            check_not_erased(connection, _named(entries))
            first = _values(after.id, entries[0], command)
            if not self._append.run(connection, {**first, "before": before.seq}):
                return False
            for entry in entries[1:]:
                connection.execute(s.event.insert(), _values(after.id, entry, None))
            if not moved_only:
                if not _index(connection, after, self._store.insert):
                    return _erase_events(connection, after.id)
                if finished:
                    self._results.record(connection, after)
                return True
            moved = {"of": after.id, "to": after.seq, "at": due(after), "seat": after.seat_to_act}
            if not self._moved.run(connection, moved):
                return _erase_events(connection, after.id)
            return True

        stored = await self._store.write_plainly(write, after.id)
        if stored and finished:
            await self._results.settle()
        return stored

    async def events(self, match: str, after: int = 0) -> list[e.Entry]:
        rows = await self._store.read(lambda c: _events(c, match, after))
        return [e.Entry(seq, at, e.decode(body)) for seq, at, body in rows]

    async def whole(self, match: str) -> tuple[list[e.Entry], int]:
        """All entries of a match, and how many lines of chat it has. Raises Missing."""
        found = await self._wholes.get(match)
        if found is None:
            raise Missing()
        rows, lines = found
        return [e.Entry(seq, at, e.decode(body)) for seq, at, body in rows], lines

    async def rows(self, match: str) -> list[tuple[int, int, str]]:
        """A whole log as it is stored."""
        return await self._store.read_at_leisure(lambda c: _events(c, match, 0))

    async def seq_of(self, match: str, command: str) -> int | None:
        """Where a command stands in the log, if it does."""
        query = {"match": match, "name": command}
        return await self._store.read(lambda c: c.execute(_COMMAND, query).scalar())


LEASE = 10 * SECOND
"""A worker that thinks about a bot's move says so again before this is over; then another one may think."""


def due(match: Match) -> int | None:
    """When somebody has to look after this match even if nobody asks for it."""
    if match.bot_to_act is not None:
        return match.last_at + LEASE
    return match.clock.due


def erase_matches(connection: Connection, ids: Sequence[str]) -> None:
    """The whole of them: nothing else refers to a match."""
    for table in (s.unrated, s.result, s.sitting, s.invitation, s.duplicate, s.line, s.review, s.event):
        connection.execute(delete(table).where(table.c.match.in_(ids)))
    connection.execute(delete(s.match).where(s.match.c.id.in_(ids)))


def erase_unless_changed(connection: Connection, id: str, seq: int) -> bool:
    """False if another worker has stored more about this match than what came up to `seq`.

    It's no matter if it has been erased already: somebody has clicked twice.
    """
    stored = connection.execute(select(s.match.c.seq).where(s.match.c.id == id).with_for_update()).scalar()
    if stored is not None and stored != seq:
        return False
    erase_matches(connection, [id])
    return True


def _events(c: Connection, match: str, after: int) -> list[tuple[int, int, str]]:
    # What has just been written has no name that's erased: it would have been refused.
    gone = [] if after else erased_lately(c)
    rows = c.execute(_EVENTS, {"match": match, "after": after})
    return [(seq, at, nameless(body, gone)) for seq, at, body in rows]


def _whole_logs(c: Connection, matches: Sequence[str]) -> dict[str, tuple[list[tuple[int, int, str]], int]]:
    """The rows of each match that there is, and how many lines of chat it has."""
    gone = erased_lately(c)
    rows: dict[str, list[tuple[int, int, str]]] = {match: [] for match in matches}
    for match, seq, at, body in c.execute(_WHOLE, {"matches": matches}):
        rows[match].append((seq, at, nameless(body, gone)))
    # Last: a match that has been erased since then is missing, not damaged.
    lines = c.execute(_LINES, {"matches": matches}).all()
    return {match: (rows[match], count) for match, count in lines}


def check_not_erased(connection: Connection, persons: Sequence[e.Who]) -> None:
    """Raises Stranger for whoever has been erased since they were recognised: nothing takes their name.

    Locked, so that an erasure comes before this transaction or finds what it wrote, also at another worker.
    Done before all else, as an erasure does it, so that neither waits for the other in a circle.
    """
    named = [person.id for person in persons if person.name != e.NAMELESS]
    if named:
        query = select(s.person.c.name).where(s.person.c.id.in_(named)).with_for_update(read=True)
        if e.NAMELESS in connection.execute(query).scalars().all():
            raise Stranger()


def _named(entries: Sequence[e.Entry]) -> list[e.Who]:
    return [entry.event.person for entry in entries if isinstance(entry.event, e.Joined | e.Adopted)]


def _values(match: str, entry: e.Entry, command: str | None) -> dict[str, Any]:
    return {
        "match": match,
        "seq": entry.seq,
        "command": command,
        "at": entry.at,
        "body": e.encode(entry.event),
    }


def _row(match: Match) -> dict[str, Any]:
    return {
        "game": match.terms.game,
        "players": match.players,
        "state": match.state,
        "public": match.terms.public,
        "watchable": match.terms.spectators != "no",
        "rated": match.rated,
        "created": match.created_at,
        "started": match.started_at,
        "ended": match.ended_at,
        "seq": match.seq,
        "turn": match.seat_to_act,
        "card": wire.encode(table_card(match, None)).decode(),
        "due": due(match),
    }


def _erase_events(connection: Connection, match: str) -> bool:
    """Another worker has erased the match without these events, which it couldn't see yet."""
    connection.execute(delete(s.event).where(s.event.c.match == match))
    return False


def _index(connection: Connection, match: Match, insert: Insert) -> bool:
    """False if there's no such match any more."""
    if not connection.execute(update(s.match).where(s.match.c.id == match.id).values(_row(match))).rowcount:
        return False
    here = [person.id for _, person in match.persons()]
    connection.execute(
        delete(s.sitting).where(s.sitting.c.match == match.id, s.sitting.c.person.not_in(here))
    )
    _index_sittings(connection, match, insert)
    connection.execute(delete(s.invitation).where(s.invitation.c.match == match.id))
    _index_invitations(connection, match)
    return True


def _index_invitations(connection: Connection, match: Match) -> None:
    rows = [
        {"match": match.id, "person": seat.held_for, "created": match.created_at}
        for seat in match.seats
        if match.state == "open" and seat.held_for is not None and not seat.taken
    ]
    if rows:
        connection.execute(s.invitation.insert(), rows)


def _index_sittings(connection: Connection, match: Match, insert: Insert) -> None:
    rows = [
        {
            "match": match.id,
            "person": person.id,
            "seat": seat,
            "created": match.created_at,
        }
        for seat, person in match.persons()
    ]
    if rows:
        statement = insert(s.sitting)
        connection.execute(
            statement.on_conflict_do_update(
                index_elements=["match", "person"], set_={"seat": statement.excluded.seat}
            ),
            rows,
        )
