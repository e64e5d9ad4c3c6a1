"""Two things at the same time: neither undoes what the other has done."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.tables.server import serving
from treetop.tables.refusals import Forbidden


class SlowBot:
    """Thinks until it's told to stop; then it does what comes first."""

    def __init__(self) -> None:
        self.asked = 0
        self.thinks = asyncio.Event()
        self.stops = asyncio.Event()

    async def choose(self, question: Any, *how: Any) -> str:
        self.asked += 1
        self.thinks.set()
        await self.stops.wait()
        return str(question.view.legal_actions[0])


async def test_a_bot_stops_thinking_about_a_table_that_was_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        service, bot = server.app.service, SlowBot()
        monkeypatch.setattr(service.bots, "choose", bot.choose)
        olena = await server.guest("Olena")
        table = (await olena.open("bot:random", "me", hints=True))["id"]
        await bot.thinks.wait()
        await olena.http.request("DELETE", f"/api/tables/{table}", json={})
        bot.stops.set()
        while service.bot_turns._thinking and bot.asked < 5:
            await asyncio.sleep(0)
        assert bot.asked == 1


async def test_a_table_is_not_deleted_while_somebody_sits_down_at_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        service = server.app.service
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        live = await service.hall.table((await olena.open("me", "open"))["id"])
        one, other = await service.people.find(olena.id), await service.people.find(talia.id)
        assert one is not None
        assert other is not None
        async with live.busy:
            joining = asyncio.create_task(service.join(live, other, None, "ff"))
            await asyncio.sleep(0)
            deleting = asyncio.create_task(service.delete_table(live, one))
            await asyncio.sleep(0)
        await joining
        with pytest.raises(Forbidden):
            await deleting
        assert (await talia.get(f"/api/tables/{live.match.id}"))["table"]["state"] == "playing"
