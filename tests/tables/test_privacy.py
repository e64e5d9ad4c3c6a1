"""What was played in private stays there; what is delayed is delayed everywhere; whoever logs out is out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.play import people_at, play_out, play_some
from tests.tables.server import TurnedAway, ask, receive, send, serving


async def test_whoever_came_before_the_start_is_sent_away_where_nobody_may_watch(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        table = (await olena.open("me", "open", spectators="no"))["id"]
        async with server.socket(table) as early, olena.sit(table) as host:
            await receive(early, "hello")
            await receive(host, "hello")
            await talia.join(table)
            with pytest.raises(ConnectionAbortedError, match="4003"):
                await receive(early, "view")
            assert (await receive(host, "view"))["view"]["seat"] == 1


@pytest.mark.parametrize("public", [True, False])
async def test_a_finished_private_table_is_for_those_who_sat_at_it(tmp_path: Path, public: bool) -> None:
    async with serving(tmp_path) as server:
        people, table = await people_at(server, 2, public=public)
        async with people[0].sit(table) as one, people[1].sit(table) as other:
            await play_out([one, other])
        stranger = await server.guest("Stranger")
        for path in ("/record", "/replay", "/state", ""):
            answers = [await who.http.get(f"/api/tables/{table}{path}") for who in (people[1], stranger)]
            assert [answer.status_code for answer in answers] == [200, 200 if public else 404], path
        if not public:
            with pytest.raises(TurnedAway, match="4003"):
                await stranger.sit(table).__aenter__()


async def test_a_profile_tells_others_of_public_games_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        stranger = await server.guest("Stranger")
        (olena, talia), table = await people_at(server, 2, public=False)
        await talia.post(f"/api/tables/{table}/resign")
        mine, theirs = [await who.get(f"/api/people/{olena.id}") for who in (olena, stranger)]
        assert mine["results"] == {"games": 1, "wins": 1}
        assert [one["person"]["id"] for one in mine["opponents"]] == [talia.id]
        assert theirs["results"] == {"games": 0, "wins": 0}
        assert theirs["opponents"] == []
        assert (await talia.get(f"/api/people/{olena.id}"))["opponents"] == []


async def test_only_whom_one_has_met_can_be_muted(tmp_path: Path) -> None:
    """A list that every greeting reads must not grow with what a client makes up."""
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            await send(socket, type="mute", person="nobody", muted=True)
            assert (await receive(socket, "malformed"))["message"]["id"] == "tables-missing"
            await send(socket, type="mute", person=talia.id, muted=True)
            await ask(socket, type="ping")
        assert await server.app.service.people.mutes(olena.id) == {talia.id}


async def test_lists_do_not_tell_how_far_a_delayed_match_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2, spectators="delayed", public=True)
        before = (await server.stranger().get("/api/tables/live")).json()["tables"][0]
        async with olena.sit(table) as one, talia.sit(table) as other:
            await play_some([one, other], 5)
        after = (await server.stranger().get("/api/tables/live")).json()["tables"][0]
        assert after == before
        assert after["seat_to_act"] is None
        mine = (await olena.get("/api/me/tables"))["tables"][0]
        assert mine["seat_to_act"] is not None


async def test_delayed_spectators_read_what_players_say_with_the_moves_they_see(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2, spectators="delayed")
        async with olena.sit(table) as player, server.socket(table) as watcher:
            await receive(player, "hello")
            await receive(watcher, "hello")
            await send(player, type="chat", text="I have three oaks")
            assert (await receive(player, "chat"))["line"]["text"] == "I have three oaks"
            async with server.socket(table) as late:
                assert (await receive(late, "hello"))["chat"] == []
            assert not [frame for frame in watcher.heard if '"chat"' in frame and "oaks" in frame]
            await server.pass_time(200_000)
            assert (await receive(watcher, "chat"))["line"]["text"] == "I have three oaks"
            async with server.socket(table) as late:
                assert len((await receive(late, "hello"))["chat"]) == 1


async def test_logging_out_ends_the_cookie_on_the_server_and_leaves_other_devices_alone(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        await olena.post("/api/account", name="Olena", password="correct horse")
        phone = server.stranger()
        await phone.post("/api/login", json={"name": "Olena", "password": "correct horse"})
        kept = olena.cookie
        table = (await olena.open("me", "open"))["id"]
        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            await olena.post("/api/logout")
            with pytest.raises(ConnectionAbortedError, match="4001"):
                await receive(socket, "never")
        assert (await server.stranger(cookie=kept).get("/api/me")).json() == {"person": None}
        assert (await phone.get("/api/me")).json()["person"]["name"] == "Olena"
    async with serving(tmp_path) as server:
        assert (await server.stranger(cookie=kept).get("/api/me")).json() == {"person": None}
