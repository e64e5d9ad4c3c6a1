"""How heavy the score pad is, and how fast it starts: `python -m benchmarks.scorepad`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.offline import WARM
from tests.browser.server import Server
from tests.programs import find

COMMAND = "python -m benchmarks.scorepad"
RUNS = 5
FIGURES = ("shown", "ready", "first", "again")
HEADING = """| visit | page shown (ms) | kernel ready (ms) | first sheet (ms) | next sheet (ms) |
|---|---|---|---|---|"""
COUNT = """async () => {
  const version = document.querySelector('meta[name="treetop-version"]').content;
  const { ask, startedIn } = await import(`/assets/${version}/client/kernel/kernel.js`);
  const begun = performance.now();
  const nobody = { hand: [], planted: [] };
  await ask("treetop.web.pad.arboretum", "sheet", { species: ["oa"], players: [nobody, nobody] });
  const first = performance.now() - begun;
  const again = performance.now();
  await ask("treetop.web.pad.arboretum", "sheet", { species: ["oa"], players: [nobody, nobody] });
  return { ready: startedIn.value, first, again: performance.now() - again };
}"""


def visit(context: BrowserContext, url: str) -> dict[str, float]:
    page = context.new_page()
    page.goto(f"{url}/scorepad/arboretum")
    page.wait_for_selector(".pad-setup")
    shown = page.evaluate("performance.now()")
    times = page.evaluate(COUNT)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(WARM)
    page.close()
    return {"shown": shown, **times}


def visits(browser: Browser, url: str) -> list[dict[str, float]]:
    """A new visitor: with an empty cache, once more, and offline."""
    context = browser.new_context(viewport={"width": 360, "height": 740})
    seen = [visit(context, url), visit(context, url)]
    context.set_offline(True)
    seen.append(visit(context, url))
    context.close()
    return seen


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=find("chromium"), args=["--no-sandbox"])
        runs = [visits(browser, server.url) for _ in range(RUNS)]
        browser.close()
        print(f"`{COMMAND}`\n\n{HEADING}")
        for name, seen in zip(("first", "second", "third, offline"), zip(*runs, strict=True), strict=True):
            figures = (f"{median(one[what] for one in seen):.0f}" for what in FIGURES)
            print(f"| {name} | {' | '.join(figures)} |")
        weigh()
        server.stop()


def weigh() -> None:
    from treetop.web.catalogue import catalogue

    print("\n| what only the pad loads | compressed |")
    print("|---|---|")
    for path, asset in catalogue().assets.items():
        if path.startswith(("packages/@micropython", "kernel/")):
            print(f"| `{path.rsplit('/', 1)[-1]}` | {len(asset.encoded('br')[0]) / 1024:.0f} KB |")


if __name__ == "__main__":
    main()
