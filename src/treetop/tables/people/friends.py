"""Friends: two who have both said so."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, func, select

from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.tables import wire
from treetop.tables.people.names import name_key
from treetop.tables.people.person import Person
from treetop.tables.refusals import Forbidden, Missing
from treetop.tables.store import schema as s
from treetop.tables.store.store import Store
from treetop.tables.wall_clock import Now

MOST = 200


class Circle(Struct, frozen=True):
    """`asking` want to be one's friends, `asked` have not answered yet."""

    friends: list[wire.PersonCard]
    asking: list[wire.PersonCard]
    asked: list[wire.PersonCard]


class Friends:
    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now

    async def circle(self, person: str) -> Circle:
        mine = select(s.friend.c.friend).where(s.friend.c.person == person)
        theirs = select(s.friend.c.person).where(s.friend.c.friend == person)

        def read(c: Connection) -> Circle:
            said, heard = set(c.execute(mine).scalars()), set(c.execute(theirs).scalars())
            query = select(s.person.c.id, s.person.c.name, s.person.c.kind).where(
                s.person.c.id.in_(said | heard)
            )
            known = sorted(c.execute(query).all(), key=lambda row: row.name.casefold())
            cards = {row.id: wire.PersonCard(row.id, row.name, row.kind) for row in known}
            return Circle(
                [card for id, card in cards.items() if id in said and id in heard],
                [card for id, card in cards.items() if id not in said],
                [card for id, card in cards.items() if id not in heard],
            )

        return await self._store.read(read)

    async def with_name(self, name: str) -> str:
        """Only accounts can be told by their names."""
        query = select(s.person.c.id).where(s.person.c.name_key == name_key(name))
        found = await self._store.read(lambda c: c.execute(query).scalar())
        if found is None:
            raise Missing(Message.of("people-no-such-name", name=name[:24]))
        return str(found)

    async def ask(self, person: Person, other: str, both: bool = False) -> None:
        """Wish for a friend. `both`: the other has agreed beforehand, by a link."""
        if other == person.id:
            raise Malformed(Message.of("people-friend-oneself"))
        pairs = [(person.id, other), (other, person.id)] if both else [(person.id, other)]
        rows = [{"person": one, "friend": two, "created": self._now()} for one, two in pairs]

        def write(c: Connection) -> bool:
            count = select(func.count()).select_from(s.friend).where(s.friend.c.person == person.id)
            if c.execute(count).scalar_one() >= MOST:
                return False
            c.execute(self._store.insert(s.friend).on_conflict_do_nothing(), rows)
            return True

        if not await self._store.write(write):
            raise Forbidden(Message.of("people-friends-most", most=MOST))

    async def part(self, person: str, other: str) -> None:
        one = (s.friend.c.person == person) & (s.friend.c.friend == other)
        two = (s.friend.c.person == other) & (s.friend.c.friend == person)
        await self._store.write(lambda c: c.execute(delete(s.friend).where(one | two)))
