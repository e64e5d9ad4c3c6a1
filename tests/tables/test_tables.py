"""Opening tables, sitting down, getting up, beginning, once more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tables.play import people_at, play_out
from tests.tables.qr_codes import dark_modules, modules
from tests.tables.server import TurnedAway, receive, serving
from treetop.tables.limits import Rate
from treetop.tables.settings import Limits


async def test_the_match_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        table = await olena.open("me", "open")
        assert table["state"] == "open"
        assert (await talia.join(table["id"]))["state"] == "playing"


async def test_a_taken_seat_is_taken(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people, table = await people_at(server, 2)
        late = await server.guest("Late")
        assert await late.refused(f"/api/tables/{table}/join") == (409, "tables-already-started")
        three = (await people[0].open("me", "open", "open"))["id"]
        assert await late.refused(f"/api/tables/{three}/join", seat=1) == (409, "tables-seat-taken")


async def test_whoever_leaves_before_the_start_frees_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        table = (await olena.open("me", "open", "open"))["id"]
        await talia.join(table)
        left = (await olena.post(f"/api/tables/{table}/leave"))["table"]
        assert left["seats"][0]["kind"] == "open"
        assert left["host"] == talia.id
        assert (await talia.post(f"/api/tables/{table}/leave"))["table"]["state"] == "abandoned"


async def test_the_host_fills_open_seats_with_bots(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        table = (await olena.open("me", "open", "open"))["id"]
        await talia.join(table)
        assert await talia.refused(f"/api/tables/{table}/start", fill="random") == (403, "tables-host-only")
        started = (await olena.post(f"/api/tables/{table}/start", fill="random"))["table"]
        assert started["state"] == "playing"
        assert started["seats"][2]["player"] == "random"


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"game": "chess"}, "core-game-unknown"),
        ({"seats": ["me"]}, "tables-seat-count"),
        ({"seats": ["open", "open"]}, "tables-seat-me"),
        ({"seats": ["me", "bot:nobody"]}, "tables-no-such-bot"),
        ({"seats": ["me", "open"], "salt": "xyz"}, "tables-salt-not-hex"),
        ({"seats": ["me", "open"], "clock": {"kind": "move", "seconds": -1}}, "tables-unreadable"),
        ({"seats": ["me", "open"], "commitment": "ff"}, "tables-no-such-promise"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_words(
    tmp_path: Path, wish: dict[str, Any], message: str
) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        wish = {"game": "arboretum", "seats": ["me", "open"], **wish}
        assert (await olena.refused("/api/tables", **wish))[1] == message


async def test_public_tables_are_listed_and_private_ones_are_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        public = (await olena.open("me", "open", public=True))["id"]
        await olena.open("me", "open")
        assert [table["id"] for table in (await talia.get("/api/tables"))["tables"]] == [public]
        await talia.join(public)
        assert (await talia.get("/api/tables"))["tables"] == []
        assert [table["id"] for table in (await talia.get("/api/tables/live"))["tables"]] == [public]


async def test_my_tables_say_where_it_is_my_turn(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        later = (await olena.open("me", "open"))["id"]
        mine = await olena.get("/api/me/tables")
        assert [found["id"] for found in mine["tables"]] == [table, later]
        assert mine["my_turns"] == 1
        assert mine["tables"][0]["my_turn"]
        theirs = await talia.get("/api/me/tables")
        assert theirs["my_turns"] == 0
        assert not theirs["tables"][0]["my_turn"]


async def test_no_table_is_lost_between_pages(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), waiting = await people_at(server, 2)
        opened = {(await olena.open("me", "open"))["id"] for _ in range(54)}
        first = await olena.get("/api/me/tables")
        second = await olena.get("/api/me/tables", after=first["next"])
        assert (len(first["tables"]), len(second["tables"]), second["next"]) == (50, 5, None)
        found = [table["id"] for table in first["tables"] + second["tables"]]
        assert found[0] == waiting
        assert set(found) == opened | {waiting}
        assert (await olena.http.get("/api/me/tables?after=nonsense")).status_code == 400


async def test_a_rematch_rotates_the_seats_and_waits_for_the_same_people(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with olena.sit(table) as one, talia.sit(table) as other:
            await play_out([one, other])
            again = (await olena.post(f"/api/tables/{table}/rematch"))["table"]
            assert again["rematch_of"] == table
            assert again["my_seat"] == 2
            assert again["seats"][0]["held_for"] == talia.id
            told = await receive(other, "table")
            while told["table"]["rematch"] is None:
                told = await receive(other, "table")
            assert told["table"]["rematch"] == again["id"]
        stranger = await server.guest("Stranger")
        assert (await stranger.refused(f"/api/tables/{again['id']}/join"))[0] == 409
        begun = (await talia.post(f"/api/tables/{table}/rematch"))["table"]
        assert begun["id"] == again["id"]
        assert begun["state"] == "playing"
        assert begun["my_seat"] == 1


async def test_rematches_count_among_the_tables_that_somebody_opens(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(tables=Rate(2, 0.001))) as server:
        olena = await server.guest("Olena")
        table = (await olena.open("me", "bot:random"))["id"]
        for expected in (201, 429):
            await olena.post(f"/api/tables/{table}/resign")
            answer = await olena.http.post(f"/api/tables/{table}/rematch", json={})
            assert answer.status_code == expected
            table = answer.json().get("table", {}).get("id")


async def test_everybody_agrees_to_abandon_or_nobody_does(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        path = f"/api/tables/{table}/vote"
        voted = (await olena.post(path, type="vote", about="abandon", agree=True))["table"]
        assert voted["votes"]["abandon"] == [1]
        assert voted["state"] == "playing"
        assert (await talia.post(path, type="vote", about="abandon", agree=True))["table"][
            "state"
        ] == "abandoned"


async def test_the_picture_of_an_invitation_holds_its_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        table = (await olena.open("me", "open"))["id"]
        answer = await olena.http.get(f"/api/tables/{table}/qr.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert modules(answer.text) == dark_modules(f"{server.url}/t/{table}")


async def test_what_happens_is_counted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        move = {"type": "play", "command": "c", "seq": 99, "actions": ["draw pile"]}
        await olena.refused(f"/api/tables/{table}/commands", **move)
        state = await olena.get(f"/api/tables/{table}/state")
        await olena.post(f"/api/tables/{table}/commands", **{**move, "seq": state["seq"]})
        counted = server.app.metrics.text().decode()
        assert 'treetop_moves_total{by="person"} 1.0' in counted
        assert 'treetop_refusals_total{why="stale"} 1.0' in counted
        assert "treetop_command_seconds_count 1.0" in counted
        assert (await olena.get("/healthz"))["status"] == "ok"


async def test_a_table_that_does_not_exist_is_missing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        assert (await olena.http.get("/api/tables/nothere")).status_code == 404
        with pytest.raises(TurnedAway, match="4004"):
            await olena.sit("nothere").__aenter__()


async def test_whoever_plays_at_the_reader_s_level_is_a_bot_without_a_rating(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        table = await olena.open("me", "bot:like-2.4")
        assert (table["seats"][1]["player"], table["rated"]) == ("like-2.4", False)
        wish = {"game": "arboretum", "seats": ["me", "bot:like-2.4"], "rated": True}
        assert (await olena.refused("/api/tables", **wish))[1] == "tables-rated-like"
        assert (await olena.get("/api/people/bot-arboretum-like-2.4"))["person"]["kind"] == "bot"
        rated = (await olena.open("me", "open", rated=True))["id"]
        assert (await olena.refused(f"/api/tables/{rated}/start", fill="like-2.4"))[1] == "tables-rated-like"
        nobody = {"game": "arboretum", "seats": ["me", "bot:like-9.9"]}
        assert (await olena.refused("/api/tables", **nobody))[1] == "tables-no-such-bot"
