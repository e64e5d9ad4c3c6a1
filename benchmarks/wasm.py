"""The kernel as WebAssembly in Chromium against machine code, one core each: `python -m benchmarks.wasm`."""

from __future__ import annotations

import base64
import json
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.file_server import FileServer
from tests.browser.kernel_page import kernel_page, known
from tests.programs import find
from treetop.games import GAMES
from treetop.games.arboretum import compiled as arboretum
from treetop.games.tree_society import compiled as society
from treetop.games.tree_society.batch import blank_tables
from treetop.games.tree_society.deck.reader import shipped_deck
from treetop.locales import Language
from treetop.players import PLAYERS
from treetop.tables.local.survey import deck_of, hex_of
from treetop.web.catalogue import catalogue
from treetop.web.static_site import write_site

COMMAND = "python -m benchmarks.wasm"
ROUNDS = 15
GAMES_PLAYED = {"arboretum": 2000, "tree-society": 200}
ITERATIONS = {"arboretum": 600, "tree-society": 64}
QUICK = {"arboretum": "strategist", "tree-society": "planner"}
THROTTLING = 4
"""How many times slower a phone is, as Chromium's developer tools have it."""
MIDDLE = 30

Measured = tuple[float, float]


def timed(work: Callable[[], float]) -> float:
    """How many a second."""
    begun = perf_counter()
    return work() / (perf_counter() - begun)


def in_page(page: Page, work: str) -> float:
    """How many a second, by the page's clock."""
    rate: float = page.evaluate(
        f"async () => {{ const begun = performance.now(); const done = {work};"
        " return done / (performance.now() - begun) * 1000; }"
    )
    return rate


def best(native: Callable[[], float], browser: Callable[[], float]) -> Measured:
    """In turns, so that both have the same neighbours; the best round of each."""
    rounds = [(native(), browser()) for _ in range(ROUNDS)]
    return max(one for one, _ in rounds), max(other for _, other in rounds)


def text(array: Any) -> str:
    return f"bytes({json.dumps(base64.b64encode(array).decode())})"


def random_games(page: Page, game: str) -> Measured:
    """Decisions a second in whole random games of two."""
    count = GAMES_PLAYED[game]
    if game == "arboretum":
        state = arboretum.LAYOUT.blank()
        native = lambda: arboretum.play_random_games(state, 2, 0, 1, count)  # noqa: E731
        call = f"kernel.call('play_random_games', {text(state)}, 2, 0, 1, {count})"
    else:
        blank, deck = blank_tables(2, 1).view(np.uint8), shipped_deck().bytes
        state = society.blank()
        native = lambda: society.play_random_games(blank, deck, state, 1, count)  # noqa: E731
        call = f"kernel.call('play_random_games', {text(blank)}, {text(deck)}, {text(state)}, 1, {count})"
    return best(lambda: timed(native), lambda: in_page(page, call))


def middle(game: str) -> Any:
    """The view of somebody who has a choice in the middle of a game."""
    rng, position = Random(1), GAMES[game].new(2, "1" * 32)
    for _ in range(MIDDLE):
        position = position.after(
            PLAYERS[game][QUICK[game]].choose(view_of(position), rng.getrandbits(60), 1.0)
        )
    while len(position.legal_actions) < 6:
        position = position.after(
            PLAYERS[game][QUICK[game]].choose(view_of(position), rng.getrandbits(60), 1.0)
        )
    return view_of(position)


def view_of(position: Any) -> Any:
    return position.view(position.seat_to_act)


def playouts_of(candidates: Any) -> float:
    return float(sum(each.visits or 0 for each in candidates))


def search_playouts(page: Page, game: str) -> Measured:
    """Playouts a second in a search of a fixed size."""
    view, iterations = middle(game), ITERATIONS[game]
    search: Any = replace(PLAYERS[game]["search"], iterations=iterations, threads=1)  # type: ignore[type-var]
    visits = "reduce((sum, each) => sum + (each.visits ?? 0), 0)"
    limit = f"{{ budget: 1, iterations: {iterations} }}"
    call = f"(await thinking.explain(kernel, 'search', {known(view)}, 1n, {limit})).{visits}"
    return best(lambda: timed(lambda: playouts_of(search.explain(view, 1, 1.0))), lambda: in_page(page, call))


