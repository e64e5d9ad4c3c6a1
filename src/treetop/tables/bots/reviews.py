"""Finished matches, looked back at: how they stood turn by turn, and what each decision gave away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from treetop.players.review import Standing
from treetop.players.review_version import review_version
from treetop.tables.bots.bot_process import Judging, Survey
from treetop.tables.bots.pool import BotPool
from treetop.tables.live.archive import Archive
from treetop.tables.presentation.decision_card import DecisionCard
from treetop.tables.store.kept_reviews import KeptReviews, Part

AT_ONCE = 4
"""Positions or decisions in one question. Bots at live tables wait for no more than that."""
KEPT_AT_ONCE = 12
"""Findings that are worked out before they are stored."""
SECONDS = 10.0

Finding = TypeVar("Finding", Standing, DecisionCard)


class _Kind(Generic[Finding]):
    """A kind of finding, and how it's stored."""

    def __init__(self, name: str, finding: type[Finding]) -> None:
        self.name = name
        self._decoder = msgspec.json.Decoder(list[finding])  # type: ignore[valid-type]

    def part(self, found: Sequence[Finding], total: int) -> Part:
        return Part(len(found), total, msgspec.json.encode(found).decode())

    def findings(self, part: Part | None) -> list[Finding]:
        """What was stored; what can't be read is found again."""
        try:
            found: list[Finding] = self._decoder.decode(part.body) if part else []
        except msgspec.MsgspecError:
            return []
        return found if part and len(found) == part.done <= part.total else []


STANDINGS = _Kind("standings", Standing)
DECISIONS = _Kind("decisions", DecisionCard)


class Reviews:
    """Each is worked out once, and one after another, so that most bots stay with the live tables."""

    def __init__(self, bots: BotPool, archive: Archive, kept: KeptReviews) -> None:
        self._bots = bots
        self._archive = archive
        self._kept = kept
        self._turn = asyncio.Lock()
        self._working: dict[tuple[str, str], asyncio.Future[Any]] = {}

    async def standings(self, match: str, game: str) -> list[Standing]:
        """Raises BotFailure; asking again tries again."""
        return await self._look_back(STANDINGS, match, game, self._standings)

    async def decisions(self, match: str, game: str) -> list[DecisionCard]:
        """Raises BotFailure; asking again goes on from what has been found."""
        return await self._look_back(DECISIONS, match, game, self._decisions)

    async def progress(self, match: str, game: str) -> tuple[int, int]:
        """How many decisions have been judged, and how many there are; none as long as nobody has begun."""
        return await self._kept.progress(match, DECISIONS.name, review_version(game))

    async def stop(self) -> None:
        working = list(self._working.values())
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)

    async def _look_back(
        self,
        kind: _Kind[Finding],
        match: str,
        game: str,
        work: Callable[[str, str, list[Finding]], Awaitable[list[Finding]]],
    ) -> list[Finding]:
        part = await self._kept.find(match, kind.name, review_version(game))
        found = kind.findings(part)
        if part is not None and found and len(found) == part.total:
            return found
        key = (kind.name, match)
        task = self._working.get(key)
        if task is None:
            task = self._working[key] = asyncio.ensure_future(work(match, game, found))
            task.add_done_callback(lambda done: self._forget(key, done))
        worked_out: list[Finding] = await asyncio.shield(task)
        return worked_out

    def _forget(self, key: tuple[str, str], done: asyncio.Future[Any]) -> None:
        """Whoever still waits hears of a failure; if nobody does, it's no news."""
        del self._working[key]
        if not done.cancelled():
            done.exception()

    async def _standings(self, match: str, game: str, found: list[Standing]) -> list[Standing]:
        turns = await self._archive.turns(match)

        async def survey(first: int) -> list[Standing]:
            some = slice(first, first + AT_ONCE)
            shares = await self._bots.survey(Survey(game, tuple(turns.positions[some]), SECONDS))
            return [Standing(*one) for one in zip(turns.steps[some], turns.seats[some], shares, strict=True)]

        return await self._find_all(STANDINGS, match, game, found, len(turns.steps), survey)

    async def _decisions(self, match: str, game: str, found: list[DecisionCard]) -> list[DecisionCard]:
        choices = await self._archive.choices(match)

        async def judge(first: int) -> list[DecisionCard]:
            some = tuple(choices[first : first + AT_ONCE])
            return await self._bots.judge(Judging(game, some, SECONDS))

        return await self._find_all(DECISIONS, match, game, found, len(choices), judge)

    async def _find_all(
        self,
        kind: _Kind[Finding],
        match: str,
        game: str,
        found: list[Finding],
        total: int,
        find: Callable[[int], Awaitable[list[Finding]]],
    ) -> list[Finding]:
        await self._keep(kind, match, game, found, total)
        async with self._turn:
            while len(found) < total:
                found = found + await find(len(found))
                if len(found) % KEPT_AT_ONCE == 0 or len(found) == total:
                    await self._keep(kind, match, game, found, total)
        return found

    async def _keep(
        self, kind: _Kind[Finding], match: str, game: str, found: list[Finding], total: int
    ) -> None:
        """What can't be stored is shown all the same, and found again next time."""
        with suppress(SQLAlchemyError):
            await self._kept.keep(match, kind.name, review_version(game), kind.part(found, total))
