"""A seed that is promised is the seed of one deal."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy import event as hooks

from tests.programs import needs
from tests.tables.server import serving
from treetop.games.errors import Stale


@needs("postgres")
async def test_a_promise_is_kept_once_although_two_workers_are_asked_to(
    tmp_path: Path, database: str
) -> None:
    """The second one begins before the first has ended."""
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        olena = await first.guest("Olena")
        commitment = (await olena.post("/api/promises"))["commitment"]
        person = await first.app.service.people.find(olena.id)
        assert person is not None
        one, other = first.app.service.promises, second.app.service.promises
        deletes = threading.Event()

        def note(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
            if statement.startswith("DELETE FROM promise"):
                deletes.set()

        keeping: list[asyncio.Task[str]] = []
        write = one.store.write

        async def slow(work: Callable[[Connection], Any]) -> Any:
            loop = asyncio.get_running_loop()

            def slowly(c: Connection) -> Any:
                found = work(c)
                hooks.listen(other.store.engine, "before_cursor_execute", note)
                loop.call_soon_threadsafe(
                    lambda: keeping.append(loop.create_task(other.keep(commitment, person)))
                )
                deletes.wait(10)
                return found

            return await write(slowly)

        one.store.write = slow  # type: ignore[method-assign, assignment]
        assert await one.keep(commitment, person)
        with pytest.raises(Stale):
            await keeping[0]
