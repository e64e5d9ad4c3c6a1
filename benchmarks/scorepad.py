"""How heavy the score pad is, and how fast it starts: `python benchmarks/scorepad.py`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

from tests.browser.server import Server
from tests.programs import find

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
    page.close()
    return {"shown": shown, **times}


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=find("chromium"), args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 360, "height": 740})
        print("| visit | page shown (ms) | kernel ready (ms) | first sheet (ms) | next sheet (ms) |")
        print("|---|---|---|---|---|")
        for name in ("first", "second", "third"):
            seen = visit(context, server.url)
            times = (f"{seen[what]:.0f}" for what in ("shown", "ready", "first", "again"))
            print(f"| {name} | {' | '.join(times)} |")
        browser.close()
        weigh(server)
        server.stop()


def weigh(server: Server) -> None:
    from treetop.web.catalogue import catalogue

    print("\n| what only the pad loads | gzipped |")
    print("|---|---|")
    for path, asset in catalogue().assets.items():
        if path.startswith(("packages/@micropython", "kernel/")):
            print(f"| `{path.rsplit('/', 1)[-1]}` | {len(asset.compressed or asset.content) / 1024:.0f} KB |")


if __name__ == "__main__":
    main()
