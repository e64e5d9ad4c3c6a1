"""Who I am."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.response import Stream
from msgspec import Meta, Struct

from treetop.locales import LANGUAGES
from treetop.tables.http.visitor import TheService, TheVisitor, cookie_for, no_cookie
from treetop.tables.people.names import name_key
from treetop.tables.people.person import Person
from treetop.tables.service import Service

Name = Annotated[str, Meta(max_length=200)]
Password = Annotated[str, Meta(max_length=1000)]
LanguageCode = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]


class PersonOut(Struct):
    id: str
    name: str
    kind: str
    language: str | None


class Me(Struct):
    person: PersonOut | None


class Introduction(Struct):
    name: Name | None = None
    language: LanguageCode | None = None


class Credentials(Struct):
    name: Name
    password: Password


class NewPassword(Struct):
    old: Password
    new: Password


class WithPassword(Struct):
    password: Password = ""


class BotName(Struct):
    name: Name


class BotOut(Struct):
    id: str
    name: str
    created: int


class BotList(Struct):
    bots: list[BotOut]


class NewBot(Struct):
    bot: BotOut
    token: str


class Nothing(Struct):
    pass


NoBody = JSONBody[Nothing]


@get("/api/me")
async def me(service: TheService, visitor: TheVisitor) -> Response[Me]:
    """Whoever comes back regularly never has to log in again."""
    if visitor.found is not None and visitor.ticket is not None and visitor.ticket.is_old:
        return _signed_in(service, visitor.found)
    return Response(_me(visitor.found))


@post("/api/me", status_code=200)
async def introduce(service: TheService, visitor: TheVisitor, data: JSONBody[Introduction]) -> Response[Me]:
    if visitor.found is not None:
        return Response(_me(await service.accounts.rename(visitor.found, data.name, data.language)))
    await service.guests.spend(visitor.address)
    return _signed_in(service, await service.people.welcome(data.name, data.language or visitor.language))


@put("/api/me")
async def change(service: TheService, visitor: TheVisitor, data: JSONBody[Introduction]) -> Me:
    return _me(await service.accounts.rename(visitor.person, data.name, data.language))


@post("/api/account", status_code=200)
async def register(service: TheService, visitor: TheVisitor, data: JSONBody[Credentials]) -> Response[Me]:
    await service.logins.spend(f"register {visitor.address}")
    person = visitor.found or await service.people.welcome(data.name, visitor.language)
    return _signed_in(service, await service.accounts.register(person, data.name, data.password))


@put("/api/account/password")
async def change_password(
    service: TheService, visitor: TheVisitor, data: JSONBody[NewPassword]
) -> Response[Me]:
    await service.logins.spend(visitor.address, f"name {name_key(visitor.person.name)}")
    changed = await service.people.change_password(visitor.person, data.old, data.new)
    service.readers.hang_up(changed.id, 1001)
    return _signed_in(service, changed)


@post("/api/account/delete", status_code=200)
async def delete_account(
    service: TheService, visitor: TheVisitor, data: JSONBody[WithPassword]
) -> Response[Me]:
    """A guest has no password to ask for."""
    await service.accounts.check_owner(visitor.person, data.password, visitor.address)
    await service.accounts.erase(visitor.person)
    return Response(Me(None), cookies=[no_cookie(service)])


@get("/api/me/export", media_type="application/json")
async def export(service: TheService, visitor: TheVisitor) -> Stream:
    """Everything that is kept about whoever asks."""
    await service.exports.spend(visitor.person.id)
    name = 'attachment; filename="treetop.json"'
    content = service.accounts.personal_data(visitor.person)
    return Stream(content, media_type="application/json", headers={"content-disposition": name})


@post("/api/login", status_code=200)
async def log_in(service: TheService, visitor: TheVisitor, data: JSONBody[Credentials]) -> Response[Me]:
    await service.logins.spend(visitor.address, f"name {name_key(data.name)}")
    account = await service.people.recognise(data.name, data.password)
    await service.accounts.log_in(visitor.found, account)
    return _signed_in(service, account)


@post("/api/logout", status_code=200)
async def log_out(service: TheService, visitor: TheVisitor, data: NoBody) -> Response[Me]:
    if visitor.ticket is not None:
        await service.people.end(visitor.ticket)
        service.readers.hang_up_cookie(visitor.ticket.cookie)
    return Response(Me(None), cookies=[no_cookie(service)])


@post("/api/logout-everywhere", status_code=200)
async def log_out_everywhere(service: TheService, visitor: TheVisitor, data: NoBody) -> Response[Me]:
    await service.people.sign_out_everywhere(visitor.person)
    service.readers.hang_up(visitor.person.id)
    return Response(Me(None), cookies=[no_cookie(service)])


@get("/api/bots")
async def bots(service: TheService, visitor: TheVisitor) -> BotList:
    return await _bots(service, visitor.person)


@post("/api/bots", status_code=201)
async def new_bot(service: TheService, visitor: TheVisitor, data: JSONBody[BotName]) -> NewBot:
    bot, token = await service.people.new_bot(visitor.person, data.name)
    return NewBot(_bot(bot), token)


@delete("/api/bots/{bot:str}", status_code=200)
async def dismiss_bot(service: TheService, visitor: TheVisitor, bot: FromPath[str]) -> BotList:
    await service.people.dismiss_bot(visitor.person, bot)
    service.readers.hang_up(bot)
    return await _bots(service, visitor.person)


HANDLERS: list[Any] = [
    me,
    introduce,
    change,
    register,
    change_password,
    log_in,
    log_out,
    log_out_everywhere,
    delete_account,
    export,
    bots,
    new_bot,
    dismiss_bot,
]


async def _bots(service: Service, person: Person) -> BotList:
    return BotList([_bot(bot) for bot in await service.people.bots(person)])


def _bot(bot: Person) -> BotOut:
    return BotOut(bot.id, bot.name, bot.created)


def _me(person: Person | None) -> Me:
    return Me(None if person is None else PersonOut(person.id, person.name, person.kind, person.language))


def _signed_in(service: Service, person: Person) -> Response[Me]:
    return Response(_me(person), cookies=[cookie_for(service, person)])
