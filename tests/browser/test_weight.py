"""What the first load of a table costs over the wire, and where it comes from."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response, WebSocket

from tests.browser.conftest import Visit
from tests.browser.played import Played
from treetop.locales import LANGUAGES

MOST = 150 * 1024


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_the_first_load_of_a_table_is_light(visit: Visit, game: str, language: str) -> None:
    host = visit("/")
    match = Played(host, game)
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        sizes[response.url] = int(response.headers.get("content-length", "0"))

    def hear(frame: bytes | str) -> None:
        sizes["socket"] = sizes.get("socket", 0) + len(
            gzip.compress(frame if isinstance(frame, bytes) else frame.encode())
        )

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    seated = host.context.storage_state()
    fresh = visit(
        "about:blank",
        language=language,
        service_workers="block",
        storage_state=seated,
        expected=("Service Worker",),
    )
    fresh.on("response", weigh)
    fresh.on("websocket", listen)
    fresh.goto(f"/t/{match.id}")
    fresh.wait_for_selector(".table .bar.my-turn")
    fresh.wait_for_load_state("networkidle")
    heaviest = sorted(sizes.items(), key=lambda item: -item[1])[:8]
    assert "socket" in sizes
    assert sum(sizes.values()) <= MOST, (sum(sizes.values()), heaviest)
