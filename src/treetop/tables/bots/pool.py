"""Bots think in processes of their own, with a deadline. One that crashes or hangs is replaced."""

from __future__ import annotations

import asyncio
import itertools
from bisect import insort
from collections import Counter
from enum import IntEnum
from typing import Any

import msgspec

from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.tables.bots.bot_process import Asked, DealGame, Judging, Question, Survey
from treetop.tables.presentation.decision_card import DecisionCard
from treetop.tables.wire import Candidate
from treetop.tables.worker import Worker, WorkerFailure

MAIN = "treetop.tables.bots.bot_process:main"
MOST_WAITING = 1_000
MOST_OF_ONE_OWNER = 10
SHORTEST = 0.05
"""Seconds of thought that every bot gets however many wait."""


class BotFailure(Exception):
    """The bot crashed, hung or answered nonsense."""


class Busy(BotFailure):
    """Too much is being thought about already."""


class Priority(IntEnum):
    """Who is answered first."""

    WAITED_FOR = 0
    """A person at the table waits for the bot's move."""
    HINT = 1
    UNATTENDED = 2
    """Nobody is at the table."""
    REVIEW = 3


class Ticket:
    """A place in the queue: by priority, and among equals so that every owner has a turn."""

    __slots__ = ("owner", "place", "ready")

    def __init__(self, owner: str, place: tuple[int, int, int]) -> None:
        self.owner = owner
        self.place = place
        self.ready: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: Ticket) -> bool:
        return self.place < other.place


class BotPool:
    """A few workers and a queue of bounded length. The more questions wait, the shorter each thought."""

    def __init__(self, workers: int) -> None:
        self._workers = [Worker(MAIN) for _ in range(workers)]
        self._idle = list(self._workers)
        self._waiting: list[Ticket] = []
        self._owned: Counter[str] = Counter()
        """How many questions of each owner wait."""
        self._numbers = itertools.count()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def choose(self, question: Question, priority: Priority, owner: str) -> str:
        """The notation of the bot's action. Raises BotFailure, or Busy."""
        answer = await self._ask(question, priority, owner)
        if not isinstance(answer, str):
            raise BotFailure(repr(answer))
        return answer

    async def explain(self, question: Question, owner: str) -> list[Candidate]:
        answer = await self._ask(question, Priority.HINT, owner)
        if not isinstance(answer, list):
            raise BotFailure(repr(answer))
        return answer

    async def survey(self, survey: Survey) -> list[tuple[float, ...]]:
        """How positions of a finished game stand."""
        return await self._look_back(survey)

    async def judge(self, judging: Judging) -> list[DecisionCard]:
        """What decisions of a finished game gave away."""
        return await self._look_back(judging)

    async def play_again(self, deal: DealGame, owner: str) -> tuple[tuple[int, ...], int]:
        """The scores of a deal that many play, and whose seat it was. Raises Malformed if it can't be so."""
        answer = await self._ask(deal, Priority.REVIEW, owner)
        if isinstance(answer, Message):
            raise Malformed(answer)
        if not isinstance(answer, tuple):
            raise BotFailure(repr(answer))
        scores, seat = answer
        return scores, seat

    async def _look_back(self, question: Survey | Judging) -> list[Any]:
        answer = await self._ask(question, Priority.REVIEW, "reviews")
        if not isinstance(answer, list):
            raise BotFailure(repr(answer))
        return answer

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()

    async def _ask(self, question: Asked, priority: Priority, owner: str) -> Any:
        worker = self._idle.pop() if self._idle else await self._next_worker(priority, owner)
        try:
            return await worker.ask(self._shortened(question))
        except WorkerFailure as failure:
            raise BotFailure(str(failure)) from failure
        finally:
            self._hand_on(worker)

    async def _next_worker(self, priority: Priority, owner: str) -> Worker:
        # The tenth question of one owner stands behind the ninth of everybody else.
        ticket = Ticket(owner, (priority, self._owned[owner], next(self._numbers)))
        if self._owned[owner] >= MOST_OF_ONE_OWNER:
            raise Busy(f"{owner} asks too much")
        insort(self._waiting, ticket)
        self._owned[owner] += 1
        if len(self._waiting) > MOST_WAITING:
            last = self._waiting[-1]
            self._leave(last)
            # Whoever asked it may have gone just now.
            if not last.ready.done():
                last.ready.set_exception(Busy("too many questions"))
        try:
            return await ticket.ready
        except asyncio.CancelledError:
            if ticket in self._waiting:
                self._leave(ticket)
            elif ticket.ready.done() and not ticket.ready.cancelled() and ticket.ready.exception() is None:
                self._hand_on(ticket.ready.result())
            raise

    def _hand_on(self, worker: Worker) -> None:
        while self._waiting:
            ticket = self._waiting[0]
            self._leave(ticket)
            if not ticket.ready.done():
                ticket.ready.set_result(worker)
                return
        self._idle.append(worker)

    def _leave(self, ticket: Ticket) -> None:
        self._waiting.remove(ticket)
        self._owned[ticket.owner] -= 1
        if not self._owned[ticket.owner]:
            del self._owned[ticket.owner]

    def _shortened(self, question: Asked) -> Asked:
        if not isinstance(question, Question):
            return question
        share = 1 + len(self._waiting) / len(self._workers)
        budget = min(question.budget, max(SHORTEST, question.budget / share))
        return msgspec.structs.replace(question, budget=budget)
