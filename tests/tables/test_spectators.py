"""Watching, later or not at all; looking back; what is said at the table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.tables.play import people_at, play_out, play_some
from tests.tables.server import Guest, Server, TurnedAway, ask, receive, send, serving
from treetop.records import Record, verify
from treetop.tables.bots.bot_process import Survey
from treetop.tables.bots.pool import BotFailure, BotPool
from treetop.tables.store import schema as s


async def test_a_spectator_sees_no_hand(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, table = await people_at(server, 2)
        async with server.socket(table) as socket:
            hello = await receive(socket, "hello")
            assert hello["score"] is None
            assert [seat["hand"] for seat in hello["view"]["seats"]] == [[None] * 7] * 2


async def test_nobody_watches_where_spectators_are_not_wanted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2, spectators="no")
        stranger = await server.guest("Stranger")
        with pytest.raises(TurnedAway, match="4003"):
            await stranger.sit(table).__aenter__()
        for path in ("", "/state", "/replay", "/review", "/record", "/fairness"):
            assert (await stranger.http.get(f"/api/tables/{table}{path}")).status_code == 404
        assert (await olena.get(f"/api/tables/{table}/state"))["seat"] == 1


async def test_spectators_of_a_delayed_table_see_everything_three_minutes_later(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2, spectators="delayed")
        async with olena.sit(table) as one, talia.sit(table) as other, server.socket(table) as watcher:
            early = await receive(watcher, "hello")
            assert early["view"] is None
            players = await play_some([one, other], 3)
            await server.pass_time(200_000)
            late = await receive(watcher, "view")
            assert late["seq"] == players[0].seq
            assert late["view"]["pile"] == players[0].view["view"]["pile"]


async def test_delayed_spectators_read_what_was_said_before_another_player_erased_themselves(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2, spectators="delayed", rated=False)
        for person in (olena, talia):
            await person.post(f"/api/tables/{table}/chat", type="chat", text=f"from {person.person['name']}")
        await olena.post("/api/account/delete")
        async with server.socket(table) as watcher:
            assert (await receive(watcher, "hello"))["chat"] == []
            await server.pass_time(200_000)
            await send(watcher, type="ping")
            said = []
            while (frame := await receive(watcher))["type"] != "pong":
                said += [frame["line"]["text"]] if frame["type"] == "chat" else []
            assert said == ["from Talia"]


async def played_out(server: Server, hidden_before: str) -> tuple[list[Guest], str, Any]:
    """Two people, their finished table and its last frame; until then there was nothing to look back at."""
    people, table = await people_at(server, 2)
    async with people[0].sit(table) as one, people[1].sit(table) as other:
        await play_some([one, other], 5)
        assert (await people[0].http.get(f"/api/tables/{table}/{hidden_before}")).status_code == 404
    async with people[0].sit(table) as one, people[1].sit(table) as other:
        return people, table, await play_out([one, other])


async def test_after_the_end_any_position_can_be_seen_through_any_eyes(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (_, talia), table, last = await played_out(server, hidden_before="replay")
        replay = await talia.get(f"/api/tables/{table}/replay", eyes="1", **{"from": 0, "to": 9})
        assert [frame["step"] for frame in replay["frames"]] == list(range(10))
        assert replay["turns"] == list(range(0, replay["steps"] + 1, 4)), "also those of frames not sent"
        assert None not in replay["frames"][0]["view"]["seats"][0]["hand"]
        assert set(replay["frames"][0]["view"]["seats"][1]["hand"]) == {None}
        opened = await talia.get(f"/api/tables/{table}/replay", eyes="open", to=0)
        views = opened["frames"][0]["views"]
        assert all(None not in views[seat]["seats"][seat]["hand"] for seat in (0, 1))
        end = await talia.get(f"/api/tables/{table}/replay", **{"from": replay["steps"]})
        assert end["frames"][-1]["result"]["scores"] == last["result"]["scores"]


async def test_after_the_end_a_review_says_how_the_match_stood_after_every_turn(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table, last = await played_out(server, hidden_before="review")
        reviews = await asyncio.gather(
            *(person.get(f"/api/tables/{table}/review") for person in (olena, talia))
        )
        assert reviews[0] == reviews[1]
        turns = (await olena.get(f"/api/tables/{table}/replay", to=0))["turns"]
        standings = reviews[0]["standings"]
        assert [standing["step"] for standing in standings] == turns
        assert [standing["seat"] for standing in standings[:4]] == [None, 1, 2, 1]
        winners = last["result"]["winners"]
        assert standings[-1]["shares"] == [(seat in winners) / len(winners) for seat in (1, 2)]
        for swing in reviews[0]["swings"]:
            before, after = standings[turns.index(swing["step"]) - 1], standings[turns.index(swing["step"])]
            assert swing["before"] == before["shares"][swing["winner"] - 1]
            assert swing["after"] == after["shares"][swing["winner"] - 1]
            assert swing["seat"] == after["seat"]


async def test_a_review_that_failed_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    survey = BotPool.survey
    failures = iter([True])

    async def failing(self: BotPool, positions: Survey) -> list[tuple[float, ...]]:
        if next(failures, False):
            raise BotFailure("crashed")
        return await survey(self, positions)

    monkeypatch.setattr(BotPool, "survey", failing)
    async with serving(tmp_path) as server:
        (olena, _), table, _ = await played_out(server, hidden_before="review")
        refused = await olena.http.get(f"/api/tables/{table}/review")
        assert refused.status_code == 403
        assert "try again" in refused.text
        assert (await olena.get(f"/api/tables/{table}/review"))["standings"]


async def test_a_review_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    survey = BotPool.survey

    async def counted(self: BotPool, positions: Survey) -> list[tuple[float, ...]]:
        asked.append(len(positions.positions))
        return await survey(self, positions)

    monkeypatch.setattr(BotPool, "survey", counted)
    async with serving(tmp_path) as server:
        (olena, talia), table, _ = await played_out(server, hidden_before="review")
        for person in (olena, talia, olena):
            review = await person.get(f"/api/tables/{table}/review")
        assert sum(asked) == len(review["standings"])
        assert max(asked) <= 4


async def test_the_record_of_a_match_passes_verification(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2, order="lot", public=True)
        card = (await olena.get(f"/api/tables/{table}"))["table"]
        commitment = card["fairness"]["commitment"]
        assert "server_seed" not in card["fairness"]
        sockets = [olena.sit(table), talia.sit(table)]
        if card["my_seat"] == 2:
            sockets.reverse()
        async with sockets[0] as one, sockets[1] as other:
            await play_out([one, other])
        answer = await olena.http.get(f"/api/tables/{table}/record")
        record = Record.from_json(answer.text)
        assert record.extra["fairness"]["commitment"] == commitment
        assert record.extra["fairness"]["salts"] == ["00", "ff"]
        found = [finding.id for finding in verify(record).findings]
        assert "records-deal-was-fixed" in found
        proof = await olena.get(f"/api/tables/{table}/fairness")
        assert proof["verified"]
        assert proof["seed"] == record.seed
        exported = (await olena.http.get("/api/export/games.jsonl")).text
        assert Record.from_json(exported.splitlines()[0]) == record


async def test_promises_that_nobody_uses_do_not_pile_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        theirs = (await talia.post("/api/promises"))["commitment"]
        made = [(await olena.post("/api/promises"))["commitment"] for _ in range(25)]
        kept = await server.app.service.store.read(
            lambda c: set(c.execute(select(s.promise.c.commitment)).scalars())
        )
        assert len(kept) == 21
        assert {theirs, made[-1]} <= kept


async def test_whoever_opens_a_table_can_have_the_servers_promise_first(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        promise = (await olena.post("/api/promises"))["commitment"]
        table = await olena.open("me", "bot:random", commitment=promise, salt="abcd")
        assert table["fairness"]["commitment"] == promise
        again = await olena.refused("/api/tables", game="arboretum", seats=["me", "open"], commitment=promise)
        assert again == (409, "tables-no-such-promise")


async def test_a_phrase_travels_as_its_id_and_a_line_as_it_was_typed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with olena.sit(table) as one, talia.sit(table) as other:
            await receive(other, "hello")
            await send(one, type="chat", phrase="well-played")
            line = (await receive(other, "chat"))["line"]
            assert (line["phrase"], line["seat"], line["person"]["name"]) == ("well-played", 1, "Olena")
            await send(one, type="chat", text=" hello\u0007\u202e  <b>you</b> ")
            assert (await receive(other, "chat"))["line"]["text"] == "hello <b>you</b>"
            answer = await ask(one, type="chat", text="x" * 281)
            assert answer["message"]["id"] == "tables-line-length"
        async with talia.sit(table) as again:
            assert len((await receive(again, "hello"))["chat"]) == 2


async def test_a_muted_person_is_not_heard(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with olena.sit(table) as one, talia.sit(table) as other:
            await receive(other, "hello")
            await send(other, type="mute", person=olena.id, muted=True)
            assert (await ask(other, type="ping"))["type"] == "pong"
            await olena.post(f"/api/tables/{table}/chat", type="chat", text="Can you hear me?")
            await receive(one, "chat")
            await send(other, type="ping")
            assert (await receive(other, "chat", "pong"))["type"] == "pong"


async def test_players_do_not_hear_spectators_while_they_play(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        whisperer = await server.guest("Whisperer")
        async with olena.sit(table) as one, whisperer.sit(table) as other:
            await receive(one, "hello")
            await send(other, type="chat", text="Plant the oak!")
            await receive(other, "chat")
            await send(one, type="ping")
            assert (await receive(one, "chat", "pong"))["type"] == "pong"
