"""Who makes a request, as the endpoints see it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import PathParameter

from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.tables.http.body import check_address, check_body
from treetop.tables.http.handshake import Handshake, language_of, recognise
from treetop.tables.live.table import LiveTable
from treetop.tables.people.cookie import COOKIE, MAX_AGE, Ticket
from treetop.tables.people.person import Person
from treetop.tables.refusals import Forbidden, Stranger
from treetop.tables.service import Service

CHANGING = {"POST", "PUT", "DELETE", "PATCH"}


class Visitor:
    __slots__ = ("address", "found", "language", "ticket")

    def __init__(
        self, found: Person | None, language: str, address: str, ticket: Ticket | None = None
    ) -> None:
        self.found = found
        self.language = language
        self.address = address
        self.ticket = ticket

    @property
    def id(self) -> str | None:
        return None if self.found is None else self.found.id

    @property
    def person(self) -> Person:
        """Raises Stranger."""
        if self.found is None:
            raise Stranger()
        return self.found


TheService = NamedDependency[Service]
TheVisitor = NamedDependency[Visitor]
TheTable = NamedDependency[LiveTable]
TableId = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{1,16}$")]


def the_service(request: Request[Any, Any, Any]) -> Service:
    service: Service = request.app.state.service
    return service


async def the_visitor(request: Request[Any, Any, Any], service: TheService) -> Visitor:
    handshake = Handshake(request.scope)
    person, ticket = await recognise(service, handshake)
    return Visitor(
        person,
        language_of(handshake, person),
        handshake.address(service.settings.proxies),
        ticket,
    )


async def the_table(service: TheService, visitor: TheVisitor, table: TableId) -> LiveTable:
    """Whoever asks is known first. Raises Missing."""
    return await service.hall.table(table)


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Not too many; those that change something come as JSON, from our own pages or with a token."""
    check_address(request.scope["path"], request.scope["query_string"])
    service = the_service(request)
    handshake = Handshake(request.scope)
    address = handshake.address(service.settings.proxies)
    if request.method not in CHANGING:
        # A health check is answered however often it is asked, and whether or not limits can be shared.
        if request.scope["path"].startswith("/api/"):
            await service.requests.spend(address)
        return
    await service.address_changes.spend(address)
    if (
        handshake.cookie is not None
        and handshake.token is None
        and not handshake.is_own_origin(service.settings.origins)
    ):
        raise Forbidden(Message.of("tables-wrong-origin"))
    if not handshake.header("content-type").startswith("application/json"):
        raise Malformed(Message.of("tables-not-json"))
    check_body(await request.body())
    person, _ = await recognise(service, handshake)
    service.sanctions.check(person, address)
    if person is not None:
        await service.changes.spend(person.id)


def cookie_for(service: Service, person: Person) -> Cookie:
    return Cookie(
        COOKIE,
        value=service.signer.sign(person.id, person.epoch),
        max_age=MAX_AGE,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure,
    )


def no_cookie(service: Service) -> Cookie:
    return Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", secure=service.settings.secure)
