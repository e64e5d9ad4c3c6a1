"""What is said at a table is shown in the order in which it was said."""

from __future__ import annotations

from pathlib import Path

from tests.tables.play import people_at
from tests.tables.server import receive, send, serving
from treetop.tables.wire import Say


async def test_a_line_said_at_another_worker_is_shown_before_a_later_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        service = server.app.service
        (olena, talia), table = await people_at(server, 2)
        elsewhere = await service.people.find(olena.id)
        assert elsewhere is not None
        async with talia.sit(table) as socket:
            await receive(socket, "hello")
            await service.chat.say(table, elsewhere, 0, Say(text="first"), server.clock())
            await send(socket, type="chat", text="second")
            texts = [(await receive(socket, "chat"))["line"]["text"] for _ in range(2)]
            assert texts == ["first", "second"]
