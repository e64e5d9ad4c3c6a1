"""Bots think in processes of their own, with a deadline. One that crashes or dawdles is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import struct
import sys
from typing import Any

import structlog

from treetop.tables.bots.bot_process import Question, Survey, pack
from treetop.tables.wire import Candidate

GRACE = 5.0
"""Seconds beyond its budget after which a bot is taken for stuck."""
START = 120.0
"""Seconds that the first answer of its kind may take in a process: it loads the compiled rules."""

PROGRAM = "from treetop.tables.bots.bot_process import main; main()"
"""Not `-m`: the package has imported that module already, and Python would complain about a second copy."""

journal = structlog.get_logger("treetop.bots")


class BotFailure(Exception):
    """The bot crashed, hung or answered nonsense."""


class Worker:
    """One process, one question at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._answered: set[tuple[str, ...]] = set()

    async def ask(self, question: Question | Survey) -> Any:
        """Raises BotFailure; the next question gets a new process."""
        try:
            deadline = question.budget + (GRACE if question.kind in self._answered else START)
            answer = await asyncio.wait_for(self._exchange(question), deadline)
            self._answered.add(question.kind)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, pickle.UnpicklingError) as failure:
            await self.stop()
            raise BotFailure(repr(failure)) from failure
        except asyncio.CancelledError:
            await self.stop()
            raise
        if isinstance(answer, Exception):
            raise BotFailure(repr(answer))
        return answer

    async def stop(self) -> None:
        process, self._process = self._process, None
        self._answered.clear()
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def _exchange(self, question: Question | Survey) -> Any:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(pack(question))
        await process.stdin.drain()
        header = await process.stdout.readexactly(4)
        return pickle.loads(await process.stdout.readexactly(struct.unpack(">I", header)[0]))

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._answered.clear()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                PROGRAM,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        return self._process


class BotPool:
    """A few workers. Questions wait for the first that is free."""

    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def choose(self, question: Question) -> str:
        """The notation of the bot's action. Raises BotFailure."""
        answer = await self._ask(question)
        if not isinstance(answer, str):
            raise BotFailure(repr(answer))
        return answer

    async def explain(self, question: Question) -> list[Candidate]:
        answer = await self._ask(question)
        if not isinstance(answer, list):
            raise BotFailure(repr(answer))
        return answer

    async def survey(self, survey: Survey) -> list[tuple[float, ...]]:
        """How positions of a finished game stand."""
        answer = await self._ask(survey)
        if not isinstance(answer, list):
            raise BotFailure(repr(answer))
        return answer

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()

    async def _ask(self, question: Question | Survey) -> Any:
        worker = await self._idle.get()
        try:
            return await worker.ask(question)
        finally:
            self._idle.put_nowait(worker)
