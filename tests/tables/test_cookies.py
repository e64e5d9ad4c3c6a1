"""The signed cookie: who may be read from it, how long, and under which keys."""

from __future__ import annotations

import hmac
import stat
from hashlib import sha256
from pathlib import Path

import pytest
from itsdangerous import TimestampSigner

from tests.tables.server import serving
from treetop.tables.people.cookie import MAX_AGE, RENEWED_AFTER, Signer
from treetop.tables.people.cookie_keys import cookie_keys, rotate_cookie_keys
from treetop.tables.store.database import open_database, sqlite_url, upgrade

OLD, NEW = b"o" * 32, b"n" * 32


def at(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda self: 1_800_000_000 + seconds)


def test_a_cookie_ends_on_the_server_too(monkeypatch: pytest.MonkeyPatch) -> None:
    at(monkeypatch, 0)
    cookie = Signer([OLD]).sign("olena", 3)
    at(monkeypatch, MAX_AGE - 1)
    assert Signer([OLD]).read(cookie) is not None
    at(monkeypatch, MAX_AGE + 1)
    assert Signer([OLD]).read(cookie) is None


def test_a_cookie_is_renewed_long_before_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    at(monkeypatch, 0)
    cookie = Signer([OLD]).sign("olena", 3)
    for age, old in ((RENEWED_AFTER, False), (RENEWED_AFTER + 1, True)):
        at(monkeypatch, age)
        ticket = Signer([OLD]).read(cookie)
        assert ticket is not None
        assert ticket.is_old is old


def test_cookies_of_an_earlier_key_are_read_and_new_ones_are_signed_with_the_last() -> None:
    cookie = Signer([OLD]).sign("olena", 3)
    both = Signer([OLD, NEW])
    ticket = both.read(cookie)
    assert ticket is not None
    assert (ticket.person, ticket.epoch) == ("olena", 3)
    assert Signer([NEW]).read(cookie) is None
    assert Signer([NEW]).read(both.sign("olena", 3)) is not None


def test_a_signature_that_says_no_time_is_nobodys() -> None:
    """It would be good for ever."""
    signature = hmac.new(OLD, b"person:olena.3", sha256).hexdigest()
    assert Signer([OLD]).read(f"olena.3.{signature}") is None


@pytest.mark.parametrize("value", ["", "a", "a.1.b", "a.b.c.d.e", "é.1.x", "..", "a.1." + "0" * 64])
def test_what_the_server_did_not_write_is_nobody(value: str) -> None:
    assert Signer([OLD]).read(value) is None


def test_keys_can_be_rotated_and_forgotten(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    upgrade(engine)
    first = cookie_keys(engine)
    assert cookie_keys(engine) == first
    for count in range(2, 12):
        assert rotate_cookie_keys(engine) == count
    keys = cookie_keys(engine)
    assert keys[:1] == first
    assert len(set(keys)) == 11
    assert rotate_cookie_keys(engine, forget=True) == 1
    assert not set(cookie_keys(engine)) & set(keys)
    engine.dispose()


async def test_whoever_comes_back_after_a_month_gets_a_new_cookie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        assert "set-cookie" not in (await olena.http.get("/api/me")).headers
        now = TimestampSigner([OLD]).get_timestamp()
        at(monkeypatch, now - 1_800_000_000 + RENEWED_AFTER + 60)
        assert "treetop_person=" in (await olena.http.get("/api/me")).headers["set-cookie"]


async def test_the_games_and_their_keys_are_for_their_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    async with serving(folder) as server:
        await server.guest("Olena")
        files = [folder, *folder.glob("treetop.sqlite*")]
        assert len(files) > 1
        assert {stat.S_IMODE(path.stat().st_mode) & 0o077 for path in files} == {0}
