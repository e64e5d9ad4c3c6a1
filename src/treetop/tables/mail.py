"""E-mail by SMTP, if the host has set a server for it."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid, parseaddr
from typing import TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

from treetop.games.errors import Malformed
from treetop.locales import Message

A = TypeVar("A")
T = TypeVar("T")
PATIENCE = 20
PORTS = {"smtp": 587, "smtps": 465}
HERE = ("localhost", "127.0.0.1", "::1")
"""Nobody listens in between, and a mail server here often has a certificate that it signed itself."""
_threads = ThreadPoolExecutor(4, "away")


async def in_thread(work: Callable[[A], T], about: A) -> T:
    """Servers elsewhere are waited for in threads of their own: whoever logs in here needs the others."""
    return await asyncio.get_running_loop().run_in_executor(_threads, work, about)


class Post(Struct, frozen=True):
    """`smtp://user:password@host:587?from=treetop@example.org`: STARTTLS if offered; `smtps`: TLS.

    Certificates are verified, and passwords are sent encrypted only, except on this machine.
    """

    host: str
    port: int
    sender: str
    secure: bool = False
    user: str | None = None
    password: str = ""

    @classmethod
    def read(cls, url: str) -> Post:
        """Raises Malformed."""
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS.get(parts.scheme)
        except ValueError:
            parts, port = urlsplit(""), None
        sender = parse_qs(parts.query).get("from", [""])[0]
        if port is None or not parts.hostname or "@" not in parseaddr(sender)[1]:
            known = "smtp://USER:PASSWORD@HOST:587?from=ADDRESS"
            raise Malformed(Message.of("tables-setting-value", name="TREETOP_SMTP", value="…", known=known))
        user = None if parts.username is None else unquote(parts.username)
        password = unquote(parts.password or "")
        if not f"{user}{password}".isascii():
            # smtplib can't send them.
            raise Malformed(Message.of("tables-setting-smtp-ascii"))
        return cls(parts.hostname, port, sender, parts.scheme == "smtps", user, password)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Raises OSError."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"] = format_datetime(localtime())
        letter["Message-ID"] = make_msgid(domain=parseaddr(self.sender)[1].rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        await in_thread(self._deliver, letter)

    def check(self) -> None:
        """Greet the server and log in. Raises OSError."""
        with self._session() as server:
            server.noop()

    def _deliver(self, letter: EmailMessage) -> None:
        with self._session() as server:
            server.send_message(letter)

    @contextmanager
    def _session(self) -> Iterator[smtplib.SMTP]:
        trust = ssl.create_default_context()
        if self.host in HERE:
            trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
        with self._connected(trust) as server:
            encrypted = self.secure
            server.ehlo()
            if not encrypted and server.has_extn("starttls"):
                server.starttls(context=trust)
                encrypted = True
            if self.user is not None:
                if not encrypted and self.host not in HERE:
                    raise smtplib.SMTPNotSupportedError("no TLS, so the password isn't sent")
                server.login(self.user, self.password)
            yield server

    def _connected(self, trust: ssl.SSLContext) -> smtplib.SMTP:
        if self.secure:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=trust)
        return smtplib.SMTP(self.host, self.port, timeout=PATIENCE)


def reason(failure: OSError) -> str:
    """What went wrong, without anybody's address: mail servers like to repeat it."""
    if isinstance(failure, smtplib.SMTPRecipientsRefused):
        return f"recipient refused: {', '.join(str(code) for code, _ in failure.recipients.values())}"
    if isinstance(failure, smtplib.SMTPResponseException):
        return f"{type(failure).__name__}: {failure.smtp_code}"
    return repr(failure)
