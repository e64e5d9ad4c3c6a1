"""Whole games without a connection, with every level, by touch and by keyboard.

`python -m tests.browser.whole_games` plays them first from a server that can't be reached any more, then from
files under a sub-path. Each game begins on the home screen and ends with scoring, sheet, replay, review and
rematch; on its way there is a hint, something taken back and a closed tab. `--host server|files`,
`--way touch|keyboard`, `--game GAME` and `--level LEVEL` choose some of them.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests import programs
from tests.browser import keyboard
from tests.browser.conftest import PATIENCE, WITHOUT_GUIDE
from tests.browser.file_server import FileServer
from tests.browser.server import Server
from tests.browser.table_player import TablePlayer
from tests.browser.test_local import KEPT, TABLES, player_in
from treetop.games import GAMES
from treetop.kernel.wasm.built import build_kernel
from treetop.locales import Language
from treetop.players import PLAYERS
from treetop.web.catalogue import whole_catalogue
from treetop.web.static_site import write_site

HOSTS = {"server": "/", "files": "/treetop/"}
WAYS = ("touch", "keyboard")


@contextmanager
def host_of(kind: str, folder: Path) -> Iterator[str]:
    if kind == "server":
        server = Server(folder)
        yield server.url
        server.stop()
    else:
        write_site(folder / "treetop", whole_catalogue(), Language(), HOSTS[kind])
        files = FileServer(folder)
        yield files.url
        files.stop()


def cut_off(browser: Browser, url: str, base: str, way: str) -> BrowserContext:
    """A device that has opened the home page once, and then has no connection."""
    context = browser.new_context(
        base_url=url,
        locale="en",
        reduced_motion="reduce",
        has_touch=way == "touch",
        viewport={"width": 390, "height": 844} if way == "touch" else {"width": 1280, "height": 800},
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WITHOUT_GUIDE)
    page = context.new_page()
    page.goto(base)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for game in TABLES:
        page.evaluate(KEPT, game)
    context.set_offline(True)
    page.close()
    return context


def play(context: BrowserContext, base: str, way: str, game: str, level: str) -> None:
    page = context.new_page()
    page.goto(base)
    number = list(PLAYERS[game]).index(level)
    if way == "keyboard":
        keyboard.play_a_bot(page, game, number)
    else:
        page.locator(f'.plate:has(input[value="{game}"])').tap()
        page.locator(".levels .choice").nth(number).tap()
        page.locator(".quick-go .primary").tap()
    page.wait_for_selector(TABLES[game][0])
    address = page.url
    player = player_of(page, way, game)
    player.await_turn()
    player.press(page.locator(".hint button").first)
    expect(page.locator(".hint-best")).to_be_visible()
    take_back(player, page, game)
    page.close()
    page = context.new_page()
    page.goto(base)
    page.locator(f'a.table-row[href$="{address[address.rindex("/t/") :]}"]').click()
    page.wait_for_selector(TABLES[game][0])
    player = player_of(page, way, game)
    player.play_to_the_end()
    look_back(player, page, address, game)
    page.close()


def player_of(page: Page, way: str, game: str) -> TablePlayer:
    return player_in(page, game, seed=3, keyboard=way == "keyboard", touch=way == "touch")


def take_back(player: TablePlayer, page: Page, game: str) -> None:
    """The first thing that can be."""
    back = page.get_by_role("button", name="Take back")
    while player.await_turn():
        if game == "arboretum":
            player.draw()  # type: ignore[attr-defined]
            player.draw()  # type: ignore[attr-defined]
            player.plant()  # type: ignore[attr-defined]
            player.press(back)
            expect(page.locator(".hand .card")).to_have_count(9)
            player.plant()  # type: ignore[attr-defined]
            player.discard()  # type: ignore[attr-defined]
            player.commit()  # type: ignore[attr-defined]
            return
        player.act()
        if back.count() and back.is_enabled():
            player.press(back)
            return


def look_back(player: TablePlayer, page: Page, address: str, game: str) -> None:
    for _ in range(12):
        if page.locator(".score-sheet, .verdict").count():
            break
        player.press(page.locator(".reveal-turn .primary"))
    expect(page.locator(".verdict").first).to_be_visible()
    page.locator('a[href*="/replay/"]').first.click()
    expect(page.locator(".replay-controls")).to_be_visible()
    page.locator("#review").evaluate("(one) => one.scrollIntoView()")
    expect(page.locator(".review svg").first).to_be_visible()
    page.go_back()
    player.press(page.locator("dialog .final-ways button").filter(has_text="Play again"))
    page.wait_for_url(lambda url: "/t/o" in url and url != address)
    page.wait_for_selector(TABLES[game][0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--host", choices=HOSTS, action="append")
    parser.add_argument("--way", choices=WAYS, action="append")
    parser.add_argument("--game", choices=TABLES, action="append")
    parser.add_argument("--level", action="append")
    wanted = parser.parse_args()
    for game in GAMES.values():
        if exports := game.parts.get("wasm"):
            build_kernel(exports)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=programs.find("headless chromium"),
            args=["--no-sandbox", "--force-color-profile=srgb"],
        )
        for kind in wanted.host or HOSTS:
            with tempfile.TemporaryDirectory() as folder, host_of(kind, Path(folder)) as url:
                for way in wanted.way or WAYS:
                    context = cut_off(browser, url, HOSTS[kind], way)
                    for game, level in levels(wanted):
                        begun = perf_counter()
                        play(context, HOSTS[kind], way, game, level)
                        spent = perf_counter() - begun
                        print(f"{kind:8} {way:9} {game:13} {level:11} {spent:6.1f} s", flush=True)
                    context.close()
        browser.close()


def levels(wanted: argparse.Namespace) -> list[tuple[str, str]]:
    played = [(game, level) for game in wanted.game or TABLES for level in PLAYERS[game]]
    return [(game, level) for game, level in played if not wanted.level or level in wanted.level]


if __name__ == "__main__":
    main()
