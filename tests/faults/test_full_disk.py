"""A disk that fills while the server runs: nothing is acknowledged, it is said, and there is room again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import structlog

from tests.tables.play import people_at
from tests.tables.server import ask, receive, serving

resource = pytest.importorskip("resource")


@contextmanager
def no_room(data: Path) -> Iterator[None]:
    """The system refuses every byte that would make the database's files longer."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    largest = max(file.stat().st_size for file in data.glob("treetop.sqlite-wal"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_a_full_disk_stops_acknowledging_until_there_is_room_again(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        move = {"type": "play", "command": "c1", "actions": ["draw pile"]}
        with structlog.testing.capture_logs() as lines:
            async with olena.sit(table) as socket:
                seq = (await receive(socket, "hello"))["seq"]
                with no_room(tmp_path):
                    with pytest.raises(ConnectionAbortedError, match="1013"):
                        await ask(socket, **move, seq=seq)
                    assert (await server.stranger().get("/healthz")).status_code == 503
        assert any(line["event"] == "store-failed" for line in lines)
        assert "treetop_failed_writes_total 0.0" not in server.app.metrics.text().decode()
        assert (await server.stranger().get("/healthz")).status_code == 200
        async with olena.sit(table) as socket:
            assert (await receive(socket, "hello"))["seq"] == seq
            assert (await ask(socket, **move, seq=seq))["type"] == "accepted"
