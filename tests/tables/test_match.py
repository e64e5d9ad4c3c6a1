"""A match over the wire, from sitting down to the last card."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tests.tables.server import Guest, receive, send, serving


async def play_out(sockets: list[Any], table: str, seed: int = 1) -> dict[str, Any]:
    """Everybody plays at random until the end; answers the last view frame of the first seat."""
    rng = Random(seed)
    views = [await receive(socket, "hello") for socket in sockets]
    number = 0
    while views[0].get("result") is None:
        turn = views[0]["view"]["to_act"] - 1
        number += 1
        action = rng.choice(views[turn]["view"]["legal"])
        await send(sockets[turn], type="play", command=f"c{number}", seq=views[turn]["seq"], actions=[action])
        answer = await receive(sockets[turn], "accepted", "illegal", "stale", "malformed")
        assert answer["type"] == "accepted", answer
        for index, socket in enumerate(sockets):
            while views[index]["seq"] < answer["seq"]:
                views[index] = await receive(socket, "view")
    return views[0]


async def two(server: Any) -> tuple[Guest, Guest, str]:
    olena, talia = await server.guest("Olena"), await server.guest("Talia")
    table = (await olena.open("me", "open"))["id"]
    await talia.post(f"/api/tables/{table}/join", salt="ff")
    return olena, talia, table


async def test_two_people_play_a_whole_match(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia, table = await two(server)
        async with olena.sit(table) as one, talia.sit(table) as other:
            last = await play_out([one, other], table)
        assert last["result"]["winners"]
        assert (await olena.get(f"/api/tables/{table}"))["table"]["state"] == "finished"


async def test_a_bot_answers_every_move(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        table = (await olena.open("me", "bot:random"))["id"]
        async with olena.sit(table) as socket:
            view = await receive(socket, "hello")
            turns = 0
            while view.get("result") is None:
                if view["view"]["legal"]:
                    turns += 1
                    action = view["view"]["legal"][0]
                    await send(socket, type="play", command=f"c{turns}", seq=view["seq"], actions=[action])
                view = await receive(socket, "view")
        assert turns > 30
