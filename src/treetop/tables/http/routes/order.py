"""Reports by players, and what is stored about them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from treetop.locales import Language, Message
from treetop.tables.http.routes.tables import seat_of
from treetop.tables.http.visitor import TheService, TheTable, TheVisitor
from treetop.tables.settings import Retention
from treetop.tables.store import schema as s


class Report(Struct):
    person: Annotated[str, Meta(max_length=64)]
    text: Annotated[str, Meta(max_length=1000)]


class Received(Struct):
    pass


class Stored(Struct):
    """One table of the database: what it is for, and the names of what it holds."""

    name: str
    about: str
    columns: list[str]


class Privacy(Struct):
    stored: list[Stored]
    retention: Retention


@post("/api/tables/{table:str}/reports", status_code=201)
async def report(
    service: TheService, visitor: TheVisitor, live: TheTable, data: JSONBody[Report]
) -> Received:
    seat_of(live, visitor)
    await service.report(live, visitor.person, data.person, data.text)
    return Received()


@get("/api/privacy")
async def privacy(service: TheService, visitor: TheVisitor) -> Privacy:
    """What is stored, read from the schema itself."""
    language = Language(visitor.language)
    stored = [
        Stored(name, language.say(Message(f"hosting-stored-{name.replace('_', '-')}")), list(table.c.keys()))
        for name, table in sorted(s.metadata.tables.items())
    ]
    return Privacy(stored, service.settings.retention)


HANDLERS: list[Any] = [report, privacy]
