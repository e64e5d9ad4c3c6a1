"""Processes for work that would hold up the event loop: a question on stdin, an answer on stdout."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import struct
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Protocol

from treetop.games.errors import Refusal
from treetop.tables.json_log import set_up_log

GRACE = 5.0
"""Seconds beyond its budget after which a worker is taken for stuck."""
START = 120.0
"""Seconds that the first answer of its kind may take in a process: it loads the compiled rules."""


class WorkerFailure(Exception):
    """The worker crashed, hung or answered nonsense."""


class WorkerCrash(WorkerFailure):
    """It didn't answer at all; the next one may."""


class Task(Protocol):
    """Something picklable to ask a worker."""

    @property
    def budget(self) -> float:
        """Seconds that the answer should take."""

    @property
    def kind(self) -> tuple[str, ...]:
        """Questions of one kind need the same compiled rules."""


class Worker:
    """One process, one question at a time. `main` names the function that it runs: `package.module:main`."""

    def __init__(self, main: str) -> None:
        module, _, function = main.partition(":")
        # Not `-m`: Python would complain if the package has imported that module already.
        self._program = f"from {module} import {function}; {function}()"
        self._process: asyncio.subprocess.Process | None = None
        self._answered: set[tuple[str, ...]] = set()

    async def ask(self, question: Task) -> Any:
        """Raises WorkerFailure; the next question gets a new process."""
        try:
            deadline = question.budget + (GRACE if question.kind in self._answered else START)
            answer = await asyncio.wait_for(self._exchange(question), deadline)
            self._answered.add(question.kind)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, pickle.UnpicklingError) as failure:
            await self.stop()
            raise WorkerCrash(repr(failure)) from failure
        except asyncio.CancelledError:
            await self.stop()
            raise
        if isinstance(answer, Exception):
            raise WorkerFailure(repr(answer)) from answer
        return answer

    async def stop(self) -> None:
        process, self._process = self._process, None
        self._answered.clear()
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def _exchange(self, question: Task) -> Any:
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
                self._program,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        return self._process


def pack(value: Any) -> bytes:
    body = pickle.dumps(value)
    return struct.pack(">I", len(body)) + body


def serve(answer: Callable[[Any], Any], questions: BinaryIO, answers: BinaryIO) -> None:
    while header := questions.read(4):
        question = pickle.loads(questions.read(struct.unpack(">I", header)[0]))
        try:
            reply: Any = answer(question)
        except Exception as error:
            reply = error if isinstance(error, Refusal) else RuntimeError(f"{type(error).__name__}: {error}")
        answers.write(pack(reply))
        answers.flush()


def run(answer: Callable[[Any], Any]) -> None:
    """Serve until stdin ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever is printed meanwhile must not be taken for an answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    set_up_log()
    serve(answer, sys.stdin.buffer, answers)
