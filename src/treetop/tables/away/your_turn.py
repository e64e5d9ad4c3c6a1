"""Tells those who are away that it's their turn, and nothing else: no card, no score, no move."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from socket import getaddrinfo
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import structlog
from sqlalchemy import Row

from treetop.games.errors import Refusal
from treetop.locales import Language, Message
from treetop.tables.away.contacts import Contacts
from treetop.tables.away.web_push import Browser, Vapid, encrypted
from treetop.tables.durations import MINUTE
from treetop.tables.limits import Limit
from treetop.tables.live.hall import Hall, Unreadable
from treetop.tables.live.outages import Outages
from treetop.tables.live.table import STILL_HERE, LiveTable
from treetop.tables.live.tasks import Tasks
from treetop.tables.mail import Post, in_thread, reason
from treetop.tables.metrics import Metrics
from treetop.tables.people.people import People
from treetop.tables.refusals import Elsewhere, TooMany
from treetop.tables.settings import Settings

journal = structlog.get_logger("treetop.away")
PATIENCE = 10
"""Seconds for one browser, from looking up the name to the answer."""
UNICAST = IPv6Network("2000::/3")
GONE = (404, 410)
"""A push service says so when a browser has unsubscribed."""


@dataclass(eq=False, repr=False)
class YourTurn:
    _settings: Settings
    _hall: Hall
    _people: People
    _contacts: Contacts
    vapid: Vapid
    _metrics: Metrics
    _tasks: Tasks
    _letters: Limit
    _outages: Outages

    def __post_init__(self) -> None:
        smtp = self._settings.smtp
        self.post = None if smtp is None else Post.read(smtp)

    def consider(self, live: LiveTable) -> None:
        """If it's the turn of somebody who isn't here, tell them after a while."""
        if self._waits_for(live) is not None:
            self._tasks.spawn(self._later(live, live.match.moved))

    async def go_on(self) -> None:
        """After a start: those whose turn came when no worker was there, or had the time, to tell them."""
        window = self._settings.away_after + MINUTE
        since = self._outages.before(self._hall.now() - window) - window
        for id in await self._contacts.waiting(since):
            # Missing, of a newer version, unreadable: that's the caretaker's business.
            with suppress(Refusal, Unreadable):
                self.consider(await self._hall.table(id))

    async def tell(self, live: LiveTable) -> None:
        """Now, if it's still their turn, they are still away, and nobody has told them."""
        person = self._waits_for(live)
        contact = None if person is None else await self._contacts.of(person)
        if person is None or contact is None or not (contact.by_push or contact.by_email):
            return
        since = self._hall.now() - STILL_HERE
        if await self._contacts.claim(live.match.id, person, live.match.moved, since):
            await self.remind(live, person, contact)

    async def remind(self, live: LiveTable, person: str, contact: Row[Any]) -> None:
        """Somebody whose turn it is, by the ways that they have chosen."""
        who = await self._people.find(person)
        language = Language((who and who.language) or "en")
        words = Message.of("away-your-turn")
        link = f"{self._settings.site or ''}/t/{live.match.id}"
        if contact.by_push:
            note = {"title": "Treetop", "body": language.say(words), "url": f"/t/{live.match.id}"}
            await self._push(person, msgspec.json.encode(note))
        if contact.by_email and contact.email and self.post is not None:
            about = language.say(Message.of("away-letter-why"))
            text = f"{language.say(words)}\n\n{link}\n\n{about}\n"
            await self.mail("turn", contact.email, language.say(words), text)

    async def mail(self, about: str, to: str, subject: str, text: str) -> None:
        """A letter that can't be delivered is counted, and no reason to stop.

        Whose address it is, nobody has proved; so nobody gets many.
        """
        assert self.post is not None
        try:
            await self._letters.spend(f"{about} {to.casefold()}")
            await self.post.send(to, subject, text)
        except TooMany:
            journal.info("letter-withheld", about=about)
        except OSError as failure:
            self._metrics.push_failures.labels("email").inc()
            journal.warning("letter-failed", failure=reason(failure))

    def _waits_for(self, live: LiveTable) -> str | None:
        if live.match.seat_to_act is None:
            return None
        seat = live.match.seats[live.match.seat_to_act]
        if seat.person is None or seat.played_by_bot or seat.left or live.online(seat.person.id):
            return None
        return seat.person.id

    async def _later(self, live: LiveTable, moved: int) -> None:
        await asyncio.sleep(self._settings.away_after / 1000)
        with suppress(Elsewhere):
            # Somebody may have moved at another worker, which needn't have told this one.
            await self._hall.catch_up(live)
            if live.match.moved == moved:
                await self.tell(live)

    async def _push(self, person: str, note: bytes) -> None:
        async with httpx.AsyncClient(follow_redirects=False, trust_env=False) as client:
            for browser in await self._contacts.browsers(person):
                await self._push_to(client, browser, note)

    async def _push_to(self, client: httpx.AsyncClient, browser: Browser, note: bytes) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self._status(client, browser, note)
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as failure:
            self._metrics.push_failures.labels("push").inc()
            journal.warning("push-failed", failure=repr(failure))
            return
        if status in GONE:
            await self._contacts.unsubscribe(browser.endpoint)
        elif status >= 400:
            self._metrics.push_failures.labels("push").inc()
            journal.warning("push-failed", status=status)

    async def _status(self, client: httpx.AsyncClient, browser: Browser, note: bytes) -> int:
        """What the push service answers; the rest of the answer, however long, isn't read."""
        url = httpx.URL(browser.endpoint)
        headers = self.vapid.headers(browser.endpoint, self._hall.now())
        extensions = {}
        if not self._settings.push_anywhere:
            # Connect to the address that was checked: the name may resolve to another one next time.
            headers["host"], extensions["sni_hostname"] = url.netloc.decode(), url.host
            url = url.copy_with(host=await in_thread(public_address, browser.endpoint))
        request = client.build_request(
            "POST", url, content=encrypted(note, browser), headers=headers, extensions=extensions
        )
        answer = await client.send(request, stream=True)
        await answer.aclose()
        return answer.status_code


def public_address(endpoint: str) -> str:
    """Nobody makes the server call its own network. Raises OSError."""
    parts = urlsplit(endpoint)
    if parts.scheme != "https" or not parts.hostname:
        raise OSError("no https address")
    found = [ip_address(each[4][0]) for each in getaddrinfo(parts.hostname, 443)]
    if not all(_is_public(address) for address in found):
        raise OSError("not a public address")
    return str(found[0])


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    """IPv6 has many ways to spell an IPv4 address; none of them is one of a push service."""
    if isinstance(address, IPv6Address):
        return address in UNICAST and address.sixtofour is None and address.is_global
    return address.is_global and not address.is_multicast
