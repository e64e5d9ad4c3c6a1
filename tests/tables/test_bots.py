"""Bots in processes of their own, each question with a deadline."""

from __future__ import annotations

import pytest

from treetop.games.arboretum import Position
from treetop.tables.bots import pool as bots
from treetop.tables.bots.bot_process import Question, Survey


async def test_the_first_answer_of_each_kind_may_load_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "GRACE", 0.0)
    position = Position.new(2, 7)
    choice = Question("arboretum", "random", position.view(0), 1, budget=0.0)
    worker = bots.Worker()
    try:
        assert position.parse(await worker.ask(choice))
        assert await worker.ask(Survey("arboretum", (position,), budget=0.0))
        with pytest.raises(bots.BotFailure, match="Timeout"):
            await worker.ask(choice)
        assert position.parse(await worker.ask(choice))
    finally:
        await worker.stop()
