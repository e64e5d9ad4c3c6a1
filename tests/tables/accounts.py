"""People with accounts."""

from __future__ import annotations

from typing import Any

from tests.tables.server import Guest, Server

PASSWORD = "wild plums"


async def account(server: Server, name: str) -> Guest:
    guest = await server.guest(name)
    await guest.post("/api/account", name=name, password=PASSWORD)
    return guest


async def who_is(guest: Guest) -> Any:
    return (await guest.get("/api/me"))["person"]
