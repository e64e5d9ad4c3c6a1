"""Bots whose machine code is still being compiled: their tables say so, and nothing else waits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tables.server import receive, serving
from treetop.players import PLAYERS, Uniform
from treetop.players.arboretum.search import Search
from treetop.tables.bots import turns
from treetop.tables.refusals import Forbidden


class Sleeper(Uniform):
    """Plays at random once it is awake."""

    name = "random"

    def __init__(self) -> None:
        self.awake = False

    def is_awake(self) -> bool:
        return self.awake


@pytest.fixture
def sleeper(monkeypatch: pytest.MonkeyPatch) -> Sleeper:
    bot = Sleeper()
    monkeypatch.setitem(PLAYERS["arboretum"], "random", bot)
    monkeypatch.setattr(turns, "LOOK_EVERY", 0.0)
    return bot


async def test_a_table_says_that_its_bot_is_waking_up_and_the_bot_plays_once_it_is_awake(
    tmp_path: Path, sleeper: Sleeper
) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        table = (await olena.open("bot:random", "me"))["id"]
        async with olena.sit(table) as socket:
            card = (await receive(socket, "hello"))["table"]
            while not card["seats"][0].get("waking"):
                card = (await receive(socket, "table"))["table"]
            sleeper.awake = True
            assert (await receive(socket, "view"))["log"][0]["seat"] == 1
            card = (await olena.get(f"/api/tables/{table}"))["table"]
        assert "waking" not in card["seats"][0]


async def test_a_hint_comes_from_the_strongest_bot_that_is_awake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    async def explain(question: Any, owner: str) -> list[Any]:
        asked.append(question.player)
        return []

    monkeypatch.setattr(Search, "is_awake", lambda _: False)
    async with serving(tmp_path) as server:
        monkeypatch.setattr(server.app.service.bots, "explain", explain)
        olena = await server.guest("Olena")
        table = (await olena.open("me", "bot:random", hints=True))["id"]
        async with olena.sit(table) as socket:
            seq = (await receive(socket, "hello"))["seq"]
            await socket.send(f'{{"type": "hint", "seq": {seq}}}')
            await receive(socket, "hint")
    assert asked == ["strategist"]


async def test_a_review_that_needs_sleeping_bots_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Search, "is_awake", lambda _: False)
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        table = (await olena.open("me", "bot:random"))["id"]
        live = await server.app.service.hall.table(table)
        with pytest.raises(Forbidden) as refused:
            await server.app.service.advice.review(live, "127.0.0.1")
    assert refused.value.message.id == "tables-review-waking"


def test_other_bots_are_always_awake() -> None:
    assert [name for name, bot in PLAYERS["arboretum"].items() if hasattr(bot, "is_awake")] == ["search"]