def decision(page: Page, game: str) -> tuple[float, float, float]:
    """Old Oak with a second: playouts natively and in the browser, and how long that took there at most.

    It ends sooner if the decision is clear."""
    view = middle(game)
    search: Any = replace(PLAYERS[game]["search"], threads=1)  # type: ignore[type-var]
    work = f"await thinking.explain(kernel, 'search', {known(view)}, 1n, {{ budget: 1 }})"
    asked = (
        f"async () => {{ const begun = performance.now(); const found = {work};"
        " const seconds = (performance.now() - begun) / 1000;"
        " return [found.reduce((sum, each) => sum + (each.visits ?? 0), 0), seconds]; }"
    )
    rounds = [(playouts_of(search.explain(view, 1, 1.0)), *page.evaluate(asked)) for _ in range(ROUNDS)]
    native, visits, seconds = map(max, zip(*rounds, strict=True))
    return native, visits, seconds


def turns(page: Page, game: str) -> list[float]:
    """How long each turn of the quick player takes on a phone, in milliseconds: the best of three."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLING})
    games = [turns_of_game(page, game) for _ in range(3)]
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return sorted(map(min, zip(*games, strict=True)))


def turns_of_game(page: Page, game: str) -> list[float]:
    """All decisions of a turn together; the same game each time."""
    position, rng, found = GAMES[game].new(2, "2" * 32), Random(2), [0.0]
    while not position.is_over:
        view = view_of(position)
        choose = f"await thinking.choose(kernel, '{QUICK[game]}', {known(view)}, {rng.getrandbits(60)}n, 1)"
        code, spent = page.evaluate(
            f"async () => {{ const begun = performance.now(); const code = {choose};"
            " return [code, performance.now() - begun]; }"
        )
        found[-1] += spent
        following = position.after(view.decode(code))
        if following.seat_to_act != position.seat_to_act:
            found.append(0.0)
        position = following
    return found[:-1]


TOGETHER = """async ([game, question, cores, rounds]) => {
  Object.defineProperty(navigator, "hardwareConcurrency", { value: cores, configurable: true });
  const { Runner } = await import("treetop/local/runner.js");
  const runner = new Runner(game, "bots");
  const rates = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const found = await runner.ask(question);
    const playouts = found.reduce((sum, { visits }) => sum + (visits ?? 0), 0);
    rates.push((1000 * playouts) / (performance.now() - begun));
  }
  runner.stop();
  return Math.max(...rates);
}"""


def together(page: Page, game: str, workers: int) -> float:
    """Playouts a second of so many workers that share a search, as a table on the device lets them."""
    view = middle(game)
    told = {"state": hex_of(view), "deck": deck_of(view), "seed": "1", "iterations": 8 * ITERATIONS[game]}
    question = {"do": "explain", "player": "search", **told}
    rate: float = page.evaluate(TOGETHER, [game, question, 2 * workers, ROUNDS])
    return rate


def on_several_cores(browser: Browser) -> None:
    with tempfile.TemporaryDirectory() as folder:
        write_site(Path(folder), catalogue(), Language(), "/")
        host = FileServer(Path(folder))
        page = browser.new_page(base_url=host.url)
        page.goto("/")
        print("\n| a search shared by workers, playouts/s | one | two | ratio |\n|---|---:|---:|---:|")
        for game in GAMES_PLAYED:
            one, two = together(page, game, 1), together(page, game, 2)
            print(f"| {game} | {one:,.0f} | {two:,.0f} | {two / one:.2f} |", flush=True)
        page.close()
        host.stop()


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find("chromium"), args=["--no-sandbox"])
        pages = {game: kernel_page(browser, game) for game in GAMES_PLAYED}
        print(f"`{COMMAND}`\n\n| one core | game | native | Chromium | ratio |\n|---|---|---:|---:|---:|")
        for game, page in pages.items():
            row("random games, decisions/s", game, *random_games(page, game))
            row("search, playouts/s", game, *search_playouts(page, game))
            native, visits, seconds = decision(page, game)
            row(f"Old Oak with a second (took {seconds:.2f} s at most), playouts", game, native, visits)
        print(f"\n| a turn, processor {THROTTLING}× slower | median | slowest |\n|---|---:|---:|")
        for game, page in pages.items():
            spent = turns(page, game)
            print(f"| {game}, {QUICK[game]} | {spent[len(spent) // 2]:.1f} ms | {spent[-1]:.1f} ms |")
        on_several_cores(browser)
        browser.close()


def row(what: str, game: str, native: float, browser: float) -> None:
    print(f"| {what} | {game} | {native:,.0f} | {browser:,.0f} | {browser / native:.2f} |", flush=True)


if __name__ == "__main__":
    main()
