"""Friends: two who have both said so."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, func, select

from treetop.games.errors import Malformed, Refusal
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
        """Of those who ask, the latest; nobody makes another's list longer than it may be."""
        mine = select(s.friend.c.friend).where(s.friend.c.person == person).limit(2 * MOST)
        muted = select(s.mute.c.muted).where(s.mute.c.person == person)
        theirs = select(s.friend.c.person).where(s.friend.c.friend == person)
        asking = (
            theirs.where(s.friend.c.person.not_in(mine), s.friend.c.person.not_in(muted))
            .order_by(s.friend.c.created.desc())
            .limit(MOST)
        )

        def read(c: Connection) -> Circle:
            said = set(c.execute(mine).scalars())
            heard = {
                *c.execute(theirs.where(s.friend.c.person.in_(said))).scalars(),
                *c.execute(asking).scalars(),
            }
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
        """Wish for a friend. `both`: the other has agreed beforehand, by a link, if they didn't mute them.

        Raises Missing for a link that holds no longer, Forbidden where there are too many.
        """
        if other == person.id:
            raise Malformed(Message.of("people-friend-oneself"))
        pairs = [(person.id, other), (other, person.id)] if both else [(person.id, other)]
        rows = [{"person": one, "friend": two, "created": self._now()} for one, two in pairs]

        def write(c: Connection) -> Refusal | None:
            muted = select(s.mute.c.muted).where(s.mute.c.person == other, s.mute.c.muted == person.id)
            if both and c.execute(muted).first() is not None:
                return Missing(Message.of("people-no-such-link"))
            for one, two in pairs:
                mine = select(func.count()).where(s.friend.c.person == one, s.friend.c.friend != two)
                if c.execute(mine).scalar_one() >= MOST:
                    return Forbidden(Message.of("people-friends-most", most=MOST))
            c.execute(self._store.insert(s.friend).on_conflict_do_nothing(), rows)
            return None

        refusal = await self._store.write(write)
        if refusal is not None:
            raise refusal

    async def part(self, person: str, other: str) -> None:
        one = (s.friend.c.person == person) & (s.friend.c.friend == other)
        two = (s.friend.c.person == other) & (s.friend.c.friend == person)
        await self._store.write(lambda c: c.execute(delete(s.friend).where(one | two)))
