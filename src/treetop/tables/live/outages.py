"""When the service was down: time that no clock may count."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from treetop.tables.durations import DAY, SECOND
from treetop.tables.store import schema as s
from treetop.tables.store.store import Store
from treetop.tables.wall_clock import Now

BEAT = 5 * SECOND
SHORTEST = 3 * BEAT
REMEMBERED = 90 * DAY

Span = tuple[int, int]
_spans: msgspec.json.Decoder[list[Span]] = msgspec.json.Decoder(list[Span])


class Outages:
    """A beat is noted every few seconds; a long gap before the start was an outage."""

    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now
        with store.engine.execution_options(immediate=True).begin() as connection:
            self._spans = self._look_back(connection)

    async def beat(self) -> None:
        moment = self._now()
        await self._store.write(lambda c: self._note(c, "beat", moment))

    def lost(self, since: int) -> int:
        """Milliseconds of outage after a moment."""
        return sum(end - max(start, since) for start, end in self._spans if end > since)

    def _look_back(self, c: Connection) -> list[Span]:
        now = self._now()
        beat = self._read(c, "beat")
        spans = _spans.decode(self._read(c, "outages") or b"[]")
        if beat is not None and now - int(beat) >= SHORTEST:
            spans = [span for span in spans if span[1] > now - REMEMBERED] + [(int(beat), now)]
            self._note(c, "outages", msgspec.json.encode(spans))
        self._note(c, "beat", now)
        return spans

    def _read(self, c: Connection, name: str) -> bytes | None:
        value = c.execute(select(s.note.c.value).where(s.note.c.name == name)).scalar()
        return None if value is None else bytes(value)

    def _note(self, c: Connection, name: str, value: int | bytes) -> None:
        encoded = value if isinstance(value, bytes) else str(value).encode()
        statement = self._store.insert(s.note).values(name=name, value=encoded)
        c.execute(statement.on_conflict_do_update(index_elements=["name"], set_={"value": encoded}))
