"""Finished matches, looked back at: how they stood turn by turn, and what each decision gave away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from treetop.players.review import Standing
from treetop.tables.bots.bot_process import Judging, Survey
from treetop.tables.bots.pool import BotPool
from treetop.tables.live.archive import Archive
from treetop.tables.presentation.decision_card import DecisionCard

REMEMBERED = 256
AT_ONCE = 4
"""Positions or decisions in one question. Bots at live tables wait for no more than that."""
SECONDS = 10.0


class Reviews:
    """Each is worked out once, and one after another, so that most bots stay with the live tables."""

    def __init__(self, bots: BotPool, archive: Archive) -> None:
        self._bots = bots
        self._archive = archive
        self._turn = asyncio.Lock()
        self._known: dict[tuple[str, str], asyncio.Future[Any]] = {}

    async def standings(self, match: str, game: str) -> list[Standing]:
        """Raises BotFailure; asking again tries again."""
        found: list[Standing] = await self._once(("standings", match), lambda: self._standings(match, game))
        return found

    async def decisions(self, match: str, game: str) -> list[DecisionCard]:
        """Raises BotFailure; asking again tries again."""
        found: list[DecisionCard] = await self._once(
            ("decisions", match), lambda: self._decisions(match, game)
        )
        return found

    async def stop(self) -> None:
        working = [task for task in self._known.values() if not task.done()]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)

    async def _once(self, key: tuple[str, str], work: Callable[[], Awaitable[Any]]) -> Any:
        task = self._known.get(key)
        if task is None:
            while len(self._known) >= REMEMBERED:
                del self._known[next(iter(self._known))]
            task = self._known[key] = asyncio.ensure_future(work())
            task.add_done_callback(lambda done: self._forget_failure(key, done))
        return await asyncio.shield(task)

    def _forget_failure(self, key: tuple[str, str], done: asyncio.Future[Any]) -> None:
        if (done.cancelled() or done.exception()) and self._known.get(key) is done:
            del self._known[key]

    async def _standings(self, match: str, game: str) -> list[Standing]:
        turns = await self._archive.turns(match)
        shares: list[tuple[float, ...]] = []
        async with self._turn:
            for first in range(0, len(turns.steps), AT_ONCE):
                positions = tuple(turns.positions[first : first + AT_ONCE])
                shares += await self._bots.survey(Survey(game, positions, SECONDS))
        return [Standing(*found) for found in zip(turns.steps, turns.seats, shares, strict=True)]

    async def _decisions(self, match: str, game: str) -> list[DecisionCard]:
        choices = await self._archive.choices(match)
        found: list[DecisionCard] = []
        async with self._turn:
            for first in range(0, len(choices), AT_ONCE):
                asked = Judging(game, tuple(choices[first : first + AT_ONCE]), SECONDS)
                found += await self._bots.judge(asked)
        return found
