"""Seeds that are committed to before anybody's salt is known."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from treetop.games.errors import Stale
from treetop.locales import Message
from treetop.records.fairness import commitment_to
from treetop.tables.durations import DAY
from treetop.tables.match.fairness import new_server_seed
from treetop.tables.people.person import Person
from treetop.tables.store import schema as s
from treetop.tables.store.store import Store
from treetop.tables.wall_clock import Now

MOST_PROMISES = 20


class Promises:
    """A commitment is published, and its seed is used once."""

    def __init__(self, store: Store, now: Now) -> None:
        self.store = store
        self.now = now

    async def make(self, person: Person) -> str:
        """Commit to a seed before anybody's salt is known. Of those that nobody used, the last few hold."""
        seed = new_server_seed()
        commitment = commitment_to(seed)
        values = {
            "commitment": commitment,
            "person": person.id,
            "server_seed": seed,
            "created": self.now(),
        }

        def write(c: Connection) -> None:
            c.execute(delete(s.promise).where(s.promise.c.created < self.now() - DAY))
            mine = select(s.promise.c.commitment).where(s.promise.c.person == person.id)
            old = c.execute(mine.order_by(s.promise.c.created.desc()).offset(MOST_PROMISES - 1)).scalars()
            c.execute(delete(s.promise).where(s.promise.c.commitment.in_(old.all())))
            c.execute(s.promise.insert(), values)

        await self.store.write(write)
        return commitment

    async def keep(self, commitment: str | None, person: Person) -> str:
        """The seed that was promised, or a new one. A promise is kept once."""
        if commitment is None:
            return new_server_seed()
        mine = (s.promise.c.commitment == commitment) & (s.promise.c.person == person.id)
        # In one statement, so that another worker can't read it before it's gone.
        used_up = delete(s.promise).where(mine).returning(s.promise.c.server_seed)
        seed: str | None = await self.store.write(lambda c: c.execute(used_up).scalar())
        if seed is None:
            raise Stale(Message.of("tables-no-such-promise"))
        return seed
