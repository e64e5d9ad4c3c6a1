"""What a link to a table shows where it is shared: a title, a sentence and a picture (https://ogp.me)."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request

from treetop.games import game_named
from treetop.locales import Language, Message
from treetop.tables import wire
from treetop.tables.http.handshake import Handshake
from treetop.tables.presentation.picture import can_draw
from treetop.tables.service import Service

PICTURE = "/icon/any/512.png"
"""Where there is nothing to see yet."""


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
    if card is None or not _shows_strangers(card):
        return ()
    service: Service = request.app.state.service
    handshake = Handshake(request.scope)
    https = service.settings.secure or handshake.is_https(service.settings.proxies)
    origin = f"{'https' if https else 'http'}://{handshake.header('host')}"
    picture = _picture(card)
    facts = {
        "og:type": "website",
        "og:site_name": "Treetop",
        "og:title": _title(card, language),
        "og:description": language.say(_sentence(card)),
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
    return f"{_said(language, card.game, f'web-game-{card.game}', f'{card.game}-name')}: {names}"


def _name(seat: wire.SeatCard, language: Language) -> str:
    if isinstance(seat.person, wire.PersonCard):
        return seat.person.name
    return _said(language, str(seat.player), f"players-{seat.player}-name")


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
