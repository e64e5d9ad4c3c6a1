"""Matches that are over: replays, records, reviews, without holding up those that are being played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from typing import Any

import msgspec
import structlog

from treetop.games.errors import Refusal
from treetop.games.game import View
from treetop.tables import wire
from treetop.tables.presentation.archive_process import MAIN, Asked, Encoding, Turns, answer
from treetop.tables.refusals import TooMany
from treetop.tables.store.log import Log
from treetop.tables.worker import Worker, WorkerCrash, WorkerFailure

journal = structlog.get_logger("treetop.tables")
MOST_WAITING = 100
ATTEMPTS = 3
REMEMBERED = 256


class Archive:
    """One process works on one question at a time. Exports wait behind everybody else."""

    def __init__(self, log: Log, workers: int) -> None:
        self._log = log
        self._worker = Worker(MAIN) if workers else None
        self._turn = asyncio.Lock()
        self._export = asyncio.Lock()
        self._waiting = 0
        self._answers: dict[tuple[Asked, int], Any] = {}
        self._forgotten = 0
        """How often answers have been forgotten."""

    async def record(self, match: str) -> str:
        return str(await self._answer(Asked("record", match)))

    async def export(self, matches: Iterable[str]) -> AsyncIterator[str]:
        """The records of these matches, without those that can't be read."""
        for match in matches:
            try:
                async with self._export:
                    record = await self._exported(match)
            except (WorkerFailure, Refusal) as failure:
                journal.warning("export-left-out", match=match, failure=repr(failure))
            else:
                yield record

    async def _exported(self, match: str) -> str:
        """However many wait: half an export would pass for a whole one.

        A process that crashes, or is too slow on a busy machine, may do better the next time.
        """
        for _ in range(ATTEMPTS - 1):
            with suppress(WorkerCrash):
                return str(await self._answer(Asked("record", match), patient=True))
        return str(await self._answer(Asked("record", match), patient=True))

    async def findings(self, match: str) -> list[wire.Words]:
        found: list[wire.Words] = await self._answer(Asked("findings", match))
        return found

    async def picture(self, match: str) -> bytes | None:
        """Drawn once for each state that somebody asks about."""
        found: bytes | None = await self._answer(Asked("picture", match))
        return found

    async def turns(self, match: str) -> Turns:
        found: Turns = await self._ask(Asked("turns", match, await self._log.rows(match)))
        return found

    async def choices(self, match: str) -> list[tuple[int, View, str]]:
        """The decisions of a match that were not forced."""
        found: list[tuple[int, View, str]] = await self._ask(
            Asked("choices", match, await self._log.rows(match))
        )
        return found

    async def replay(
        self, match: str, card: wire.TableCard, eyes: str, first: int, last: int, encoding: Encoding
    ) -> bytes:
        """The answer to a request, compressed in an encoding that is understood."""
        asked = Asked("replay", match, (), wire.encode(card), eyes, first, last, encoding)
        return bytes(await self._answer(asked))

    def forget(self, match: str) -> None:
        self._forgotten += 1
        for key in [key for key in self._answers if key[0].id == match]:
            del self._answers[key]

    def forget_all(self) -> None:
        self._forgotten += 1
        self._answers.clear()

    async def stop(self) -> None:
        if self._worker is not None:
            await self._worker.stop()

    async def _answer(self, asked: Asked, patient: bool = False) -> Any:
        """What was asked lately, and of a log that has not grown since, is known."""
        forgotten = self._forgotten
        rows = await self._log.rows(asked.id)
        key = (asked, len(rows))
        if key in self._answers:
            return self._answers[key]
        found = await self._ask(msgspec.structs.replace(asked, rows=rows), patient)
        # What was read before a name was erased isn't kept.
        if forgotten == self._forgotten:
            while len(self._answers) >= REMEMBERED:
                del self._answers[next(iter(self._answers))]
            self._answers[key] = found
        return found

    async def _ask(self, asked: Asked, patient: bool = False) -> Any:
        """Raises TooMany, unless whoever asks is patient."""
        if self._worker is None:
            return _answer_here(asked)
        if self._waiting >= MOST_WAITING and not patient:
            raise TooMany(5)
        self._waiting += 1
        try:
            async with self._turn:
                return await self._worker.ask(asked)
        except WorkerFailure as failure:
            if isinstance(failure.__cause__, Refusal):
                raise failure.__cause__ from failure
            raise
        finally:
            self._waiting -= 1


def _answer_here(asked: Asked) -> Any:
    """In this process, but failing like a worker."""
    try:
        return answer(asked)
    except Refusal:
        raise
    except Exception as failure:
        raise WorkerFailure(repr(failure)) from failure
