"""A match over the wire, from sitting down to the last card."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.play import people_at, play_out
from tests.tables.server import ask, receive, send, serving, serving_on_a_port
from treetop.games import GAMES
from treetop.records import Record, verify


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_of_every_game_can_be_played_reviewed_and_verified(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2, game=game)
        async with olena.sit(table) as one, talia.sit(table) as other:
            last = await play_out([one, other])
        assert last["result"]["winners"]
        assert last["result"]["sheet"]["scores"] == last["result"]["scores"]
        assert (await olena.get(f"/api/tables/{table}"))["table"]["state"] == "finished"
        record = Record.from_json((await olena.http.get(f"/api/tables/{table}/record")).text)
        assert "records-result-true" in [finding.id for finding in verify(record).findings]
        replay = await olena.get(f"/api/tables/{table}/replay", eyes="open", to=3)
        assert len(replay["frames"]) == 4


async def test_the_decisions_of_a_finished_match_are_judged_and_those_of_a_live_one_are_not(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with olena.sit(table) as one, talia.sit(table) as other:
            assert (await olena.http.get(f"/api/tables/{table}/decisions")).status_code == 404
            await play_out([one, other])
        record = Record.from_json((await olena.http.get(f"/api/tables/{table}/record")).text)
        looked_back = await olena.get(f"/api/tables/{table}/decisions")
        found = looked_back["decisions"]
        positions = list(record.positions())
        assert found
        for account in looked_back["accounts"]:
            parts = [account[part] for part in ("start", "errors", "others_errors", "luck")]
            assert abs(sum(parts) - account["result"]) < 0.005
            own = [each["loss"] for each in found if each["seat"] == account["seat"]]
            assert abs(sum(own) + account["errors"]) < 0.005
            assert account["decisions"] > len(own)
        for decision in found:
            position = positions[decision["step"]]
            assert position.seat_to_act == decision["seat"] - 1
            assert position.parse(decision["notation"]) != position.parse(record.actions[decision["step"]])
            assert 0 < decision["loss"] <= 1


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


async def test_moves_travel_over_a_real_network(tmp_path: Path) -> None:
    async with serving_on_a_port(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with olena.sit(table) as one, talia.sit(table) as other:
            hello = await receive(one, "hello")
            await receive(other, "hello")
            answer = await ask(one, type="play", command="c", seq=hello["seq"], actions=["draw pile"])
            assert answer["type"] == "accepted"
            assert (await receive(other, "view"))["seq"] == answer["seq"]


async def test_play_works_over_http_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        state = await olena.get(f"/api/tables/{table}/state")
        move = {"type": "play", "command": "c1", "seq": state["seq"], "actions": ["draw pile"]}
        accepted = await olena.post(f"/api/tables/{table}/commands", **move)
        assert accepted == {"type": "accepted", "command": "c1", "seq": state["seq"] + 1}
        assert (await olena.post(f"/api/tables/{table}/commands", **move)) == accepted
        stale = await talia.http.post(f"/api/tables/{table}/commands", json={**move, "command": "other"})
        assert stale.status_code == 409
        assert [entry["seq"] for entry in stale.json()["log"]] == [accepted["seq"]]
        waited = await talia.get(f"/api/tables/{table}/state", since=state["seq"], wait=5)
        assert waited["seq"] == accepted["seq"]
