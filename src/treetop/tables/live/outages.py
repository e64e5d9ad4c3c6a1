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
    """All workers note a beat every few seconds. A long gap was an outage: nothing could be stored."""

    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now
        with store.engine.execution_options(immediate=True).begin() as connection:
            self._spans, self._beat = self._look_back(connection)

    async def beat(self) -> None:
        # Noted only once it's stored: a beat that couldn't be committed says nothing.
        self._spans, self._beat = await self._store.write_alone(self._look_back)

    async def notice(self) -> None:
        """Know of an outage that has just ended. To be asked before any clock is said to have run out."""
        if self._now() - self._beat >= SHORTEST:
            await self.beat()

    def lost(self, since: int) -> int:
        """Milliseconds of outage after a moment."""
        return sum(end - max(start, since) for start, end in self._spans if end > since)

    def before(self, moment: int) -> int:
        """This moment, or the last one in which the service was up before it."""
        return min([moment, *(start for start, end in self._spans if start <= moment < end)])

    def _look_back(self, c: Connection) -> tuple[list[Span], int]:
        """The outages that are remembered, and the moment of this beat."""
        beat = self._read(c, "beat")
        # Only now: another worker may have held the lock for as long as the outage was.
        now = self._now()
        spans = _spans.decode(self._read(c, "outages") or b"[]")
        if beat is not None and now - int(beat) >= SHORTEST:
            spans = [span for span in spans if span[1] > now - REMEMBERED] + [(int(beat), now)]
            self._note(c, "outages", msgspec.json.encode(spans))
        self.note_beat(c, now)
        return spans, now

    def note_beat(self, c: Connection, now: int) -> None:
        self._note(c, "beat", str(now).encode())

    def _read(self, c: Connection, name: str) -> bytes | None:
        # Locked, so that of several workers the first notes the outage and the others read of it.
        query = select(s.note.c.value).where(s.note.c.name == name).with_for_update()
        value = c.execute(query).scalar()
        return None if value is None else bytes(value)

    def _note(self, c: Connection, name: str, value: bytes) -> None:
        statement = self._store.insert(s.note).values(name=name, value=value)
        c.execute(statement.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
