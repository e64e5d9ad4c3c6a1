"""Puzzles, solved on the device itself."""

from __future__ import annotations

import datetime
import json
import subprocess

import pytest
from openskill.models import PlackettLuce
from playwright.sync_api import Page, expect

from tests import programs
from tests.browser.conftest import Visit
from tests.browser.offline import COMPLAINTS
from tests.tables.played_deal import on_a_device
from treetop.games import GAMES
from treetop.players.puzzle import Puzzle, puzzles_of
from treetop.tables import wire

CLIENT = "src/treetop/web/client/screens/puzzles"
KEPT = """async (game) => {
  const names = [`${game}.table.json`, `${game}.wasm`, `puzzles/${game}/0.json`, "/fr/puzzles.ftl"];
  names.push("micropython.wasm", "local/worker.js");
  for (let tries = 0; tries < 500; tries++) {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    if (names.every((name) => kept.some((url) => url.endsWith(name)))) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("not everything is kept for later");
}"""


def puzzle_that(game: str, kind: str) -> Puzzle:
    return next(puzzle for puzzle in puzzles_of(GAMES[game]) if puzzle.kind == kind)


def press(page: Page, selector: str) -> None:
    """By keyboard alone."""
    target = page.locator(selector).first
    target.focus()
    expect(target).to_be_focused()
    page.keyboard.press("Enter")


def test_a_puzzle_is_solved_by_keyboard_without_a_connection(visit: Visit) -> None:
    page = visit("/puzzles", service_workers="allow", expected=COMPLAINTS)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(KEPT, "arboretum")
    page.context.set_offline(True)
    puzzle = puzzle_that("arboretum", "draw")
    page.goto(f"/puzzles/arboretum/{puzzle.id}")
    expect(page.locator(".learn-ask")).to_contain_text("What’s best here?")
    where = puzzle.answers[0].removeprefix("draw ").replace(" ", "-")
    press(page, f'[data-pile="{where}"] button, button[data-pile="{where}"]')
    expect(page.locator(".learn-words.finished")).to_be_focused()
    expect(page.locator(".learn-ask")).to_have_text("That’s it!")
    expect(page.locator(".learn-words")).to_contain_text("gives away at least")
    page.goto("/puzzles")
    expect(page.locator(".learn-page")).to_contain_text("Solved in a row: 1 (best: 1)")


def test_a_wrong_action_counts_hints_lead_on_and_the_answer_can_be_shown(visit: Visit) -> None:
    puzzle = puzzle_that("tree-society", "sell")
    page = visit(f"/puzzles/tree-society/{puzzle.id}")
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    expect(page.locator(".learn-words")).to_contain_text("Not this")
    while hint.count():
        hint.click()
    expect(page.locator(".learn-words")).to_contain_text("One of these")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".learn-ask")).to_have_text("Here’s the answer.")
    expect(page.locator(".learn-words")).to_contain_text("Best: sell ")
    page.goto("/puzzles")
    expect(page.locator(".learn-page")).to_contain_text("Solved in a row: 0 (best: 0)")


def test_the_deal_of_the_day_is_played_once(visit: Visit) -> None:
    page = visit("/puzzles")
    play = page.get_by_role("button", name="Play it").first
    play.click()
    expect(page.locator(".arboretum-table")).to_be_visible()
    address = page.url
    page.goto("/puzzles")
    play.click()
    expect(page.locator(".arboretum-table")).to_be_visible()
    assert page.url == address


DAY = "2026-11-15"
NOON = f"{DAY}T12:00:00Z"
"""One and the same day, so that the cards are the same whenever this is run."""
FINISHED = """async ({ story, key }) => {
  await (await import("treetop/local/store.js")).keepStory(story);
  localStorage["treetop.deals"] = JSON.stringify({ [key]: story.id });
}"""


def has_played(page: Page, game: str, date: str, **result: object) -> None:
    """The device has a finished deal; `result` is what is different about how it ended."""
    table = on_a_device(game, date).table
    rows = [[row.seq, row.at, row.event, row.command] for row in table.rows]
    card = json.loads(wire.encode(table.card()))
    card["result"].update(result)
    people = {"reader": table.reader, "people": [table.reader]}
    story = {"id": table.match.id, **people, "changed": 2, "card": card, "rows": rows}
    day = (datetime.date.fromisoformat(date) - datetime.date(1970, 1, 1)).days
    page.evaluate(FINISHED, {"story": story, "key": f"{game}/{day}"})


