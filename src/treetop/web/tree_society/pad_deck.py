"""A deck as the score pad knows it, and reading one from its owner's file."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from treetop.games.game import Facts
from treetop.games.tree_society import Deck
from treetop.games.tree_society.cards import spoken
from treetop.games.tree_society.deck.reader import FIRST_SHIPPED, SHIPPED, inspect_deck, shipped_text
from treetop.tables.http.handshake import Handshake
from treetop.tables.service import Service

LARGEST_FILE = 256 * 1024
MOST_PROBLEMS = 100
"""Nobody reads more, and a file can have tens of thousands."""


class DeckFile(Struct):
    text: str


def pad_deck(deck: Deck) -> Facts:
    """What its cards say, and the numbers that the kernel reads."""
    return {
        "name": deck.name,
        "hash": deck.hash,
        "keys": [card.key for card in deck.guild_cards],
        "cards": deck.facts()["guild_cards"],
        "plain": vars(deck.plain),
    }


@post("/api/decks", status_code=200, request_max_body_size=LARGEST_FILE)
async def read_deck(request: Request[Any, Any, Any], data: JSONBody[DeckFile]) -> Facts:
    """Read a deck file as `treetop deck check` does: the deck, or its problems. Nothing is stored."""
    service: Service | None = request.app.state.get("service")
    if service is not None:
        await service.reviewings.spend(f"decks {Handshake(request.scope).address(service.settings.proxies)}")
    return await asyncio.to_thread(_read, data.text)


def _read(text: str) -> Facts:
    deck, problems = inspect_deck(text)
    whole = None if deck is None or problems else pad_deck(deck)
    return {"deck": whole, "problems": [spoken(problem.message()) for problem in problems[:MOST_PROBLEMS]]}


def file_route(name: str) -> ControllerRouterHandler:
    """The file of a shipped deck, for owners of the printed game to start from."""

    @get(f"/api/decks/{name}.toml", sync_to_thread=True)
    def shipped_file() -> Response[str]:
        return Response(shipped_text(name), media_type="application/toml")

    return shipped_file


def deck_routes() -> list[ControllerRouterHandler]:
    return [read_deck, file_route(SHIPPED), file_route(FIRST_SHIPPED)]
