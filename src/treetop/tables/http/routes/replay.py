"""Looking back: replays, records, proofs of fairness, the export of all public games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter
from litestar.response import Stream
from msgspec import Struct

from treetop.locales import Message
from treetop.players.review import ends_of_turns, swings
from treetop.records import verify
from treetop.tables import wire
from treetop.tables.http.routes.tables import GameName, TableId, seat_of
from treetop.tables.http.visitor import Visitor
from treetop.tables.live.table import LiveTable
from treetop.tables.presentation.replay import MOST_FRAMES, ReplayFrame, eyes_of, frame, record_of, steps_of
from treetop.tables.refusals import Missing
from treetop.tables.service import Service
from treetop.tables.wire import TableCard

Step = Annotated[int, QueryParameter(ge=0, le=100_000)]
Eyes = Annotated[str, QueryParameter(max_length=16)]
CHUNK = 50


class Replay(Struct):
    table: TableCard
    steps: int
    turns: list[int]
    eyes: str
    frames: list[ReplayFrame]


class StandingCard(Struct):
    """How the match stood after a turn: each seat's share of the wins."""

    step: int
    seat: int | None
    shares: list[float]


class SwingCard(Struct):
    """A turn that changed the winner's prospects."""

    step: int
    seat: int | None
    winner: int
    before: float
    after: float


class Review(Struct):
    standings: list[StandingCard]
    swings: list[SwingCard]


class FairnessProof(Struct):
    commitment: str
    salts: int | tuple[str, ...]
    server_seed: str | None
    seed: str | None
    verified: bool
    message: wire.Words
    findings: list[wire.Words]


@get("/api/tables/{table:str}/record")
async def record(
    service: NamedDependency[Service], visitor: NamedDependency[Visitor], table: TableId
) -> Response[str]:
    live = await _ended(service, visitor, table)
    text = record_of(live.match, await service.hall.log.events(table)).to_json()
    name = f'attachment; filename="{live.match.terms.game}-{table}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})


@get("/api/tables/{table:str}/replay")
async def replay(
    service: NamedDependency[Service],
    visitor: NamedDependency[Visitor],
    table: TableId,
    eyes: Eyes = "spectator",
    first: Annotated[int, QueryParameter(name="from", ge=0, le=100_000)] = 0,
    to: Step = 100_000,
) -> Replay:
    live = await _ended(service, visitor, table)
    reader, open_cards = eyes_of(live.match, eyes)
    steps = list(steps_of(live.match, await service.hall.log.events(table)))
    wanted = range(first, min(to + 1, first + MOST_FRAMES, len(steps)))
    return Replay(
        live.card(seat_of(live, visitor)),
        max(0, len(steps) - 1),
        ends_of_turns([step.seat for step in steps]),
        eyes,
        [frame(live.match, n, steps[n], reader, open_cards, n == len(steps) - 1) for n in wanted],
    )


@get("/api/tables/{table:str}/review")
async def review(
    service: NamedDependency[Service], visitor: NamedDependency[Visitor], table: TableId
) -> Review:
    live = await _ended(service, visitor, table)
    steps = list(steps_of(live.match, await service.hall.log.events(table)))
    standings = await service.review(live, steps, visitor.address)
    finished = steps[-1].position.seat_to_act is None
    return Review(
        [
            StandingCard(one.step, _from_one(one.seat), [round(share, 3) for share in one.shares])
            for one in standings
        ],
        [
            SwingCard(
                swing.after.step,
                _from_one(swing.after.seat),
                swing.winner + 1,
                round(swing.before.shares[swing.winner], 3),
                round(swing.after.shares[swing.winner], 3),
            )
            for swing in (swings(standings) if finished else ())
        ],
    )


@get("/api/tables/{table:str}/fairness")
async def fairness(
    service: NamedDependency[Service], visitor: NamedDependency[Visitor], table: TableId
) -> FairnessProof:
    live = await service.hall.table(table)
    card = live.card(seat_of(live, visitor)).fairness
    if live.match.live or live.match.started_at is None:
        promise = wire.words(Message.of("tables-fairness-promise"))
        return FairnessProof(card.commitment, card.salts, None, None, False, promise, [])
    findings = verify(record_of(live.match, await service.hall.log.events(table))).findings
    return FairnessProof(
        card.commitment,
        card.salts,
        live.match.server_seed,
        live.match.seed,
        True,
        wire.words(Message.of("tables-fairness-kept")),
        [wire.words(finding) for finding in findings],
    )


@get("/api/export/games.jsonl", media_type="application/jsonl")
async def export(
    service: NamedDependency[Service],
    game: GameName = None,
    after: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
) -> Stream:
    return Stream(_games(service, game, after), media_type="application/jsonl")


HANDLERS: list[Any] = [record, replay, review, fairness, export]


def _from_one(seat: int | None) -> int | None:
    return None if seat is None else seat + 1


async def _games(service: Service, game: str | None, ended: int) -> AsyncIterator[str]:
    after = (ended, "~" if ended else "")
    while rows := await service.lists.finished_public(game, after, CHUNK):
        for row in rows:
            live = await service.hall.table(row.id)
            yield record_of(live.match, await service.hall.log.events(row.id)).to_json() + "\n"
        after = (rows[-1].ended, rows[-1].id)


async def _ended(service: Service, visitor: Visitor, table: str) -> LiveTable:
    """Cards stay hidden until the match is over."""
    live = await service.hall.table(table)
    seat_of(live, visitor)
    if live.match.live or live.match.started_at is None:
        raise Missing(Message.of("tables-not-ended"))
    return live
