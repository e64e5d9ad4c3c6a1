"""Resigning, losing on time, leaving: a game that somebody gives up is a game that somebody loses."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.tables.play import people_at, play_some
from tests.tables.server import Guest, receive, serving
from treetop.records import Record, verify
from treetop.tables.match import event as e
from treetop.tables.match.match import fold

BANK = {"kind": "bank", "seconds": 60, "at_zero": "lose"}


async def rating(of: Guest) -> int:
    (found,) = (await of.get(f"/api/people/{of.id}"))["ratings"]
    return int(found["rating"])


async def card_of(guest: Guest, table: str) -> Any:
    return (await guest.get(f"/api/tables/{table}"))["table"]


async def assert_lost(loser: Guest, winner: Guest, table: str) -> None:
    card = await card_of(winner, table)
    assert card["state"] == "finished"
    assert card["result"]["winners"] == [2]
    assert await rating(loser) < await rating(winner)


async def play_beside_bots(table: str, *people: Guest) -> None:
    """These people play to the end at random; bots have the other seats."""
    rng, seq = Random(1), 0
    while True:
        state = await people[0].get(f"/api/tables/{table}/state", since=seq, wait=20)
        seq = state["seq"]
        if state["table"]["state"] != "playing":
            return
        for person in people:
            state = await person.get(f"/api/tables/{table}/state")
            if state["view"]["legal"] and state["table"]["state"] == "playing":
                move = {
                    "command": f"c{seq}",
                    "seq": state["seq"],
                    "actions": [rng.choice(state["view"]["legal"])],
                }
                await person.post(f"/api/tables/{table}/commands", type="play", **move)
                seq = 0


async def test_whoever_resigns_loses_and_the_other_wins(tmp_path: Path, stored: dict[str, Any]) -> None:
    async with serving(tmp_path, **stored) as server:
        (olena, talia), table = await people_at(server, 2, public=True)
        async with olena.sit(table) as one, talia.sit(table) as other:
            await play_some([one, other], 12)
            await olena.post(f"/api/tables/{table}/resign")
            while (view := await receive(other, "view"))["result"] is None:
                pass
        assert view["result"]["winners"] == [2]
        assert view["result"]["forfeit"]
        assert "sheet" not in view["result"]
        assert [entry["kind"] for entry in view["log"]] == ["forfeit", "finish"]
        assert (await card_of(talia, table))["state"] == "finished"
        assert await rating(olena) < 1000 < await rating(talia)
        assert (await olena.get(f"/api/people/{olena.id}"))["results"] == {"games": 1, "wins": 0}


async def test_a_resigned_game_is_recorded_replayed_and_verified(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with olena.sit(table) as one, talia.sit(table) as other:
            await play_some([one, other], 6)
        await olena.post(f"/api/tables/{table}/resign")
        record = Record.from_json((await talia.http.get(f"/api/tables/{table}/record")).text)
        assert record.extra["forfeit"] == {"lost": [1], "winners": [2]}
        assert "records-forfeit" in [finding.id for finding in verify(record).findings]
        replay = await talia.get(f"/api/tables/{table}/replay")
        assert replay["frames"][-1]["result"] == {
            "scores": replay["frames"][-1]["result"]["scores"],
            "winners": [2],
            "forfeit": True,
        }
        proof = await talia.get(f"/api/tables/{table}/fairness")
        assert proof["verified"]


async def test_nobody_resigns_twice_or_comes_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _, _), table = await people_at(server, 3)
        await olena.post(f"/api/tables/{table}/resign")
        seq = (await card_of(olena, table))["seq"]
        await olena.post(f"/api/tables/{table}/resign")
        await olena.post(f"/api/tables/{table}/leave")
        assert (await card_of(olena, table))["seq"] >= seq
        assert (await card_of(olena, table))["seats"][0]["resigned"]
        refused = await olena.refused(f"/api/tables/{table}/return", type="return")
        assert refused == (409, "tables-resigned")


async def test_with_three_the_game_goes_on_and_whoever_resigned_is_last(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        (olena, talia, lea), table = await people_at(server, 3, public=True)
        await olena.post(f"/api/tables/{table}/resign")
        card = await card_of(talia, table)
        assert card["state"] == "playing"
        assert card["seats"][0]["away"]
        await play_beside_bots(table, talia, lea)
        last = await rating(olena)
        assert last < await rating(talia)
        assert last < await rating(lea)
        assert (await olena.get(f"/api/people/{olena.id}"))["results"]["wins"] == 0


async def test_the_last_one_standing_wins(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia, lea), table = await people_at(server, 3)
        await olena.post(f"/api/tables/{table}/resign")
        await lea.post(f"/api/tables/{table}/resign")
        assert (await card_of(talia, table))["result"]["winners"] == [2]


async def test_time_that_runs_out_loses_a_game_where_the_table_says_so(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        (olena, talia), table = await people_at(server, 2, clock=BANK)
        await server.pass_time(61_000)
        await assert_lost(olena, talia, table)


async def test_a_bot_that_takes_over_at_zero_saves_nobodys_rating(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        clock = {"kind": "bank", "seconds": 60}
        (olena, talia), table = await people_at(server, 2, clock=clock, public=True)
        await server.pass_time(61_000)
        await play_beside_bots(table, talia)
        assert await rating(olena) < 1000 < await rating(talia)


async def test_leaving_a_game_with_bots_ends_and_loses_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        table = (await olena.open("me", "bot:random"))["id"]
        left = (await olena.post(f"/api/tables/{table}/leave"))["table"]
        assert left["state"] == "finished"
        assert left["result"]["winners"] == [2]
        assert await rating(olena) < 1000
        assert (await olena.get("/api/me/tables", state="playing"))["tables"] == []


async def test_leaving_a_rated_game_loses_it_and_leaving_another_lets_one_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        await olena.post(f"/api/tables/{table}/leave")
        assert (await card_of(talia, table))["result"]["winners"] == [2]
        (olena, talia), table = await people_at(server, 2, rated=False)
        assert (await olena.post(f"/api/tables/{table}/leave"))["table"]["seats"][0]["left"]
        assert (await card_of(talia, table))["state"] == "playing"


async def test_whoever_stays_away_from_a_rated_game_of_two_loses_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        await server.pass_time(61_000)
        await talia.post(f"/api/tables/{table}/vote", type="vote", about="bot", seat=1, agree=True)
        await assert_lost(olena, talia, table)


async def test_a_seat_says_from_when_on_a_bot_may_play_for_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2, rated=False)
        async with olena.sit(table) as one:
            await receive(one, "hello")
            assert "replace_at" not in (await card_of(talia, table))["seats"][0]
        seat = (await card_of(talia, table))["seats"][0]
        vote = {"type": "vote", "about": "bot", "seat": 1, "agree": True}
        early = await talia.refused(f"/api/tables/{table}/vote", **vote)
        assert early == (409, "tables-vote-too-early")
        await server.pass_time(seat["replace_at"] - server.clock())
        await talia.post(f"/api/tables/{table}/vote", **vote)
        assert (await card_of(talia, table))["seats"][0]["away"]


async def test_a_rated_game_with_bots_does_not_end_without_a_result(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        rated = (await olena.open("me", "bot:random"))["id"]
        vote = {"type": "vote", "about": "abandon", "agree": True}
        assert await olena.refused(f"/api/tables/{rated}/vote", **vote) == (403, "tables-abandon-rated")
        friendly = (await olena.open("me", "bot:random", hints=True))["id"]
        await olena.post(f"/api/tables/{friendly}/vote", **vote)
        assert (await card_of(olena, friendly))["state"] == "abandoned"


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"rated": True, "hints": True}, "tables-rated-hints"),
        ({"rated": True, "clock": {**BANK, "at_zero": "abandon"}}, "tables-rated-abandon"),
    ],
)
async def test_a_rated_game_always_has_a_result(tmp_path: Path, wish: dict[str, Any], message: str) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        asked = {"game": "arboretum", "seats": ["me", "open"], **wish}
        assert await olena.refused("/api/tables", **asked) == (400, message)


async def test_games_with_bots_can_be_deleted_by_their_player_alone(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        table = (await olena.open("me", "bot:random", hints=True, public=True))["id"]
        await olena.post(f"/api/tables/{table}/chat", type="chat", text="Hello?")
        other = await talia.http.request("DELETE", f"/api/tables/{table}", json={})
        assert other.status_code == 403
        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            gone = await olena.http.request("DELETE", f"/api/tables/{table}", json={})
            assert gone.status_code == 200
            with pytest.raises(ConnectionAbortedError, match="4004"):
                await receive(socket, "never")
        assert (await olena.http.get(f"/api/tables/{table}")).status_code == 404
        assert (await olena.get("/api/me/tables"))["tables"] == []


async def test_games_with_people_and_rated_ones_cannot_be_deleted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2, hints=True)
        refused = await olena.http.request("DELETE", f"/api/tables/{table}", json={})
        assert refused.json()["message"]["id"] == "tables-delete-people"
        rated = (await olena.open("me", "bot:random"))["id"]
        refused = await olena.http.request("DELETE", f"/api/tables/{rated}", json={})
        assert refused.json()["message"]["id"] == "tables-delete-rated"


def test_logs_from_before_say_as_they_did_whether_they_are_rated() -> None:
    old = [
        {
            "kind": "create",
            "setting": {"game": "arboretum", "options": {}, "order": "seated"},
            "places": [{"kind": "open"}, {"kind": "bot", "player": "random"}],
            "host": "p1",
            "server_seed": "00" * 32,
        },
        {"kind": "join", "seat": 0, "person": {"id": "p1", "name": "Olena", "kind": "guest"}, "salt": ""},
        {"kind": "start", "arrangement": [0, 1], "version": 2},
    ]
    log = [e.Entry(seq, seq, e.decode(json.dumps(body))) for seq, body in enumerate(old, 1)]
    match = fold("m", log)
    assert match.rated
    match.apply(e.Entry(4, 4, e.decode('{"kind": "bot", "seat": 0, "player": "random", "why": "time"}')))
    assert not match.rated
    assert match.forfeits == set()
    assert e.decode('{"kind": "finish", "scores": [1, 2], "winners": [1]}') == e.Finished((1, 2), (1,))
