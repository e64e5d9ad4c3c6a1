"""A server is healthy if it can store a move right now."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from tests.tables.server import serving, serving_on_a_port
from treetop.tables.http.routes import health
from treetop.tables.store.writer import Writer, comes_back


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


async def test_a_statement_that_is_wrong_is_no_database_that_comes_back(
    tmp_path: Path, stored: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path, **stored) as server:
        olena = await server.guest("Olena")
        changed = text("ALTER TABLE friend RENAME created TO made")
        await server.app.service.store.write(lambda c: c.execute(changed))
        answer = await olena.http.get("/api/friends")
        assert (answer.status_code, answer.headers.get("retry-after")) == (500, None)
        assert "Traceback" in "".join(capsys.readouterr())


def test_a_full_disk_comes_back_even_if_the_transaction_cannot_be_ended() -> None:
    def failing(code: int) -> OperationalError:
        error = sqlite3.OperationalError()
        error.sqlite_errorcode = code
        return OperationalError("INSERT", None, error)

    full, no_savepoint = failing(sqlite3.SQLITE_FULL), failing(sqlite3.SQLITE_ERROR)
    assert comes_back(full)
    assert not comes_back(no_savepoint)
    no_savepoint.__context__ = full
    assert comes_back(no_savepoint)
