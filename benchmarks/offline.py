"""How soon one plays without a server; prints the table of docs/web.md.

A fresh Chromium profile opens the site of `treetop site` from a file server on this machine, and starts a
game on the device as soon as it can; then the line is cut and everything is opened once more.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from benchmarks.delivery import a_browser
from tests.browser.file_server import FileServer
from tests.browser.test_static_site import KEPT
from treetop.games import GAMES
from treetop.kernel.wasm.built import build_kernel
from treetop.locales import Language
from treetop.web.catalogue import catalogue
from treetop.web.static_site import write_site

COMMAND = "python -m benchmarks.offline"
TIMES = 5
BASE = "/treetop/"
HOME, TURN = ".quick-go .primary", ".bar.my-turn"


def opened(page: Page, address: str, ready: str) -> float:
    """Milliseconds from asking for a page until it can be used."""
    page.goto(address, wait_until="commit")
    page.wait_for_selector(ready)
    return now(page)


def now(page: Page) -> float:
    moment: float = page.evaluate("performance.now()")
    return moment


def one_visit(browser: Browser, host: FileServer, game: str) -> dict[str, float]:
    context = browser.new_context(base_url=host.url, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(60_000)
    home = opened(page, BASE, HOME)
    page.locator(f'.plate:has(input[value="{game}"])').click()
    before = now(page)
    page.locator(HOME).click()
    page.wait_for_selector(TURN)
    started = now(page) - before
    table = page.url
    page.evaluate(KEPT)
    context.set_offline(True)
    found = {
        "home, cold": home,
        "from “Play now” to the first own action, cold": started,
        "together": home + started,
        "home, offline": opened(page, BASE, HOME),
        "a saved table, offline": opened(page, table, TURN),
    }
    context.close()
    return found


def main() -> None:
    for game in GAMES.values():
        if exports := game.parts.get("wasm"):
            build_kernel(exports)
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    with tempfile.TemporaryDirectory() as folder, a_browser() as browser:
        write_site(Path(folder) / "treetop", catalogue(), Language(), BASE)
        host = FileServer(Path(folder))
        visits = {game: [one_visit(browser, host, game) for _ in range(times)] for game in GAMES}
        host.stop()
    print(f"`{COMMAND}`, seconds, fastest and median of {times} visits:\n")
    print(f"| | {' | '.join(visits)} |\n|---|{'---:|' * len(visits)}")
    for what in next(iter(visits.values()))[0]:
        cells = [[visit[what] / 1000 for visit in found] for found in visits.values()]
        shown = (f"{min(values):.2f}, {statistics.median(values):.2f}" for values in cells)
        print(f"| {what} | {' | '.join(shown)} |")


if __name__ == "__main__":
    main()
