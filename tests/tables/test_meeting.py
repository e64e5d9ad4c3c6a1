"""Finding somebody to play with: strangers, friends, and what the lobby shows."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from tests.programs import needs
from tests.tables.play import people_at
from tests.tables.server import Guest, Server, serving
from treetop.tables.limits import Rate
from treetop.tables.people.friends import MOST
from treetop.tables.settings import Limits
from treetop.tables.store import schema as s

CLOCK = {"kind": "bank", "seconds": 600, "increment": 10}


async def seek(person: Guest, **wish: Any) -> Any:
    return await person.post("/api/seek", **{"game": "arboretum", "clock": CLOCK, "salt": "ab", **wish})


async def rate(server: Server, person: Guest, mu: float) -> None:
    values = {"game": "arboretum", "players": 2, "mu": mu, "sigma": 4.0, "games": 5, "wins": 2}
    row = {"person": person.id, **values}
    await server.app.service.store.write(lambda c: c.execute(insert(s.rating), row))


async def account(server: Server, name: str) -> Guest:
    person = await server.guest("Visitor")
    person.person = (await person.post("/api/account", name=name, password="correct horse"))["person"]
    return person


async def test_two_strangers_who_want_the_same_play_at_once(tmp_path: Path, stored: dict[str, Any]) -> None:
    async with serving(tmp_path, **stored) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        assert (await seek(olena))["table"] is None
        table = (await seek(talia))["table"]
        assert (await olena.get("/api/seek"))["table"] == table
        card = (await olena.get(f"/api/tables/{table}"))["table"]
        assert card["state"] == "playing"
        assert card["rated"]
        assert card["clock"] == {**CLOCK, "at_zero": "lose"}
        assert {seat["person"]["id"] for seat in card["seats"]} == {olena.id, talia.id}
        assert card["fairness"]["salts"] == 2
        assert (await olena.http.get("/api/seek")).status_code == 404


@pytest.mark.parametrize(
    "other",
    [{"game": "tree-society"}, {"rated": False}, {"clock": {"kind": "bank", "seconds": 300, "increment": 5}}],
)
async def test_strangers_who_want_something_else_are_not_matched(
    tmp_path: Path, other: dict[str, Any]
) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        await seek(olena)
        assert (await seek(talia, **other))["table"] is None


async def test_the_window_of_ratings_widens_while_one_waits(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        await rate(server, olena, 35.0)
        await seek(olena)
        assert (await seek(talia))["table"] is None
        server.clock.ahead += 10_000
        assert (await talia.get("/api/seek"))["table"] is None
        assert (await olena.get("/api/seek"))["table"] is None
        server.clock.ahead += 14_000
        assert (await talia.get("/api/seek"))["table"] is None
        assert (await olena.get("/api/seek"))["table"] is None
        server.clock.ahead += 7_000
        assert (await talia.get("/api/seek"))["table"] is not None


async def test_whoever_has_closed_the_page_is_matched_with_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        await seek(olena)
        server.clock.ahead += 16_000
        assert (await seek(talia))["table"] is None
        assert (await talia.get("/api/lobby"))["seeks"] == []


async def test_a_bot_takes_over_after_a_while_only_if_one_agrees(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        waiting = await seek(olena, bot=True)
        assert waiting["bot_at"] is not None
        assert (await seek(talia, game="tree-society"))["bot_at"] is None
        for _ in range(3):
            server.clock.ahead += 10_500
            assert (await talia.get("/api/seek"))["table"] is None
        table = (await olena.get("/api/seek"))["table"]
        kinds = {seat["kind"] for seat in (await olena.get(f"/api/tables/{table}"))["table"]["seats"]}
        assert kinds == {"person", "bot"}


async def test_whoever_is_found_while_a_bot_is_fetched_learns_the_table(
    tmp_path: Path, stored: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, **stored) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        await seek(olena, bot=True)
        server.clock.ahead += 14_000
        await olena.get("/api/seek")
        server.clock.ahead += 14_000
        await olena.get("/api/seek")
        server.clock.ahead += 3_000
        meeting = server.app.service.meeting
        equal_bot, tables = meeting._equal_bot, []

        async def slow(mine: Any) -> str:
            tables.append((await talia.post(f"/api/seek/{olena.id}/accept"))["table"]["id"])
            return await equal_bot(mine)

        monkeypatch.setattr(meeting, "_equal_bot", slow)
        answer = await olena.get("/api/seek")
        again = answer["table"] or (await olena.get("/api/seek"))["table"]
        assert [again] == tables


async def test_whoever_stops_waiting_too_late_learns_the_table(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        await seek(olena)
        table = (await talia.post(f"/api/seek/{olena.id}/accept"))["table"]["id"]
        stopped = await olena.http.request("DELETE", "/api/seek", json={})
        assert stopped.json() == {"table": table, "bot_at": None}
        stopped = await olena.http.request("DELETE", "/api/seek", json={})
        assert stopped.json()["table"] is None


async def test_a_seek_that_two_accept_at_once_is_played_with_one_of_them(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        olena, *others = [await server.guest(name) for name in ("Olena", "Talia", "Léa", "Rina")]
        await seek(olena)
        path = f"/api/seek/{olena.id}/accept"
        answers = await asyncio.gather(*(other.http.post(path, json={}) for other in others))
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409]
        assert len((await olena.get("/api/me/tables"))["tables"]) == 1


async def test_asking_whether_somebody_was_found_is_limited_as_it_is_stored(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(changes=Rate(3, 0.001))) as server:
        olena = await server.guest("Olena")
        await seek(olena)
        codes = [(await olena.http.get("/api/seek")).status_code for _ in range(3)]
        assert codes == [200, 200, 429]


async def test_nobody_is_matched_with_whom_they_have_muted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        await server.app.service.people.mute(talia.id, olena.id, True)
        await seek(olena)
        assert (await seek(talia))["table"] is None
        assert (await olena.get("/api/lobby"))["seeks"] == []


async def test_the_lobby_shows_who_waits_and_anybody_may_accept(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        olena, talia, lea = [await server.guest(name) for name in ("Olena", "Talia", "Léa")]
        await rate(server, olena, 30.0)
        await seek(olena, rated=False)
        (found,) = (await talia.get("/api/lobby"))["seeks"]
        assert found["person"]["name"] == "Olena"
        assert found["rating"] == 1200
        assert found["clock"]["seconds"] == 600
        table = (await talia.post(f"/api/seek/{olena.id}/accept", salt="cd"))["table"]
        assert (await olena.get("/api/seek"))["table"] == table["id"]
        refused = await lea.refused(f"/api/seek/{olena.id}/accept", salt="ef")
        assert refused == (409, "people-seek-gone")


async def test_the_lobby_shows_open_public_tables_with_ratings_and_no_private_ones(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        await rate(server, olena, 30.0)
        shown = (await olena.open("me", "open", public=True))["id"]
        await olena.open("me", "open")
        lobby = await talia.get("/api/lobby")
        assert [table["id"] for table in lobby["tables"]] == [shown]
        assert lobby["ratings"] == {f"{shown} {olena.id}": 1200}


async def test_whoever_stops_waiting_is_not_in_the_lobby(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        await seek(olena)
        assert len((await talia.get("/api/lobby"))["seeks"]) == 1
        await olena.http.request("DELETE", "/api/seek", json={})
        assert (await talia.get("/api/lobby"))["seeks"] == []


@pytest.mark.parametrize(
    "wish", [{"clock": {"kind": "none"}}, {"game": "chess"}, {"clock": {"kind": "bank", "seconds": 1}}]
)
async def test_a_seek_that_makes_no_sense_is_refused_in_words(tmp_path: Path, wish: dict[str, Any]) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        status, message = await olena.refused(
            "/api/seek", **{"game": "arboretum", "clock": CLOCK, "salt": "", **wish}
        )
        assert status == 400
        assert message


async def test_strangers_and_friends_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits()) as server:
        olena = await server.guest("Olena")
        asked = {"game": "arboretum", "clock": CLOCK}
        codes = [(await olena.http.post("/api/seek", json=asked)).status_code for _ in range(31)]
        assert codes == [200] * 30 + [429]


@needs("postgres")
async def test_many_who_seek_at_two_workers_are_each_seated_once(tmp_path: Path, database: str) -> None:
    async with serving(tmp_path, database=database) as one, serving(tmp_path, database=database) as two:
        people = [await (one, two)[number % 2].guest(f"Guest {number}") for number in range(8)]
        found = await asyncio.gather(*(seek(person) for person in people))
        for _ in range(5):
            for number, person in enumerate(people):
                if found[number]["table"] is None:
                    found[number] = await person.get("/api/seek")
        tables = [answer["table"] for answer in found]
        assert None not in tables
        assert all(tables.count(table) == 2 for table in tables)
        for number, person in enumerate(people):
            seats = (await person.get(f"/api/tables/{tables[number]}"))["table"]["seats"]
            assert person.id in {seat["person"]["id"] for seat in seats}


async def test_friends_are_two_who_have_both_said_so(tmp_path: Path, stored: dict[str, Any]) -> None:
    async with serving(tmp_path, **stored) as server:
        olena, talia = await account(server, "Olena"), await account(server, "Talia")
        asked = await olena.post("/api/friends", name="talia")
        assert [person["name"] for person in asked["asked"]] == ["Talia"]
        assert asked["friends"] == []
        assert [person["name"] for person in (await talia.get("/api/friends"))["asking"]] == ["Olena"]
        answer = await talia.post("/api/friends", person=olena.id)
        assert [friend["person"]["name"] for friend in answer["friends"]] == ["Olena"]
        parted = await olena.http.request("DELETE", f"/api/friends/{talia.id}", json={})
        assert parted.json()["friends"] == []
        assert (await talia.get("/api/friends"))["friends"] == []


async def test_a_link_makes_friends_at_once_and_cannot_be_made_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        link = (await olena.get("/api/friends"))["link"]
        made = await talia.post("/api/friends", link=link)
        assert [friend["person"]["name"] for friend in made["friends"]] == ["Olena"]
        assert len((await olena.get("/api/friends"))["friends"]) == 1
        forged = f"{talia.id}.{link.partition('.')[2]}"
        assert await olena.refused("/api/friends", link=forged) == (404, "people-no-such-link")
        assert await olena.refused("/api/friends", link="é.ü") == (404, "people-no-such-link")
        assert await olena.refused("/api/friends", link=link) == (400, "people-friend-oneself")
        assert await olena.refused("/api/friends", name="Nobody") == (404, "people-no-such-name")


async def test_nobody_makes_anothers_list_of_friends_endless(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        link = (await olena.get("/api/friends"))["link"]
        crowd = [f"asks{number}" for number in range(40_000)]
        person = {"kind": "guest", "name": "Crowd", "epoch": 0, "created": 1}
        rows = [{"id": id, **person} for id in crowd]
        asks = [{"person": id, "friend": olena.id, "created": number} for number, id in enumerate(crowd)]
        store = server.app.service.store
        await store.write(lambda c: c.execute(insert(s.person), rows))
        await store.write(lambda c: c.execute(insert(s.friend), asks))
        asking = {person["id"] for person in (await olena.get("/api/friends"))["asking"]}
        assert asking == set(crowd[-MOST:])
        mine = [{"person": olena.id, "friend": id, "created": 0} for id in crowd[:MOST]]
        await store.write(lambda c: c.execute(insert(s.friend), mine))
        late = await server.guest("Late")
        assert await late.refused("/api/friends", link=link) == (403, "people-friends-most")
        assert len((await olena.get("/api/friends"))["friends"]) == MOST


async def test_whoever_is_muted_neither_uses_a_link_nor_is_seen_to_ask(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        link = (await olena.get("/api/friends"))["link"]
        await server.app.service.people.mute(olena.id, talia.id, True)
        assert await talia.refused("/api/friends", link=link) == (404, "people-no-such-link")
        await talia.post("/api/friends", person=olena.id)
        assert (await olena.get("/api/friends"))["asking"] == []


async def test_a_friend_is_watched_at_public_tables_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        watcher = await server.guest("Watcher")
        (olena, _), shown = await people_at(server, 2, public=True)
        link = (await olena.get("/api/friends"))["link"]
        await watcher.post("/api/friends", link=link)
        for hidden in ({"public": False}, {"public": True, "spectators": "no"}):
            table = (await olena.open("me", "open", **hidden))["id"]
            await (await server.guest("Rina")).join(table)
        late = (await olena.open("me", "open", public=True, spectators="delayed"))["id"]
        await (await server.guest("Rina")).join(late)
        (friend,) = (await watcher.get("/api/friends"))["friends"]
        assert {table["id"] for table in friend["tables"]} == {shown, late}
        (delayed,) = [table for table in friend["tables"] if table["id"] == late]
        assert delayed["seat_to_act"] is None


async def test_bots_show_their_rating_once_they_have_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        table = (await olena.open("me", "bot:random"))["id"]
        await olena.post(f"/api/tables/{table}/resign")
        (game,) = [game for game in (await olena.get("/api/games"))["games"] if game["name"] == "arboretum"]
        rated = {player["name"]: player["rating"] for player in game["players"]}
        assert rated.pop("random", 1001) > 1000
        assert set(rated.values()) == {None}


async def befriended(server: Server) -> tuple[Guest, Guest]:
    olena, talia = await server.guest("Olena"), await server.guest("Talia")
    link = (await olena.get("/api/friends"))["link"]
    await talia.post("/api/friends", link=link)
    return olena, talia


async def challenged(server: Server) -> tuple[Guest, Guest, dict[str, Any]]:
    """Two friends, and the table where one of them waits for the other."""
    olena, talia = await befriended(server)
    return olena, talia, await olena.open("me", f"friend:{talia.id}")


async def invitations(person: Guest) -> list[str]:
    return [table["id"] for table in (await person.get("/api/me/invitations"))["tables"]]


async def test_a_challenged_friend_is_invited_until_they_sit_down(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        _, talia, table = await challenged(server)
        assert not table["rated"]
        assert await invitations(talia) == [table["id"]]
        stranger = await server.guest("Stranger")
        assert await stranger.refused(f"/api/tables/{table['id']}/join") == (409, "tables-seat-taken")
        assert (await talia.join(table["id"]))["state"] == "playing"
        assert await invitations(talia) == []


async def test_whoever_declines_leaves_the_seat_to_others(tmp_path: Path, stored: dict[str, Any]) -> None:
    async with serving(tmp_path, **stored) as server:
        _, talia, table = await challenged(server)
        await talia.post(f"/api/tables/{table['id']}/decline")
        assert await invitations(talia) == []
        stranger = await server.guest("Stranger")
        assert (await stranger.join(table["id"]))["state"] == "playing"


async def test_an_invitation_ends_with_its_table(tmp_path: Path, stored: dict[str, Any]) -> None:
    async with serving(tmp_path, **stored) as server:
        olena, talia, table = await challenged(server)
        await olena.post(f"/api/tables/{table['id']}/leave")
        assert await invitations(talia) == []


async def test_only_friends_are_challenged_and_each_once(tmp_path: Path, stored: dict[str, Any]) -> None:
    async with serving(tmp_path, **stored) as server:
        olena, talia = await befriended(server)
        stranger = await server.guest("Stranger")
        wish = {"game": "arboretum", "salt": "00"}
        seats = ["me", f"friend:{stranger.id}"]
        assert await olena.refused("/api/tables", seats=seats, **wish) == (403, "people-not-friends")
        twice = ["me", f"friend:{talia.id}", f"friend:{talia.id}"]
        assert await olena.refused("/api/tables", seats=twice, **wish) == (400, "tables-seat-taken")


async def test_a_rematch_invites_those_who_have_not_come(tmp_path: Path, stored: dict[str, Any]) -> None:
    async with serving(tmp_path, **stored) as server:
        (olena, talia), table = await people_at(server, 2)
        await talia.post(f"/api/tables/{table}/resign")
        again = (await olena.post(f"/api/tables/{table}/rematch"))["table"]["id"]
        assert await invitations(talia) == [again]
        assert await invitations(olena) == []
