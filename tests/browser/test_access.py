"""Every screen, in every language: nothing for axe-core to find, nothing too wide, nothing out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.conftest import visiting
from tests.browser.rooms import House, walk
from tests.browser.server import Server
from treetop.locales.catalogue import LANGUAGES

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
DESK: ViewportSize = {"width": 1280, "height": 800}
DESK_AT_200_PERCENT: ViewportSize = {"width": 640, "height": 400}
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""The dark look differs from the light one in nothing but colours, and no colour depends on a language.

So each screen's colours are examined in one language, in turn; with `--long`, in all of them.
"""
ALL: dict[str, Any] = {}
BUT_COLOURS = {"rules": {rule: {"enabled": False} for rule in OF_COLOURS}}
NARROWEST: ViewportSize = {"width": 320, "height": 640}


@dataclass
class Found:
    """What is wrong on the screens in one language."""

    violations: list[str] = field(default_factory=list)
    too_wide: list[str] = field(default_factory=list)
    out_of_reach: list[str] = field(default_factory=list)


@pytest.fixture(scope="module")
def house(browser: Browser, server: Server) -> Iterator[House]:
    for visit in visiting(browser, server):
        yield House(visit("/"))


@pytest.fixture(scope="module", params=LANGUAGES)
def found(
    request: pytest.FixtureRequest, browser: Browser, server: Server, house: House, long: bool
) -> Iterator[Found]:
    """One walk through all screens in a language, looked at in every way, because loading takes longest."""
    turn = LANGUAGES.index(request.param)
    for visit in visiting(browser, server):
        page = visit("/", language=request.param, storage_state=house.cookies)
        collected = Found()
        for number, name in enumerate(walk(page, house)):
            its_turn = long or number % len(LANGUAGES) == turn
            examine(page, name, ALL if its_turn else BUT_COLOURS, collected)
            if its_turn:
                page.emulate_media(color_scheme="dark", reduced_motion="reduce")
                examine(page, f"{name} dark", {"runOnly": OF_COLOURS}, collected)
                page.emulate_media(color_scheme="light", reduced_motion="reduce")
            measure(page, name, collected)
        yield collected


def examine(page: Page, name: str, rules: dict[str, Any], found: Found) -> None:
    found.violations += [f"{name} {one}" for one in violations(page, rules)]


def measure(page: Page, name: str, found: Found) -> None:
    for size in (DESK_AT_200_PERCENT, NARROWEST):
        page.set_viewport_size(size)
        too_wide, out_of_reach = page.evaluate(LOOK)
        found.too_wide += [f"{name} {size['width']}: {one}" for one in too_wide]
        found.out_of_reach += [f"{name} {size['width']}: {one}" for one in out_of_reach]
    page.set_viewport_size(DESK)


def violations(page: Page, rules: dict[str, Any]) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate(EXAMINE, {"resultTypes": ["violations"], **rules})
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]
    ]


SETTLED = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(ending.map((one) => one.finished));
}"""

TOO_WIDE = """() => {
  const page = document.scrollingElement;
  const sheets = [page, ...document.querySelectorAll("dialog[open]")];
  return sheets.filter((one) => one.scrollWidth > one.clientWidth)
    .map((one) => `${one.localName} ${one.scrollWidth} > ${one.clientWidth}`);
}"""

OUT_OF_REACH = """() => {
  const room = document.querySelector("dialog[open]") ?? document;
  const targets = room.querySelectorAll("button, a[href], input, select, summary, [tabindex='0']");
  const lost = [];
  for (const target of targets) {
    const shown = target.closest("label") ?? target;
    if (!target.checkVisibility({ visibilityProperty: true }) || target.disabled) continue;
    if (target.closest(".skip, .heard, [inert]")) continue;
    shown.scrollIntoView({ block: "center", inline: "center" });
    const box = shown.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const inside = box.left >= -1 && box.right <= innerWidth + 1;
    if (!(hit && (shown.contains(hit) || hit.contains(shown))) || !inside)
      lost.push(`${target.outerHTML.slice(0, 120)} at ${Math.round(x)},${Math.round(y)}`);
  }
  scrollTo(0, 0);
  return lost;
}"""

EXAMINE = f"async (rules) => (await ({SETTLED})(), (await axe.run(document, rules)).violations)"
LOOK = f"async () => (await ({SETTLED})(), [({TOO_WIDE})(), ({OUT_OF_REACH})()])"


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed")
def test_no_screen_has_a_violation_in_either_theme(found: Found) -> None:
    assert "\n".join(found.violations) == ""


def test_no_screen_scrolls_sideways_at_320_pixels_or_at_200_percent(found: Found) -> None:
    assert "\n".join(found.too_wide) == ""


def test_everything_can_be_reached_at_320_pixels_and_at_200_percent(found: Found) -> None:
    assert "\n".join(found.out_of_reach) == ""
