"""Logging in, registering, and everything about one's account."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.played import Played

PASSWORD = "a long password"


def enter(page: Page, name: str, password: str = PASSWORD) -> None:
    page.locator("#account-name").fill(name)
    page.locator("#account-password").fill(password)
    page.locator("main form button[type=submit]").click()


def register(page: Page, name: str) -> None:
    page.goto("/register")
    enter(page, name)
    expect(page.locator("a.who")).to_have_attribute("aria-label", name)


@pytest.mark.parametrize("width", [390, 1280])
def test_somebody_new_can_log_in_from_every_page(visit: Visit, width: int) -> None:
    register(visit("/"), f"Known {width}")
    fresh = visit("/ladder", width=width, height=844)
    fresh.get_by_role("link", name="Log in").click()
    enter(fresh, f"Known {width}")
    expect(fresh.locator("a.who")).to_have_attribute("aria-label", f"Known {width}")
    expect(fresh).to_have_url(f"{fresh.url.split('/ladder')[0]}/ladder")
    expect(fresh.get_by_role("link", name="Log in")).to_have_count(0)


def test_whoever_logs_out_can_log_in_again(visit: Visit) -> None:
    page = visit("/")
    register(page, "Back Again")
    # What the page still asks for about an account would be refused to a guest, and the console says so.
    with page.expect_response("**/api/me/invitations"):
        page.goto("/settings")
    page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Log out", exact=True).click()
    page.wait_for_selector(".quick")
    page.get_by_role("link", name="Log in").click()
    enter(page, "Back Again")
    expect(page.locator("a.who")).to_have_attribute("aria-label", "Back Again")


def test_a_guest_who_registers_keeps_the_games_and_is_shown_by_the_new_name(visit: Visit) -> None:
    page = visit("/")
    match = Played(page, "arboretum")
    person = match.get("/api/me")["person"]
    page.goto(f"/people/{person['id']}")
    expect(page.get_by_role("heading", level=1)).to_have_text(person["name"])
    page.get_by_role("link", name="Create account").click()
    enter(page, "Newly Named")
    expect(page.get_by_role("heading", level=1)).to_have_text("Newly Named")
    expect(page.locator("a.who")).to_have_attribute("aria-label", "Newly Named")
    page.goto("/")
    expect(page.locator(f'a[href="/t/{match.id}"]')).to_contain_text("Newly Named")


def test_password_managers_are_told_what_each_field_is(visit: Visit) -> None:
    page = visit("/login")

    def kinds() -> list[str | None]:
        return [field.get_attribute("autocomplete") for field in page.locator("main form input").all()]

    page.wait_for_selector("#account-name")
    assert kinds() == ["username", "current-password"]
    page.get_by_role("link", name="I’m new here").click()
    expect(page.locator("#account-password")).to_have_attribute("autocomplete", "new-password")
    assert kinds() == ["username", "new-password"]
    enter(page, "Well Kept")
    expect(page.locator("a.who")).to_have_attribute("aria-label", "Well Kept")
    page.goto("/settings")
    page.locator(".account summary").click()
    page.wait_for_selector("#codes-password")
    assert kinds() == ["username", "current-password", "new-password", "username", "current-password"]


def test_recovery_codes_are_given_for_the_password(visit: Visit) -> None:
    page = visit("/", expected=("403",))
    register(page, "Forgetful")
    page.goto("/settings")
    page.locator("#codes-password").fill("wrong password")
    page.get_by_role("button", name="New recovery codes").click()
    expect(page.locator(".notice")).to_contain_text("Wrong name or password.")
    page.locator("#codes-password").fill(PASSWORD)
    page.get_by_role("button", name="New recovery codes").click()
    expect(page.locator(".codes li")).to_have_count(10)
    expect(page.locator("#codes-password")).to_have_value("")


def test_a_name_that_is_taken_is_refused_in_the_readers_language(visit: Visit) -> None:
    register(visit("/"), "Taken Once")
    page = visit("/register", language="it", expected=("409",))
    enter(page, "taken once")
    expect(page.locator(".notice")).to_contain_text("taken once")
    expect(page.locator("#account-name")).to_have_value("taken once")


def test_a_changed_password_is_the_one_that_works(visit: Visit) -> None:
    page = visit("/", expected=("403",))
    register(page, "Careful")
    page.goto("/settings")
    page.locator(".account summary").click()
    page.locator("#old-password").fill("wrong password")
    page.locator("#new-password").fill("another password")
    page.get_by_role("button", name="Change your password").click()
    expect(page.locator(".notice")).to_contain_text("Wrong name or password.")
    page.locator("#old-password").fill(PASSWORD)
    page.get_by_role("button", name="Change your password").click()
    expect(page.locator(".notice").last).to_contain_text("Your password has been changed.")
    page.reload()
    expect(page.locator("a.who")).to_have_attribute("aria-label", "Careful")
    other = visit("/login")
    enter(other, "Careful", "another password")
    expect(other.locator("a.who")).to_have_attribute("aria-label", "Careful")


def test_an_account_is_exported_and_deleted_from_the_settings(visit: Visit) -> None:
    page = visit("/", expected=("403",))
    register(page, "Going Soon")
    page.goto("/settings")
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download all your data").click()
    assert json.loads(downloading.value.path().read_text("utf-8"))["person"]["name"] == "Going Soon"
    page.get_by_role("button", name="Delete your account").click()
    page.locator("#farewell-password").fill(PASSWORD)
    page.get_by_role("button", name="Delete everything").click()
    expect(page.locator(".notice")).to_contain_text("Everything has been deleted.")
    expect(page.get_by_role("link", name="Log in")).to_be_visible()
    page.goto("/login")
    enter(page, "Going Soon")
    expect(page.locator(".notice")).to_contain_text("Wrong name or password.")
