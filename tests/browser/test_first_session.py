"""A server's first session on a new machine: what plays on the visitor's device is compiled behind it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.arboretum_player import ArboretumPlayer
from tests.browser.conftest import Visit, visiting
from tests.browser.server import Server
from treetop.games import GAMES
from treetop.kernel.cache import cache_folder
from treetop.kernel.wasm.built import FAILED, build_kernel, kernel_name
from treetop.players.puzzle import puzzles_of

STILL_COMPILED = "503"
"""A browser writes into its console that a file isn't there yet."""
NOT_MADE = "404"
EXPORTS = [game.parts["wasm"] for game in GAMES.values() if "wasm" in game.parts]


def linked(file: str, copy: str) -> None:
    """Temporary files may lie in another file system."""
    try:
        os.link(file, copy)
    except OSError:
        shutil.copy2(file, copy)


class Compiler:
    """Ends its work when it's told: what it would build has been built elsewhere."""

    def __init__(self, cache: Path) -> None:
        self.cache = cache
        later = [*map(kernel_name, EXPORTS), "pages-*", "pages.lock"]
        shutil.copytree(cache_folder(), cache, copy_function=linked, ignore=shutil.ignore_patterns(*later))

    def fail(self) -> None:
        for exports in EXPORTS:
            folder = self.cache / kernel_name(exports)
            folder.mkdir(exist_ok=True)
            (folder / FAILED).touch()

    def end(self) -> None:
        for exports in EXPORTS:
            shutil.copytree(build_kernel(exports).wasm.parent, self.cache / kernel_name(exports))


@pytest.fixture
def compiler(tmp_path: Path) -> Compiler:
    return Compiler(tmp_path / "cache")


@pytest.fixture
def first_visit(
    compiler: Compiler, tmp_path: Path, browser: Browser, request: pytest.FixtureRequest
) -> Iterator[Visit]:
    server = Server(tmp_path / "data", cache=compiler.cache)
    yield from visiting(browser, server, request.node.name)
    server.stop()


ASKED_AGAIN = """async () => {
  const { fetchMade } = await import("treetop/local/load-kernel.js");
  const pauses = [];
  self.setTimeout = (next, pause) => (pauses.push(pause), queueMicrotask(next));
  const soon = (when) => new Response("", { status: 503, headers: { "retry-after": when } });
  const answers = [soon("1"), soon("Wed, 21 Oct 2026 07:28:00 GMT"), soon("3600"), new Response("")];
  self.fetch = async () => answers.shift();
  await fetchMade("arboretum.wasm");
  return pauses;
}"""


def test_a_file_that_is_still_being_made_is_asked_for_neither_all_the_time_nor_too_seldom(
    visit: Visit,
) -> None:
    assert visit("/").evaluate(ASKED_AGAIN) == [1000, 2000, 10_000]


def test_puzzles_open_and_bots_of_the_device_join_once_they_are_compiled(
    first_visit: Visit, compiler: Compiler
) -> None:
    puzzle = puzzles_of(GAMES["arboretum"])[0]
    page = first_visit(f"/puzzles/arboretum/{puzzle.id}", expected=(STILL_COMPILED,))
    expect(page.locator(".learn-ask")).to_contain_text("What’s best here?")

    until_a_bot_is_to_act(page)
    compiler.end()
    expect(page.locator(".vote")).to_have_count(0)
    page.wait_for_selector(".bar.my-turn")


def test_bots_of_the_device_move_at_random_where_their_rules_cannot_be_compiled(
    first_visit: Visit, compiler: Compiler
) -> None:
    page = first_visit("/", expected=(STILL_COMPILED, NOT_MADE))
    until_a_bot_is_to_act(page)
    compiler.fail()
    # First: it's shown for some seconds only.
    expect(page.locator(".notice", has_text="at random")).to_be_visible()
    expect(page.locator(".vote")).to_have_count(0)
    page.wait_for_selector(".bar.my-turn")


def until_a_bot_is_to_act(page: Page) -> None:
    """In a new game on the device."""
    page.evaluate("localStorage['treetop.settings'] = JSON.stringify({ onDevice: true, motion: 'reduced' })")
    page.goto("/")
    page.locator(".quick-go .primary").click()
    page.wait_for_selector(".bar.my-turn, .vote")
    if page.locator(".vote").count() == 0:
        ArboretumPlayer(page).act()
    expect(page.locator(".vote")).to_contain_text("is waking up")
