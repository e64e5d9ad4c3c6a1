"""Guests, accounts, programs: who is who, and who is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.server import Server, TurnedAway, receive, serving


async def account(server: Server, name: str, password: str = "correct horse") -> object:
    person = await server.guest(name)
    await person.post("/api/account", name=name, password=password)
    return person


async def test_a_guest_is_known_by_a_signed_cookie(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("  Olena\u200b\n ")
        assert (await olena.get("/api/me"))["person"]["name"] == "Olena"
        forged = server.stranger(cookie=f"treetop_person={olena.id}.0.{'0' * 64}")
        assert (await forged.get("/api/me")).json() == {"person": None}


async def test_a_guest_without_a_name_gets_one_in_their_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        stranger = server.stranger(**{"accept-language": "uk"})
        assert (await stranger.post("/api/me", json={})).json()["person"]["name"].startswith("Гість ")


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u200b\u200b"])
async def test_a_name_has_1_to_24_visible_characters(tmp_path: Path, name: str) -> None:
    async with serving(tmp_path) as server:
        answer = await server.stranger().post("/api/me", json={"name": name})
        assert answer.status_code == 400
        assert answer.json()["message"]["id"] == "tables-name-length"


async def test_an_account_keeps_the_games_of_its_guest_and_works_on_several_devices(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Guest")
        table = (await olena.open("me", "open"))["id"]
        await olena.post("/api/account", name="Olena", password="correct horse")
        phone = server.stranger()
        await phone.post("/api/login", json={"name": "olena", "password": "correct horse"})
        tables = (await phone.get("/api/me/tables")).json()["tables"]
        assert [found["id"] for found in tables] == [table]


async def test_logging_in_adopts_what_the_guest_has_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await account(server, "Olena")
        guest = await server.guest("Visitor")
        table = (await guest.open("me", "open"))["id"]
        person = (await guest.post("/api/login", name="Olena", password="correct horse"))["person"]
        card = (await guest.get(f"/api/tables/{table}"))["table"]
        assert card["my_seat"] == 1
        assert card["host"] == person["id"]
        assert card["seats"][0]["person"]["name"] == "Olena"
        assert [found["id"] for found in (await guest.get("/api/me/tables"))["tables"]] == [table]


async def test_a_wrong_password_opens_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await account(server, "Olena")
        thief = await server.guest("Thief")
        assert await thief.refused("/api/login", name="Olena", password="wrong horse") == (
            403,
            "tables-wrong-password",
        )
        assert await thief.refused("/api/login", name="Nobody", password="wrong horse") == (
            403,
            "tables-wrong-password",
        )


async def test_names_of_accounts_are_unique_however_they_are_written(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await account(server, "Olena")
        other = await server.guest("Other")
        assert (await other.refused("/api/account", name="O L E N A", password="correct horse"))[0] == 409


async def test_logging_out_everywhere_ends_all_cookies_and_sockets(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        table = (await olena.open("me", "open"))["id"]
        stolen = server.stranger(cookie=olena.cookie)
        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            await olena.post("/api/logout-everywhere")
            with pytest.raises(ConnectionAbortedError, match="4001"):
                await receive(socket, "never")
        assert (await stolen.get("/api/me")).json() == {"person": None}


async def test_a_cookie_planted_before_the_account_was_made_stops_working(tmp_path: Path) -> None:
    """Session fixation: whoever made the victim use a cookie of theirs does not share the account."""
    async with serving(tmp_path) as server:
        victim = await server.guest("Victim")
        attacker = server.stranger(cookie=victim.cookie)
        await victim.post("/api/account", name="Victim", password="correct horse")
        assert (await attacker.get("/api/me")).json() == {"person": None}
        assert (await victim.get("/api/me"))["person"]["kind"] == "account"


async def test_a_changed_password_signs_out_other_devices(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        await olena.post("/api/account", name="Olena", password="correct horse")
        other = server.stranger(cookie=olena.cookie)
        answer = await olena.http.put(
            "/api/account/password", json={"old": "correct horse", "new": "battery staple"}
        )
        assert answer.status_code == 200
        assert (await other.get("/api/me")).json() == {"person": None}
        assert (await olena.get("/api/me"))["person"] is not None


async def test_a_changed_password_cuts_the_sockets_of_other_devices(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        await olena.post("/api/account", name="Olena", password="correct horse")
        table = (await olena.open("me", "open"))["id"]
        stolen = olena.cookie
        async with server.socket(table, cookie=stolen) as socket:
            await receive(socket, "hello")
            passwords = {"old": "correct horse", "new": "battery staple"}
            assert (await olena.http.put("/api/account/password", json=passwords)).status_code == 200
            with pytest.raises(ConnectionAbortedError, match="1001"):
                await receive(socket, "never")
        async with server.socket(table, cookie=stolen) as again:
            assert (await receive(again, "hello"))["seat"] is None
        async with olena.sit(table) as mine:
            assert (await receive(mine, "hello"))["seat"] == 1


async def test_a_program_plays_with_a_token_until_it_is_dismissed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        await olena.post("/api/account", name="Olena", password="correct horse")
        made = await olena.post("/api/bots", name="Woodpecker")
        table = (await olena.open("me", "open"))["id"]
        bearer = {"authorization": f"Bearer {made['token']}", "origin": "http://elsewhere.test"}
        program = server.stranger(**bearer)
        joined = await program.post(f"/api/tables/{table}/join", json={})
        assert joined.json()["table"]["seats"][1]["person"]["kind"] == "bot"
        async with server.socket(table, **bearer) as socket:
            assert (await receive(socket, "hello"))["seat"] == 2
        gone = await olena.http.request("DELETE", f"/api/bots/{made['bot']['id']}", json={})
        assert gone.json() == {"bots": []}
        assert (await program.get("/api/me")).json() == {"person": None}
        with pytest.raises(TurnedAway, match="4003"):
            await server.socket(table, **bearer).__aenter__()


async def test_guests_have_no_programs(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        assert (await olena.refused("/api/bots", name="Woodpecker"))[0] == 403
