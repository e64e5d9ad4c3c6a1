"""Bots take their turns."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from random import Random
from typing import TYPE_CHECKING, Any

import structlog

from treetop.games.errors import Refusal
from treetop.tables.bots.bot_process import Question
from treetop.tables.bots.pool import BotFailure
from treetop.tables.live.table import LiveTable
from treetop.tables.match.match import Match
from treetop.tables.match.plan import BrokenPlan

if TYPE_CHECKING:
    from treetop.tables.service import Service

journal = structlog.get_logger("treetop.bots")
Spawn = Callable[[Coroutine[Any, Any, None]], None]


class BotTurns:
    """At most one thought at a time for each table."""

    def __init__(self, service: Service, spawn: Spawn) -> None:
        self._service = service
        self._spawn = spawn
        self._thinking: set[str] = set()

    def consider(self, live: LiveTable) -> None:
        """If it is a bot's turn, let it think."""
        match = live.match
        if match.bot_to_act is not None and match.id not in self._thinking:
            self._thinking.add(match.id)
            self._spawn(self._play(live))

    async def _play(self, live: LiveTable) -> None:
        try:
            while live.match.bot_to_act is not None:
                await asyncio.sleep(self._service.settings.bot_pause)
                await self._move(live)
        finally:
            self._thinking.discard(live.match.id)

    async def _move(self, live: LiveTable) -> None:
        match = live.match
        player, seat = match.bot_to_act, match.seat_to_act
        if player is None or seat is None:
            return
        notation = await self._choice(match, seat, player)
        try:
            # The id makes it one move however many workers thought about it.
            await self._service.hall.play(live, seat, f"bot-{match.seq}", match.moved, [notation], bot=True)
            self._service.metrics.moves.labels("bot").inc()
        except (Refusal, BrokenPlan):
            return

    async def _choice(self, match: Match, seat: int, player: str) -> str:
        """What the bot wants, or any legal action if it fails."""
        assert match.position is not None
        view = match.position.view(seat)
        seed = secrets.randbits(63)
        question = Question(match.terms.game, player, view, seed, self._service.settings.bot_seconds)
        legal = [str(action) for action in view.legal_actions]
        try:
            notation = await self._service.bots.choose(question)
            if notation in legal:
                return notation
            raise BotFailure(notation)
        except BotFailure as failure:
            journal.warning("bot-failed", match=match.id, player=player, failure=str(failure))
            self._service.metrics.bot_failures.inc()
            return Random(seed).choice(legal)
