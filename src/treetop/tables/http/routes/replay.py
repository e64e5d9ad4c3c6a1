"""Looking back: replays, records, proofs of fairness, the export of all public games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import QueryParameter
from litestar.response import Stream
from msgspec import Struct

from treetop.locales import Message
from treetop.tables import wire
from treetop.tables.http.routes.tables import GameName, seat_of
from treetop.tables.http.visitor import TableId, TheService, TheVisitor, Visitor
from treetop.tables.live.table import LiveTable
from treetop.tables.presentation.archive_process import Encoding
from treetop.tables.presentation.looking_back import LookingBack
from treetop.tables.presentation.replay import Replay, eyes_of
from treetop.tables.presentation.review import Review, review_of
from treetop.tables.refusals import Missing
from treetop.tables.service import Service

Step = Annotated[int, QueryParameter(ge=0, le=100_000)]
Eyes = Annotated[str, QueryParameter(max_length=16)]
CHUNK = 50


class Progress(Struct):
    """Of so many decisions so many are judged; 0 of 0 as long as nobody has begun."""

    done: int
    total: int


class FairnessProof(Struct):
    commitment: str
    salts: int | tuple[str, ...]
    server_seed: str | None
    seed: str | None
    verified: bool
    message: wire.Words
    findings: list[wire.Words]


@get("/api/tables/{table:str}/record")
async def record(service: TheService, visitor: TheVisitor, table: TableId) -> Response[Any]:
    live = await _ended(service, visitor, table)
    text = await service.archive.record(table)
    name = f'attachment; filename="{live.match.terms.game}-{table}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})


@get("/api/tables/{table:str}/replay")
async def replay(
    request: Request[Any, Any, Any],
    service: TheService,
    visitor: TheVisitor,
    table: TableId,
    eyes: Eyes = "spectator",
    first: Annotated[int, QueryParameter(name="from", ge=0, le=100_000)] = 0,
    to: Step = 100_000,
) -> Response[Replay]:
    live = await _ended(service, visitor, table)
    eyes_of(live.match.players, eyes)
    card = live.card(seat_of(live, visitor))
    accepted = request.headers.get("accept-encoding", "")
    encoding: Encoding = "br" if "br" in accepted else "gzip" if "gzip" in accepted else ""
    body: Any = await service.archive.replay(table, card, eyes, first, to, encoding)
    headers = {"vary": "accept-encoding", **({"content-encoding": encoding} if encoding else {})}
    return Response(body, media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/review")
async def review(service: TheService, visitor: TheVisitor, table: TableId) -> Review:
    live = await _ended(service, visitor, table)
    standings = await service.advice.review(live, visitor.address)
    return review_of(standings, live.match.result is not None)


@get("/api/tables/{table:str}/decisions")
async def decisions(service: TheService, visitor: TheVisitor, table: TableId) -> LookingBack:
    live = await _ended(service, visitor, table)
    return await service.advice.looking_back(live, visitor.address)


@get("/api/tables/{table:str}/decisions/progress")
async def progress(service: TheService, visitor: TheVisitor, table: TableId) -> Progress:
    # Not counted as something read: a browser that waits asks every second.
    live = await _over(service, visitor, table)
    return Progress(*await service.reviews.progress(table, live.match.terms.game))


@get("/api/tables/{table:str}/picture.png", media_type="image/png")
async def picture(service: TheService, visitor: TheVisitor, table: TableId) -> Response[bytes]:
    """What a stranger sees, for where the address is shared; at once, so not where they see it later."""
    await service.readings.spend(visitor.address)
    live = await service.hall.table(table)
    later = live.match.state == "playing" and live.match.terms.spectators == "delayed"
    drawn = await service.archive.picture(table) if live.match.shows_strangers and not later else None
    if drawn is None:
        raise Missing()
    return Response(drawn, media_type="image/png", headers={"Cache-Control": "public, max-age=300"})


@get("/api/tables/{table:str}/fairness")
async def fairness(service: TheService, visitor: TheVisitor, table: TableId) -> FairnessProof:
    await service.readings.spend(visitor.address)
    live = await service.hall.table(table)
    card = live.card(seat_of(live, visitor)).fairness
    if live.match.live or live.match.started_at is None:
        promise = wire.words(Message.of("tables-fairness-promise"))
        return FairnessProof(card.commitment, card.salts, None, None, False, promise, [])
    findings = await service.archive.findings(table)
    return FairnessProof(
        card.commitment,
        card.salts,
        live.match.server_seed,
        live.match.seed,
        True,
        wire.words(Message.of("tables-fairness-kept")),
        findings,
    )


@get("/api/export/games.jsonl", media_type="application/jsonl")
async def export(
    service: TheService,
    visitor: TheVisitor,
    game: GameName = None,
    after: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
) -> Stream:
    await service.readings.spend(visitor.address)
    return Stream(_games(service, game, after), media_type="application/jsonl")


HANDLERS: list[Any] = [record, replay, review, decisions, progress, picture, fairness, export]


async def _games(service: Service, game: str | None, ended: int) -> AsyncIterator[str]:
    after = (ended, "~" if ended else "")
    while rows := await service.lists.finished_public(game, after, CHUNK):
        async for record in service.archive.export(row.id for row in rows):
            yield record + "\n"
        after = (rows[-1].ended, rows[-1].id)


async def _ended(service: Service, visitor: Visitor, table: str) -> LiveTable:
    await service.readings.spend(visitor.address)
    return await _over(service, visitor, table)


async def _over(service: Service, visitor: Visitor, table: str) -> LiveTable:
    """Cards stay hidden until the match is over."""
    live = await service.hall.table(table)
    seat_of(live, visitor)
    if live.match.live or live.match.started_at is None:
        raise Missing(Message.of("tables-not-ended"))
    return live
