"""The home screen without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

FARTHEST = 40


def play_a_bot(page: Page, game: str, level: int = 0) -> None:
    """From the home screen to a table, with Tab, arrows and Enter."""
    page.wait_for_selector(".quick")
    tab_to(page, page.locator(".plate input:checked"))
    for _ in range(FARTHEST):
        if has_focus(page.locator(f'.plate input[value="{game}"]')):
            break
        page.keyboard.press("ArrowRight")
    tab_to(page, page.locator(".levels input:checked"))
    for _ in range(FARTHEST):
        if page.locator(".levels input").nth(level).is_checked():
            break
        page.keyboard.press("ArrowLeft")
    tab_to(page, page.locator(".quick-go .primary"))
    page.keyboard.press("Enter")


def tab_to(page: Page, target: Locator) -> None:
    target.wait_for()
    for _ in range(FARTHEST):
        if has_focus(target):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not reach it")


def has_focus(target: Locator) -> bool:
    return bool(target.evaluate("(element) => element === document.activeElement"))
