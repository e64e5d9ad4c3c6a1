"""Strangers who look for somebody to play with, and friends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from sqlalchemy import Connection

from treetop.games import game_named
from treetop.games.errors import Malformed, Stale
from treetop.locales import Message
from treetop.players import PLAYERS
from treetop.tables import wire
from treetop.tables.limits import Limit
from treetop.tables.live.hall import Hall
from treetop.tables.live.table import LiveTable
from treetop.tables.match import event as e
from treetop.tables.match.fairness import Salt, checked_salt
from treetop.tables.match.opening import open_for_two
from treetop.tables.match.terms import Terms
from treetop.tables.people.cookie import Signer
from treetop.tables.people.friends import Friends
from treetop.tables.people.people import People
from treetop.tables.people.person import Person
from treetop.tables.people.ratings import bot_person
from treetop.tables.people.seeks import BOT_AFTER, Seek, Seeks, StrangersClock, Taken, claim, withdraw
from treetop.tables.refusals import Missing
from treetop.tables.service.promises import Promises
from treetop.tables.store.lists import Lists
from treetop.tables.wall_clock import Now


class SeekWish(msgspec.Struct):
    """What somebody wants to play with a stranger. `bot`: rather with a bot than with nobody."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    clock: StrangersClock
    rated: bool = True
    bot: bool = False
    salt: Salt = ""
    commitment: Annotated[str, msgspec.Meta(max_length=64)] | None = None


@dataclass(eq=False, repr=False)
class Meeting:
    """Who plays with whom."""

    hall: Hall
    people: People
    seeks: Seeks
    friends: Friends
    lists: Lists
    promises: Promises
    signer: Signer
    seekings: Limit
    friendings: Limit
    now: Now

    async def seek(self, person: Person, wish: SeekWish) -> str | None:
        """Wait for a stranger to play with. The table, if there is one already."""
        await self.seekings.spend(person.id)
        game = game_named(wish.game)
        if 2 not in game.seats:
            raise Malformed(Message.of("people-seek-two"))
        now = self.now()
        seek = Seek(
            person.id,
            game.name,
            wish.rated,
            wire.encode(wish.clock).decode(),
            await self.seeks.rating_of(person, game.name),
            wish.bot,
            checked_salt(wish.salt),
            await self.promises.keep(wish.commitment, person),
            now,
            now,
        )
        await self.seeks.put(seek)
        return await self.look_for_partner(person)

    async def look_for_partner(self, person: Person) -> str | None:
        """The table of whoever waits, as soon as somebody fits. Raises Missing if they don't wait."""
        mine = await self.seeks.of(person.id)
        if mine is None:
            raise Missing(Message.of("people-not-seeking"))
        if mine.match is not None:
            await self.seeks.remove(person.id)
            return mine.match
        await self.seeks.see(person.id)
        now = self.now()
        for other in await self.seeks.waiting(person.id, mine.game):
            if mine.fits(other, now):
                table = await self._open_for(mine, other)
                if table is not None:
                    await self.seeks.remove(person.id)
                    return table
        if mine.bot and now - mine.created >= BOT_AFTER:
            table = await self._open_for(mine, await self._equal_bot(mine))
            # Without a table, somebody was faster, and the seek says at which table they wait.
            if table is not None:
                await self.seeks.remove(person.id)
            return table
        return None

    async def accept(self, person: Person, other: str, salt: str) -> LiveTable:
        """Play with somebody who waits, whatever the ratings."""
        await self.seekings.spend(person.id)
        found = [seek for seek in await self.seeks.waiting(person.id) if seek.person == other]
        if not found:
            raise Stale(Message.of("people-seek-gone"))
        mine = msgspec.structs.replace(
            found[0], person=person.id, name=person.name, kind=person.kind, salt=checked_salt(salt)
        )
        table = await self._open_for(mine, found[0], alone=True)
        if table is None:
            raise Stale(Message.of("people-seek-gone"))
        return await self.hall.table(table)

    async def _open_for(self, mine: Seek, other: Seek | str, alone: bool = False) -> str | None:
        """Whoever waits longer is the host: that seed was fixed before either salt was known.

        `alone`: only the other one waits. None if somebody else was faster.
        """
        host, second = mine, other
        if isinstance(other, Seek) and (alone or (other.created, other.person) < (mine.created, mine.person)):
            host, second = other, mine
        clock = msgspec.structs.replace(host.clock_setting, at_zero="lose")
        terms = Terms(
            host.game, game_named(host.game).options({}), True, "yes", False, clock, "lot", host.rated
        )
        partner = second if isinstance(second, str) else _with_salt(second)
        opening = open_for_two(terms, _with_salt(host), partner, host.server_seed)
        waiting = [seek.person for seek in (mine, other) if isinstance(seek, Seek)]

        def meet(c: Connection) -> None:
            if alone:
                withdraw(c, mine.person, host.person, self.now())
            claim(c, [host.person] if alone else waiting, opening.id)

        try:
            await self.hall.open(opening.id, opening.created, opening.events, meet)
        except Taken:
            return None
        return opening.id

    async def _equal_bot(self, seek: Seek) -> str:
        """The bot whose rating is nearest, or the middle of the ladder."""
        ladder: list[str] = list(PLAYERS[seek.game])
        rated = await self.lists.ratings_of_bots(seek.game)
        known = [player for player in ladder if bot_person(seek.game, player) in rated]
        if not known:
            return ladder[len(ladder) // 2]
        return min(known, key=lambda player: abs(rated[bot_person(seek.game, player)] - seek.rating))

    async def befriend(self, person: Person, name: str | None, other: str | None, link: str | None) -> None:
        await self.friendings.spend(person.id)
        if link is not None:
            giver = self.signer.read_friend_link(link)
            if giver is None or await self.people.find(giver) is None:
                raise Missing(Message.of("people-no-such-link"))
            await self.friends.ask(person, giver, both=True)
        elif name is not None:
            await self.friends.ask(person, await self.friends.with_name(name))
        elif other is not None and await self.people.find(other) is not None:
            await self.friends.ask(person, other)
        else:
            raise Missing(Message.of("people-no-such-name", name=name or ""))


def _with_salt(seek: Seek) -> tuple[e.Who, str]:
    kind: Any = seek.kind
    return e.Who(seek.person, seek.name, kind), seek.salt
