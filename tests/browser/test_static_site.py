"""The site as files, on a plain file server under a sub-path: everything that needs no server of ours."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Visit, visiting
from tests.browser.file_server import FileServer
from tests.browser.offline import COMPLAINTS
from tests.browser.server import pages
from tests.browser.test_arboretum import read_the_count
from tests.browser.test_local import play_now, play_on, player_in
from tests.browser.test_puzzles import puzzle_that
from treetop.games import GAMES
from treetop.kernel.wasm.built import build_kernel
from treetop.locales import Language
from treetop.players import PLAYERS
from treetop.records import Record
from treetop.tables.local.survey import deck_of, hex_of
from treetop.web.asset import Asset
from treetop.web.catalogue import Catalogue
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
FORGOTTEN = """async (name) => {
  while (await caches.has(name)) await new Promise((done) => setTimeout(done, 20));
}"""


@pytest.fixture(scope="module")
def assets() -> Catalogue:
    for game in GAMES.values():
        if exports := game.parts.get("wasm"):
            build_kernel(exports)
    return pages()


@pytest.fixture(scope="module")
def host(assets: Catalogue, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / "treetop", assets, Language(), BASE)
    server = FileServer(folder)
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, host: FileServer) -> Iterator[Visit]:
    yield from visiting(browser, host)


def cut_off(page: Page) -> None:
    page.evaluate(KEPT)
    page.context.set_offline(True)


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_a_whole_game_is_played_with_nothing_but_files(
    visit: Visit, host: FileServer, long: bool, game: str
) -> None:
    page = visit(BASE, service_workers="allow", expected=LOST)
    play_now(page, game)
    assert re.fullmatch(rf"{host.url}{BASE}t/o[a-z0-9]{{13}}", page.url)
    player = player_in(page, game, seed=3)
    assert player.await_turn()
    player.act()
    cut_off(page)
    table = page.url
    page.goto(BASE)
    play_on(page, table, long)
    page.goto(table)
    player_in(page, game, seed=3).play_to_the_end()
    if game == "arboretum":
        read_the_count(page)
    page.locator(f'a[href^="{BASE}replay/"]').first.click()
    expect(page.locator(".replay-controls")).to_be_visible()
    page.locator("#review").evaluate("(one) => one.scrollIntoView()")
    expect(page.locator(".review svg").first).to_be_visible()


def test_lessons_rules_and_the_score_pad_open_without_a_connection(visit: Visit, host: FileServer) -> None:
    page = visit(BASE, service_workers="allow", expected=LOST)
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


def test_a_puzzle_is_solved_with_nothing_but_files(visit: Visit, host: FileServer) -> None:
    puzzle = puzzle_that("arboretum", "draw")
    page = visit(f"{BASE}puzzles", expected=("404",))
    expect(page.locator(f'a[href^="{BASE}puzzles/arboretum/"]').first).to_be_visible()
    host.sends_lost_page = True
    page.goto(f"{BASE}puzzles/arboretum/{puzzle.id}")
    where = puzzle.answers[0].removeprefix("draw ").replace(" ", "-")
    page.locator(f'[data-pile="{where}"] button, button[data-pile="{where}"]').first.click()
    expect(page.locator(".learn-ask")).to_have_text("That’s it!")
    host.sends_lost_page = False


def test_nothing_is_shown_that_needs_a_server(visit: Visit, host: FileServer) -> None:
    asked: list[str] = []
    page = visit(BASE)
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
    page = visit(BASE, expected=("404",))
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
    expect(page.locator(".log")).to_contain_text("You sit down.")
    table = page.url
    first = page.evaluate(KEPT)
    later = replace(assets, assets={**assets.assets, "edition.json": Asset(b"2", "application/json")})
    write_site(folder, later, Language(), BASE)
    assert [one.name for one in (folder / "assets").iterdir()] == [later.version]
    assert (folder / "CNAME").exists()
    page.goto(BASE)
    page.evaluate(FORGOTTEN, first)
    assert page.evaluate(KEPT) == f"{BASE}{later.version}"
    page.context.set_offline(True)
    page.goto(table)
    assert player_in(page, "arboretum").await_turn()
    host.stop()


def test_a_saved_table_is_shown_before_it_is_loaded_and_what_is_done_there_waits(visit: Visit) -> None:
    page = visit(BASE)
    play_now(page, "arboretum")
    assert player_in(page, "arboretum").await_turn()
    page.goto(BASE)
    starting: list[Route] = []
    page.context.route("**/local/worker.js", lambda route: starting.append(route))
    page.locator("a.table-row").click()
    assert player_in(page, "arboretum").await_turn()
    expect(page.locator(".hand .card")).to_have_count(7)
    page.locator("[data-pile=pile]").first.click()
    expect(page.locator(".hand .card")).to_have_count(7)
    starting[0].continue_()
    expect(page.locator(".hand .card")).to_have_count(8)


def damaged(record: dict[str, Any], *actions: str) -> dict[str, Any]:
    return {
        "name": "damaged.json",
        "mimeType": "application/json",
        "buffer": json.dumps(record | {"actions": [*record["actions"], *actions]}).encode(),
    }


def played(names: list[str], most: int = 1000) -> dict[str, Any]:
    """The record of a random game, or of its beginning."""
    game, rng = GAMES["arboretum"], Random(2)
    start = position = game.new(2, "02" * 16)
    actions: list[Any] = []
    while not position.is_over and len(actions) < most:
        actions.append(rng.choice(position.legal_actions))
        position = position.after(actions[-1])
    return Record.of(start, actions, "02" * 16, names=names).facts()


def test_a_record_file_is_replayed_and_a_damaged_one_costs_nothing(visit: Visit, tmp_path: Path) -> None:
    record = played(["Ann", "Bob"])
    page = visit(BASE)
    page.locator(f'.other-way[href="{BASE}replay"]').click()
    field = page.locator("input[type=file]")
    for wrong, said in (
        (damaged(record, "draw pile"), "isn’t possible"),
        (damaged(record | {"game": "chess"}), "can’t be shown here: chess"),
        (damaged(record, "draw pile") | {"buffer": b"dear diary"}, "isn’t a game record"),
    ):
        field.set_input_files(wrong)  # type: ignore[arg-type]
        expect(page.locator("[role=alert]")).to_contain_text(said)
    file = tmp_path / "games.jsonl"
    file.write_text("".join(f"{json.dumps(played(names))}\n" for names in (["Ann", "Bob"], ["Cleo", "Dan"])))
    field.set_input_files(file)
    expect(page.locator(".replay h1")).to_have_text("Ann and Bob")
    expect(page.locator(".notice")).to_contain_text("The file holds 2 games")
    page.locator("#review").evaluate("(one) => one.scrollIntoView()")
    expect(page.locator(".review svg").first).to_be_visible()
    page.goto(BASE)
    expect(page.locator("a.table-row")).to_have_count(1)
    page.locator("a.table-row").click()
    expect(page.locator(".replay h1")).to_have_text("Ann and Bob")


def test_the_costliest_decisions_are_found_on_the_device_and_only_once(visit: Visit) -> None:
    """That they are the server's to the last bit is tested where the players are."""
    page = visit(f"{BASE}replay")
    beginning = damaged(played(["Ann", "Bob"], most=27))
    page.locator("input[type=file]").set_input_files(beginning)  # type: ignore[arg-type]
    told = []
    for _ in range(2):
        page.locator("#review").evaluate("(one) => one.scrollIntoView()")
        page.get_by_role("button", name="Costliest decisions").click()
        found = page.locator(".review section li")
        expect(found.first).to_contain_text("Better by")
        told.append(found.all_inner_texts() + page.locator(".accounts td").all_inner_texts())
        page.context.route("**/local/bots.js", lambda route: route.abort())
        page.goto(BASE)
        page.locator("a.table-row").click()
    assert told[0] == told[1]


