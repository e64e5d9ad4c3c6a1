"""E-mail by SMTP, if the host has set a server for it."""

from __future__ import annotations

import asyncio
import smtplib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

from treetop.games.errors import Malformed
from treetop.locales import Message

A = TypeVar("A")
T = TypeVar("T")
PATIENCE = 20
PORTS = {"smtp": 587, "smtps": 465}
_threads = ThreadPoolExecutor(4, "away")


async def in_thread(work: Callable[[A], T], about: A) -> T:
    """Servers elsewhere are waited for in threads of their own: whoever logs in here needs the others."""
    return await asyncio.get_running_loop().run_in_executor(_threads, work, about)


class Post(Struct, frozen=True):
    """`smtp://user:password@host:587?from=treetop@example.org`: STARTTLS if offered; `smtps`: TLS."""

    host: str
    port: int
    sender: str
    secure: bool = False
    user: str | None = None
    password: str = ""

    @classmethod
    def read(cls, url: str) -> Post:
        """Raises Malformed."""
        parts = urlsplit(url)
        sender = parse_qs(parts.query).get("from", [""])[0]
        try:
            port = parts.port
        except ValueError:
            port = None
        if parts.scheme not in PORTS or not parts.hostname or "@" not in sender:
            known = "smtp://USER:PASSWORD@HOST:587?from=ADDRESS"
            raise Malformed(Message.of("tables-setting-value", name="TREETOP_SMTP", value="…", known=known))
        return cls(
            parts.hostname,
            port or PORTS[parts.scheme],
            sender,
            parts.scheme == "smtps",
            None if parts.username is None else unquote(parts.username),
            unquote(parts.password or ""),
        )

    async def send(self, to: str, subject: str, text: str) -> None:
        """Raises OSError."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        await in_thread(self._deliver, letter)

    def _deliver(self, letter: EmailMessage) -> None:
        kind = smtplib.SMTP_SSL if self.secure else smtplib.SMTP
        with kind(self.host, self.port, timeout=PATIENCE) as server:
            if not self.secure and server.has_extn("starttls"):
                server.starttls()
            if self.user is not None:
                server.login(self.user, self.password)
            server.send_message(letter)
