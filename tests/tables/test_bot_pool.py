"""Questions to bots wait in a bounded queue: people first, reviews last, and nobody pushes out a stranger."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from treetop.tables.bots import pool
from treetop.tables.bots.bot_process import Question, Survey
from treetop.tables.bots.pool import BotPool, Busy, Priority
from treetop.tables.worker import Worker


class SlowWorker(Worker):
    """Answers when it is told to, and notes what it was asked."""

    def __init__(self, main: str) -> None:
        super().__init__(main)
        self.asked: list[Any] = []
        self.answers: asyncio.Queue[str] = asyncio.Queue()

    async def ask(self, question: Any) -> Any:
        self.asked.append(question)
        return await self.answers.get()


class Asking:
    """A pool with one slow worker, and everybody who asks it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(pool, "Worker", SlowWorker)
        self.pool = BotPool(1)
        self.worker: Any = self.pool._workers[0]
        self.tasks: list[asyncio.Task[Any]] = []

    def question(self, owner: str) -> Question:
        return Question(owner, "bot", None, 0, 1.0)  # type: ignore[arg-type]

    async def _start(self, asking: Coroutine[Any, Any, Any]) -> None:
        self.tasks.append(asyncio.create_task(asking))
        await asyncio.sleep(0)

    async def choose(self, owner: str, priority: Priority = Priority.WAITED_FOR) -> None:
        await self._start(self.pool.choose(self.question(owner), priority, owner))

    async def review(self) -> None:
        await self._start(self.pool.survey(Survey("review", (), 1.0)))

    async def hint(self, owner: str) -> None:
        await self._start(self.pool.explain(self.question(owner), owner))

    async def order(self) -> list[str]:
        """Let everything be answered; who was answered in which order."""
        for _ in self.tasks:
            self.worker.answers.put_nowait("action")
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return [question.game for question in self.worker.asked]


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> Asking:
    return Asking(monkeypatch)


async def test_people_who_wait_come_first_and_reviews_last(asking: Asking) -> None:
    await asking.choose("first")
    await asking.review()
    await asking.choose("nobody there", Priority.UNATTENDED)
    await asking.hint("adviser")
    await asking.choose("somebody waits")
    assert await asking.order() == ["first", "somebody waits", "adviser", "nobody there", "review"]


async def test_a_stranger_stands_before_the_second_question_of_everybody_else(asking: Asking) -> None:
    await asking.choose("busy")
    for _ in range(3):
        await asking.choose("ada")
        await asking.choose("bob")
    await asking.choose("stranger")
    assert await asking.order() == ["busy", "ada", "bob", "stranger", "ada", "bob", "ada", "bob"]


async def test_one_owner_may_have_so_many_questions_waiting(
    asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "MOST_OF_ONE_OWNER", 2)
    for _ in range(4):
        await asking.choose("ada")
    with pytest.raises(Busy):
        await asking.tasks.pop()
    assert await asking.order() == ["ada"] * 3


async def test_a_full_queue_gives_up_its_last_question(
    asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "MOST_WAITING", 2)
    await asking.choose("first")
    await asking.review()
    await asking.choose("ada")
    await asking.choose("bob")
    with pytest.raises(Busy):
        await asking.tasks.pop(1)
    assert await asking.order() == ["first", "ada", "bob"]


async def test_the_more_wait_the_shorter_the_thoughts(asking: Asking) -> None:
    for owner in ("first", "ada", "bob", "eve"):
        await asking.choose(owner)
    await asking.order()
    assert [question.budget for question in asking.worker.asked] == [1.0, 1 / 3, 1 / 2, 1.0]


async def test_whoever_stops_waiting_leaves_the_queue(asking: Asking) -> None:
    await asking.choose("first")
    await asking.choose("gone")
    await asking.choose("ada")
    asking.tasks.pop(1).cancel()
    await asyncio.sleep(0)
    assert asking.pool.waiting == 1
    assert await asking.order() == ["first", "ada"]
    await asking.choose("later")
    assert await asking.order() == ["first", "ada", "later"]


async def test_a_full_queue_whose_last_question_has_just_been_dropped_loses_no_worker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "MOST_WAITING", 1)
    bots = pool.BotPool(1)
    answer = asyncio.Event()

    async def ask(question: Any) -> str:
        await answer.wait()
        return "draw pile"

    monkeypatch.setattr(bots._workers[0], "ask", ask)
    question: Any = None
    running = asyncio.create_task(bots.choose(question, Priority.WAITED_FOR, "Olena"))
    hint = asyncio.create_task(bots.choose(question, Priority.HINT, "Olena"))
    await asyncio.sleep(0)
    move = asyncio.create_task(bots.choose(question, Priority.WAITED_FOR, "Olena"))
    hint.cancel()
    answer.set()
    assert await running == await move == "draw pile"
    assert bots._idle == bots._workers