def test_a_mistake_is_drawn_beside_what_was_better_and_can_be_tried_again(visit: Visit) -> None:
    page = visit(f"{BASE}replay")
    beginning = damaged(played(["Ann", "Bob"], most=27))
    page.locator("input[type=file]").set_input_files(beginning)  # type: ignore[arg-type]
    page.locator("#review").evaluate("(one) => one.scrollIntoView()")
    page.get_by_role("button", name="Costliest decisions").click()
    page.get_by_role("button", name=re.compile("Better by")).first.click()
    mistakes = page.get_by_role("region", name="Mistakes")
    expect(mistakes).to_contain_text("gave away")
    for kind in ("played", "better"):
        expect(mistakes.locator(f".mistakes-{kind} .card").first).to_be_visible()
    count = int(mistakes.locator(".number").first.inner_text().split("/")[1])
    page.keyboard.press("Home")
    expect(mistakes.locator(".number").first).to_have_text(f"– / {count}")
    for number in range(1, count + 1):
        page.keyboard.press("Shift+ArrowRight")
        expect(mistakes.locator(".number").first).to_have_text(f"{number} / {count}")
    mistakes.get_by_role("button", name="Previous mistake").click()
    expect(mistakes.locator(".number").first).to_have_text(f"{count - 1} / {count}")
    mistakes.get_by_role("button", name="Try it from here").click()
    expect(page.locator(".bar.my-turn")).to_be_visible()
    page.goto(BASE)
    page.get_by_role("link", name="Arboretum: a trial").click()
    expect(page.locator(".bar.my-turn")).to_be_visible()


