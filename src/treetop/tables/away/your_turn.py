"""Tells those who are away that it's their turn, and nothing else: no card, no score, no move."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from socket import getaddrinfo
from urllib.parse import urlsplit

import httpx
import msgspec
import structlog

from treetop.locales import Language, Message
from treetop.tables.away.contacts import Contacts
from treetop.tables.away.web_push import Browser, Vapid, encrypted
from treetop.tables.live.hall import Hall
from treetop.tables.live.table import LiveTable
from treetop.tables.live.tasks import Tasks
from treetop.tables.mail import Post
from treetop.tables.metrics import Metrics
from treetop.tables.people.people import People
from treetop.tables.settings import Settings

journal = structlog.get_logger("treetop.away")
GONE = (404, 410)
"""A push service says so when a browser has unsubscribed."""


class YourTurn:
    def __init__(
        self,
        settings: Settings,
        hall: Hall,
        people: People,
        contacts: Contacts,
        vapid: Vapid,
        metrics: Metrics,
        tasks: Tasks,
    ) -> None:
        self._settings = settings
        self._hall = hall
        self._people = people
        self._contacts = contacts
        self.vapid = vapid
        self._metrics = metrics
        self._tasks = tasks
        self.post = None if settings.smtp is None else Post.read(settings.smtp)

    def consider(self, live: LiveTable) -> None:
        """If it's the turn of somebody who isn't here, tell them after a while."""
        if self._waits_for(live) is not None:
            self._tasks.spawn(self._later(live, live.match.moved))

    async def tell(self, live: LiveTable) -> None:
        """Now, if it's still their turn and they are still away."""
        person = self._waits_for(live)
        contact = None if person is None else await self._contacts.of(person)
        if person is None or contact is None:
            return
        who = await self._people.find(person)
        language = Language((who and who.language) or "en")
        words = Message.of("away-your-turn")
        link = f"{self._settings.site or ''}/t/{live.match.id}"
        if contact.by_push:
            note = {"title": "Treetop", "body": language.say(words), "url": f"/t/{live.match.id}"}
            await self._push(person, msgspec.json.encode(note))
        if contact.by_email and contact.email and self.post is not None:
            await self.mail(contact.email, language.say(words), f"{language.say(words)}\n\n{link}\n")

    async def mail(self, to: str, subject: str, text: str) -> None:
        """A letter that can't be delivered is counted, and no reason to stop."""
        assert self.post is not None
        try:
            await self.post.send(to, subject, text)
        except OSError as failure:
            self._metrics.push_failures.labels("email").inc()
            journal.warning("letter-failed", failure=repr(failure))

    def _waits_for(self, live: LiveTable) -> str | None:
        seat = live.match.seat_to_act
        person = None if seat is None or live.match.state != "playing" else live.match.seats[seat].person
        return None if person is None or live.online(person.id) else person.id

    async def _later(self, live: LiveTable, moved: int) -> None:
        await asyncio.sleep(self._settings.away_after / 1000)
        if live.match.moved == moved:
            await self.tell(live)

    async def _push(self, person: str, note: bytes) -> None:
        async with httpx.AsyncClient(timeout=10, follow_redirects=False) as client:
            for browser in await self._contacts.browsers(person):
                await self._push_to(client, browser, note)

    async def _push_to(self, client: httpx.AsyncClient, browser: Browser, note: bytes) -> None:
        try:
            if not await asyncio.to_thread(self._may_call, browser.endpoint):
                raise OSError("not a public https address")
            headers = self.vapid.headers(browser.endpoint, self._hall.now())
            answer = await client.post(browser.endpoint, content=encrypted(note, browser), headers=headers)
        except (httpx.HTTPError, OSError, ValueError) as failure:
            self._metrics.push_failures.labels("push").inc()
            journal.warning("push-failed", failure=repr(failure))
            return
        if answer.status_code in GONE:
            await self._contacts.unsubscribe(browser.endpoint)
        elif answer.status_code >= 400:
            self._metrics.push_failures.labels("push").inc()
            journal.warning("push-failed", status=answer.status_code)

    def _may_call(self, endpoint: str) -> bool:
        """Nobody makes the server call its own network."""
        if self._settings.push_anywhere:
            return True
        parts = urlsplit(endpoint)
        if parts.scheme != "https" or not parts.hostname:
            return False
        return all(ip_address(found[4][0]).is_global for found in getaddrinfo(parts.hostname, 443))