def test_whoever_has_played_the_deal_of_the_day_sends_the_result_and_sees_everybodys(visit: Visit) -> None:
    page = visit("/puzzles")
    page.clock.set_fixed_time(NOON)
    page.goto(f"/puzzles/tree-society/{DAY}")
    expect(page.get_by_text("Play the deal of the day first")).to_be_visible()
    has_played(page, "tree-society", DAY)
    page.goto("/puzzles")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture").click()
    assert saved.value.path().read_bytes()[:4] == b"\x89PNG"
    page.get_by_role("link", name="Table of the day").click()
    page.get_by_role("button", name="Send my result").click()
    mine = page.locator("tr[aria-current]")
    played = on_a_device("tree-society", DAY)
    expect(mine.get_by_role("cell").nth(2)).to_have_text(str(played.scores[played.seat]))
    expect(page.get_by_role("status").filter(has_text="You’re number")).to_be_visible()
    page.reload()
    expect(mine).to_be_visible()


def test_a_deal_that_was_given_up_has_no_result_to_share_or_to_send(visit: Visit) -> None:
    page = visit("/puzzles")
    page.clock.set_fixed_time(NOON)
    has_played(page, "tree-society", DAY, scores=[0, 0, 0, 0], forfeit=True)
    page.goto("/puzzles")
    expect(page.get_by_text("Given up", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Your game")).to_be_visible()
    for name in ("Share", "Picture"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    page.goto(f"/puzzles/tree-society/{DAY}")
    expect(page.get_by_text("Play the deal of the day first")).to_be_visible()


DRAWN = """async (words) => {
  const { asPicture, escaped, paper } = await import("treetop/screens/scorepad/drawing.js");
  return (await asPicture(paper(20, 20, [`<text>${escaped(words)}</text>`]))).type;
}"""


def test_a_picture_can_say_anything(visit: Visit) -> None:
    assert visit("/login").evaluate(DRAWN, "Points\u00a0: 3 < 4 & 5") == "image/png"


@pytest.mark.skipif(programs.find("node") is None, reason="Node isn't installed")
class TestWithoutABrowser:
    def ask(self, program: str, **environment: str) -> object:
        node = programs.find("node")
        assert node is not None
        done = subprocess.run(
            [node, "--input-type=module", "-e", program],
            capture_output=True,
            text=True,
            check=True,
            env=environment or None,
        )
        return json.loads(done.stdout)

    def test_everybody_has_the_same_puzzle_on_a_day(self) -> None:
        program = f"""import {{ dateOf, dayNumber, placeOf }} from "./{CLIENT}/day.js";
        const day = dayNumber(Date.UTC(2026, 10, 16, 23, 59));
        console.log(JSON.stringify([dateOf(day), placeOf(day, 500)]));"""
        answers = [self.ask(program, TZ=zone) for zone in ("Pacific/Kiritimati", "Pacific/Niue", "UTC")]
        assert answers == [["2026-11-16", 20773 * 7919 % 500]] * 3

    def test_no_puzzle_comes_up_again_before_all_others(self) -> None:
        program = f"""import {{ placeOf }} from "./{CLIENT}/day.js";
        console.log(new Set(Array.from({{ length: 143 }}, (_, i) => placeOf(20000 + i, 143))).size);"""
        assert self.ask(program) == 143

    @pytest.mark.parametrize("won", [True, False])
    def test_a_solver_is_rated_as_players_are(self, won: bool) -> None:
        program = f"""import {{ NEW, after, puzzleRating }} from "./{CLIENT}/rating.js";
        console.log(JSON.stringify(after(NEW, puzzleRating(4), {json.dumps(won)})));"""
        model = PlackettLuce()
        solver, puzzle = model.rating(), model.rating(mu=35, sigma=25 / 6)
        rated = model.rate([[solver], [puzzle]], ranks=[0, 1] if won else [1, 0])[0][0]
        assert self.ask(program) == pytest.approx({"mu": rated.mu, "sigma": rated.sigma})
