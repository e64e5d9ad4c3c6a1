"""Whatever is sent to the HTTP endpoints, they answer as their schema says and never break."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from tests.tables.server import serving_on_a_port
from treetop.tables import App, Settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A server in a thread of its own, and the cookie of somebody who sits at a table."""
    ready = threading.Event()
    done = asyncio.Event()
    found: list[Any] = []

    async def run() -> None:
        async with serving_on_a_port(Path(tmp_path_factory.mktemp("schema"))) as running:
            olena = await running.guest("Olena")
            table = (await olena.open("me", "open", public=True))["id"]
            await (await running.guest("Talia")).join(table)
            found.extend([asyncio.get_running_loop(), running.url, olena.cookie, table])
            ready.set()
            await done.wait()

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(120)
    loop, url, cookie, _ = found
    yield url, cookie
    loop.call_soon_threadsafe(done.set)
    thread.join()


schema = schemathesis.openapi.from_dict(App(Settings(data=Path("unused"))).http.openapi_schema.to_schema())
operations: Any = schema.get_all_operations()
OPERATIONS = {found.ok().label: found.ok() for found in operations}


@pytest.mark.parametrize("label", OPERATIONS)
def test_no_request_breaks_an_endpoint(label: str, server: tuple[str, str]) -> None:
    url, cookie = server

    @given(case=OPERATIONS[label].as_strategy())
    @settings(
        max_examples=12,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any) -> None:
        answer = case.call(base_url=url, headers={"cookie": cookie, "origin": url, **(case.headers or {})})
        case.validate_response(
            answer, checks=[not_a_server_error, content_type_conformance, response_schema_conformance]
        )

    ask()
