"""Every screen, in every language and both themes, is free of what axe-core can find."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.played import Played
from treetop.locales.catalogue import LANGUAGES

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = {
    "/": ".quick",
    "/new?game=arboretum": ".new-table",
    "/new?game=tree-society": ".new-table",
    "/settings": ".settings-form",
    "/ladder": ".page h1",
    "/nowhere": ".lost",
    "/learn": ".learn-list",
    "/learn/rules/arboretum": ".learn-verdict",
    "/learn/rules/tree-society": ".learn-rule",
    "/learn/differences": "main h1",
    "/learn/lessons/arboretum/draw": ".learn-ask",
    "/learn/lessons/tree-society/build": ".learn-ask",
    "/scorepad": "main h1",
    "/scorepad/arboretum": ".pad-setup",
    "/scorepad/tree-society": ".pad-setup",
}

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed")


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("() => axe.run(document)")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_has_a_violation(visit: Visit, language: str, theme: str) -> None:
    page = visit("/", language=language, theme=theme)
    found = []
    for path, settled in SCREENS.items():
        page.goto(path)
        page.wait_for_selector(settled)
        found += [f"{path}: {violation}" for violation in violations(page)]
    assert "\n".join(found) == ""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_table_has_a_violation(visit: Visit, language: str, theme: str) -> None:
    page = visit("/", language=language, theme=theme)
    found = []
    for game, table in (("arboretum", ".arboretum-table"), ("tree-society", ".society-table")):
        match = Played(page, game)
        match.play(8)
        page.goto(f"/t/{match.id}")
        page.wait_for_selector(f"{table} .bar.my-turn")
        found += [f"{game}: {violation}" for violation in violations(page)]
    lobby = Played(page, "arboretum")
    open_table = lobby.post("/api/tables", {"game": "arboretum", "seats": ["me", "open"]})["table"]["id"]
    page.goto(f"/t/{open_table}")
    page.wait_for_selector(".lobby")
    found += [f"lobby: {violation}" for violation in violations(page)]
    page.goto(f"/people/{lobby.get('/api/me')['person']['id']}")
    page.wait_for_selector(".page h1")
    found += [f"person: {violation}" for violation in violations(page)]
    assert "\n".join(found) == ""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_count_and_the_replay_have_no_violation(visit: Visit, theme: str) -> None:
    page = visit("/", theme=theme)
    found = []
    for game in ("arboretum", "tree-society"):
        match = Played(page, game)
        match.to_the_end()
        page.goto(f"/t/{match.id}")
        page.wait_for_selector("dialog[open]")
        found += [f"{game} count: {violation}" for violation in violations(page)]
        if game == "arboretum":
            page.locator(".reveal-turn .quiet").click()
            found += [f"{game} sheet: {violation}" for violation in violations(page)]
        page.goto(f"/replay/{match.id}?step=20")
        page.wait_for_selector(".replay-controls")
        found += [f"{game} replay: {violation}" for violation in violations(page)]
    assert "\n".join(found) == ""
