"""Every line of the log is JSON, whoever wrote it, and says which request it is about."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import structlog

from tests.tables.play import people_at
from tests.tables.server import serving

TALK = """
import logging, threading, warnings
from treetop.tables.json_log import set_up_log
import structlog
set_up_log()
structlog.get_logger("treetop").info("ours", match="m1")
logging.getLogger("asyncio").error("theirs %s", "x" * 3)
logging.getLogger("uvicorn.error").warning("uvicorn's")
logging.getLogger("somebody").info("never shown")
warnings.warn("deprecated")
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()
raise ValueError("the end")
"""


def test_every_line_is_json_whoever_writes_it() -> None:
    done = subprocess.run([sys.executable, "-W", "default", "-c", TALK], capture_output=True, text=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    said = [line["event"] for line in lines]
    assert said[:3] == ["ours", "theirs xxx", "uvicorn's"]
    assert "UserWarning: deprecated" in said[3]
    assert [line["exception"].splitlines()[-1] for line in lines[4:]] == [
        "ZeroDivisionError: division by zero",
        "ValueError: the end",
    ]
    assert lines[1]["logger"] == "asyncio"
    assert all(line["timestamp"] and line["level"] for line in lines)


IN_PIECES = """
import io, sys
from treetop.tables.json_log import set_up_log
import structlog

class Pieces(io.StringIO):
    def write(self, text):
        print(repr(text))

sys.stderr = Pieces()
set_up_log()
structlog.get_logger("treetop").info("ours")
"""


def test_a_line_is_written_together_with_its_end_since_several_workers_share_a_log() -> None:
    done = subprocess.run([sys.executable, "-c", IN_PIECES], capture_output=True, text=True, check=True)
    assert done.stdout.count("\n") == 1
    assert done.stdout.endswith("}\\n'\n")


async def test_every_answer_has_an_id_and_what_is_logged_meanwhile_carries_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        seen: list[Any] = []

        async def fail(*_: Any) -> None:
            seen.append(structlog.contextvars.get_contextvars()["request"])
            raise ZeroDivisionError

        monkeypatch.setattr(server.app.service.people, "welcome", fail)
        answers = [await server.stranger().post("/api/me", json={"name": "Olena"}) for _ in range(2)]
        ids = [answer.headers["x-request-id"] for answer in answers]
        assert seen == ids
        assert len(set(ids)) == 2
    assert "request" not in structlog.contextvars.get_contextvars()


async def test_a_proxys_request_id_is_kept_if_the_proxy_is_trusted(tmp_path: Path) -> None:
    headers = {"x-request-id": "from-the-proxy"}
    async with serving(tmp_path / "trusting", proxies=1) as server:
        assert (await server.stranger(**headers).get("/healthz")).headers["x-request-id"] == "from-the-proxy"
        nonsense = {"x-request-id": '"}{' * 10}
        assert "{" not in (await server.stranger(**nonsense).get("/healthz")).headers["x-request-id"]
    async with serving(tmp_path / "alone") as server:
        assert (await server.stranger(**headers).get("/healthz")).headers["x-request-id"] != "from-the-proxy"


async def test_requests_and_sockets_are_logged_if_wished_without_what_they_ask(tmp_path: Path) -> None:
    with structlog.testing.capture_logs() as lines:
        async with serving(tmp_path, access_log=True) as server:
            (olena, _), table = await people_at(server, 2)
            await olena.get("/api/tables", game="arboretum")
            async with olena.sit(table):
                pass
    requests = [line for line in lines if line["event"] == "request"]
    assert {(line["method"], line["path"], line["status"]) for line in requests} >= {
        ("POST", "/api/me", 200),
        ("GET", "/api/tables", 200),
        ("WEBSOCKET", f"/api/tables/{table}/socket", None),
    }
    assert all("127.0.0.1" in line["address"] and line["milliseconds"] >= 0 for line in requests)
    assert "arboretum" not in str(requests)


async def test_no_request_is_logged_unless_wished(tmp_path: Path) -> None:
    with structlog.testing.capture_logs() as lines:
        async with serving(tmp_path) as server:
            await server.guest("Olena")
    assert not [line for line in lines if line["event"] == "request"]
