"""Bots in processes of their own, each question with a deadline."""

from __future__ import annotations

import pytest

from treetop.games.arboretum import Position
from treetop.tables import worker as workers
from treetop.tables.bots.bot_process import Question, Survey
from treetop.tables.bots.pool import MAIN


async def test_the_first_answer_of_each_kind_may_load_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.0)
    position = Position.new(2, 7)
    choice = Question("arboretum", "random", position.view(0), 1, budget=0.0)
    worker = workers.Worker(MAIN)
    try:
        assert position.parse(await worker.ask(choice))
        assert await worker.ask(Survey("arboretum", (position,), budget=0.0))
        with pytest.raises(workers.WorkerFailure, match="Timeout"):
            await worker.ask(choice)
        assert position.parse(await worker.ask(choice))
    finally:
        await worker.stop()
