"""How finished matches stood, turn by turn."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from treetop.players.review import Standing, ends_of_turns
from treetop.tables.bots.bot_process import Survey
from treetop.tables.bots.pool import BotPool
from treetop.tables.presentation.replay import Step

REMEMBERED = 256
AT_ONCE = 4
"""Positions in one question. Bots at live tables wait for no more than that."""
SECONDS = 10.0


class Reviews:
    """Each is worked out once, and one after another, so that most thinkers stay with the live tables."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._turn = asyncio.Lock()
        self._known: dict[str, asyncio.Task[list[Standing]]] = {}

    async def of(self, match: str, game: str, steps: Sequence[Step]) -> list[Standing]:
        """Raises BotFailure; who asks again has it tried again."""
        task = self._known.get(match)
        if task is None:
            while len(self._known) >= REMEMBERED:
                del self._known[next(iter(self._known))]
            task = self._known[match] = asyncio.create_task(self._work_out(game, steps))
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

    async def _work_out(self, game: str, steps: Sequence[Step]) -> list[Standing]:
        turns = ends_of_turns([step.seat for step in steps])
        shares: list[tuple[float, ...]] = []
        async with self._turn:
            for first in range(0, len(turns), AT_ONCE):
                positions = tuple(steps[turn].position for turn in turns[first : first + AT_ONCE])
                shares += await self._bots.survey(Survey(game, positions, SECONDS))
        return [Standing(turn, steps[turn].seat, found) for turn, found in zip(turns, shares, strict=True)]