def test_a_game_that_is_deleted_after_a_question_is_gone(visit: Visit) -> None:
    page = visit(f"{BASE}replay")
    page.locator("input[type=file]").set_input_files(damaged(played(["Ann", "Bob"])))  # type: ignore[arg-type]
    delete = page.get_by_role("button", name="Delete this game")
    delete.click()
    page.get_by_role("button", name="Keep it").click()
    delete.click()
    page.locator("dialog .primary").click()
    expect(page.locator(".quick-go")).to_be_visible()
    page.reload()
    expect(page.locator(".quick-go")).to_be_visible()
    assert page.evaluate(STORIES) == []


STORIES = "async () => (await import('treetop/local/store.js')).stories()"
SEARCH = """async ([game, question, cores]) => {
  Object.defineProperty(navigator, "hardwareConcurrency", { value: cores, configurable: true });
  const { Runner } = await import("treetop/local/runner.js");
  const runner = new Runner(game, "bots");
  await runner.ask(question);
  return runner.ask(question);
}"""


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_a_search_finds_the_same_in_one_worker_and_in_three(visit: Visit, game: str) -> None:
    position = GAMES[game].new(2, "3" * 32)
    view: Any = position.view(position.seat_to_act)
    search: Any = PLAYERS[game]["search"]
    native = replace(search, iterations=200).explain(view, 3, 1.0)
    known = {"state": hex_of(view), "deck": deck_of(view), "seed": "3"}
    question = {"do": "explain", "player": "search", "iterations": 200, **known}
    page = visit(BASE)
    for cores in (2, 6):
        found = page.evaluate(SEARCH, [game, question, cores])
        assert [(each["code"], each["visits"], each["share"]) for each in found] == [
            (view.encode(each.action), each.visits, each.share) for each in native
        ]
    while sum(worker.url.endswith("/local/bots.js") for worker in page.workers) < 1 + 3:
        page.wait_for_event("worker")


SHARE = """(text) => {
  const form = document.createElement("form");
  Object.assign(form, { method: "POST", enctype: "multipart/form-data", action: "/treetop/replay" });
  const field = Object.assign(document.createElement("input"), { type: "file", name: "record" });
  const files = new DataTransfer();
  files.items.add(new File([text], "game.json", { type: "application/json" }));
  field.files = files.files;
  form.append(field);
  document.body.append(form);
  form.submit();
}"""
"""What a phone does with a file that is shared with the installed app."""


