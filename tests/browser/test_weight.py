"""What the first load of a table costs, and where it comes from."""

from __future__ import annotations

from playwright.sync_api import Response

from tests.browser.conftest import Visit
from tests.browser.played import Played

MOST = 150 * 1024


def test_the_first_load_of_a_table_is_light(visit: Visit) -> None:
    host = visit("/")
    match = Played(host, "arboretum")
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        sizes[response.url] = int(response.headers.get("content-length", "0"))

    fresh = visit("about:blank", service_workers="block", expected=("Service Worker",))
    fresh.on("response", weigh)
    fresh.goto(f"/t/{match.id}")
    fresh.wait_for_selector(".arboretum-table .garden")
    fresh.wait_for_load_state("networkidle")
    heaviest = sorted(sizes.items(), key=lambda item: -item[1])[:8]
    assert sum(sizes.values()) <= MOST, (sum(sizes.values()), heaviest)
