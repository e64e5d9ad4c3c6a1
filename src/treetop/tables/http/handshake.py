"""Who is asking: the person, the address, the language and the origin of a request."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from treetop.locales import LANGUAGES, Language
from treetop.tables.people.cookie import COOKIE, Ticket
from treetop.tables.people.person import Person
from treetop.tables.service import Service

JOINTS = {b"cookie": b"; "}
"""How a header that comes in several pieces is put together; the others are lists with commas."""
SECURE = ("https", "wss")


class Handshake:
    """The head of a request, read once."""

    __slots__ = ("_headers", "_query", "_scope")

    def __init__(self, scope: Any) -> None:
        self._scope = scope
        self._query: dict[str, str] | None = None
        self._headers: dict[bytes, bytes] = {}
        for name, value in scope["headers"]:
            known = self._headers.get(name)
            self._headers[name] = value if known is None else known + JOINTS.get(name, b", ") + value

    def header(self, name: str) -> str:
        return self._headers.get(name.encode(), b"").decode("latin-1")

    @property
    def query(self) -> dict[str, str]:
        if self._query is None:
            self._query = dict(parse_qsl(self._scope.get("query_string", b"").decode("latin-1")))
        return self._query

    @property
    def cookie(self) -> str | None:
        """Ours, whatever other programs on the same host have set."""
        for pair in self.header("cookie").split(";"):
            name, _, value = pair.strip().partition("=")
            if name == COOKIE:
                return value.strip('"')
        return None

    @property
    def token(self) -> str | None:
        kind, _, value = self.header("authorization").partition(" ")
        return value.strip() if kind.lower() == "bearer" and value else None

    def address(self, proxies: int) -> str:
        """The client's address, behind so many proxies that can be trusted."""
        forwarded = self.header("x-forwarded-for").split(",")
        if 0 < proxies <= len(forwarded) and forwarded[-proxies].strip():
            return network_of(forwarded[-proxies].strip())
        client = self._scope.get("client")
        return network_of(client[0]) if client else ""

    def is_https(self, proxies: int) -> bool:
        """Did the client come over https, as far as the proxies say?"""
        return self._scope["scheme"] in SECURE or (
            proxies > 0 and self.header("x-forwarded-proto").split(",")[0].strip() == "https"
        )

    def is_own_origin(self, others: tuple[str, ...]) -> bool:
        """Did a page of this server (or of a friend) send this?"""
        origin = self.header("origin")
        if not origin:
            return self.header("sec-fetch-site") == "same-origin"
        return origin in others or _host(origin) == self.header("host")


@lru_cache(maxsize=1024)
def network_of(address: str) -> str:
    """What counts as one client: an address, or the /64 that one subscriber has with IPv6."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


async def recognise(service: Service, handshake: Handshake) -> tuple[Person | None, Ticket | None]:
    """Who asks, and what their cookie says if the server wrote it."""
    value, token = handshake.cookie, handshake.token
    ticket = service.signer.read(value) if value else None
    if token is not None:
        return await service.people.with_token(token), ticket
    return None if ticket is None else await service.people.present(ticket), ticket


def language_of(handshake: Handshake, person: Person | None) -> str:
    asked = handshake.query.get("language")
    if asked in LANGUAGES:
        return asked
    if person is not None and person.language in LANGUAGES:
        return person.language
    return Language.negotiate(handshake.header("accept-language")).code
