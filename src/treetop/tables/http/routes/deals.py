"""What everybody has made of the same deal."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from treetop.tables.http.visitor import TheService, TheVisitor
from treetop.tables.match.plan import MOST_ACTIONS
from treetop.tables.people.deals import DealTable

TheGame = Annotated[str, PathParameter(max_length=32)]
TheDeal = Annotated[str, PathParameter(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", max_length=10)]
OneAction = Annotated[str, Meta(max_length=64)]
Actions = Annotated[tuple[OneAction, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]
MOST_COMMANDS = 500


class DealPlayed(Struct):
    """What its player did, one command after another. Everything else follows from the name of the deal."""

    commands: Annotated[tuple[Actions, ...], Meta(max_length=MOST_COMMANDS)]


@get("/api/deals/{game:str}/{deal:str}")
async def read(service: TheService, visitor: TheVisitor, game: TheGame, deal: TheDeal) -> DealTable:
    await service.readings.spend(visitor.address)
    return await service.deal_tables.read(game, deal, visitor.id)


@post("/api/deals/{game:str}/{deal:str}", status_code=200)
async def send(
    service: TheService, visitor: TheVisitor, game: TheGame, deal: TheDeal, data: JSONBody[DealPlayed]
) -> DealTable:
    return await service.deal_tables.send(game, deal, visitor.person, data.commands, visitor.address)


HANDLERS: list[Any] = [read, send]
