"""Who asks, from where, and how: what a request's head says, and what it cannot make anybody believe."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from tests.tables.qr_codes import dark_modules, modules
from tests.tables.server import serving
from treetop.games.errors import Malformed
from treetop.tables.http.handshake import Handshake
from treetop.tables.settings import Limits, Settings
from treetop.tables.store import schema
from treetop.tables.store.database import open_database, sqlite_url, upgrade


def handshake(scheme: str = "http", client: str = "192.0.2.9", **headers: str) -> Handshake:
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Handshake({"scheme": scheme, "client": (client, 1), "headers": pairs})


@pytest.mark.parametrize(
    ("client", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
    ],
)
def test_a_subscriber_s_whole_ipv6_network_counts_as_one_address(client: str, other: str, same: bool) -> None:
    assert (handshake(client=client).address(0) == handshake(client=other).address(0)) is same


@pytest.mark.parametrize(
    ("proxies", "seen"), [(0, "192.0.2.9"), (1, "198.51.100.3"), (2, "198.51.100.2"), (4, "192.0.2.9")]
)
def test_the_address_is_what_the_outermost_trusted_proxy_has_seen(proxies: int, seen: str) -> None:
    forwarded = "198.51.100.1, 198.51.100.2, 198.51.100.3"
    assert handshake(x_forwarded_for=forwarded).address(proxies) == seen


def test_only_a_trusted_proxy_may_say_that_the_client_came_over_https() -> None:
    asked = handshake(x_forwarded_proto="https")
    assert asked.is_https(1)
    assert not asked.is_https(0)


async def test_a_neighbour_s_strange_cookie_does_not_log_anybody_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        crowded = server.stranger(cookie=f'prefs={{"theme":"dark","a":[1]}}; {olena.cookie}; x y=@')
        assert (await crowded.get("/api/me")).json()["person"]["name"] == "Olena"


async def test_an_origin_that_is_no_address_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        answer = await olena.http.put("/api/me", json={"name": "O"}, headers={"origin": "http://["})
        assert answer.status_code == 403


async def test_a_name_has_one_login_limit_however_it_is_spelled(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(), proxies=1) as server:
        spellings = ["Olena", "olena", "OLENA", "O lena", "o l e n a", "Ｏlena"]
        answers = [
            await server.stranger(**{"x-forwarded-for": f"198.51.100.{number}"}).post(
                "/api/login", json={"name": name, "password": "wrong horse"}
            )
            for number, name in enumerate(spellings)
        ]
        assert [answer.status_code for answer in answers] == [403] * 5 + [429]


async def test_a_clock_that_is_set_back_locks_nobody_out(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits()) as server:
        olena = await server.guest("Olena")
        server.clock.ahead -= 3_600_000
        await olena.post("/api/me", name="Olena again")


async def test_personal_answers_are_kept_by_nobody_on_the_way(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        for path in ("/api/me", "/api/me/tables"):
            assert (await olena.http.get(path)).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("secure", [True, False])
async def test_browsers_are_told_to_stay_with_https_where_it_is_served(tmp_path: Path, secure: bool) -> None:
    async with serving(tmp_path, secure=secure) as server:
        answer = await server.stranger().get("/api/games")
        assert ("strict-transport-security" in answer.headers) is secure


@pytest.mark.parametrize(
    ("given", "headers", "scheme"),
    [
        ({}, {}, "http"),
        ({"secure": True}, {}, "https"),
        ({"proxies": 1}, {"x-forwarded-proto": "https"}, "https"),
        ({}, {"x-forwarded-proto": "https"}, "http"),
    ],
)
async def test_an_invitation_leads_to_the_address_that_people_use(
    tmp_path: Path, given: dict[str, Any], headers: dict[str, str], scheme: str
) -> None:
    async with serving(tmp_path, **given) as server:
        known = await server.stranger().post("/api/me", json={"name": "Olena"})
        # A cookie for https only is not sent to this server by itself.
        olena = server.stranger(cookie=known.headers["set-cookie"].split(";")[0])
        wish = {"game": "arboretum", "seats": ["me", "open"]}
        table = (await olena.post("/api/tables", json=wish)).json()["table"]["id"]
        answer = await server.stranger(**headers).get(f"/api/tables/{table}/qr.svg")
        assert answer.status_code == 200
        assert modules(answer.text) == dark_modules(f"{scheme}://treetop.test/t/{table}")


def test_a_database_error_does_not_print_what_was_to_be_stored(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    upgrade(engine)
    values = {"name": "seed", "value": b"0123456789abcdef"}
    with engine.begin() as c:
        c.execute(schema.note.insert(), values)
    with pytest.raises(IntegrityError) as failure, engine.begin() as c:
        c.execute(schema.note.insert(), values)
    assert "0123456789abcdef" not in str(failure.value)
    engine.dispose()


@pytest.mark.parametrize("value", ["1", "true", "Yes", "on"])
def test_a_switch_can_be_turned_on_in_every_usual_way(value: str) -> None:
    assert Settings.from_environment(Path("."), {"TREETOP_SECURE": value}).secure


@pytest.mark.parametrize(
    ("environment", "message"),
    [
        ({"TREETOP_SECURE": "perhaps"}, "tables-setting-value"),
        ({"TREETOP_TRUST_PROXY": "-1"}, "tables-setting-value"),
        ({"TREETOP_SECRE": "1"}, "tables-setting-unknown"),
        ({"TREETOP_LIMITS": '{"fames": {"burst": 1, "per_second": 1}}'}, "tables-setting-unreadable"),
        ({"TREETOP_LIMITS": '{"frames": {"burst": "many"}}'}, "tables-setting-unreadable"),
        ({"TREETOP_LIMITS": "{"}, "tables-setting-unreadable"),
        ({"TREETOP_LIMITS": '{"exports": {"burst": 5, "per_second": 0}}'}, "tables-setting-unreadable"),
        ({"TREETOP_LIMITS": '{"exports": {"burst": 0, "per_second": 1}}'}, "tables-setting-unreadable"),
        ({"TREETOP_LIMITS": '{"sockets_per_person": 0}'}, "tables-setting-unreadable"),
        ({"TREETOP_RETENTION": '{"chat": -1}'}, "tables-setting-unreadable"),
    ],
)
def test_a_setting_that_means_nothing_is_refused_in_a_sentence(
    environment: dict[str, str], message: str
) -> None:
    with pytest.raises(Malformed) as refusal:
        Settings.from_environment(Path("."), environment)
    assert refusal.value.message.id == message


def test_several_proxies_can_be_trusted() -> None:
    settings: Any = Settings.from_environment(Path("."), {"TREETOP_TRUST_PROXY": "2", "HOME": "/"})
    assert settings.proxies == 2
