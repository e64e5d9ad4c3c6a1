"""What is refused before it can do harm: NUL, brackets without end, names that grow when they are stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tables.play import people_at
from tests.tables.server import ask, receive, send, serving

NUL = "a\0b"
FRAMES: list[dict[str, Any]] = [
    {"type": "play", "command": NUL, "seq": 4, "actions": ["draw pile"]},
    {"type": "play", "command": "c", "seq": 4, "actions": [NUL]},
    {"type": "preview", "id": NUL, "seq": 4, "actions": []},
    {"type": "hint", "id": NUL, "seq": 4},
    {"type": "mute", "person": NUL},
    {"type": "chat", "text": NUL},
    {"type": "chat", "phrase": NUL},
    {"type": "ping", NUL: 1},
]
BODIES: list[tuple[str, dict[str, Any]]] = [
    ("/api/me", {"name": NUL}),
    ("/api/account", {"name": NUL, "password": "a long password"}),
    ("/api/login", {"name": NUL, "password": "a long password"}),
    ("/api/login", {"name": "Olena", "password": NUL * 4}),
    ("/api/tables", {"game": "arboretum", "seats": ["me", "open"], "commitment": NUL}),
    ("/api/tables", {"game": "arboretum", "seats": ["me", "open"], "options": {NUL: NUL}}),
]


async def test_no_frame_may_hold_a_nul(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2, hints=True)
        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            for frame in FRAMES:
                await send(socket, **frame)
                answer = await receive(socket)
                assert (answer["type"], answer["message"]["id"]) == ("malformed", "tables-unreadable"), frame
            assert (await ask(socket, type="ping"))["type"] == "pong"


@pytest.mark.parametrize(("path", "body"), BODIES)
async def test_no_request_may_hold_a_nul(tmp_path: Path, path: str, body: dict[str, Any]) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        assert await olena.refused(path, **body) == (400, "tables-unreadable")


async def test_no_address_may_hold_a_nul(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        for path in ("/api/people/a%00b", "/api/tables?game=%00", "/api/ladder?game=a%00"):
            assert (await olena.http.get(path)).status_code == 400


async def test_a_backslash_before_u0000_is_ordinary_text(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            await send(socket, type="chat", text="\\u0000")
            assert (await receive(socket))["line"]["text"] == "\\u0000"


async def test_brackets_without_end_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        deep = '{"a":' * 500 + "1" + "}" * 500
        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            await socket.send('{"type":"ping","more":' + deep + "}")
            assert (await receive(socket))["type"] == "malformed"
            await send(socket, type="chat", text="[" * 200)
            assert (await receive(socket))["type"] == "chat"
        endless = "[" * 8_000 + "]" * 8_000
        body = f'{{"game":"arboretum","seats":["me","open"],"options":{{"a":{endless}}}}}'
        assert (await olena.http.post("/api/tables", content=body)).status_code == 400


async def test_a_name_that_grows_beyond_its_column_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        grows = "\ufdfa" * 24
        for path, body in (
            ("/api/me", {"name": grows}),
            ("/api/account", {"name": grows, "password": "a long password"}),
        ):
            assert await olena.refused(path, **body) == (400, "tables-name-length")
