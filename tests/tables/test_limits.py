"""What keeps one visitor from spoiling it for all: origins, rates, sizes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.play import people_at
from tests.tables.server import TurnedAway, receive, send, serving
from treetop.locales import Language
from treetop.tables.limits import Rate
from treetop.tables.settings import Limits


async def test_a_page_elsewhere_cannot_act_with_a_visitors_cookie(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        for headers in ({"origin": "http://evil.test"}, {"origin": "null"}, {"origin": ""}):
            evil = server.stranger(cookie=olena.cookie, **headers)
            answer = await evil.post("/api/me", json={"name": "Hacked"})
            assert answer.status_code == 403
        assert (await olena.get("/api/me"))["person"]["name"] == "Olena"


async def test_a_form_cannot_be_posted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        answer = await olena.http.post(
            "/api/me", content="name=Hacked", headers={"content-type": "application/x-www-form-urlencoded"}
        )
        assert answer.status_code == 400


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "http://treetop.test.evil.test", ""])
async def test_a_socket_is_opened_by_our_own_pages_only(tmp_path: Path, origin: str) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        with pytest.raises(TurnedAway, match="403"):
            await server.socket(table, cookie=olena.cookie, origin=origin).__aenter__()


async def test_too_many_changes_are_answered_with_a_time_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits()) as server:
        olena = await server.guest("Olena")
        answers = [await olena.http.put("/api/me", json={"name": "Olena"}) for _ in range(60)]
        slow = [answer for answer in answers if answer.status_code == 429]
        assert slow
        assert int(slow[0].headers["retry-after"]) >= 1
        assert slow[0].json()["error"] == "too-many"


@pytest.mark.parametrize("path", ["/api/tables", "/api/ladder?game=arboretum", "/api/lobby", "/api/games"])
async def test_whoever_asks_too_often_has_to_wait_whatever_is_asked(path: str, tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(requests=Rate(3, 0.001))) as server:
        statuses = [(await server.stranger().get(path)).status_code for _ in range(5)]
        assert statuses == [200] * 3 + [429] * 2


async def test_a_health_check_is_never_told_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(requests=Rate(3, 0.001))) as server:
        statuses = [(await server.stranger().get("/healthz")).status_code for _ in range(5)]
        assert statuses == [200] * 5


async def test_passwords_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits()) as server:
        thief = await server.guest("Thief")
        guess = {"name": "Olena", "password": "wrong horse"}
        statuses = [(await thief.http.post("/api/login", json=guess)).status_code for _ in range(7)]
        assert statuses == [403] * 5 + [429] * 2


async def test_a_socket_that_floods_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits()) as server:
        _, table = await people_at(server, 2)
        async with server.socket(table) as socket:
            for _ in range(100):
                await send(socket, type="ping")
            with pytest.raises(ConnectionAbortedError, match="1008"):
                await receive(socket, "never")


async def test_a_frame_over_4_kib_closes_the_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, table = await people_at(server, 2)
        async with server.socket(table) as socket:
            await send(socket, type="chat", text="x" * 5000)
            with pytest.raises(ConnectionAbortedError, match="1008"):
                await receive(socket, "never")


async def test_a_person_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    limits = Limits(sockets_per_person=2)
    async with serving(tmp_path, limits=limits) as server:
        (olena, talia), table = await people_at(server, 2)
        async with olena.sit(table), olena.sit(table):
            with pytest.raises(TurnedAway, match="1013"):
                await olena.sit(table).__aenter__()
            async with talia.sit(table) as other:
                await receive(other, "hello")
        async with olena.sit(table) as again:
            await receive(again, "hello")


async def test_a_large_body_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        answer = await olena.http.post("/api/me", json={"name": "x" * 20_000})
        assert answer.status_code in (400, 413)


async def test_every_answer_carries_the_headers_that_keep_browsers_safe(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        answer = await server.stranger().get("/api/games")
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_cookies_are_out_of_reach_of_scripts(tmp_path: Path) -> None:
    async with serving(tmp_path, secure=True) as server:
        answer = await server.stranger().post("/api/me", json={"name": "Olena"})
        assert {"HttpOnly", "SameSite=lax", "Secure"} <= set(answer.headers["set-cookie"].split("; "))


async def test_an_unknown_error_is_said_in_words_without_details(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("the seed is 0123456789abcdef")

    async with serving(tmp_path) as server:
        monkeypatch.setattr(server.app.service.lists, "open_tables", fail)
        answer = await server.stranger().get("/api/tables", params={"language": "fr"})
        assert answer.status_code == 500
        assert answer.json()["message"]["id"] == "tables-failure"
        assert answer.json()["text"] == Language("fr").say("tables-failure")
        assert "0123456789abcdef" not in answer.text


async def test_an_unknown_address_is_said_in_words(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        answer = await server.stranger().get("/api/no/such/thing", params={"language": "fr"})
        assert answer.status_code == 404
        assert answer.json()["text"] == Language("fr").say("tables-missing")


async def test_whoever_talks_too_much_is_asked_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits()) as server:
        (olena, _), table = await people_at(server, 2)
        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            for _ in range(6):
                await send(socket, type="chat", phrase="hello")
            said = [await receive(socket, "chat", "malformed") for _ in range(6)]
            assert [frame["type"] for frame in said] == ["chat"] * 5 + ["malformed"]
            assert said[-1]["message"]["id"] == "tables-too-many"
