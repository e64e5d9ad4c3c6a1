"""Whole games of Arboretum in the browser."""

from __future__ import annotations

import math
import re
from typing import Any

from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.browser import keyboard
from tests.browser.arboretum_player import ArboretumPlayer
from tests.browser.conftest import Visit
from tests.browser.played import Played, play_through, play_together_through
from tests.browser.server import Server
from tests.browser.table_player import invite
from treetop.players.percents import whole_percents

LOST = 3000
IS_AS_WIDE = "(width) => Math.abs(document.querySelector('.mine .tree.card').offsetWidth - width) < 2"


def play_a_bot(page: Page) -> None:
    """The weakest, who moves at once."""
    page.locator(".levels .choice").first.click()
    page.locator(".quick-go .primary").click()
    page.wait_for_selector(".arboretum-table")


def read_the_count(page: Page) -> None:
    """Page by page to the sheet."""
    for _ in range(12):
        if page.locator(".score-sheet").count():
            break
        page.locator(".reveal-turn .primary").click()
    expect(page.locator(".score-sheet .verdict")).to_be_visible()


class Wire:
    """Between a page and its server."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/socket**", self.lay)

    def lay(self, socket: WebSocketRoute) -> None:
        if self.whole:
            socket.connect_to_server()
            self.open.append(socket)
        else:
            socket.close(code=LOST)

    def cut(self) -> None:
        self.whole = False
        for socket in self.open:
            socket.close(code=LOST)

    def mend(self) -> None:
        self.whole = True


def test_two_people_play_a_whole_game(visit: Visit, long: bool) -> None:
    host = visit("/")
    host.locator(".quick-go button").nth(1).click()
    guest = invite(visit, host, ".arboretum-table")
    players = ArboretumPlayer(host, 1), ArboretumPlayer(guest, 2)
    play_together_through(*players, times=4, long=long)
    for page in (host, guest):
        read_the_count(page)
    assert host.locator(".score-sheet tfoot").inner_text() == guest.locator(".score-sheet tfoot").inner_text()


def test_one_person_plays_three_bots(visit: Visit, long: bool) -> None:
    page = visit("/new")
    page.get_by_text("4 players", exact=True).click()
    for seat in page.locator(".seat-choice select").all():
        seat.select_option("bot:random")
    page.locator(".new-table .primary").click()
    page.wait_for_selector(".arboretum-table")
    play_through(ArboretumPlayer(page, 3), times=4, long=long)
    read_the_count(page)
    expect(page.locator(".score-sheet thead th")).to_have_count(5)


def test_a_table_has_the_clock_that_its_host_sets(visit: Visit) -> None:
    page = visit("/new")
    page.get_by_text("For the whole game", exact=True).click()
    page.get_by_label("minutes per player").fill("7")
    page.get_by_label("seconds added after each turn").fill("3")
    page.get_by_text("The game ends without a result").click()
    page.locator(".new-table .primary").click()
    page.wait_for_selector(".arboretum-table .clock")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["table"]
    assert table["clock"] == {"kind": "bank", "seconds": 420, "increment": 3, "at_zero": "abandon"}


def test_the_keyboard_alone_is_enough(visit: Visit, long: bool) -> None:
    page = visit("/")
    keyboard.play_a_bot(page, "arboretum")
    page.wait_for_selector(".arboretum-table")
    play_through(ArboretumPlayer(page, 4, keyboard=True), times=2, long=long)
    expect(page.locator(".reveal")).to_be_visible()


def my_turn(visit: Visit, seed: int) -> ArboretumPlayer:
    """Against a bot."""
    page = visit("/")
    play_a_bot(page)
    player = ArboretumPlayer(page, seed)
    player.await_turn()
    return player


def test_a_phone_is_enough(visit: Visit, long: bool) -> None:
    page = visit("/", width=320, height=568, has_touch=True, is_mobile=True)
    play_a_bot(page)
    player = ArboretumPlayer(page, 5)
    play_through(player, times=3, long=long)
    read_the_count(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 320


def test_a_turn_can_be_taken_back_until_it_is_finished(visit: Visit) -> None:
    player = my_turn(visit, 6)
    page = player.page
    player.draw("pile")
    player.draw("pile")
    hand = page.locator(".hand").inner_html()
    player.plant()
    expect(page.locator(".mine .tree.fresh")).to_have_count(1)
    player.discard()
    back = page.get_by_role("button", name="Take back")
    back.click()
    back.click()
    expect(page.locator(".hand .card")).to_have_count(9)
    expect(page.locator(".mine .tree.card")).to_have_count(0)
    expect(back).to_be_disabled()
    assert page.locator(".hand .card").count() == hand.count("data-card")


def test_my_arboretum_comes_closer_and_shows_everything_again(visit: Visit) -> None:
    page = visit("/", has_touch=True)
    match = Played(page, "arboretum")
    match.play(4 * 4)
    match.show_turn()
    card = page.locator(".mine .tree.card").first
    card.wait_for()
    at_first = card.bounding_box()
    assert at_first

    def is_as_wide_as(times: float) -> None:
        page.wait_for_function(IS_AS_WIDE, arg=at_first["width"] * times)

    ground = page.locator(".mine .garden")
    before = ground.bounding_box()
    page.get_by_role("button", name="Zoom in").click()
    is_as_wide_as(1.25)
    assert ground.bounding_box() == before
    page.get_by_role("button", name="Show everything").click()
    is_as_wide_as(1)
    card.focus()
    page.keyboard.press("-")
    is_as_wide_as(0.8)
    page.keyboard.press("0")
    is_as_wide_as(1)
    pinch(page, card, 1.5)
    is_as_wide_as(1.5)
    page.mouse.move(at_first["x"], at_first["y"])
    page.mouse.wheel(0, 60)
    is_as_wide_as(1.5 * math.exp(-0.18))


WIDTHS = """
window.widths = new Set();
const look = () => {
  for (const card of document.querySelectorAll(".tree.card")) window.widths.add(card.offsetWidth);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def test_a_garden_has_its_size_from_the_first_picture_on(visit: Visit) -> None:
    page = visit("/")
    match = Played(page, "arboretum")
    match.play(4 * 3)
    match.await_turn()
    page.add_init_script(WIDTHS)
    page.goto(f"/t/{match.id}")
    mine = page.locator(".mine .tree.card")
    expect(mine).to_have_count(3)
    expect(page.locator(".hand .card")).to_have_count(7)
    widths = [
        page.locator(f"{garden} .tree.card").first.evaluate("it => it.offsetWidth")
        for garden in (".mine", ".other-garden")
    ]
    assert set(page.evaluate("[...window.widths]")) == set(widths)


def test_only_what_is_played_travels_after_one_has_come_closer(visit: Visit) -> None:
    page = visit("/")
    match = Played(page, "arboretum")
    match.play(4 * 3)
    match.await_turn()
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/t/{match.id}")
    expect(page.locator(".mine .tree.card")).to_have_count(3)
    page.get_by_role("button", name="Zoom in").click()
    page.evaluate("""() => {
      window.travelled = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        if (this.dataset.card) window.travelled.push(this.closest(".mine") ? "planted" : "held");
        return animate.apply(this, how);
      };
    }""")
    page.locator("[data-pile='pile']").click()
    page.wait_for_function("() => window.travelled.includes('held')")
    assert "planted" not in page.evaluate("window.travelled")


WHERES = """
window.wheres = new Set();
const look = () => {
  const place = document.querySelector(".mine .place");
  if (place) {
    const { x, y } = place.getBoundingClientRect();
    window.wheres.add(`${Math.round(x)},${Math.round(y)}`);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def draw_two_cards(page: Page) -> ArboretumPlayer:
    """In the middle of a game."""
    match = Played(page, "arboretum")
    match.play(4 * 8)
    match.show_turn()
    player = ArboretumPlayer(page, 9)
    player.await_turn()
    player.draw()
    player.draw()
    return player


def choose_a_card_to_plant(page: Page) -> None:
    draw_two_cards(page).choose()
    page.locator(".mine .place").first.wait_for()


def test_places_to_plant_lie_still_from_the_first_picture_on(visit: Visit) -> None:
    page = visit("/", width=360, height=640)
    page.add_init_script(WHERES)
    choose_a_card_to_plant(page)
    page.wait_for_function(OVERFLOWS)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert len(page.evaluate("[...window.wheres]")) == 1


def test_places_to_plant_lie_still_while_the_cards_make_room_for_them(visit: Visit) -> None:
    page = visit("/")
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WHERES)
    draw_two_cards(page)
    card = page.locator(".mine .tree.card").first
    before = card.evaluate("it => it.offsetWidth")
    page.locator(".hand .card").first.click()
    page.locator(".mine .place").first.wait_for()
    page.wait_for_function(IS_AT_REST)
    assert card.evaluate("it => it.offsetWidth") < before
    assert len(page.evaluate("[...window.wheres]")) == 1


IS_AT_REST = "() => document.querySelector('.mine .garden').getAnimations({ subtree: true }).length === 0"

OVERFLOWS = """() => {
  const frame = document.querySelector(".mine .garden-frame");
  return frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight;
}"""


def test_a_garden_that_is_dragged_by_one_of_its_places_is_not_planted_there(visit: Visit) -> None:
    page = visit("/")
    choose_a_card_to_plant(page)
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    page.wait_for_function(OVERFLOWS)
    frame = page.locator(".mine .garden-frame")
    place = page.locator(".mine .place").first
    place.scroll_into_view_if_needed()
    place.hover()
    box = place.bounding_box()
    assert box
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 - 40, box["y"] + box["height"] / 2 - 40, steps=4)
    page.mouse.up()
    moved = place.bounding_box()
    assert moved
    assert (moved["x"], moved["y"]) != (box["x"], box["y"])
    expect(page.locator(".hand .card")).to_have_count(9)
    at = frame.evaluate("it => [it.scrollLeft, it.scrollTop]")
    page.mouse.move(10, 10)
    assert frame.evaluate("it => [it.scrollLeft, it.scrollTop]") == at
    place.click()
    expect(page.locator(".hand .card")).to_have_count(8)


def pinch(page: Page, target: Locator, times: float) -> None:
    """Two fingers on something move apart."""
    box = target.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 60), ("touchMove", 60 * times), ("touchEnd", None)):
        points = [{"x": x - apart / 2, "y": y}, {"x": x + apart / 2, "y": y}] if apart else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.detach()


def test_a_typed_action_is_done_and_a_wrong_one_is_explained(visit: Visit) -> None:
    player = my_turn(visit, 7)
    page = player.page
    line = page.locator("#command")
    line.fill("draw pile")
    line.press("Enter")
    expect(page.locator(".hand .card")).to_have_count(8)
    expect(page.locator(".log .own").last).to_contain_text("You draw")
    line.fill("plant oa9 0,0")
    line.press("Enter")
    expect(page.locator("#command-answer")).not_to_be_empty()
    line.fill("discard xx")
    line.press("Enter")
    expect(page.locator("#command-answer")).not_to_be_empty()
    expect(page.locator(".hand .card")).to_have_count(8)
    player.draw("pile")
    expect(page.locator("#command-answer")).to_have_text("")


def test_a_reload_in_the_middle_loses_nothing(visit: Visit) -> None:
    page = visit("/")
    play_a_bot(page)
    player = ArboretumPlayer(page, 8)
    for _ in range(3):
        player.await_turn()
        player.act()
    player.await_turn()
    trees = sorted(page.locator(".mine .tree.card").evaluate_all("(all) => all.map((one) => one.ariaLabel)"))
    page.reload()
    player.await_turn()
    expect(page.locator(".mine .tree.card")).to_have_count(3)
    assert trees == sorted(
        page.locator(".mine .tree.card").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    )
    player.act()


def test_a_lost_connection_is_said_and_heals_by_itself(visit: Visit) -> None:
    page = visit("/")
    wire = Wire(page)
    play_a_bot(page)
    player = ArboretumPlayer(page, 9)
    player.await_turn()
    player.draw("pile")
    mine = page.locator(".mine").bounding_box()
    wire.cut()
    expect(page.locator(".connection-line")).to_be_visible()
    assert page.locator(".mine").bounding_box() == mine, "nothing moves under the pointer"
    wire.mend()
    expect(page.locator(".connection-line")).to_have_count(0)
    player.finish_turn("pile")


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    player = my_turn(visit, 10)
    page = player.page
    player.draw("pile")
    page.get_by_role("button", name="Menu").click()
    page.locator(".sheet .language select").select_option("uk")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.keyboard.press("Escape")
    expect(page.locator(".sentence")).to_contain_text("Ваш хід")
    player.draw("pile")
    player.plant()


def test_a_spectator_sees_the_table_and_no_hidden_card(visit: Visit) -> None:
    player = my_turn(visit, 11)
    page = player.page
    player.act()
    watcher = visit(page.url)
    watcher.wait_for_selector(".arboretum-table")
    expect(watcher.locator(".hand")).to_have_count(0)
    expect(watcher.locator(".turn-buttons")).to_have_count(0)
    player.await_turn()
    player.act()
    expect(watcher.locator(".mine .tree.card, .other .tree.card")).not_to_have_count(0)


def test_the_server_is_killed_and_comes_back(visit: Visit, server: Server) -> None:
    page = visit("/", expected=("WebSocket", "ERR_CONNECTION", "Failed to load"))
    play_a_bot(page)
    player = ArboretumPlayer(page, 12)
    player.await_turn()
    player.act()
    player.await_turn()
    player.draw("pile")
    server.kill()
    expect(page.locator(".connection-line")).to_be_visible()
    server.restart()
    expect(page.locator(".connection-line")).to_have_count(0)
    expect(page.locator(".hand .card")).to_have_count(8)
    player.finish_turn("pile")


def test_a_finished_game_is_replayed_step_by_step(visit: Visit) -> None:
    page = visit("/")
    match = Played(page, "arboretum", seed=13)
    match.to_the_end()
    page.goto(f"/t/{match.id}")
    page.get_by_role("button", name="Skip to the score sheet").click()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".scene")
    expect(page.locator(".scene .tree.card")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".scene .tree.card")).not_to_have_count(0)
    planted = page.locator(".scene .tree.card").count()
    page.get_by_role("button", name="Previous turn").click()
    expect(page.locator(".scene .tree.card")).to_have_count(planted - 1)
    assert "step=" in page.url
    page.reload()
    expect(page.locator(".scene .tree.card")).to_have_count(planted - 1)
    page.locator("#eyes").select_option("1")
    page.wait_for_selector(".scene")


def test_a_replay_shows_how_far_a_server_s_review_is(visit: Visit) -> None:
    page = visit("/")
    match = Played(page, "arboretum")
    match.post(f"/api/tables/{match.id}/resign", {})
    held: list[Route] = []
    page.context.route("**/decisions", lambda route: held.append(route))
    page.context.route("**/decisions/progress", lambda route: route.fulfill(json={"done": 15, "total": 60}))
    page.goto(f"/replay/{match.id}#review")
    review = page.locator("#review")
    review.get_by_role("button", name="Costliest decisions").click()
    bar = review.get_by_role("progressbar")
    expect(bar).to_have_attribute("value", "0.25")
    held[0].fulfill(json={"decisions": [], "accounts": []})
    expect(bar).to_have_count(0)
    expect(review.get_by_role("status")).to_have_count(0)


def percents(standing: Any) -> list[str]:
    return [f"{each}%" for each in whole_percents(standing["shares"])]


def test_a_replay_shows_where_the_game_was_won(visit: Visit) -> None:
    page = visit("/")
    match = Played(page, "arboretum", seed=3)
    match.to_the_end()
    review = match.get(f"/api/tables/{match.id}/review")
    page.goto(f"/replay/{match.id}#review")
    shares = page.locator(".review-now .number")
    expect(shares).to_have_text(percents(review["standings"][0]))
    plot = page.locator(".prospects")
    box = plot.bounding_box()
    assert box
    plot.click(position={"x": box["width"] - 2, "y": 20})
    expect(page).to_have_url(re.compile(f"step={review['standings'][-1]['step']}&"))
    expect(shares).to_have_text(percents(review["standings"][-1]))
    turns = page.locator(".review-swings button")
    expect(turns).to_have_count(len(review["swings"]))
    for number, swing in enumerate(review["swings"]):
        turns.nth(number).press("Enter")
        expect(page).to_have_url(re.compile(f"step={swing['step']}&"))
        expect(turns.nth(number)).to_have_attribute("aria-current", "step")
