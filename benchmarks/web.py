"""How fast the browser answers: `python -m benchmarks.web` prints the table of docs/web.md.

From choosing a card to seeing its legal places, and re-rendering four arboretums of 13 cards, in Chromium, by
the browser's own clock.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests import programs
from tests.browser.played import Played
from tests.browser.server import Server

COMMAND = "python -m benchmarks.web"
TIMES = 30

CHOOSE = """async (card) => {
  const button = [...document.querySelectorAll(".hand .card.choosable")][card];
  const start = performance.now();
  button.click();
  while (!document.querySelector(".mine .place")) await new Promise(requestAnimationFrame);
  const seen = performance.now() - start;
  button.click();
  while (document.querySelector(".mine .place")) await new Promise(requestAnimationFrame);
  return seen;
}"""

PLANT_TWELVE = """async () => {
  const { render } = await import("preact");
  const { html } = await import("treetop/html.js");
  const { Arboretum } = await import("treetop/games/arboretum/arboretum.js");
  const place = document.createElement("div");
  place.style.cssText = "position:fixed;inset:0;display:grid;grid-template-columns:1fr 1fr";
  document.body.append(place);
  const ranks = [1, 2, 3, 4, 5, 6, 7, 8];
  const cards = ["oa", "ma", "wi", "ja"].flatMap((code) => ranks.map((rank) => code + rank));
  const planted = (card, i) => [card, i % 4, -Math.floor(i / 4)];
  const grown = (count, shift) => cards.slice(shift, shift + count).map(planted);
  const garden = (count) => (shift) =>
    html`<${Arboretum} key=${shift} label="x" trees=${grown(count, shift)} />`;
  const show = (count) => render(html`${[0, 4, 8, 12].map(garden(count))}`, place);
  show(12);
  await new Promise(requestAnimationFrame);
  window.plantOneMore = () => {
    const start = performance.now();
    show(13);
    place.getBoundingClientRect();
    return performance.now() - start;
  };
  window.clearAway = () => {
    render(null, place);
    place.remove();
  };
}"""


def measure(page: Page) -> dict[str, list[float]]:
    match = Played(page, "arboretum", seed=5)
    match.play(4 * 9 + 2)
    page.goto(f"/t/{match.id}")
    page.wait_for_selector(".arboretum-table .bar.my-turn")
    choosing = [page.evaluate(CHOOSE, time % 9) for time in range(TIMES)]
    return {
        "card chosen to legal places seen": choosing,
        "four arboretums of 13 cards re-rendered": [render(page) for _ in range(TIMES)],
    }


def render(page: Page) -> float:
    page.evaluate(PLANT_TWELVE)
    taken: float = page.evaluate("() => plantOneMore()")
    page.evaluate("() => clearAway()")
    return taken


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=programs.find("chromium"), args=["--no-sandbox"])
        page = browser.new_context(base_url=server.url, reduced_motion="reduce").new_page()
        results = measure(page)
        browser.close()
        server.stop()
    print(f"`{COMMAND}`\n\n| what | fastest, ms | median, ms | slowest, ms |")
    print("|---|---:|---:|---:|")
    for name, taken in results.items():
        print(f"| {name} | {min(taken):.1f} | {statistics.median(taken):.1f} | {max(taken):.1f} |")


if __name__ == "__main__":
    main()
