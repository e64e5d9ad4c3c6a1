"""Who is asking: the person, the address, the language and the origin of a request."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs, urlsplit

from treetop.locales import LANGUAGES, Language
from treetop.tables.people.cookie import COOKIE
from treetop.tables.people.person import Person
from treetop.tables.service import Service


class Handshake:
    """The head of a request, read once."""

    __slots__ = ("_headers", "_scope")

    def __init__(self, scope: Any) -> None:
        self._scope = scope
        self._headers: dict[bytes, bytes] = dict(scope["headers"])

    def header(self, name: str) -> str:
        return self._headers.get(name.encode(), b"").decode("latin-1")

    @property
    def query(self) -> dict[str, str]:
        found = parse_qs(self._scope.get("query_string", b"").decode("latin-1"))
        return {name: values[-1] for name, values in found.items()}

    @property
    def cookie(self) -> str | None:
        try:
            found = SimpleCookie(self.header("cookie")).get(COOKIE)
        except CookieError:
            return None
        return None if found is None else found.value

    @property
    def token(self) -> str | None:
        kind, _, value = self.header("authorization").partition(" ")
        return value.strip() if kind.lower() == "bearer" and value else None

    def address(self, trust_proxy: bool) -> str:
        forwarded = self.header("x-forwarded-for")
        if trust_proxy and forwarded:
            return forwarded.rpartition(",")[2].strip()
        client = self._scope.get("client")
        return client[0] if client else ""

    def is_own_origin(self, others: tuple[str, ...]) -> bool:
        """Did a page of this server (or of a friend) send this?"""
        origin = self.header("origin")
        if not origin:
            return self.header("sec-fetch-site") == "same-origin"
        return origin in others or urlsplit(origin).netloc == self.header("host")


async def recognise(service: Service, handshake: Handshake) -> Person | None:
    token = handshake.token
    if token is not None:
        return await service.people.with_token(token)
    value = handshake.cookie
    signed = service.signer.read(value) if value else None
    return None if signed is None else await service.people.present(*signed)


def language_of(handshake: Handshake, person: Person | None) -> str:
    asked = handshake.query.get("language")
    if asked in LANGUAGES:
        return asked
    if person is not None and person.language in LANGUAGES:
        return person.language
    return Language.negotiate(handshake.header("accept-language")).code
