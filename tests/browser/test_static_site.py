"""The site as files, on a plain file server under a sub-path: everything that needs no server of ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.file_server import FileServer
from tests.browser.offline import COMPLAINTS
from tests.browser.test_local import play_now, player_in
from treetop.games import GAMES
from treetop.kernel.wasm.built import build_kernel
from treetop.locales import Language
from treetop.web.asset import Asset
from treetop.web.catalogue import Catalogue, catalogue
from treetop.web.static_site import addresses, write_site

BASE = "/treetop/"
LOST = (*COMPLAINTS, "404")
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  for (;;) {
    for (const name of await caches.keys()) {
      const kept = (await (await caches.open(name)).keys()).map(({ url }) => url);
      const has = (end) => kept.some((url) => url.endsWith(end));
      if (["/whole", "micropython.wasm", "tree-society.table.json", "arboretum.wasm"].every(has)) return name;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}"""
"""Waits until everything is kept, and gives the name of the cache."""


@pytest.fixture(scope="module")
def assets() -> Catalogue:
    for game in GAMES.values():
        if exports := game.parts.get("wasm"):
            build_kernel(exports)
    return catalogue()


@pytest.fixture(scope="module")
def host(assets: Catalogue, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / "treetop", assets, Language(), BASE)
    server = FileServer(folder)
    yield server
    server.stop()


def cut_off(page: Page) -> None:
    page.evaluate(KEPT)
    page.context.set_offline(True)


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_a_whole_game_is_played_with_nothing_but_files(visit: Visit, host: FileServer, game: str) -> None:
    page = visit(BASE, at=host, service_workers="allow", expected=LOST)
    play_now(page, game)
    assert re.fullmatch(rf"{host.url}{BASE}t/o[a-z0-9]{{13}}", page.url)
    player = player_in(page, game, seed=3)
    assert player.await_turn()
    player.act()
    cut_off(page)
    page.reload()
    player_in(page, game, seed=3).play_to_the_end()
    page.locator(f'a[href^="{BASE}replay/"]').first.click()
    expect(page.locator(".replay-controls")).to_be_visible()
    expect(page.locator(".review svg").first).to_be_visible()


def test_lessons_rules_and_the_score_pad_open_without_a_connection(visit: Visit, host: FileServer) -> None:
    page = visit(BASE, at=host, service_workers="allow", expected=LOST)
    cut_off(page)
    page.goto(f"{BASE}learn")
    page.locator('.learn-list a[href$="/arboretum/draw"]').click()
    expect(page.locator(".learn-ask")).to_be_visible()
    page.locator(".learn-lesson .pile").first.click()
    expect(page.locator(".learn-words")).not_to_have_class(re.compile("missed"))
    page.goto(f"{BASE}learn/rules/A4")
    expect(page.locator("main h1")).to_be_visible()
    page.goto(f"{BASE}scorepad/tree-society")
    expect(page.locator(".pad-setup")).to_be_visible()


def test_nothing_is_shown_that_needs_a_server(visit: Visit, host: FileServer) -> None:
    asked: list[str] = []
    page = visit(BASE, at=host)
    page.on("request", lambda request: asked.append(request.url))
    for address, shown in (("", ".quick-go"), ("new", "form.new-table"), ("settings", ".settings-form")):
        page.goto(f"{BASE}{address}")
        expect(page.locator(shown)).to_be_visible()
        links = page.locator("a").evaluate_all("(all) => all.map((link) => link.getAttribute('href'))")
        assert all(link.startswith((BASE, "#")) for link in links), links
        needy = re.compile(r"/(login|register|ladder|lobby|friends|people|privacy|api)\b")
        assert not [link for link in links if needy.search(link)]
        assert page.locator('[name="rated"], option[value="open"]').count() == 0
    assert not [url for url in asked if "/api/" in url]


def test_every_known_address_has_a_file_and_every_other_one_the_lost_page(
    visit: Visit, host: FileServer, assets: Catalogue
) -> None:
    page = visit(BASE, at=host)
    for address in addresses(assets):
        answer = page.request.get(f"{host.url}{BASE}{address.strip('/')}")
        assert answer.ok, address
        assert f'src="{BASE}assets/' in answer.text()
    host.sends_lost_page = True
    page.goto(f"{BASE}learn/rules/A4")
    expect(page.locator("main h1")).to_be_visible()
    host.sends_lost_page = False


def test_a_new_version_in_the_same_folder_replaces_the_old_one_and_games_stay(
    visit: Visit, assets: Catalogue, tmp_path: Path
) -> None:
    folder = tmp_path / "treetop"
    write_site(folder, assets, Language(), BASE)
    (folder / "CNAME").write_text("trees.example")
    host = FileServer(tmp_path)
    page = visit(BASE, at=host, service_workers="allow", expected=LOST)
    play_now(page, "arboretum")
    table = page.url
    first = page.evaluate(KEPT)
    later = replace(assets, assets={**assets.assets, "edition.json": Asset(b"2", "application/json")})
    write_site(folder, later, Language(), BASE)
    assert [one.name for one in (folder / "assets").iterdir()] == [later.version]
    assert (folder / "CNAME").exists()
    page.goto(BASE)
    page.wait_for_function("(name) => caches.has(name).then((there) => !there)", arg=first)
    assert page.evaluate(KEPT) == f"{BASE}{later.version}"
    page.context.set_offline(True)
    page.goto(table)
    assert player_in(page, "arboretum").await_turn()
    host.stop()
