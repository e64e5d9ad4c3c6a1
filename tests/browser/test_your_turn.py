"""Notifications are on in the browsers in which somebody has turned them on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.offline import COMPLAINTS
from tests.browser.played import Played

KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
PUSH_MANAGER = """({ granted, keys }) => {
  const endpoint = "https://push.example.org/here";
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => !sessionStorage.removeItem("made"),
  };
  const made = () => (sessionStorage.getItem("made") ? subscription : null);
  const manager = {
    getSubscription: async () => made(),
    subscribe: async () => (sessionStorage.setItem("made", "yes"), made()),
  };
  const registration = { pushManager: manager };
  navigator.serviceWorker.getRegistration = async () => registration;
  Object.defineProperty(navigator.serviceWorker, "ready", { value: Promise.resolve(registration) });
  Notification.requestPermission = async () => (granted ? "granted" : "denied");
}"""
"""A push service for a browser that was told to reach none."""


PUSHED = """(message) => {
  const shown = new Promise((done) => {
    registration.showNotification = async (title, options) => done({ title, ...options });
  });
  dispatchEvent(new PushEvent("push", { data: JSON.stringify(message) }));
  return shown;
}"""
HERE = "https://push.example.org/here"
THERE = "https://push.example.org/there"


def in_settings(visit: Visit, granted: bool) -> tuple[Page, Any]:
    """Somebody who has notifications on in another browser, before they look at the settings of this one."""
    page = visit("/")
    person = Played(page, "arboretum")
    page.evaluate(
        "(body) => fetch('/api/me/subscriptions', { method: 'POST', body: JSON.stringify(body), "
        "headers: { 'content-type': 'application/json' } })",
        {"endpoint": THERE, **KEYS},
    )
    assert person.get("/api/me/contact")["by_push"] is True
    page.add_init_script(f"({PUSH_MANAGER})({{ granted: {str(granted).lower()}, keys: {KEYS!r} }})")
    page.goto("/settings")
    return page, person


def test_a_browser_says_whether_it_notifies_and_not_whether_another_one_does(visit: Visit) -> None:
    page, person = in_settings(visit, granted=True)
    here = page.get_by_label("Notify me in this browser")
    expect(here).not_to_be_checked()
    here.check()
    expect(here).to_be_checked()
    page.reload()
    expect(here).to_be_checked()
    assert set(person.get("/api/me/contact")["browsers"]) == {HERE, THERE}


def test_turning_it_off_in_a_browser_leaves_the_others_alone(visit: Visit) -> None:
    page, person = in_settings(visit, granted=True)
    here = page.get_by_label("Notify me in this browser")
    here.check()
    expect(here).to_be_checked()
    with page.expect_response("**/api/me/subscriptions/delete"):
        here.uncheck()
    expect(here).not_to_be_checked()
    page.wait_for_function("!sessionStorage.getItem('made')")
    contact = person.get("/api/me/contact")
    assert (contact["by_push"], contact["browsers"]) == (True, [THERE])


def test_a_browser_that_notifies_somebody_else_does_not_say_that_it_notifies_me(visit: Visit) -> None:
    page, _ = in_settings(visit, granted=True)
    page.evaluate("sessionStorage.setItem('made', 'yes')")
    page.reload()
    expect(page.get_by_label("Notify me in this browser")).not_to_be_checked()


def test_a_browser_that_may_not_notify_leaves_the_others_alone(visit: Visit) -> None:
    page, person = in_settings(visit, granted=False)
    here = page.get_by_label("Notify me in this browser")
    here.click()
    expect(page.get_by_role("paragraph").filter(has_text="Your browser doesn’t allow it")).to_be_visible()
    expect(here).not_to_be_checked()
    assert person.get("/api/me/contact")["by_push"] is True


def test_a_notification_has_an_icon_that_every_system_can_draw(visit: Visit) -> None:
    page = visit("/", service_workers="allow", expected=COMPLAINTS)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    [worker] = page.context.service_workers
    shown = worker.evaluate(PUSHED, {"title": "Treetop", "body": "It’s your turn.", "url": "/t/1"})
    assert (shown["title"], shown["body"], shown["data"]) == ("Treetop", "It’s your turn.", "/t/1")
    icon = page.request.get(shown["icon"])
    assert (icon.ok, icon.headers["content-type"]) == (True, "image/png")
