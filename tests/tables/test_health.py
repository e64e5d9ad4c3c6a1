"""A server is healthy if it can store a move right now."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.tables.server import serving, serving_on_a_port
from treetop.tables.http.routes import health
from treetop.tables.store.writer import Writer


def full_disk(*_: Any, **__: Any) -> Any:
    raise OperationalError("INSERT", {}, Exception("database or disk is full"))


async def hang(*_: Any, **__: Any) -> None:
    await asyncio.Event().wait()


async def test_a_server_that_can_store_is_healthy(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        answer = await server.stranger().get("/healthz")
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")


async def test_a_monitor_that_asks_without_wanting_the_body_is_answered(tmp_path: Path) -> None:
    async with serving_on_a_port(tmp_path) as server:
        monitor = server.stranger()
        for path, status in (("/healthz", 200), ("/api/me", 200), ("/nowhere", 404)):
            head, get = await monitor.head(path), await monitor.get(path)
            assert (head.status_code, head.content) == (status, b"")
            assert head.headers["content-length"] == get.headers["content-length"]


@pytest.mark.parametrize("trouble", [full_disk, hang])
async def test_a_server_that_cannot_store_says_so_and_is_well_again_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Any
) -> None:
    async with serving(tmp_path) as server:
        with monkeypatch.context() as broken:
            broken.setattr(health, "PATIENCE", 0.05)
            broken.setattr(Writer, "submit", trouble)
            assert (await server.stranger().get("/healthz")).status_code == 503
        pending = server.app.service._trial_write
        assert pending is not None
        pending.cancel()
        await asyncio.wait([pending])
        assert (await server.stranger().get("/healthz")).status_code == 200


async def test_failed_writes_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        with monkeypatch.context() as broken:
            broken.setattr(Writer, "submit", full_disk)
            answer = await server.stranger().post("/api/me", json={"name": "Olena"})
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "10")
        assert "disk" not in answer.text
        metrics = server.app.metrics.text().decode()
        assert "treetop_failed_writes_total 0.0" not in metrics
        assert "treetop_failed_requests_total 1.0" in metrics
