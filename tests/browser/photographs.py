"""Photographs of the screens for the documentation: `scripts/screens` writes docs/images/screens."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests import programs
from tests.browser.conftest import WITHOUT_GUIDE
from tests.browser.played import Played
from tests.browser.server import ROOT, Server

FOLDER = ROOT / "docs" / "images" / "screens"
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}, "device_scale_factor": 1},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True},
}
LOOKS = [("desktop", "light", "en"), ("phone", "dark", "en"), ("phone", "light", "fr")]
SETTLED = 600


def home(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector(".quick")


def new_table(page: Page) -> None:
    page.goto("/new")
    page.wait_for_selector(".new-table")


def lobby(page: Page) -> None:
    match = Played(page, "arboretum")
    table = match.post("/api/tables", {"game": "arboretum", "seats": ["me", "open", "open"]})["table"]["id"]
    page.goto(f"/t/{table}")
    page.wait_for_selector(".qr")


def arboretum(page: Page) -> None:
    """Three players, in the middle of a turn, a card chosen."""
    match = Played(page, "arboretum", seats=3, seed=5, hints=True)
    match.play(4 * 9 + 2)
    page.goto(f"/t/{match.id}")
    page.wait_for_selector(".arboretum-table .bar.my-turn")
    page.locator(".hand .card.choosable").nth(4).click()
    page.wait_for_selector(".mine .place")


def arboretum_path(page: Page) -> None:
    """Two players, everything decided, ready to commit."""
    match = Played(page, "arboretum", seed=3)
    match.play(4 * 11 + 2)
    page.goto(f"/t/{match.id}")
    page.wait_for_selector(".arboretum-table .bar.my-turn")
    page.locator(".hand .card.choosable").nth(3).click()
    page.locator(".mine .place").nth(2).click()
    page.wait_for_selector(".mine .tree.fresh")
    page.locator(".hand .card.choosable").nth(2).click()
    page.wait_for_selector(".turn-buttons .primary .icon")
    points = page.locator(".species-chip .number").all_inner_texts()
    best = points.index(max(points, key=int))
    if page.locator(".ribbon").count() == 0:
        page.locator(".species-chip").nth(best).click()
    page.mouse.move(0, 0)


def tree_society(page: Page) -> None:
    match = Played(page, "tree-society", seats=3, seed=2)
    match.play(26)
    page.goto(f"/t/{match.id}")
    page.wait_for_selector(".society-table .bar.my-turn")


def finished(page: Page, seed: int) -> Played:
    match = Played(page, "arboretum", seed=seed)
    match.to_the_end()
    return match


def count(page: Page) -> None:
    match = finished(page, 8)
    page.goto(f"/t/{match.id}")
    page.wait_for_selector(".reveal")
    for _ in range(len(match.state()["result"]["sheet"]["species"]) - 1):
        if page.locator(".path-drawn").count():
            break
        page.locator(".reveal-turn .primary").click()
    page.wait_for_timeout(1200)


def sheet(page: Page) -> None:
    count(page)
    page.locator(".reveal-turn .quiet").click()
    page.wait_for_selector(".score-sheet")


def replay(page: Page) -> None:
    match = finished(page, 9)
    page.goto(f"/replay/{match.id}?step=60&eyes=open")
    page.wait_for_selector(".scene .tree.card")


def review(page: Page) -> None:
    replay(page)
    page.locator("#review").evaluate("(one) => one.scrollIntoView()")
    page.wait_for_selector(".prospects")
    page.locator("#review").evaluate("(one) => one.scrollIntoView()")


def offline(page: Page) -> None:
    """The server is gone, and one plays all the same."""
    page.goto("/")
    page.wait_for_selector(".quick")
    page.route("**/api/**", lambda route: route.abort())
    page.locator(".quick-go .primary").click()
    page.wait_for_selector(".bar.my-turn")
    page.wait_for_selector(".notice")


def settings(page: Page) -> None:
    page.goto("/settings")
    page.wait_for_selector(".settings-form")


SCENES: dict[str, Callable[[Page], None]] = {
    "home": home,
    "new-table": new_table,
    "lobby": lobby,
    "arboretum": arboretum,
    "arboretum-path": arboretum_path,
    "tree-society": tree_society,
    "count": count,
    "sheet": sheet,
    "replay": replay,
    "review": review,
    "offline": offline,
    "settings": settings,
}


def photograph(only: list[str], folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=programs.find("chromium"), args=["--no-sandbox"])
        for name in only or SCENES:
            for device, theme, language in LOOKS:
                taste: dict[str, Any] = {"color_scheme": theme, "locale": language}
                context = browser.new_context(
                    base_url=server.url, reduced_motion="reduce", **taste, **DEVICES[device]
                )
                context.add_init_script(WITHOUT_GUIDE)
                page = context.new_page()
                page.set_default_timeout(120_000)
                SCENES[name](page)
                page.wait_for_timeout(SETTLED)
                keep(page.screenshot(), folder / f"{name}-{device}-{theme}-{language}.png")
                context.close()
        browser.close()
        server.stop()


def keep(picture: bytes, file: Path) -> None:
    """In 256 colours, a third of the size."""
    with Image.open(BytesIO(picture)) as image:
        image.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)


if __name__ == "__main__":
    import sys

    photograph(sys.argv[1:])