def test_a_record_that_is_shared_with_the_app_opens_and_so_does_one_that_is_dropped(visit: Visit) -> None:
    page = visit(BASE, service_workers="allow", expected=LOST)
    page.evaluate(KEPT)
    page.reload()
    page.evaluate(SHARE, json.dumps(played(["Ann", "Bob"])))
    expect(page.locator(".replay h1")).to_have_text("Ann and Bob")
    page.goto(f"{BASE}replay")
    page.locator("main section").evaluate(DROP, json.dumps(played(["Cleo", "Dan"])))
    expect(page.locator(".replay h1")).to_have_text("Cleo and Dan")


DROP = """(target, text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "game.json", { type: "application/json" }));
  target.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
}"""


FORBIDDEN = """for (const name of ["localStorage", "indexedDB", "caches"]) {
  Object.defineProperty(self, name, { get() { throw new DOMException(name, "SecurityError"); } });
}"""
FULL = """for (const [kind, method] of [[Storage, "setItem"], [IDBObjectStore, "put"]]) {
  kind.prototype[method] = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""


def test_where_storage_is_forbidden_a_game_is_played_and_the_reader_is_told(visit: Visit) -> None:
    page = visit(f"{BASE}new")
    page.context.add_init_script(FORBIDDEN)
    page = page.context.new_page()
    page.goto(BASE)
    play_now(page, "arboretum")
    expect(page.locator(".notice")).to_contain_text("won’t let us save the game")
    assert player_in(page, "arboretum").await_turn()


def test_where_storage_is_full_a_game_is_played_and_what_was_saved_stays(
    visit: Visit, host: FileServer
) -> None:
    page = visit(BASE, expected=("404",))
    play_now(page, "arboretum")
    saved = page.url
    page.context.add_init_script(FULL)
    page.goto(BASE)
    play_now(page, "tree-society")
    expect(page.locator(".notice")).to_contain_text("won’t let us save the game")
    host.sends_lost_page = True
    page.goto(saved)
    assert player_in(page, "arboretum").await_turn()
    host.sends_lost_page = False


WITHOUT_MODULES = """{
  const Real = Worker;
  self.Worker = class extends Real { constructor(address) { super(address); } };
}"""
UNABLE = "Playing here needs WebAssembly and module workers"


def poor(visit: Visit, address: str, lack: str) -> Page:
    """A browser that lacks something: workers made of modules, or WebAssembly inside them."""
    wrong = ("Failed to load", "import.meta", "wasm", "WebAssembly", "ArrayBuffer")
    page = visit(address, expected=wrong)
    if lack == "modules":
        page.context.add_init_script(WITHOUT_MODULES)
        return page

    def without_wasm(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=f"delete self.WebAssembly;{found.text()}")

    page.context.route("**/worker.js", without_wasm)
    return page


@pytest.mark.parametrize("lack", ["modules", "wasm"])
def test_a_browser_that_cannot_run_a_table_says_what_still_works(visit: Visit, lack: str) -> None:
    page = poor(visit, BASE, lack)
    page.reload()
    page.locator(".quick-go .primary").click()
    expect(page.locator(".notice")).to_contain_text(UNABLE)
    page.goto(f"{BASE}learn/rules/arboretum")
    expect(page.locator("main h1")).to_be_visible()
    page.goto(f"{BASE}learn/lessons/arboretum/draw")
    expect(page.get_by_text("The rules still work")).to_be_visible()


@pytest.mark.parametrize("lack", ["modules", "wasm"])
def test_a_browser_that_cannot_count_says_so_and_keeps_what_is_entered(visit: Visit, lack: str) -> None:
    page = poor(visit, f"{BASE}scorepad/tree-society", lack)
    page.reload()
    page.locator(".pad-setup .primary").click()
    expect(page.locator(".pad-warning")).to_contain_text("What you enter is kept")
    page.goto(f"{BASE}scorepad")
    expect(page.locator(".pad-kept-link")).to_have_count(1)
