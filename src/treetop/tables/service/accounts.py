"""Names, passwords, ways back in, and the end of an account."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import quote

from sqlalchemy import ColumnElement, Connection, select

from treetop.locales import Language, Message
from treetop.tables import wire
from treetop.tables.away.contacts import Contacts
from treetop.tables.away.your_turn import YourTurn
from treetop.tables.limits import Limit
from treetop.tables.live.archive import Archive
from treetop.tables.live.hall import Hall, Unreadable
from treetop.tables.live.table import LiveTable
from treetop.tables.live.tasks import Tasks
from treetop.tables.match import leaving, seating
from treetop.tables.match.event import Event
from treetop.tables.match.match import LIVE, Match
from treetop.tables.order.admin_log import ERASURE, AdminLog
from treetop.tables.people.erasure import Erasure
from treetop.tables.people.names import name_key
from treetop.tables.people.people import People, check_password
from treetop.tables.people.person import Person
from treetop.tables.people.personal_data import finished_games, personal_data
from treetop.tables.service.readers import Readers
from treetop.tables.settings import Settings
from treetop.tables.store import schema as s
from treetop.tables.store.store import Store


@dataclass(eq=False, repr=False)
class Accounts:
    """What changes about a person changes at the tables where they sit, too."""

    settings: Settings
    store: Store
    hall: Hall
    archive: Archive
    readers: Readers
    people: People
    contacts: Contacts
    your_turn: YourTurn
    tasks: Tasks
    names: Limit
    logins: Limit
    admin_log: AdminLog

    def __post_init__(self) -> None:
        self.erasure = Erasure(self.store, self._note_erasure)
        self._erased_here: set[str] = set()
        """Nothing at this worker says their names any more."""

    async def register(self, person: Person, name: str, password: str) -> Person:
        account = await self.people.register(person, name, password)
        await self._call_by_new_name(account)
        return account

    async def rename(self, person: Person, name: str | None, language: str | None) -> Person:
        """At tables where they sit, people are called what they are called now."""
        if name is not None and name != person.name:
            await self.names.spend(person.id)
        changed = await self.people.change(person, name, language)
        if changed.who != person.who:
            await self._call_by_new_name(changed)
        return changed

    async def _call_by_new_name(self, person: Person) -> None:
        for live in await self._live_tables(person):
            await self.hall.change(live, lambda match: leaving.rename(match, person.who))

    async def adopt(self, guest: Person, account: Person) -> None:
        """Raises Stranger, and takes nothing away, if the guest has registered meanwhile."""
        await self.people.adopt(guest, account)
        await self._take_over(guest.id, account)

    async def log_in(self, guest: Person | None, account: Person) -> None:
        if guest is not None and guest.kind == "guest":
            await self.adopt(guest, account)
        # Perhaps not everything could be stored the last time.
        for other in await self.people.not_taken_over(account.id):
            await self._take_over(other, account)

    async def _take_over(self, guest: str, account: Person) -> None:
        """The account takes the guest's places at live and at private tables, then everything else."""
        counts = s.match.c.state.in_(LIVE) | ~s.match.c.public
        for live in await self._tables(s.sitting.c.person == guest, counts):
            await self.hall.change(live, lambda match: leaving.adopt(match, guest, account.who))
            self.archive.forget(live.match.id)
        await self.people.take_over(guest, account.id)

    async def check_owner(self, person: Person, password: str, address: str) -> None:
        """Whoever opens new ways into an account knows its password: a borrowed device isn't enough."""
        if person.kind != "guest":
            await self.logins.spend(address, f"name {name_key(person.name)}")
            await self.people.recognise(person.name, password)

    def send_link(self, name: str) -> None:
        """By e-mail, to whoever has an account of that name and gave an address.

        Whoever waits for the answer can't tell whether there's such an account: it doesn't wait for this.
        """
        self.tasks.spawn(self._send_link(name))

    async def _send_link(self, name: str) -> None:
        person = await self.people.named(name)
        contact = None if person is None else await self.contacts.of(person.id)
        if person is None or contact is None or not contact.email or self.your_turn.post is None:
            return
        language = Language(person.language or "en")
        token = await self.contacts.new_link(person.id)
        link = f"{self.settings.site or ''}/forgotten?name={quote(person.name)}&code={token}"
        text = language.say(Message.of("away-letter", name=person.name, link=link))
        await self.your_turn.mail(
            "link", contact.email, language.say(Message.of("away-letter-subject")), text
        )

    async def reset_password(self, name: str, code: str, password: str) -> Person:
        """With a recovery code or the token of a letter. Raises Forbidden for a wrong name or code alike."""
        check_password(password)
        person = await self.people.named(name)
        with_code = await self.contacts.use_up(code, "" if person is None else person.id)
        assert person is not None
        await self.people.set_password(person, password, keep_codes=with_code)
        self.readers.hang_up(person.id)
        changed = await self.people.find(person.id)
        assert changed is not None
        return changed

    async def erase(self, person: Person) -> None:
        """Somebody leaves every table and the site, and their programs with them.

        Where they had left before the start, their name is erased later, and nobody sees it until then.
        """
        for one in (person, *await self.people.bots(person)):
            for live in await self._live_tables(one):
                await self._leave(live, one)
        selves = await self.erasure.selves(person.id)
        games = await self.erasure.erase(person.id)
        # First whatever needs no database: it may go away just now.
        await self._forget(selves, games)
        await self.forget_erased(person.id, games)
        self._erased_here.add(person.id)
        self.tasks.spawn(self.erasure.finish())

    async def hear_of_erasure(self, person: str) -> None:
        """Perhaps at another worker; or at this one, if the database went away just after."""
        if person in self._erased_here:
            self._erased_here.discard(person)
        else:
            await self.forget_erased(person)

    async def forget_erased(self, person: str, forgotten: Sequence[str] = ()) -> None:
        """Nothing known here says the name any more of somebody who is erased in the database."""
        selves = await self.erasure.selves(person)
        games = await self.erasure.games_among(sorted(self.hall.known.difference(forgotten)), selves)
        await self._forget(selves, games)
        await self.erasure.erase_from_cards([*forgotten, *games], selves)

    async def _forget(self, selves: Sequence[str], games: Sequence[str]) -> None:
        for one in selves:
            self.people.forget(one)
            self.readers.hang_up(one)
        self.archive.forget_all()
        for game in games:
            await self.hall.read_again(game, selves)

    def _note_erasure(self, c: Connection, person: str) -> None:
        self.admin_log.note(c, person, ERASURE, person)

    async def _leave(self, live: LiveTable, person: Person) -> None:
        def decide(match: Match) -> Sequence[Event]:
            seat = match.seat_of(person.id)
            return [] if seat is None else seating.leave(match, seat)

        await self.hall.change(live, decide)

    async def personal_data(self, person: Person) -> AsyncIterator[str]:
        """As JSON, game by game: there may be thousands."""
        facts = await self.store.read_at_leisure(lambda c: personal_data(c, person))
        yield wire.encode(facts).decode()[:-1] + ',"games":['
        games = await self.store.read_at_leisure(lambda c: finished_games(c, person.id))
        comma = ""
        async for record in self.archive.export(games):
            yield comma + record
            comma = ","
        yield "]}"

    async def _live_tables(self, person: Person) -> list[LiveTable]:
        return await self._tables(s.sitting.c.person == person.id, s.match.c.state.in_(LIVE))

    async def _tables(self, *which: ColumnElement[bool]) -> list[LiveTable]:
        query = select(s.sitting.c.match).join(s.match, s.match.c.id == s.sitting.c.match).where(*which)
        found = []
        for id in await self.store.read(lambda c: c.execute(query).scalars().all()):
            with suppress(Unreadable):
                found.append(await self.hall.table(id))
        return found
