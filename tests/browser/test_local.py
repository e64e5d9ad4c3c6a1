"""Games on the reader's own device, with the network cut off."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arboretum_player import ArboretumPlayer
from tests.browser.conftest import Visit
from tests.browser.offline import COMPLAINTS
from tests.browser.society_player import SocietyPlayer
from tests.browser.table_player import TablePlayer
from tests.browser.test_arboretum import Wire, read_the_count
from treetop.players import PLAYERS
from treetop.records import Record, verify

KEPT = """async (game) => {
  const names = ["local/worker.js", "local/bots.js", "micropython.mjs", "micropython.wasm"];
  names.push(`${game}.table.json`, `${game}.exports.json`, `${game}.wasm`);
  for (let tries = 0; tries < 3000; tries++) {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const all = await Promise.all(opened.map((cache) => cache.keys()));
    const kept = all.flat().map(({ url }) => url);
    if (names.every((name) => kept.some((url) => url.endsWith(name)))) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("not everything is kept for later");
}"""
TABLES = {
    "arboretum": (".arboretum-table", ArboretumPlayer),
    "tree-society": (".society-table", SocietyPlayer),
}


def cut_off(visit: Visit, game: str, **how: object) -> Page:
    """A device that has opened the home page once, and then has no connection."""
    page = visit("/", service_workers="allow", expected=COMPLAINTS, **how)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(KEPT, game)
    page.context.set_offline(True)
    page.goto("/")
    return page


def play_now(page: Page, game: str, level: int = 0) -> None:
    page.locator(f'.plate:has(input[value="{game}"])').click()
    page.locator(".levels .choice").nth(level).click()
    page.locator(".quick-go .primary").click()
    page.wait_for_selector(TABLES[game][0])


def player_in(page: Page, game: str, **how: object) -> TablePlayer:
    return TABLES[game][1](page, **how)  # type: ignore[arg-type]


PLAY_ON = """async ([id, seed]) => {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  const houses = kept.filter((url) => /joined.*local-house[^/]*js$/.test(url));
  const modules = await Promise.all(houses.map((url) => import(url)));
  const { table } = modules.flatMap(Object.values).find((module) => module.openHere);
  const here = await table(id);
  await here.connect({ hear() {} }, 0);
  const chosen = (legal) => {
    seed = (seed * 48271) % 2147483647;
    const builds = legal.filter((action) => action.startsWith("build"));
    const kept = legal.filter((action) => !action.startsWith("discard guild"));
    const sensible = [builds, kept, legal].find((some) => some.length);
    return sensible[seed % sensible.length];
  };
  const isNearlyOver = ({ game, pile, draws_left, seats, end_symbols, last_round }) =>
    game === "arboretum"
      ? pile <= 4 && draws_left === 2
      : last_round !== null || Math.max(...seats.map((seat) => seat.symbol_count)) >= end_symbols - 1;
  for (let number = 0; ; number++) {
    const { seq, view } = here.story.shown.frame;
    if (isNearlyOver(view)) return number;
    if (!view.legal.length) {
      await new Promise((done) => setTimeout(done, 5));
      continue;
    }
    const command = { type: "play", command: `middle-${number}`, seq, actions: [chosen(view.legal)] };
    await here.do("receive", { frame: JSON.stringify(command) });
  }
}"""


def play_on(page: Page, address: str, long: bool) -> None:
    """Unless all of it is played by hand, the device plays until it is nearly over, and nobody looks."""
    if not long:
        assert page.evaluate(PLAY_ON, [address.rpartition("/")[2], 1]) > 0


@pytest.mark.parametrize(
    ("game", "level", "keyboard"),
    [("arboretum", "strategist", False), ("tree-society", "planner", True)],
)
def test_a_whole_game_is_played_offline_and_survives_a_closed_tab(
    visit: Visit, tmp_path: Path, long: bool, game: str, level: str, keyboard: bool
) -> None:
    """`tests.browser.whole_games` does it with every level, each by touch and by keyboard."""
    page = cut_off(visit, game, has_touch=not keyboard)
    play_now(page, game, list(PLAYERS[game]).index(level))
    address = page.url
    assert re.search(r"/t/o[a-z0-9]{13}$", address)
    first = player_in(page, game, seed=3, keyboard=keyboard, touch=not keyboard)
    assert first.await_turn()
    first.act()
    context = page.context
    page.close()
    page = context.new_page()
    page.goto("/")
    play_on(page, address, long)
    page.locator(f'a.table-row[href="{address[address.index("/t/") :]}"]').click()
    page.wait_for_selector(TABLES[game][0])
    player_in(page, game, seed=3, keyboard=keyboard, touch=not keyboard).play_to_the_end()
    if game == "arboretum":
        read_the_count(page)
    else:
        expect(page.locator(".verdict")).to_be_visible()
    page.locator('a[href^="/replay/"]').first.click()
    expect(page.locator(".replay-controls")).to_be_visible()
    page.locator("#review").evaluate("(one) => one.scrollIntoView()")
    expect(page.locator(".review svg").first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_label("Download").click()
    download.value.save_as(tmp_path / "record.json")
    record = Record.from_facts(json.loads((tmp_path / "record.json").read_text(encoding="utf-8")))
    assert len(verify(record).findings) == 4


MOVES = """async ([game, level]) => {
  const { openHere, table } = await import("treetop/local/house.js");
  const seats = [`bot:${level}`, "me"];
  const id = await openHere({ game, seats, order: "seated", hints: true });
  const here = await table(id);
  const frames = [];
  const socket = { hear: (frame) => frames.push(frame) };
  await here.connect(socket, 0);
  const moved = () => here.story.rows.findLast(([, , event]) => JSON.parse(event).kind === "play");
  while (!frames.at(-1).view.legal.length) await new Promise((done) => setTimeout(done, 20));
  const seq = frames.at(-1).seq;
  here.do("receive", { frame: JSON.stringify({ type: "hint", id: "h", seq, actions: [] }) });
  while (frames.at(-1).type !== "hint") await new Promise((done) => setTimeout(done, 20));
  return { last: JSON.parse(moved()[2]), candidates: frames.at(-1).candidates };
}"""
LEVELS = [(game, level) for game in TABLES for level in PLAYERS[game]]


def test_every_level_takes_its_turn_on_the_device_and_the_strongest_gives_hints(visit: Visit) -> None:
    page = visit("/")
    for game, level in LEVELS:
        found = page.evaluate(MOVES, [game, level])
        assert found["last"]["seat"] == 0, (game, level)
        assert found["candidates"][0]["visits"], (game, level)


def test_two_people_hand_one_device_on_and_neither_sees_the_other_hand(visit: Visit) -> None:
    page = visit("/new?game=arboretum", width=390, height=760)
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Bob")
    page.get_by_role("button", name="Start").click()
    holders = []
    hands = []
    for _ in range(3):
        page.wait_for_selector(".hand-over")
        assert page.locator(".hand .card").count() == 0
        holders.append(page.locator(".hand-over h1").inner_text())
        page.locator(".hand-over .primary").click()
        player = ArboretumPlayer(page, seed=5)
        assert player.await_turn()
        hands.append(page.locator(".hand .card").evaluate_all("(all) => all.map((one) => one.ariaLabel)"))
        player.draw()
        player.draw()
        player.plant()
        player.discard()
        page.locator(".doing .primary").click()
    assert sorted(holders[:2]) == ["Pass the device to Ann", "Pass the device to Bob"]
    assert holders[0] == holders[2]
    assert set(hands[0]).isdisjoint(hands[1])


def test_a_page_that_loses_its_server_before_the_first_move_plays_on_by_itself(visit: Visit) -> None:
    page = visit("/", service_workers="allow", expected=COMPLAINTS)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(KEPT, "arboretum")
    wire = Wire(page)
    play_now(page, "arboretum")
    wire.cut()
    page.context.set_offline(True)
    page.wait_for_url(re.compile(r"/t/o[a-z0-9]{13}$"))
    assert ArboretumPlayer(page, seed=2).await_turn()


def test_without_storage_a_game_goes_on_and_the_reader_is_told_once(visit: Visit) -> None:
    page = visit("/settings")
    page.context.add_init_script(
        "Object.defineProperty(self, 'indexedDB', { value: { open() { throw new Error('forbidden'); } } })"
    )
    page.get_by_text("on this device").click()
    page.goto("/")
    play_now(page, "arboretum")
    expect(page.get_by_text("won’t let us save the game")).to_be_visible()
    player = ArboretumPlayer(page, seed=2)
    assert player.await_turn()
    player.act()


def test_a_browser_without_workers_says_what_still_works(visit: Visit) -> None:
    page = visit("/settings")
    page.context.add_init_script("self.Worker = class { constructor() { throw new Error('no workers'); } }")
    page.get_by_text("on this device").click()
    page.goto("/")
    page.locator(".quick-go .primary").click()
    expect(page.get_by_text("Online tables, lessons and rules still work").first).to_be_visible()


DAMAGE = """async (id) => {
  const { keepStory, storyOf } = await import("treetop/local/store.js");
  const story = await storyOf(id);
  await keepStory({ ...story, rows: [...story.rows, [99, 0, "{", ""]] });
}"""


def test_a_damaged_game_costs_itself_only(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_text("on this device").click()
    page.goto("/")
    play_now(page, "arboretum")
    page.evaluate(DAMAGE, page.url.rpartition("/")[2])
    page.reload()
    expect(page.get_by_text("Your other games are safe")).to_be_visible()
    page.goto("/")
    play_now(page, "arboretum")
