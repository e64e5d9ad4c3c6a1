"""What a first visit costs on a slow line; prints the table of docs/web.md.

Each screen is opened in a fresh Chromium profile (nothing cached, no service worker) behind the line of a
middling phone, as CDP imitates it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests import programs
from tests.browser.played import Played
from tests.browser.server import Server

COMMAND = "python -m benchmarks.delivery"
TIMES = 5
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
WATCH = """() => {
  window.seen = { paint: 0, shift: 0 };
  new PerformanceObserver((list) => (seen.paint = list.getEntries().at(-1).startTime))
    .observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""


class Screen(NamedTuple):
    name: str
    address: str
    ready: str
    """What is on the page when it can be used."""


@dataclass(frozen=True)
class Cost:
    requests: int
    kilobytes: float
    ready: float
    paint: float
    shift: float


@contextmanager
def a_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=programs.find("chromium"), args=["--no-sandbox"]
        )
        yield launched
        launched.close()


def cost(browser: Browser, server: Server, screen: Screen, seated: Any) -> Cost:
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": 390, "height": 844},
        locale="en",
        storage_state=seated,
        service_workers="block",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    received = watched(page)
    page.goto(screen.address, wait_until="commit")
    page.wait_for_selector(screen.ready)
    ready: float = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    seen = page.evaluate("() => new Promise((done) => setTimeout(() => done(seen), 300))")
    context.close()
    kilobytes = sum(received.values()) / 1000
    return Cost(len(received) - ("socket" in received), kilobytes, ready, seen["paint"], seen["shift"])


def watched(page: Page) -> dict[str, int]:
    """Bytes on the wire, headers included, by request; grows as they arrive."""
    received: dict[str, int] = {}
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)

    def count(event: dict[str, Any]) -> None:
        received[event["requestId"]] = int(event["encodedDataLength"])

    def count_frame(event: dict[str, Any]) -> None:
        received["socket"] = received.get("socket", 0) + len(event["response"]["payloadData"])

    line.on("Network.loadingFinished", count)
    line.on("Network.webSocketFrameReceived", count_frame)
    page.add_init_script(f"({WATCH})()")
    return received


def screens(browser: Browser, server: Server) -> tuple[list[Screen], Any]:
    """The screens, and the cookies of somebody who has games there."""
    page = browser.new_context(base_url=server.url).new_page()
    page.goto("/")
    found = [Screen("home", "/", ".quick-go")]
    for game in ("arboretum", "tree-society"):
        found.append(Screen(f"table of {game}", f"/t/{Played(page, game).id}", ".table .bar.my-turn"))
    for game in ("arboretum", "tree-society"):
        finished = Played(page, game, seed=2)
        finished.to_the_end()
        found.append(Screen(f"replay of {game}", f"/replay/{finished.id}", ".replay-controls"))
    seated = page.context.storage_state()
    page.context.close()
    return found, seated


def row(screen: Screen, costs: list[Cost]) -> str:
    def middle(name: str) -> float:
        values: list[float] = [getattr(one, name) for one in costs]
        return statistics.median(values)

    return (
        f"| {screen.name} | {middle('requests'):.0f} | {middle('kilobytes'):.0f} "
        f"| {middle('ready') / 1000:.2f} | {middle('paint') / 1000:.2f} | {middle('shift'):.3f} |"
    )


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    with tempfile.TemporaryDirectory() as data, a_browser() as browser:
        server = Server(Path(data))
        opened, seated = screens(browser, server)
        print(f"`{COMMAND}`, median of {times} visits\n")
        print("| screen | requests | kB | ready, s | largest paint, s | layout shift |")
        print("|---|---:|---:|---:|---:|---:|")
        for screen in opened:
            print(row(screen, [cost(browser, server, screen, seated) for _ in range(times)]), flush=True)
        server.stop()


if __name__ == "__main__":
    main()
