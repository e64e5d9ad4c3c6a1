"""Everything that a client may ask of the tables, whichever way it asks."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import SQLAlchemyError

from treetop.games.errors import Malformed, Stale
from treetop.kernel.compiler_memory import release_compiler
from treetop.locales import Message
from treetop.tables import wire
from treetop.tables.away.contacts import Contacts
from treetop.tables.away.web_push import Vapid
from treetop.tables.away.your_turn import YourTurn
from treetop.tables.bots.pool import BotPool
from treetop.tables.bots.reviews import Reviews
from treetop.tables.bots.turns import BotTurns
from treetop.tables.caretaker import Caretaker
from treetop.tables.durations import HOUR, MINUTE, SECOND
from treetop.tables.limits import Limit
from treetop.tables.live.archive import Archive
from treetop.tables.live.chat import Chat, may_read
from treetop.tables.live.hall import Hall
from treetop.tables.live.outages import Outages
from treetop.tables.live.table import LiveTable
from treetop.tables.live.tasks import Tasks
from treetop.tables.live.wakeups import NoWakeups, Wakeups
from treetop.tables.match import event as e
from treetop.tables.match import leaving, seating
from treetop.tables.match.fairness import checked_salt, new_server_seed
from treetop.tables.match.opening import FRIEND, Opening, Wish, open_rematch, open_table
from treetop.tables.metrics import Metrics
from treetop.tables.order.admin_log import ERASURE, AdminLog
from treetop.tables.order.reports import Reports
from treetop.tables.order.sanctions import Sanctions
from treetop.tables.people.cookie import Signer
from treetop.tables.people.deals import Deals
from treetop.tables.people.friends import Friends
from treetop.tables.people.people import People
from treetop.tables.people.person import Person
from treetop.tables.people.ratings import Ratings
from treetop.tables.people.seeks import Seeks
from treetop.tables.refusals import Forbidden, Missing
from treetop.tables.service.accounts import Accounts
from treetop.tables.service.advice import Advice
from treetop.tables.service.deal_tables import DealTables
from treetop.tables.service.duplicates import Duplicates
from treetop.tables.service.meeting import Meeting
from treetop.tables.service.promises import Promises
from treetop.tables.service.readers import Readers
from treetop.tables.settings import Settings
from treetop.tables.store import schema as s
from treetop.tables.store.kept_reviews import KeptReviews
from treetop.tables.store.lists import Lists
from treetop.tables.store.log import Log, erase_unless_changed
from treetop.tables.store.store import Store
from treetop.tables.wall_clock import Now

if TYPE_CHECKING:
    from treetop.tables.shared_limits import SharedLimits

journal = structlog.get_logger("treetop.tables")
OBEY_EVERY = SECOND
"""How soon a worker acts on what an admin has done."""


class Service:
    """The parts of one worker, put together."""

    def __init__(self, settings: Settings, store: Store, signer: Signer, metrics: Metrics, now: Now) -> None:
        self.settings = settings
        self.store = store
        self.signer = signer
        self.now = now
        self.people = People(store, now)
        self.seeks = Seeks(store, now)
        self.friends = Friends(store, now)
        self.chat = Chat(store)
        self.outages = Outages(store, now)
        self.ratings = Ratings(store)
        self.hall = Hall(Log(store, self.ratings), now, self.outages, settings)
        self.lists = Lists(store)
        self.admin_log = AdminLog(store, now)
        self.sanctions = Sanctions(store, now)
        self.reports = Reports(store, now)
        self.metrics = metrics
        self.bots = BotPool(settings.bot_workers)
        self.archive = Archive(self.hall.log, settings.archive_workers)
        self.reviews = Reviews(self.bots, self.archive, KeptReviews(store))
        self.wakeups: Wakeups = NoWakeups()
        shared: SharedLimits | None = None
        if settings.redis:
            from treetop.tables.live.redis_wakeups import RedisWakeups
            from treetop.tables.shared_limits import SharedLimits

            self.wakeups = RedisWakeups(settings.redis, store.namespace)
            shared = SharedLimits(settings.redis, f"treetop:{store.namespace}:limit")
        self.tasks = Tasks()
        self.contacts = Contacts(store, now)
        vapid = Vapid.of(store, settings.site or "mailto:nobody@example.org")
        letters = Limit("letters", settings.limits.letters, now, shared)
        self.your_turn = YourTurn(
            settings,
            self.hall,
            self.people,
            self.contacts,
            vapid,
            metrics,
            self.tasks,
            letters,
            self.outages,
        )
        self.bot_turns = BotTurns(settings, store, self.hall, self.bots, self.metrics, self.tasks)
        self.caretaker = Caretaker(
            settings,
            store,
            self.hall,
            self.chat,
            self.people,
            self.outages,
            self.ratings,
            self.wakeups,
            self.bot_turns,
            self.metrics,
            self.tasks,
            self.your_turn,
        )
        limits = settings.limits
        self._shared_limits = shared
        self.changes = Limit("changes", limits.changes, now, shared)
        self.requests = Limit("requests", limits.requests, now, shared)
        self.address_changes = Limit("address-changes", limits.address_changes, now, shared)
        self.logins = Limit("logins", limits.logins, now, shared)
        self.openings = Limit("tables", limits.tables, now, shared)
        self.guests = Limit("guests", limits.guests, now, shared)
        self.lines = Limit("lines", limits.lines, now, shared)
        self.hints = Limit("hints", limits.hints, now, shared)
        self.reviewings = Limit("reviews", limits.reviews, now, shared)
        self.readings = Limit("readings", limits.readings, now, shared)
        self.handshakes = Limit("handshakes", limits.handshakes, now, shared)
        self.names = Limit("names", limits.names, now, shared)
        self.seekings = Limit("seeks", limits.seeks, now, shared)
        self.friendings = Limit("friends", limits.friends, now, shared)
        self.exports = Limit("exports", limits.exports, now, shared)
        self.reportings = Limit("reports", limits.reports, now, shared)
        self._obeyed = 0
        self._trial_write: asyncio.Task[None] | None = None
        store.on_failure = self.metrics.failed_writes.inc
        self.readers = Readers(settings, self.hall, self.sanctions, metrics, now, shared)
        self.promises = Promises(store, now)
        self.meeting = Meeting(
            self.hall,
            self.people,
            self.seeks,
            self.friends,
            self.lists,
            self.promises,
            signer,
            self.seekings,
            self.friendings,
            now,
        )
        self.advice = Advice(settings, self.bots, self.reviews, self.hints, self.reviewings)
        self.duplicates = Duplicates(store, self.hall, self.promises, self.openings, now)
        self.deal_tables = DealTables(Deals(store, now), self.bots, self.reviewings, now)
        self.accounts = Accounts(
            settings,
            store,
            self.hall,
            self.archive,
            self.readers,
            self.people,
            self.contacts,
            self.your_turn,
            self.tasks,
            self.names,
            self.logins,
            self.admin_log,
        )

    async def start(self) -> None:
        self._obeyed = await self.admin_log.last()
        await self.sanctions.load()
        self.caretaker.start()
        self.tasks.spawn(self.your_turn.go_on())
        self.tasks.repeat(self.obey, OBEY_EVERY)
        self.tasks.repeat(self.accounts.erasure.finish, HOUR)
        self.tasks.repeat(self._release_compiler, MINUTE)
        if self._shared_limits is not None:
            self.tasks.repeat(self._shared_limits.still_here, self._shared_limits.ALIVE * SECOND / 3)

    async def _release_compiler(self) -> None:
        """Again and again, since every game loads its rules when it's first played."""
        release_compiler()

    async def stores_within(self, seconds: float) -> bool:
        """Can something be written now? A write that hangs is waited for by one asker after the other."""
        if self._trial_write is None or self._trial_write.done():
            self._trial_write = asyncio.create_task(self._write_something())
        done, _ = await asyncio.wait([self._trial_write], timeout=seconds)
        return bool(done) and self._trial_write.exception() is None

    async def _write_something(self) -> None:
        values = {"name": "healthy", "value": str(self.now()).encode()}
        statement = self.store.insert(s.note).values(values)
        await self.store.write(
            lambda c: c.execute(
                statement.on_conflict_do_update(index_elements=["name"], set_={"value": values["value"]})
            )
        )

    async def stop(self) -> None:
        """Moves in flight are finished; nobody is left waiting for an answer."""
        for live in self.hall.tables:
            for reader in list(live.readers):
                reader.outbox.close(1001)
        with suppress(SQLAlchemyError):
            await self.bot_turns.release_leases()
        await self.tasks.stop()
        await self.reviews.stop()
        await self.archive.stop()
        await self.bots.close()
        await self.wakeups.close()
        if self._shared_limits is not None:
            await self._shared_limits.close()
        self.store.close()

    async def open(self, wish: Wish, person: Person) -> LiveTable:
        await self.openings.spend(person.id)
        friends: list[str] = []
        if any(seat.startswith(FRIEND) for seat in wish.seats):
            circle = await self.friends.circle(person.id)
            friends = [friend.id for friend in circle.friends]
        opening = open_table(wish, person.who, await self.promises.keep(wish.commitment, person), friends)
        return await self._open(opening)

    async def rematch(self, live: LiveTable, person: Person, salt: str) -> LiveTable:
        """The first who asks opens it, the others sit down at it."""
        if live.match.rematch is None:
            await self.openings.spend(person.id)
            opening = open_rematch(live.match, person.who, checked_salt(salt), new_server_seed())
            opened = await self._open(opening)
            await self.hall.change(live, lambda match: _rematched(match.rematch, opening.id))
            if live.match.rematch != opening.id:
                await self.leave(opened, person)
        assert live.match.rematch is not None
        return await self.join(await self.hall.table(live.match.rematch), person, None, salt)

    async def join(self, live: LiveTable, person: Person, seat: int | None, salt: str) -> LiveTable:
        salt = checked_salt(salt)
        await self.hall.change(live, lambda match: seating.join(match, person.who, seat, salt))
        return live

    async def leave(self, live: LiveTable, person: Person) -> None:
        await self.hall.change(live, lambda match: seating.leave(match, live.seat_of(person)))

    async def decline(self, live: LiveTable, person: Person) -> None:
        await self.hall.change(live, lambda match: seating.decline(match, person.id))

    async def resign(self, live: LiveTable, person: Person) -> None:
        await self.hall.change(live, lambda match: leaving.resign(match, live.seat_of(person)))

    async def delete_table(self, live: LiveTable, person: Person) -> None:
        """Nobody misses a game with bots but whoever played it; one that is rated is somebody's record."""
        # Nobody who looks at it here need have heard what another worker has stored.
        await self.hall.catch_up(live)
        async with live.busy:
            # Only now: somebody else may just have sat down.
            seat, match = live.seat_of(person), live.match
            if any(index != seat for index, _ in match.persons()):
                raise Forbidden(Message.of("tables-delete-people"))
            if match.rated and match.started_at is not None and match.state != "abandoned":
                raise Forbidden(Message.of("tables-delete-rated"))
            if match.terms.duplicate is not None:
                raise Forbidden(Message.of("tables-delete-duplicate"))
            if not await self.store.write_alone(lambda c: erase_unless_changed(c, match.id, match.seq)):
                raise Stale(Message.of("tables-stale"))
        self.hall.forget(match.id, 4004)
        self.archive.forget(match.id)

    async def fill(self, live: LiveTable, person: Person, player: str) -> None:
        await self.hall.change(live, lambda match: seating.fill(match, person.id, player))

    async def come_back(self, live: LiveTable, seat: int) -> None:
        await self.hall.change(live, lambda match: leaving.come_back(match, seat))

    async def vote(self, live: LiveTable, seat: int, vote: wire.Vote) -> None:
        def decide(match: object) -> Sequence[e.Event]:
            if vote.about == "abandon":
                return leaving.vote_to_abandon(live.match, seat, vote.agree)
            if vote.seat is None:
                raise Malformed(Message.of("tables-vote-no-person"))
            return leaving.vote_for_bot(
                live.match,
                seat,
                vote.seat - 1,
                vote.agree,
                lambda other: self.gone(live, other),
                lambda other: not self.absent(live, other),
            )

        await self.hall.change(live, decide)

    async def say(self, live: LiveTable, person: Person, said: wire.Say) -> None:
        self.sanctions.check_speech(person)
        await self.lines.spend(person.id)
        seat = live.match.seat_of(person.id)
        await self.chat.say(live.match.id, person, seat, said, self.now())
        # Not this line alone: another worker may have stored one before it that isn't known here yet.
        await self.caretaker.read_lines(live)
        self.wakeups.send(live.match.id, live.match.seq, said=True)

    async def report(self, live: LiveTable, person: Person, about: str, text: str) -> None:
        """Somebody at this table has said or done something that the host should know of."""
        if about == person.id or not await self._was_here(live, about):
            raise Missing()
        await self.reportings.spend(person.id)
        await self.reports.add(person.id, about, live.match.id, text)

    async def _was_here(self, live: LiveTable, person: str) -> bool:
        if live.match.seat_of(person) is not None:
            return True
        return any(line.person.id == person for line in await self.chat.lines(live.match.id))

    async def obey(self) -> None:
        """Act on what admins have done, and on who is gone, since the last time."""
        for entry in await self.admin_log.after(self._obeyed):
            if entry.what in ("ban", "password", "merge"):
                self.people.forget(entry.about)
                self.readers.hang_up(entry.about, 4003 if entry.what == "ban" else 4001)
            if entry.what == ERASURE:
                await self._forget_erased(entry.about)
            await self.sanctions.load()
            self.readers.hang_up_banned()
            # Only now: if the database was away, all this is done again.
            self._obeyed = entry.n
            live = self.hall.at_hand(entry.about)
            if live is not None:
                await self.hall.catch_up(live)

    async def _forget_erased(self, person: str) -> None:
        """A table that can't be read, or a card of a newer version, must keep no ban from being obeyed."""
        try:
            await self.accounts.hear_of_erasure(person)
        except SQLAlchemyError:
            raise
        except Exception:
            journal.exception("erasure-unheard", person=person)

    async def chat_for(self, live: LiveTable, seat: int | None, muted: frozenset[str]) -> list[wire.LineCard]:
        if not live.lines:
            return []
        lines = await self.chat.lines(live.match.id)
        until = self.now() - self.settings.spectator_delay
        return [
            line
            for line in lines
            if may_read(line, seat, muted, live.match.live)
            and (seat is not None or not live.holds_back(line, until))
        ]

    async def mute(self, live: LiveTable, person: Person, other: str, muted: bool) -> None:
        """Only whom one has met, so that nobody's list grows without end. Raises Missing."""
        if muted and not await self._was_here(live, other):
            raise Missing()
        await self.people.mute(person.id, other, muted)
        mutes = await self.people.mutes(person.id)
        for live in self.hall.tables:
            for reader in live.readers:
                if reader.id == person.id:
                    reader.muted = mutes

    def gone(self, live: LiveTable, seat: int) -> bool:
        """Away for longer than the grace period."""
        person = live.match.seats[seat].person
        free_at = None if person is None else live.replace_at(person.id)
        return free_at is not None and self.now() >= free_at

    def absent(self, live: LiveTable, seat: int) -> bool:
        person = live.match.seats[seat].person
        return person is None or not live.online(person.id)

    async def _open(self, opening: Opening) -> LiveTable:
        return await self.hall.open(opening.id, opening.created, opening.events)


def _rematched(known: str | None, table: str) -> list[e.Event]:
    return [] if known is not None else [e.Rematched(table)]
