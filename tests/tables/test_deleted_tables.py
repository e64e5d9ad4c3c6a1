"""A table that is deleted while somebody does something there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.tables.late import Late
from tests.tables.server import TurnedAway, serving
from tests.tables.slow_bot import SlowBot
from treetop.tables.refusals import Forbidden


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


async def test_a_table_is_deleted_by_a_double_click(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        service, olena = server.app.service, await server.guest("Olena")
        live = await service.hall.table((await olena.open("me", "bot:random", rated=False))["id"])
        person = await service.people.find(olena.id)
        assert person is not None
        await asyncio.gather(*(service.delete_table(live, person) for _ in range(2)))
        assert (await olena.http.get(f"/api/tables/{live.match.id}")).status_code == 404


async def test_whoever_opens_a_socket_while_its_table_is_deleted_does_not_sit_at_what_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        service, olena = server.app.service, await server.guest("Olena")
        live = await service.hall.table((await olena.open("me", "open"))["id"])
        person = await service.people.find(olena.id)
        assert person is not None
        found = Late(service.people.present)
        monkeypatch.setattr(service.people, "present", found)

        async def connect() -> None:
            async with olena.sit(live.match.id):
                pass

        connecting = asyncio.create_task(connect())
        await found.done.wait()
        await service.delete_table(live, person)
        found.answers.set()
        with pytest.raises(TurnedAway, match="1012"):
            await connecting
        with pytest.raises(TurnedAway, match="4004"):
            await connect()


async def test_a_table_that_is_deleted_before_its_turn_is_not_called_unreadable(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await server.app.service.caretaker._look_after("gone")
        assert "treetop_matches_set_aside 0.0" in server.app.metrics.text().decode()
