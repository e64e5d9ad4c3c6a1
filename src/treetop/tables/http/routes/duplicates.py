"""Duplicate games."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from treetop.tables.http.routes.me import NoBody
from treetop.tables.http.routes.tables import OneTable, seen
from treetop.tables.http.visitor import TheService, TheVisitor
from treetop.tables.match.opening import Wish
from treetop.tables.service.duplicates import Duplicate

TheDuplicate = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{1,16}$")]


@post("/api/duplicates", status_code=201)
async def open_duplicate(service: TheService, visitor: TheVisitor, data: JSONBody[Wish]) -> OneTable:
    return seen(await service.duplicates.open(data, visitor.person), visitor)


@get("/api/duplicates/{duplicate:str}")
async def show(service: TheService, visitor: TheVisitor, duplicate: TheDuplicate) -> Duplicate:
    await service.readings.spend(visitor.address)
    return await service.duplicates.show(duplicate, visitor.id)


@post("/api/duplicates/{duplicate:str}/play", status_code=200)
async def play(service: TheService, visitor: TheVisitor, duplicate: TheDuplicate, data: NoBody) -> OneTable:
    return seen(await service.duplicates.play(duplicate, visitor.person), visitor)


HANDLERS: list[Any] = [open_duplicate, show, play]
