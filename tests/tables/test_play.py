"""Commands, plans, take-backs: what may be done, what may be tried, what may be known."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.tables.play import Player, people_at, play_some
from tests.tables.server import Server, ask, receive, send, serving


@asynccontextmanager
async def two_playing(tmp_path: Path, moves: int = 0) -> AsyncIterator[list[Player]]:
    """Two people at a table who have made so many moves."""
    async with serving(tmp_path) as server:
        one, other, _ = await drawn(server)
        async with one, other:
            yield await play_some([one, other], moves)


async def drawn(server: Server) -> tuple[Any, Any, str]:
    """Two sockets at a table where the first seat is to draw."""
    (olena, talia), table = await people_at(server, 2)
    return olena.sit(table), talia.sit(table), table


async def test_a_resent_command_has_one_effect_and_the_same_answer(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, other, table = await drawn(server)
        async with one, other:
            player = Player(one)
            await player.greet()
            move = {"type": "play", "command": "again", "seq": player.seq, "actions": ["draw pile"]}
            first = await ask(one, **move)
            assert await ask(one, **move) == first
            assert await ask(one, **{**move, "seq": first["seq"]}) == first
        state = await server.stranger().get(f"/api/tables/{table}/state")
        assert state.json()["view"]["pile"] == 33


async def test_a_command_for_an_older_position_is_stale_and_brings_what_was_missing(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (player, _):
        first = await player.play("draw pile")
        stale = await ask(player.socket, type="play", command="x", seq=player.seq, actions=["draw pile"])
        assert stale["type"] == "stale"
        assert [entry["seq"] for entry in stale["log"]] == [first["seq"]]
        assert stale["view"]["legal"]


async def test_an_illegal_action_names_its_rule_and_changes_nothing(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (player, _):
        card = player.view["view"]["seats"][0]["hand"][0]
        answer = await player.play(f"discard {card}")
        assert (answer["type"], answer["rule"], answer["index"]) == ("illegal", "A4", 0)
        assert answer["text"]
        again = await player.play("draw pile")
        assert again["type"] == "accepted"


async def test_the_text_of_a_refusal_is_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        await olena.post("/api/me", language="uk")
        async with olena.sit(table) as socket:
            hello = await receive(socket, "hello")
            answer = await ask(socket, type="play", command="x", seq=hello["seq"], actions=["nonsense"])
            assert any("а" <= letter <= "я" for letter in answer["text"])


async def test_a_plan_is_committed_whole_or_not_at_all(tmp_path: Path) -> None:
    async with two_playing(tmp_path, 2) as players:
        actor = players[0]
        card = actor.view["view"]["seats"][0]["hand"][0]
        answer = await actor.play(f"plant {card} 0,0", f"discard {card}")
        assert (answer["type"], answer["index"], answer["rule"]) == ("illegal", 1, "A6")
        other_card = actor.view["view"]["seats"][0]["hand"][1]
        answer = await actor.play(f"plant {card} 0,0", f"discard {other_card}")
        assert answer["type"] == "accepted"
        await actor.see(answer["seq"])
        assert actor.view["log"][-1]["actions"] == [f"plant {card} 0,0", f"discard {other_card}"]
        assert actor.view["view"]["to_act"] == 2


async def test_trying_a_plan_shows_what_would_be_and_leaves_no_trace(tmp_path: Path) -> None:
    async with two_playing(tmp_path, 2) as players:
        actor, watcher = players
        card = actor.view["view"]["seats"][0]["hand"][0]
        heard = watcher.socket.waiting()
        shown = await ask(actor.socket, type="preview", id="7", seq=actor.seq, actions=[f"plant {card} 0,0"])
        assert shown["type"] == "preview"
        assert shown["id"] == "7"
        assert shown["view"]["seats"][0]["arboretum"] == [[card, 0, 0]]
        assert all(action.startswith("discard") for action in shown["view"]["legal"])
        assert "paths" in shown["score"]
        back = await ask(actor.socket, type="preview", id="8", seq=actor.seq, actions=[])
        assert back["view"] == actor.view["view"]
        assert watcher.socket.waiting() == heard
        assert watcher.seq == actor.seq


async def test_in_tree_society_a_sale_may_be_tried_and_a_taking_that_shows_a_new_fruit_may_not(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        people, table = await people_at(server, 2, game="tree-society")
        async with people[0].sit(table) as one, people[1].sit(table) as other:
            rng, tried = Random(3), set()
            players = [Player(one), Player(other)]
            for player in players:
                await player.greet()
            live = await server.app.service.hall.table(table)
            for _ in range(40):
                position = live.match.position
                assert position is not None
                actor = players[players[0].view["view"]["to_act"] - 1]
                action = rng.choice(actor.legal)
                reveals = position.reveals(position.parse(action))
                shown = await ask(actor.socket, type="preview", id="p", seq=actor.seq, actions=[action])
                assert shown["type"] == ("illegal" if reveals else "preview")
                tried.add((action.split()[0], reveals))
                answer = await actor.play(action)
                for player in players:
                    await player.see(answer["seq"])
            assert ("sell", False) in tried
            assert ("take", True) in tried


async def test_nobody_peeks_at_a_card_by_planning(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (player, _):
        for actions in (["draw pile"], ["draw pile", "draw pile"]):
            answer = await ask(player.socket, type="preview", id="p", seq=player.seq, actions=actions)
            assert answer["type"] == "illegal"
            assert answer["message"]["id"] == "tables-preview-reveals"
        answer = await player.play("draw pile", "draw pile")
        assert answer["message"]["id"] == "tables-preview-reveals"


async def test_a_card_from_a_discard_pile_may_be_tried_and_given_back(tmp_path: Path) -> None:
    async with two_playing(tmp_path, 4) as players:
        actor = players[1]
        assert "draw discard 1" in actor.legal
        shown = await ask(
            players[1].socket, type="preview", id="p", seq=actor.seq, actions=["draw discard 1"]
        )
        assert shown["type"] == "preview"
        assert len(shown["view"]["seats"][1]["hand"]) == 8


@pytest.mark.parametrize("actions", [["draw pile"], ["discard oa1"]])
async def test_nobody_acts_for_another_seat(tmp_path: Path, actions: list[str]) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with talia.sit(table) as socket:
            hello = await receive(socket, "hello")
            answer = await ask(socket, type="play", command="x", seq=hello["seq"], actions=actions)
            assert answer["message"]["id"] == "tables-not-your-turn"
        assert (await olena.get(f"/api/tables/{table}"))["table"]["seq"] == hello["seq"]


async def test_whatever_is_asked_is_answered_under_its_id_even_when_it_is_not_granted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, other, table = await drawn(server)
        async with one, other, server.socket(table) as watcher:
            seq = (await receive(one, "hello"))["seq"]
            refused = await ask(one, type="hint", id="hint-1", seq=seq)
            assert (refused["type"], refused["id"]) == ("malformed", "hint-1"), "no hints at this table"
            refused = await ask(watcher, type="preview", id="look-2", seq=seq, actions=["draw pile"])
            assert (refused["type"], refused["id"]) == ("malformed", "look-2"), "a spectator plans nothing"
            refused = await ask(one, type="preview", id="look-3", seq=seq, actions=["dance"])
            assert refused["id"] == "look-3"


async def test_a_hint_is_for_the_position_after_the_plan(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people, table = await people_at(server, 2, hints=True)
        state = await people[0].get(f"/api/tables/{table}/state")
        mover = people[0 if state["view"]["legal"] else 1]
        async with mover.sit(table) as socket:
            seq = (await receive(socket, "hello"))["seq"]
            for command in ("one", "two"):
                seq = (await ask(socket, type="play", command=command, seq=seq, actions=["draw pile"]))["seq"]
            plant = (await receive(socket, "view"))["view"]["legal"][0]
            before = await ask(socket, type="hint", id="before", seq=seq)
            assert {one["action"].split()[0] for one in before["candidates"]} == {"plant"}
            after = await ask(socket, type="hint", id="after", seq=seq, actions=[plant])
            assert {one["action"].split()[0] for one in after["candidates"]} == {"discard"}
            broken = await ask(socket, type="hint", id="no", seq=seq, actions=[plant, plant])
            assert (broken["type"], broken["index"]) == ("illegal", 1)


async def test_a_spectator_cannot_play(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, table = await people_at(server, 2)
        stranger = await server.guest("Stranger")
        async with stranger.sit(table) as socket:
            hello = await receive(socket, "hello")
            assert hello["seat"] is None
            answer = await ask(socket, type="play", command="x", seq=hello["seq"], actions=["draw pile"])
            assert answer["message"]["id"] == "tables-not-seated"


async def test_one_person_cannot_block_the_command_ids_of_another(tmp_path: Path) -> None:
    async with two_playing(tmp_path, 4) as players:
        answer = await ask(
            players[1].socket, type="play", command="c1", seq=players[1].seq, actions=["draw pile"]
        )
        assert answer["type"] == "accepted"
        assert answer["seq"] == players[1].seq + 1


async def test_the_drawer_reads_the_card_and_the_others_read_that_one_was_drawn(tmp_path: Path) -> None:
    async with two_playing(tmp_path, 1) as players:
        own, seen = (player.view["log"][-1]["words"] for player in players)
        assert own[0]["id"] == "arboretum-told-draw-own"
        assert "card" not in seen[0]["arguments"]


async def test_a_resumed_client_gets_exactly_what_it_missed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with olena.sit(table) as one, talia.sit(table) as other:
            players = await play_some([one, other], 12)
            since = players[0].seq - 7
            async with olena.sit(table, since=since) as again:
                hello = await receive(again, "hello")
                assert [entry["seq"] for entry in hello["log"]] == list(range(since + 1, players[0].seq + 1))
                assert hello["view"] == players[0].view["view"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"type":"dance"}', '{"type":"play"}', "\x00", "null"])
async def test_what_cannot_be_read_is_answered_and_the_talk_goes_on(tmp_path: Path, text: str) -> None:
    async with serving(tmp_path) as server:
        _, table = await people_at(server, 2)
        async with server.socket(table) as socket:
            await receive(socket, "hello")
            await socket.send(text)
            assert (await receive(socket, "malformed"))["message"]["id"] == "tables-unreadable"
            await send(socket, type="ping")
            assert (await receive(socket, "pong"))["now"] > 0
