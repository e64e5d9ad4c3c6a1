"""How I want to hear of my turn, and the ways back into my account."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post, put
from litestar.params import JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType

from treetop.locales import Message
from treetop.tables.away.web_push import Browser
from treetop.tables.http.routes.me import Me, Name, Nothing, Password, WithPassword, _signed_in
from treetop.tables.http.visitor import TheService, TheVisitor
from treetop.tables.people.names import name_key
from treetop.tables.refusals import Forbidden
from treetop.tables.service import Service

Key = Annotated[str, Meta(max_length=128)]
Endpoint = Annotated[str, Meta(max_length=1000)]


class ContactOut(Struct):
    by_push: bool
    by_email: bool
    email: str | None
    browsers: list[str]
    """The endpoints of the browsers in which notifications are on."""
    push_key: str
    """The server's public key, for the browser's PushManager."""
    sends_email: bool
    codes: int
    """Recovery codes that still work."""


class Contact(Struct):
    by_push: bool | UnsetType = UNSET
    by_email: bool | UnsetType = UNSET
    email: Annotated[str, Meta(max_length=254)] | UnsetType | None = UNSET
    password: Password = ""
    """An account's new address needs it: a forgotten password is replaced by a letter."""


class Subscription(Struct):
    endpoint: Endpoint
    p256dh: Key
    auth: Key


class Unwanted(Struct):
    endpoint: Endpoint


class Codes(Struct):
    codes: list[str]


class Forgotten(Struct):
    name: Name


class Reset(Struct):
    name: Name
    code: Key
    password: Password


@get("/api/me/contact")
async def contact(service: TheService, visitor: TheVisitor) -> ContactOut:
    return await _contact(service, visitor.person.id)


@put("/api/me/contact")
async def change_contact(service: TheService, visitor: TheVisitor, data: JSONBody[Contact]) -> ContactOut:
    given = {"by_push": data.by_push, "by_email": data.by_email, "email": data.email}
    if data.email:
        await service.logins.spend(f"email {visitor.address}")
        before = await service.contacts.of(visitor.person.id)
        if before is None or before.email != data.email:
            await service.accounts.check_owner(visitor.person, data.password, visitor.address)
    changes = {name: value or None if name == "email" else value for name, value in given.items()}
    changes = {name: changes[name] for name, value in given.items() if value is not UNSET}
    await service.contacts.change(visitor.person, **changes)
    return await _contact(service, visitor.person.id)


@post("/api/me/subscriptions", status_code=201)
async def subscribe(service: TheService, visitor: TheVisitor, data: JSONBody[Subscription]) -> ContactOut:
    browser = Browser(data.endpoint, data.p256dh, data.auth)
    await service.contacts.subscribe(visitor.person, browser)
    await service.contacts.change(visitor.person, by_push=True)
    return await _contact(service, visitor.person.id)


@post("/api/me/subscriptions/delete", status_code=200)
async def unsubscribe(service: TheService, visitor: TheVisitor, data: JSONBody[Unwanted]) -> ContactOut:
    """In one browser. Its endpoint is a secret, so that it is in no address, and in no log of them."""
    await service.contacts.turn_off(visitor.person, data.endpoint)
    return await _contact(service, visitor.person.id)


@post("/api/me/recovery-codes", status_code=201)
async def recovery_codes(service: TheService, visitor: TheVisitor, data: JSONBody[WithPassword]) -> Codes:
    if visitor.person.kind != "account":
        raise Forbidden(Message.of("tables-accounts-only"))
    await service.accounts.check_owner(visitor.person, data.password, visitor.address)
    return Codes(await service.contacts.new_codes(visitor.person))


@post("/api/password/forgotten", status_code=200)
async def forgotten(service: TheService, visitor: TheVisitor, data: JSONBody[Forgotten]) -> Nothing:
    """The answer is the same whether there's such an account or not."""
    await service.logins.spend(f"forgotten {visitor.address}", f"forgotten {name_key(data.name)}")
    service.accounts.send_link(data.name)
    return Nothing()


@post("/api/password/reset", status_code=200)
async def reset(service: TheService, visitor: TheVisitor, data: JSONBody[Reset]) -> Response[Me]:
    await service.logins.spend(visitor.address, f"name {name_key(data.name)}")
    account = await service.accounts.reset_password(data.name, data.code, data.password)
    await service.accounts.log_in(visitor.found, account)
    return _signed_in(service, account)


HANDLERS: list[Any] = [contact, change_contact, subscribe, unsubscribe, recovery_codes, forgotten, reset]


async def _contact(service: Service, person: str) -> ContactOut:
    found = await service.contacts.of(person)
    turn = service.your_turn
    return ContactOut(
        by_push=found is not None and found.by_push,
        by_email=found is not None and found.by_email,
        email=None if found is None else found.email,
        browsers=[browser.endpoint for browser in await service.contacts.browsers(person)],
        push_key=turn.vapid.public,
        sends_email=turn.post is not None,
        codes=await service.contacts.codes_left(person),
    )
