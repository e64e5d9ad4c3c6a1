"""Everything that a client may ask of the tables, whichever way it asks."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Annotated, Any, TypeVar
from urllib.parse import quote

import msgspec
import structlog
from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import SQLAlchemyError

from treetop.games import game_named
from treetop.games.errors import Malformed, Stale
from treetop.locales import Language, Message
from treetop.players import PLAYERS, is_awake
from treetop.players.review import Standing
from treetop.records.fairness import commitment_to
from treetop.tables import wire
from treetop.tables.away.contacts import Contacts
from treetop.tables.away.web_push import Vapid
from treetop.tables.away.your_turn import YourTurn
from treetop.tables.bots.bot_process import Question
from treetop.tables.bots.pool import BotFailure, BotPool
from treetop.tables.bots.reviews import Reviews
from treetop.tables.bots.turns import BotTurns
from treetop.tables.caretaker import Caretaker
from treetop.tables.durations import DAY, SECOND
from treetop.tables.limits import Crowd, Limit, SharedBuckets
from treetop.tables.live.archive import Archive
from treetop.tables.live.chat import Chat, may_read
from treetop.tables.live.hall import Hall
from treetop.tables.live.outages import Outages
from treetop.tables.live.table import LiveTable, Reader
from treetop.tables.live.tasks import Tasks
from treetop.tables.live.wakeups import NoWakeups, RedisWakeups, Wakeups
from treetop.tables.match import event as e
from treetop.tables.match import leaving, seating
from treetop.tables.match.fairness import Salt, checked_salt, new_server_seed
from treetop.tables.match.opening import FRIEND, Opening, Wish, open_for_two, open_rematch, open_table
from treetop.tables.match.plan import preview
from treetop.tables.match.playing import check_fresh
from treetop.tables.match.terms import Terms
from treetop.tables.metrics import Metrics
from treetop.tables.order.deeds import Deeds
from treetop.tables.order.reports import Reports
from treetop.tables.order.sanctions import Sanctions
from treetop.tables.people.cookie import Signer
from treetop.tables.people.erasure import Erasure
from treetop.tables.people.friends import Friends
from treetop.tables.people.names import name_key
from treetop.tables.people.people import People, check_password
from treetop.tables.people.person import Person
from treetop.tables.people.personal_data import finished_games, personal_data
from treetop.tables.people.ratings import Ratings, bot_person
from treetop.tables.people.seeks import BOT_AFTER, Seek, Seeks, StrangersClock, Taken, claim
from treetop.tables.presentation.decision_card import DecisionCard
from treetop.tables.refusals import Forbidden, Missing
from treetop.tables.settings import Settings
from treetop.tables.store import schema as s
from treetop.tables.store.lists import Lists
from treetop.tables.store.log import Log, erase_match
from treetop.tables.store.store import Store
from treetop.tables.wall_clock import Now

journal = structlog.get_logger("treetop.tables")
MOST_PROMISES = 20
DEEDS = SECOND
"""How soon a worker acts on what an admin has done."""

Found = TypeVar("Found")


class Service:
    """The parts of one worker, put together."""

    def __init__(self, settings: Settings, store: Store, signer: Signer, metrics: Metrics, now: Now) -> None:
        self.settings = settings
        self.store = store
        self.signer = signer
        self.now = now
        self.people = People(store, now)
        self.erasure = Erasure(store)
        self.seeks = Seeks(store, now)
        self.friends = Friends(store, now)
        self.chat = Chat(store)
        self.outages = Outages(store, now)
        self.ratings = Ratings(store)
        self.hall = Hall(store, Log(store, self.ratings), now, self.outages, settings)
        self.lists = Lists(store)
        self.deeds = Deeds(store, now)
        self.sanctions = Sanctions(store, now)
        self.reports = Reports(store, now)
        self.metrics = metrics
        self.bots = BotPool(settings.bot_workers)
        self.archive = Archive(self.hall.log, settings.archive_workers)
        self.reviews = Reviews(self.bots, self.archive)
        self.wakeups: Wakeups = NoWakeups()
        if settings.redis:
            self.wakeups = RedisWakeups(settings.redis, store.namespace)
        self.tasks = Tasks()
        self.contacts = Contacts(store, now)
        vapid = Vapid.of(store, settings.site or "mailto:nobody@example.org")
        shared = (
            SharedBuckets(settings.redis, f"treetop:{signer.namespace}:limit") if settings.redis else None
        )
        letters = Limit("letters", settings.limits.letters, now, shared)
        self.your_turn = YourTurn(
            settings, self.hall, self.people, self.contacts, vapid, metrics, self.tasks, letters
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
        self._shared_buckets = shared
        self.changes = Limit("changes", limits.changes, now, shared)
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
        self.sockets_of_person = Crowd(limits.sockets_per_person)
        self.sockets_of_address = Crowd(limits.sockets_per_address)

    async def start(self) -> None:
        self._obeyed = await self.deeds.last()
        await self.sanctions.load()
        self.caretaker.start()
        self.tasks.repeat(self.obey, DEEDS)

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
        if self._shared_buckets is not None:
            await self._shared_buckets.close()
        self.store.close()

    def arrive(self, reader: Reader) -> bool:
        """False when there are too many from there already."""
        if not self.sockets_of_address.enter(reader.address):
            return False
        if not self.sockets_of_person.enter(reader.id or reader.address):
            self.sockets_of_address.leave(reader.address)
            return False
        live = reader.live
        news = reader.seat is None or reader.id is None or not live.online(reader.id)
        live.readers.add(reader)
        self.metrics.sockets.inc()
        if reader.id is not None:
            live.gone_since.pop(reader.id, None)
        if news:
            live.show_table(but=reader)
        return True

    def depart(self, reader: Reader) -> None:
        live = reader.live
        live.readers.discard(reader)
        self.metrics.sockets.dec()
        self.sockets_of_address.leave(reader.address)
        self.sockets_of_person.leave(reader.id or reader.address)
        if reader.id is not None and live.is_here(reader.id):
            return
        if reader.id is not None and reader.seat is not None:
            live.gone_since[reader.id] = self.now()
        live.show_table()

    def hang_up(self, person: str, code: int = 4001) -> None:
        """Somebody is no longer signed in, or not with the same cookie."""
        for live in self.hall.tables:
            for reader in list(live.readers):
                if reader.id == person:
                    reader.outbox.close(code)

    def hang_up_cookie(self, cookie: str) -> None:
        """Somebody has logged out on one device."""
        for live in self.hall.tables:
            for reader in list(live.readers):
                if reader.cookie == cookie:
                    reader.outbox.close(4001)

    async def promise(self, person: Person) -> str:
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

    async def open(self, wish: Wish, person: Person) -> LiveTable:
        await self.openings.spend(person.id)
        friends: list[str] = []
        if any(seat.startswith(FRIEND) for seat in wish.seats):
            circle = await self.friends.circle(person.id)
            friends = [friend.id for friend in circle.friends]
        opening = open_table(wish, person.who, await self._seed(wish.commitment, person), friends)
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
            await self._seed(wish.commitment, person),
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
        await self.seeks.remove(person.id)
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
        people = [host.person] if alone else waiting
        try:
            await self.hall.open(
                opening.id, opening.created, opening.events, lambda c: claim(c, people, opening.id)
            )
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

    async def join(self, live: LiveTable, person: Person, seat: int | None, salt: str) -> LiveTable:
        salt = checked_salt(salt)
        await self.hall.change(live, lambda match: seating.join(match, person.who, seat, salt))
        return live

    async def leave(self, live: LiveTable, person: Person) -> None:
        await self.hall.change(live, lambda match: seating.leave(match, self.seat(live, person)))

    async def decline(self, live: LiveTable, person: Person) -> None:
        await self.hall.change(live, lambda match: seating.decline(match, person.id))

    async def resign(self, live: LiveTable, person: Person) -> None:
        await self.hall.change(live, lambda match: leaving.resign(match, self.seat(live, person)))

    async def delete_table(self, live: LiveTable, person: Person) -> None:
        """Nobody misses a game with bots but whoever played it; one that is rated is somebody's record."""
        seat, match = self.seat(live, person), live.match
        if any(index != seat for index, _ in match.persons()):
            raise Forbidden(Message.of("tables-delete-people"))
        if match.rated and match.started_at is not None and match.state != "abandoned":
            raise Forbidden(Message.of("tables-delete-rated"))
        async with live.busy:
            await self.store.write_alone(lambda c: erase_match(c, match.id))
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
        line = await self.chat.say(live.match.id, person, seat, said, self.now())
        live.show_line(line)
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
        self.hang_up(person.id)
        changed = await self.people.find(person.id)
        assert changed is not None
        return changed

    async def obey(self) -> None:
        """Act on what admins have done since the last time."""
        for deed in await self.deeds.after(self._obeyed):
            self._obeyed = deed.n
            live = self.hall.at_hand(deed.about)
            if live is not None:
                await self.hall.catch_up(live)
            if deed.what in ("ban", "password", "merge"):
                self.people.forget(deed.about)
                self.hang_up(deed.about, 4003 if deed.what == "ban" else 4001)
            await self.sanctions.load()
            self.hang_up_banned()

    def hang_up_banned(self) -> None:
        for live in self.hall.tables:
            for reader in list(live.readers):
                try:
                    self.sanctions.check(reader.person, reader.address)
                except Forbidden:
                    reader.outbox.close(4003)

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

    async def hint(self, live: LiveTable, seat: int, asked: wire.Hint) -> tuple[int, list[wire.Candidate]]:
        """What the strongest player that is awake would do after what is planned, and the seq that it's for.

        Raises BrokenPlan.
        """
        match = live.match
        check_fresh(match, asked.seq)
        if not match.terms.hints:
            raise Forbidden(Message.of("tables-no-hints"))
        if match.seat_to_act != seat:
            raise Stale(Message.of("tables-not-your-turn"))
        assert match.position is not None
        position = preview(match.position, seat, asked.actions)
        if position.seat_to_act != seat:
            raise Stale(Message.of("tables-not-your-turn"))
        await self.hints.spend(f"{match.id}:{seat}")
        ladder = PLAYERS[match.terms.game]
        adviser = [name for name, player in ladder.items() if is_awake(player)][-1]
        view = position.view(seat)
        question = Question(
            match.terms.game, adviser, view, secrets.randbits(63), self.settings.bot_seconds, explain=True
        )
        try:
            candidates = await self.bots.explain(question, match.id)
        except BotFailure as failure:
            journal.warning("adviser-failed", match=match.id, failure=str(failure))
            raise Forbidden(Message.of("tables-no-advice")) from failure
        same_position = live.match.moved == match.moved
        return (live.match if same_position else match).seq, candidates

    async def review(self, live: LiveTable, address: str) -> list[Standing]:
        """How a finished match stood after every turn."""
        return await self._look_back(live, address, self.reviews.standings)

    async def decisions(self, live: LiveTable, address: str) -> list[DecisionCard]:
        """The decisions of a finished match that gave something away."""
        return await self._look_back(live, address, self.reviews.decisions)

    async def _look_back(
        self, live: LiveTable, address: str, look: Callable[[str, str], Awaitable[Found]]
    ) -> Found:
        if not all(map(is_awake, PLAYERS[live.match.terms.game].values())):
            raise Forbidden(Message.of("tables-review-waking"))
        await self.reviewings.spend(address)
        try:
            return await look(live.match.id, live.match.terms.game)
        except BotFailure as failure:
            journal.warning("review-failed", match=live.match.id, failure=str(failure))
            raise Forbidden(Message.of("tables-no-review")) from failure

    def seat(self, live: LiveTable, person: Person) -> int:
        seat = live.match.seat_of(person.id)
        if seat is None:
            raise Forbidden(Message.of("tables-not-seated"))
        return seat

    def gone(self, live: LiveTable, seat: int) -> bool:
        """Away for longer than the grace period."""
        person = live.match.seats[seat].person
        free_at = None if person is None else live.replace_at(person.id)
        return free_at is not None and self.now() >= free_at

    def absent(self, live: LiveTable, seat: int) -> bool:
        person = live.match.seats[seat].person
        return person is None or not live.online(person.id)

    async def adopt(self, guest: Person, account: Person) -> None:
        """The account takes the guest's places at live tables, then everything else."""
        for live in await self._live_tables(guest):
            await self.hall.change(live, lambda match: leaving.adopt(match, guest.id, account.who))
        await self.people.adopt(guest, account)

    async def rename(self, person: Person, name: str | None, language: str | None) -> Person:
        """At tables where they sit, people are called what they are called now."""
        if name is not None and name != person.name:
            await self.names.spend(person.id)
        changed = await self.people.change(person, name, language)
        if changed.who != person.who:
            await self._call_by_new_name(changed)
        return changed

    async def register(self, person: Person, name: str, password: str) -> Person:
        account = await self.people.register(person, name, password)
        await self._call_by_new_name(account)
        return account

    async def _call_by_new_name(self, person: Person) -> None:
        for live in await self._live_tables(person):
            await self.hall.change(live, lambda match: leaving.rename(match, person.who))

    async def erase(self, person: Person) -> None:
        """Somebody leaves every table and the site."""
        for live in await self._live_tables(person):
            await self.leave(live, person)
        games = await self.erasure.games(person.id)
        await self.erasure.erase(person.id)
        self.people.forget(person.id)
        self.hang_up(person.id)
        for game in games:
            self.hall.forget(game, 1001)
            self.archive.forget(game)

    async def personal_data(self, person: Person) -> AsyncIterator[str]:
        """As JSON, game by game: there may be thousands."""
        facts = await self.store.read_at_leisure(lambda c: personal_data(c, person))
        yield wire.encode(facts).decode()[:-1] + ',"games":['
        for number, game in enumerate(
            await self.store.read_at_leisure(lambda c: finished_games(c, person.id))
        ):
            yield "," * (number > 0) + await self.archive.export(game)
        yield "]}"

    async def _live_tables(self, person: Person) -> list[LiveTable]:
        query = (
            select(s.sitting.c.match)
            .join(s.match, s.match.c.id == s.sitting.c.match)
            .where(s.sitting.c.person == person.id, s.match.c.state.in_(["open", "playing"]))
        )
        return [
            await self.hall.table(id)
            for id in await self.store.read(lambda c: c.execute(query).scalars().all())
        ]

    async def _open(self, opening: Opening) -> LiveTable:
        return await self.hall.open(opening.id, opening.created, opening.events)

    async def _seed(self, commitment: str | None, person: Person) -> str:
        """The seed that was promised, or a new one. A promise is kept once."""
        if commitment is None:
            return new_server_seed()
        mine = (s.promise.c.commitment == commitment) & (s.promise.c.person == person.id)

        def write(c: Connection) -> str | None:
            seed = c.execute(select(s.promise.c.server_seed).where(mine)).scalar()
            c.execute(delete(s.promise).where(mine))
            return seed

        seed = await self.store.write(write)
        if seed is None:
            raise Stale(Message.of("tables-no-such-promise"))
        return seed


class SeekWish(msgspec.Struct):
    """What somebody wants to play with a stranger. `bot`: rather with a bot than with nobody."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    clock: StrangersClock
    rated: bool = True
    bot: bool = False
    salt: Salt = ""
    commitment: Annotated[str, msgspec.Meta(max_length=64)] | None = None


def _with_salt(seek: Seek) -> tuple[e.Who, str]:
    kind: Any = seek.kind
    return e.Who(seek.person, seek.name, kind), seek.salt


def _rematched(known: str | None, table: str) -> list[e.Event]:
    return [] if known is not None else [e.Rematched(table)]
