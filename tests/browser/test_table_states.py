"""Every state of a table has its screen: open, playing, abandoned, missing, forbidden, server away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.played import Played
from tests.browser.server import Server
from treetop.locales import LANGUAGES

AWAY = ("WebSocket", "ERR_CONNECTION", "Failed to load")


def together(visit: Visit, **wishes: object) -> tuple[Page, Page, str]:
    """Two people at one table, each in a page of their own."""
    host, guest = visit("/"), visit("/")
    table = Played(host, "arboretum", **wishes).post(
        "/api/tables", {"game": "arboretum", "seats": ["me", "open"]}
    )
    identifier = table["table"]["id"]
    Played(guest, "arboretum").post(f"/api/tables/{identifier}/join", {})
    for page in (host, guest):
        page.goto(f"/t/{identifier}")
        page.wait_for_selector(".arboretum-table")
    return host, guest, identifier


def frames_sent(page: Page) -> list[str]:
    """Every frame that the page sends from its next table on."""
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    return sent


WAITS = """async () => {
  const { Connection } = await import("treetop/table/connection.js");
  const waits = [];
  const { setTimeout, Math: { random } } = window;
  window.setTimeout = (_, wait) => waits.push(wait);
  try {
    for (const chance of [0, 0.5, 0.999]) {
      Math.random = () => chance;
      const connection = new Connection("nothing");
      connection.connectLater(1006);
      connection.connectLater(1006);
    }
  } finally {
    window.setTimeout = setTimeout;
    Math.random = random;
  }
  return waits.map(Math.round);
}"""


def test_whoever_loses_the_server_comes_back_at_another_moment_than_the_others(visit: Visit) -> None:
    assert visit("/").evaluate(WAITS) == [150, 300, 300, 600, 450, 899]


def test_a_link_to_no_table_says_so(visit: Visit) -> None:
    page = visit("/t/nothing")
    expect(page.get_by_role("heading", name="This table isn’t here")).to_be_visible()
    page.get_by_role("link", name="Back to the home page").click()
    page.wait_for_selector(".quick")


def test_a_table_without_spectators_says_so(visit: Visit) -> None:
    host = visit("/")
    match = Played(host, "arboretum", spectators="no")
    page = visit(f"/t/{match.id}")
    expect(page.get_by_role("heading", name="This table is private")).to_be_visible()


def test_an_abandoned_game_asks_nobody_for_a_move(visit: Visit) -> None:
    host, guest, _ = together(visit)
    sent = [frames_sent(page) for page in (host, guest)]
    for page in (host, guest):
        page.reload()
        page.wait_for_selector(".arboretum-table")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Offer to end without a result").click()
    guest.locator(".vote button").click()
    for page in (host, guest):
        expect(page.get_by_role("heading", level=1)).to_have_text("The game was stopped. There’s no result.")
        expect(page.locator(".bar.my-turn")).to_have_count(0)
        expect(page).not_to_have_title("Your turn · Arboretum · Treetop")
        expect(page.locator(".choosable, #command")).to_have_count(0)
        page.locator("[data-pile=pile]").dispatch_event("click")
        expect(page.locator(".turn-buttons a")).to_have_attribute("href", "/")
    guest.reload()
    expect(guest.get_by_role("heading", level=1)).to_have_text("The game was stopped. There’s no result.")
    assert not any('"preview"' in frame for frames in sent for frame in frames)


def test_what_is_said_while_the_server_is_away_is_said_when_it_is_back(visit: Visit, server: Server) -> None:
    host, guest = visit("/", expected=AWAY), visit("/", expected=AWAY)
    match = Played(host, "arboretum")
    table = match.post("/api/tables", {"game": "arboretum", "seats": ["me", "open"]})["table"]["id"]
    Played(guest, "arboretum").post(f"/api/tables/{table}/join", {})
    for page in (host, guest):
        page.goto(f"/t/{table}")
        page.get_by_role("tab", name="Chat").click()
    # What the menu shows is fetched when it is first opened.
    host.get_by_role("button", name="Menu").click()
    expect(host.get_by_role("button", name="Offer to end without a result")).to_be_visible()
    host.keyboard.press("Escape")
    server.kill()
    expect(host.locator(".connection-line")).to_be_visible()
    host.locator("#chat-line").fill("Are you still there?")
    host.locator("#chat-line").press("Enter")
    expect(host.locator(".chat .unsaid")).to_contain_text("waiting for the connection")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Offer to end without a result").click()
    server.restart()
    expect(guest.locator(".chat .log")).to_contain_text("Are you still there?")
    expect(host.locator(".chat .log li")).to_have_count(1)
    expect(host.locator(".chat .unsaid")).to_have_count(0)
    expect(guest.locator(".vote")).to_be_visible()


NO_WAITING = """
window.waits = [];
const setTimer = window.setTimeout;
window.setTimeout = (work, milliseconds = 0, ...more) => {
  if (milliseconds % 1) window.waits.push(milliseconds);
  return setTimer(work, Math.min(milliseconds, 5), ...more);
};
"""
"""Waits that chance has a part in are noted."""


def test_nobody_comes_back_to_a_lost_server_at_the_same_moment(visit: Visit) -> None:
    page = visit("/")
    match = Played(page, "arboretum")
    page.add_init_script(NO_WAITING)
    page.route_web_socket("**/socket*", lambda socket: socket.close(code=1012))
    page.goto(f"/t/{match.id}")
    page.wait_for_function("() => window.waits.length >= 6")
    waits = page.evaluate("window.waits.slice(0, 6)")
    assert len(set(waits)) == 6
    assert max(waits) > 2 * min(waits)


def test_a_line_that_is_refused_is_kept_with_the_reason(visit: Visit) -> None:
    host, _, _ = together(visit)
    host.get_by_role("tab", name="Chat").click()
    host.locator("#chat-line").fill("\u200b")
    host.locator("#chat-line").press("Enter")
    expect(host.locator(".chat .unsaid .refusal")).to_contain_text("Not sent:")


def test_a_table_that_cannot_be_reached_says_so_and_comes_when_it_can(visit: Visit, server: Server) -> None:
    page = visit("/", expected=AWAY, service_workers="allow")
    match = Played(page, "arboretum")
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector(".quick .card svg")
    page.wait_for_load_state("networkidle")
    server.kill()
    page.evaluate(
        f"history.pushState(null, '', '/t/{match.id}'); dispatchEvent(new PopStateEvent('popstate'))"
    )
    expect(page.get_by_role("button", name="Try now")).to_be_visible()
    server.restart()
    page.wait_for_selector(".arboretum-table")


@pytest.mark.parametrize("lost", ["joined/games-arboretum-table.js", "games/arboretum/table.css"])
def test_a_table_whose_files_do_not_arrive_can_be_loaded_again(visit: Visit, lost: str) -> None:
    page = visit("/", expected=("Failed to load", "ERR_FAILED"))
    match = Played(page, "arboretum")
    refuse: Callable[[Route], None] = lambda route: route.abort()  # noqa: E731
    page.route(f"**/{lost}", refuse)
    page.goto(f"/t/{match.id}")
    again = page.get_by_role("button", name="Reload")
    again.wait_for()
    page.unroute(f"**/{lost}", refuse)
    again.click()
    page.wait_for_selector(".arboretum-table")


def test_who_logs_in_on_a_second_device_goes_on_where_they_were(visit: Visit) -> None:
    phone, desk = visit("/", width=390, height=844), visit("/")
    match = Played(phone, "arboretum")
    match.post("/api/account", {"name": "Two Devices", "password": "a long password"})
    Played(desk, "arboretum")
    desk.goto("/")
    desk.get_by_role("link", name="Log in").click()
    desk.locator("#account-name").fill("Two Devices")
    desk.locator("#account-password").fill("a long password")
    desk.get_by_role("button", name="Log in").click()
    expect(desk.locator("a.who")).to_have_attribute("aria-label", "Two Devices")
    desk.goto(f"/t/{match.id}")
    phone.goto(f"/t/{match.id}")
    for page in (phone, desk):
        page.wait_for_selector(".bar.my-turn")
    desk.locator("[data-pile=pile]").click()
    for page in (phone, desk):
        expect(page.locator(".hand .card")).to_have_count(8)


def test_a_hint_is_for_what_the_player_sees_and_leaves_with_it(visit: Visit) -> None:
    page = visit("/", width=390, height=844)
    match = Played(page, "arboretum", hints=True)
    match.play(2)
    page.goto(f"/t/{match.id}")
    page.wait_for_selector(".bar.my-turn")
    page.locator(".hint button").first.click()
    best = page.locator(".hint-best")
    expect(best).to_contain_text("Plant")
    boxes = [
        page.locator(part).bounding_box() for part in (".hint-best", ".hint-why", ".doing .turn-buttons")
    ]
    upper, middle, lower = (box for box in boxes if box)
    assert upper["y"] + upper["height"] <= middle["y"]
    assert middle["y"] + middle["height"] <= lower["y"]
    assert middle["width"] > 300
    best.click()
    expect(best).to_have_count(0)
    page.locator(".hint button").first.click()
    expect(best).to_contain_text("Discard")
    page.get_by_role("button", name="Take back").click()
    expect(best).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_fits_every_width(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    Played(page, "arboretum")
    page.reload()
    page.wait_for_selector(".head .who")
    for width in (320, 390, 701, 720, 768, 820, 900, 960, 1000, 1024, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (language, width)
        box = page.locator(".head-end").bounding_box()
        assert box
        assert box["x"] + box["width"] <= width, (language, width)


def test_a_notice_is_seen_and_closed_above_a_dialog(visit: Visit) -> None:
    page = visit("/", expected=("Failed to load",))
    match = Played(page, "arboretum")
    page.goto(f"/t/{match.id}")
    page.route("**/leave", lambda route: route.fulfill(status=500, body="{}"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    page.locator("dialog .primary").click()
    notice = page.locator(".notice")
    expect(notice).to_have_count(1)
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    expect(page.locator("dialog")).to_be_visible()
