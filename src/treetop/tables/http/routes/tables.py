"""Opening tables, finding them, sitting down and getting up."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any, Literal

import segno
from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from treetop.tables.http.handshake import Handshake
from treetop.tables.http.routes.me import NoBody, Nothing
from treetop.tables.http.visitor import TheService, TheTable, TheVisitor, Visitor
from treetop.tables.live.table import LiveTable
from treetop.tables.match.fairness import Salt
from treetop.tables.match.opening import Wish
from treetop.tables.refusals import Missing
from treetop.tables.store.lists import Mark
from treetop.tables.wire import SeatNumber, TableCard

GameName = Annotated[str | None, QueryParameter(max_length=32)]
Page = Annotated[int, QueryParameter(ge=0, le=200)]
PageMark = Annotated[str | None, QueryParameter(pattern=r"^[01]-\d{1,15}-[a-z0-9]{1,16}$")]
Timestamp = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
State = Literal["open", "playing", "finished", "abandoned"]


class OneTable(Struct):
    table: TableCard


class ManyTables(Struct):
    tables: list[TableCard]


class MyTables(Struct):
    tables: list[TableCard]
    my_turns: int
    next: str | None


class Join(Struct):
    seat: SeatNumber | None = None
    salt: Salt = ""


class Fill(Struct):
    fill: Annotated[str, Meta(max_length=64)]


class Rematch(Struct):
    salt: Salt = ""


class Promise(Struct):
    commitment: str


@post("/api/promises", status_code=201)
async def promise(service: TheService, visitor: TheVisitor, data: NoBody) -> Promise:
    return Promise(await service.promises.make(visitor.person))


@post("/api/tables", status_code=201)
async def open_table(service: TheService, visitor: TheVisitor, data: JSONBody[Wish]) -> OneTable:
    return seen(await service.open(data, visitor.person), visitor)


@get("/api/tables")
async def open_tables(service: TheService, game: GameName = None, page: Page = 0) -> ManyTables:
    return ManyTables(await service.lists.open_tables(game, page))


@get("/api/tables/live")
async def live_tables(service: TheService, game: GameName = None) -> ManyTables:
    return ManyTables(await service.lists.live_tables(game))


@get("/api/me/tables")
async def my_tables(
    service: TheService,
    visitor: TheVisitor,
    kept: Annotated[State | None, QueryParameter(name="state")] = None,
    after: PageMark = None,
) -> MyTables:
    person = visitor.person.id
    tables, last = await service.lists.tables_of(person, kept, Mark.read(after) if after else None)
    return MyTables(tables, await service.lists.turns_of(person), str(last) if last else None)


@get("/api/me/invitations")
async def invitations(service: TheService, visitor: TheVisitor) -> ManyTables:
    """Tables that keep a seat for whoever asks: challenges and rematches."""
    return ManyTables(await service.lists.invitations_of(visitor.person.id))


@post("/api/tables/{table:str}/decline", status_code=200)
async def decline(service: TheService, visitor: TheVisitor, live: TheTable, data: NoBody) -> Nothing:
    await service.decline(live, visitor.person)
    return Nothing()


@get("/api/tables/{table:str}")
async def one_table(service: TheService, visitor: TheVisitor, live: TheTable) -> OneTable:
    return seen(live, visitor)


@post("/api/tables/{table:str}/join", status_code=200)
async def join(service: TheService, visitor: TheVisitor, live: TheTable, data: JSONBody[Join]) -> OneTable:
    seat = None if data.seat is None else data.seat - 1
    return seen(await service.join(live, visitor.person, seat, data.salt), visitor)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(service: TheService, visitor: TheVisitor, live: TheTable, data: NoBody) -> OneTable:
    await service.leave(live, visitor.person)
    return seen(live, visitor)


@post("/api/tables/{table:str}/resign", status_code=200)
async def resign(service: TheService, visitor: TheVisitor, live: TheTable, data: NoBody) -> OneTable:
    await service.resign(live, visitor.person)
    return seen(live, visitor)


@delete("/api/tables/{table:str}", status_code=200)
async def delete_table(service: TheService, visitor: TheVisitor, live: TheTable) -> Nothing:
    """A game with bots alone."""
    await service.delete_table(live, visitor.person)
    return Nothing()


@post("/api/tables/{table:str}/start", status_code=200)
async def start(service: TheService, visitor: TheVisitor, live: TheTable, data: JSONBody[Fill]) -> OneTable:
    await service.fill(live, visitor.person, data.fill)
    return seen(live, visitor)


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(
    service: TheService, visitor: TheVisitor, live: TheTable, data: JSONBody[Rematch]
) -> OneTable:
    return seen(await service.rematch(live, visitor.person, data.salt), visitor)


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def qr_code(request: Request[Any, Any, Any], service: TheService, live: TheTable) -> Response[bytes]:
    handshake = Handshake(request.scope)
    https = service.settings.secure or handshake.is_https(service.settings.proxies)
    link = f"{'https' if https else 'http'}://{handshake.header('host')}/t/{live.match.id}"
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=2)
    return Response(picture.getvalue(), media_type="image/svg+xml")


HANDLERS: list[Any] = [
    promise,
    open_table,
    open_tables,
    live_tables,
    my_tables,
    invitations,
    decline,
    one_table,
    join,
    leave,
    resign,
    delete_table,
    start,
    rematch,
    qr_code,
]


def seat_of(live: LiveTable, visitor: Visitor) -> int | None:
    """Whose eyes the visitor has. Raises Missing where a stranger may not look."""
    seat = live.match.seat_of(visitor.id)
    if seat is None and not live.match.shows_strangers:
        raise Missing()
    return seat


def seen(live: LiveTable, visitor: Visitor) -> OneTable:
    return OneTable(live.card(seat_of(live, visitor)))
