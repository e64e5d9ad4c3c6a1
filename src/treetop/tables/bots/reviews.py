"""How finished matches stood, turn by turn."""

from __future__ import annotations

import asyncio

from treetop.players.review import Standing
from treetop.tables.bots.bot_process import Survey
from treetop.tables.bots.pool import BotPool
from treetop.tables.live.archive import Archive

REMEMBERED = 256
AT_ONCE = 4
"""Positions in one question. Bots at live tables wait for no more than that."""
SECONDS = 10.0


class Reviews:
    """Each is worked out once, and one after another, so that most thinkers stay with the live tables."""

    def __init__(self, bots: BotPool, archive: Archive) -> None:
        self._bots = bots
        self._archive = archive
        self._turn = asyncio.Lock()
        self._known: dict[str, asyncio.Task[list[Standing]]] = {}

    async def of(self, match: str, game: str) -> list[Standing]:
        """Raises BotFailure; who asks again has it tried again."""
        task = self._known.get(match)
        if task is None:
            while len(self._known) >= REMEMBERED:
                del self._known[next(iter(self._known))]
            task = self._known[match] = asyncio.create_task(self._work_out(match, game))
            task.add_done_callback(lambda done: self._forget_failure(match, done))
        return await asyncio.shield(task)

    async def stop(self) -> None:
        working = [task for task in self._known.values() if not task.done()]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)

    def _forget_failure(self, match: str, done: asyncio.Task[list[Standing]]) -> None:
        if (done.cancelled() or done.exception()) and self._known.get(match) is done:
            del self._known[match]

    async def _work_out(self, match: str, game: str) -> list[Standing]:
        turns = await self._archive.turns(match)
        shares: list[tuple[float, ...]] = []
        async with self._turn:
            for first in range(0, len(turns.steps), AT_ONCE):
                positions = tuple(turns.positions[first : first + AT_ONCE])
                shares += await self._bots.survey(Survey(game, positions, SECONDS))
        return [Standing(*found) for found in zip(turns.steps, turns.seats, shares, strict=True)]
