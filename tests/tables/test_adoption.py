"""Guests become accounts: by registering, or by logging in, or by both at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.tables.accounts import PASSWORD, account, who_is
from tests.tables.server import serving
from treetop.tables.refusals import Stranger


async def test_of_two_who_register_one_guest_one_is_told_that_it_is_no_guest_any_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people, guest = server.app.service.people, await server.guest("Olena")
        person = await people.find(guest.id)
        assert person is not None
        both = await asyncio.gather(
            people.register(person, "Olena", PASSWORD),
            people.register(person, "Talia", PASSWORD),
            return_exceptions=True,
        )
        assert sorted(isinstance(one, BaseException) for one in both) == [False, True]


async def test_a_guest_who_registers_while_they_log_in_elsewhere_keeps_the_new_account(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        accounts, people = server.app.service.accounts, server.app.service.people
        talia, olena = await account(server, "Talia"), await server.guest("Olena")
        table = (await olena.open("me", "open"))["id"]
        guest, other = await people.find(olena.id), await people.find(talia.id)
        assert guest is not None
        assert other is not None
        await olena.post("/api/account", name="Olena", password=PASSWORD)
        with pytest.raises(Stranger):
            await accounts.adopt(guest, other)
        assert (await who_is(olena))["name"] == "Olena"
        assert (await olena.get(f"/api/tables/{table}"))["table"]["my_seat"] == 1


async def test_a_guest_who_logs_in_to_two_accounts_at_once_becomes_one_of_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        accounts, people = server.app.service.accounts, server.app.service.people
        talia, lea = await account(server, "Talia"), await account(server, "Léa")
        guest, one, other = [await people.find(who.id) for who in (await server.guest("Olena"), talia, lea)]
        assert guest is not None
        assert one is not None
        assert other is not None
        await accounts.adopt(guest, one)
        with pytest.raises(Stranger):
            await accounts.adopt(guest, other)
        await accounts.adopt(guest, one)
        assert await accounts.erasure.selves(talia.id) == [talia.id, guest.id]
        assert await accounts.erasure.selves(lea.id) == [lea.id]


async def test_an_account_that_is_erased_while_a_guest_logs_in_takes_over_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        accounts, people = server.app.service.accounts, server.app.service.people
        talia, olena = await account(server, "Talia"), await server.guest("Olena")
        table = (await olena.open("me", "open"))["id"]
        guest, other = await people.find(olena.id), await people.find(talia.id)
        assert guest is not None
        assert other is not None
        await talia.post("/api/account/delete", password=PASSWORD)
        with pytest.raises(Stranger):
            await accounts.adopt(guest, other)
        assert (await olena.get(f"/api/tables/{table}"))["table"]["my_seat"] == 1


async def test_whoever_logs_in_again_gets_what_could_not_be_stored_the_first_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        service = server.app.service
        await account(server, "Talia")
        guest = await server.guest("Visitor")
        live = (await guest.open("me", "open"))["id"]
        over = (await guest.open("me", "bot:random", public=True))["id"]
        await guest.post(f"/api/tables/{over}/resign")

        async def away(*given: Any) -> Any:
            raise OperationalError("INSERT", None, Exception("the database is away"))

        with monkeypatch.context() as patched:
            patched.setattr(service.hall.log, "append", away)
            assert (await guest.refused("/api/login", name="Talia", password=PASSWORD))[0] == 503
        talia = (await guest.post("/api/login", name="Talia", password=PASSWORD))["person"]
        assert (await guest.get(f"/api/tables/{live}"))["table"]["my_seat"] == 1
        assert (await guest.get(f"/api/people/{talia['id']}"))["results"]["games"] == 1
