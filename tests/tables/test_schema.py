"""Whatever is sent to the HTTP endpoints, they answer as their schema says and never break."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.tables.server import PATIENCE, serving_on_a_port
from treetop.tables.app import App, let_anything_be_anything
from treetop.tables.settings import Settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, dict[str, str]]]:
    """A server in a thread of its own, the cookie of somebody who plays, and what there is to ask about."""
    ready = threading.Event()
    done = asyncio.Event()
    found: list[Any] = []

    async def run() -> None:
        async with serving_on_a_port(Path(tmp_path_factory.mktemp("schema"))) as running:
            olena = await running.guest("Olena")
            await olena.post("/api/account", name="Olena", password="correct horse")
            bot = (await olena.post("/api/bots", name="Woodpecker"))["bot"]["id"]
            table = (await olena.open("me", "open", public=True))["id"]
            waiting = (await olena.open("me", "open", public=True))["id"]
            over = (await olena.open("me", "open", public=True))["id"]
            talia = await running.guest("Talia")
            for begun in (table, over):
                await talia.join(begun)
            await talia.post(f"/api/tables/{over}/resign")
            there = {"table": table, "waiting": waiting, "over": over}
            there |= {"person": olena.id, "rival": talia.id, "bot": bot}
            wish = {"game": "arboretum", "seats": ["me", "bot:random"]}
            there["duplicate"] = (await olena.post("/api/duplicates", **wish))["table"]["duplicate"]
            found.extend([asyncio.get_running_loop(), running.url, olena.cookie, there])
            ready.set()
            await done.wait()

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(120)
    loop, url, cookie, there = found
    yield url, cookie, there
    loop.call_soon_threadsafe(done.set)
    thread.join()


description = let_anything_be_anything(App(Settings(data=Path("unused"))).http.openapi_schema.to_schema())
LABELS = [f"{method.upper()} {path}" for path, methods in description["paths"].items() for method in methods]


@pytest.fixture(scope="module")
def operations() -> dict[str, Any]:
    """Imported by the one process that runs these tests, not by all that collect them: it takes seconds."""
    import schemathesis

    every: Any = schemathesis.openapi.from_dict(description).get_all_operations()
    found = {one.ok().label: one.ok() for one in every}
    assert list(found) == LABELS
    return found


# Endpoints that end something: whoever asks them about the real thing leaves nothing for the others.
ENDING = ("DELETE /api/bots", "POST /api/logout", "POST /api/login", "POST /api/account", "PUT /api/account")
# What is asked of a match before it has begun, and after it is over.
BEFORE = ("start", "leave")
AFTER = ("record", "replay", "review", "decisions", "progress", "rematch")


def test_the_schema_that_is_tested_is_the_one_that_is_served(server: tuple[str, str, dict[str, str]]) -> None:
    assert httpx.get(f"{server[0]}/api/schema/openapi.json").json() == description


@pytest.mark.parametrize("label", LABELS)
def test_no_request_breaks_an_endpoint(
    label: str, operations: dict[str, Any], server: tuple[str, str, dict[str, str]]
) -> None:
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

    url, cookie, there = server
    answers: set[int] = set()

    @given(case=operations[label].as_strategy(), real=st.booleans())
    @settings(
        max_examples=16,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any, real: bool) -> None:
        if real and not label.startswith(ENDING):
            moment = "waiting" if label.endswith(BEFORE) else "over" if label.endswith(AFTER) else "table"
            known_names = {**there, "table": there[moment]}
            case.path_parameters = {
                name: known_names.get(name, value) for name, value in (case.path_parameters or {}).items()
            }
            if label.endswith("reports") and isinstance(case.body, dict):
                case.body["person"] = there["rival"]
        if "wait" in (case.query or {}):
            case.query["wait"] = 0
        known = "" if label.startswith(ENDING) else cookie
        headers = {"cookie": known, "origin": url, **(case.headers or {})}
        answer = case.call(base_url=url, headers=headers, timeout=PATIENCE)
        answers.add(answer.status_code)
        case.validate_response(
            answer, checks=[not_a_server_error, content_type_conformance, response_schema_conformance]
        )

    ask()
    if "{" in label and not label.startswith(ENDING):
        assert answers - {404}, "nobody has asked this endpoint about anything that is there"
