"""What a link to a table or a puzzle shows where it is shared: a title, a sentence and a picture (https://ogp.me)."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any

from litestar import Request

from treetop.games import GAMES, game_named
from treetop.locales import Language, Message
from treetop.players import PLAYERS
from treetop.players import title as bot_title
from treetop.players.puzzle import Puzzle, puzzles_of
from treetop.tables import wire
from treetop.tables.http.handshake import Handshake
from treetop.tables.presentation.picture import can_draw, drawn
from treetop.tables.service import Service

PICTURE = "/icon/any/512.png"
"""Where there is nothing to see yet."""
PUZZLE_PICTURES = "/picture/puzzles/"


async def table_at(request: Request[Any, Any, Any]) -> wire.TableCard | None:
    """The table that is played or replayed at this address."""
    parts = request.url.path.strip("/").split("/")
    service: Service | None = request.app.state.get("service")
    if service is None or len(parts) != 2 or parts[0] not in ("t", "replay"):
        return None
    return await service.lists.card(parts[1][:16])


def unfolded(
    request: Request[Any, Any, Any], card: wire.TableCard | None, language: Language
) -> tuple[str, ...]:
    """Lines for the head of the page; none where a stranger may see nothing."""
    if card is not None and _shows_strangers(card):
        return _lines(request, _title(card, language), language.say(_sentence(card)), _picture(card))
    puzzle = puzzle_at(request.url.path)
    if puzzle is None or request.app.state.get("service") is None:
        return ()
    game = request.url.path.split("/")[2]
    player = next(player for player in PLAYERS[game].values() if player.level == puzzle.grade)
    name = _said(language, player.name, f"players-{player.name}-name")
    picture = f"{PUZZLE_PICTURES}{game}/{puzzle.id}.png" if can_draw() else None
    title = f"{_game_name(game, language)}: {language.say('puzzles-title')}"
    return _lines(request, title, language.say("puzzles-ask", name=name), picture)


def puzzle_at(path: str) -> Puzzle | None:
    """The puzzle that `/puzzles/GAME/ID` shows."""
    parts = path.strip("/").split("/")
    if len(parts) != 3 or parts[0] != "puzzles" or parts[1] not in GAMES:
        return None
    return _puzzles(parts[1]).get(parts[2])


@cache
def puzzle_picture(path: str) -> bytes | None:
    """As its solver sees it; there are only as many as puzzles, because others are refused before."""
    puzzle = puzzle_at(path)
    if puzzle is None:
        return None
    position = game_named(path.split("/")[2]).from_notation(puzzle.position)
    return drawn(position.view(position.seat_to_act))


@cache
def _puzzles(game: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles_of(game_named(game))}


def _lines(
    request: Request[Any, Any, Any], title: str, sentence: str, picture: str | None
) -> tuple[str, ...]:
    service: Service = request.app.state.service
    handshake = Handshake(request.scope)
    https = service.settings.secure or handshake.is_https(service.settings.proxies)
    origin = f"{'https' if https else 'http'}://{handshake.header('host')}"
    facts = {
        "og:type": "website",
        "og:site_name": "Treetop",
        "og:title": title,
        "og:description": sentence,
        "og:image": origin + (PICTURE if picture is None else picture),
        "og:url": origin + request.url.path,
    }
    return (
        *(f'<meta property="{name}" content="{escape(text)}">' for name, text in facts.items()),
        f'<meta name="twitter:card" content="{"summary" if picture is None else "summary_large_image"}">',
    )


def _shows_strangers(card: wire.TableCard) -> bool:
    """As `Match.shows_strangers`."""
    if card.state == "playing":
        return card.spectators != "no"
    return card.started is None or card.public


def _picture(card: wire.TableCard) -> str | None:
    """Of the table as everybody sees it now; its number makes sure that nobody shows an old one."""
    shown = card.state == "finished" or (card.state == "playing" and card.spectators == "yes")
    if not shown or not can_draw() or game_named(card.game).part("drawings") is None:
        return None
    return f"/api/tables/{card.id}/picture.png?seq={card.seq}"


def _title(card: wire.TableCard, language: Language) -> str:
    names = ", ".join(_name(seat, language) for seat in card.seats if seat.kind != "open")
    return f"{_game_name(card.game, language)}: {names}"


def _game_name(game: str, language: Language) -> str:
    return _said(language, game, f"{game}-name")


def _name(seat: wire.SeatCard, language: Language) -> str:
    if isinstance(seat.person, wire.PersonCard):
        return seat.person.name
    return _said(language, str(seat.player), bot_title(str(seat.player)).id)


def _said(language: Language, otherwise: str, *ids: str) -> str:
    """A game of another package may have no words here."""
    return next((language.say(Message(id)) for id in ids if language.knows(id)), otherwise)


def _sentence(card: wire.TableCard) -> Message:
    if card.state == "open":
        free = sum(seat.kind == "open" for seat in card.seats)
        return Message.of("people-unfold-open", count=free)
    if card.result is not None:
        return Message.of("people-unfold-finished", scores=" : ".join(map(str, card.result.scores)))
    return Message.of("people-unfold-playing")
