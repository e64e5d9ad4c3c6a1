"""People who go away, and bots that keep their seats warm."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.tables.play import people_at
from tests.tables.server import ask, receive, send, serving
from treetop.tables.live import hall


async def test_a_bot_takes_the_seat_of_somebody_gone_when_the_others_agree(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia, lea), table = await people_at(server, 3)
        async with olena.sit(table) as one, talia.sit(table) as other:
            async with lea.sit(table) as third:
                await receive(third, "hello")
            vote = {"type": "vote", "about": "bot", "seat": 3, "agree": True}
            early = await ask(one, **vote)
            assert early["message"]["id"] == "tables-vote-too-early"
            await server.pass_time(61_000)
            await send(one, **vote)
            await receive(one, "view")
            assert not (await olena.get(f"/api/tables/{table}"))["table"]["seats"][2]["away"]
            await send(other, **vote)
            kinds: list[str] = []
            while "bot" not in kinds:
                kinds += [entry["kind"] for entry in (await receive(other, "view"))["log"]]
        card = (await olena.get(f"/api/tables/{table}"))["table"]
        assert card["seats"][2]["away"]
        assert card["seats"][2]["person"]["id"] == lea.id
        assert card["votes"]["bot"] == []


async def test_the_person_comes_back_to_their_seat_and_plays_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2, rated=False)
        await olena.post(f"/api/tables/{table}/leave")
        await talia.post(f"/api/tables/{table}/vote", type="vote", about="bot", seat=1, agree=True)
        assert (await olena.get(f"/api/tables/{table}"))["table"]["seats"][0]["away"]
        back = (await olena.post(f"/api/tables/{table}/return", type="return"))["table"]
        back["seats"][0].pop("replace_at")
        assert back["seats"][0] == {
            "seat": 1,
            "kind": "person",
            "person": {"id": olena.id, "name": "Olena", "kind": "guest"},
            "online": False,
            "away": False,
            "left": False,
        }


async def test_whoever_a_bot_plays_for_must_come_back_before_playing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2, rated=False)
        await talia.post(f"/api/tables/{table}/leave")
        await olena.post(f"/api/tables/{table}/vote", type="vote", about="bot", seat=2, agree=True)
        state = await talia.get(f"/api/tables/{table}/state")
        move = {"type": "play", "command": "x", "seq": state["seq"], "actions": ["draw pile"]}
        assert await talia.refused(f"/api/tables/{table}/commands", **move) == (409, "tables-seat-away")


async def test_nobody_votes_about_somebody_who_is_here(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with talia.sit(table) as socket:
            await receive(socket, "hello")
            await server.pass_time(3_600_000)
            vote = {"type": "vote", "about": "bot", "seat": 2, "agree": True}
            assert await olena.refused(f"/api/tables/{table}/vote", **vote) == (409, "tables-vote-too-early")


async def test_a_bot_that_crashes_plays_something_legal_and_the_table_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        bots = server.app.service.bots
        bots._workers[0]._process = await broken_process()
        table = (await olena.open("bot:random", "me"))["id"]
        async with olena.sit(table) as socket:
            view = await receive(socket, "hello")
            while not view["view"]["legal"]:
                view = await receive(socket, "view")
        metrics = server.app.metrics.text().decode()
        assert "treetop_bot_failures_total 1.0" in metrics


async def broken_process() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        "import sys; sys.stdin.buffer.read(4); sys.exit(1)",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )


async def test_a_table_is_not_put_away_while_its_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be there twice, and the bot would move at the one that nobody sits at."""
    monkeypatch.setattr(hall, "AT_HAND", 1)
    async with serving(tmp_path, bot_pause=0.3) as server:
        olena = await server.guest("Olena")
        table = (await olena.open("bot:random", "me"))["id"]
        await olena.open("me", "open")
        async with olena.sit(table) as socket:
            view = await receive(socket, "hello")
            while not view["view"]["legal"]:
                view = await receive(socket, "view")
