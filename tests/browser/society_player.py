"""Somebody who plays Tree Society in a page, by mouse or by keyboard alone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page

LIT = ".fruit-card.choosable, .guild-card.choosable, .sweep"
OVER = ".final-deeds"
FARTHEST = 80
"""More keys than this are too many for any one decision."""


class SocietyPlayer:
    """Builds whatever it can, so that the game ends."""

    def __init__(self, page: Page, seed: int = 0, keyboard: bool = False) -> None:
        self.page = page
        self.rng = Random(seed)
        self.keyboard = keyboard
        self.keys: list[int] = []

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def can_act(self) -> bool:
        return self.page.locator(".bar.my-turn").count() > 0 and not self.is_over()

    def act(self) -> None:
        """One decision: a lit card if there is one, else the primary button."""
        said = self.page.locator(".society-table").get_attribute("data-moment")
        lit = self.page.locator(LIT)
        number = lit.count()
        if number:
            self.take(lit.nth(self.rng.randrange(number)))
        else:
            self.press(self.page.locator(".deeds .primary"))
        self.page.wait_for_selector(f'.society-table:not([data-moment="{said}"]), {OVER}')

    def take(self, thing: Locator) -> None:
        guild_card = "guild-card" in (thing.get_attribute("class") or "")
        self.press(thing)
        if guild_card:
            self.press(self.page.locator("dialog[open] .stack button").first)

    def press(self, target: Locator) -> None:
        if self.keyboard:
            self.walk_to(target)
            self.page.keyboard.press("Enter")
        else:
            target.click()

    def walk_to(self, target: Locator) -> None:
        """With the arrows as long as they lead nearer, then with Tab."""
        target.wait_for()
        nearest = float("inf")
        for pressed in range(FARTHEST):
            distance, arrow = target.evaluate(TOWARDS)
            if distance == 0:
                self.keys.append(pressed)
                return
            self.page.keyboard.press(arrow if arrow and distance < nearest else "Tab")
            nearest = min(distance, nearest) if arrow else nearest
        raise AssertionError("the keyboard does not reach it")

    def play_to_the_end(self) -> None:
        while True:
            self.page.wait_for_selector(f".bar.my-turn, {OVER}")
            if self.is_over():
                return
            self.act()


TOWARDS = """(element) => {
  const now = document.activeElement;
  if (now === element) return [0, null];
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(now), [wantedX, wantedY] = middle(element);
  const [dx, dy] = [wantedX - x, wantedY - y];
  const onTheTable = now.closest(".guild-card, .fruit-card") && !element.closest("dialog");
  const across = dx > 0 ? "ArrowRight" : "ArrowLeft", along = dy > 0 ? "ArrowDown" : "ArrowUp";
  return [Math.hypot(dx, dy) || 1, onTheTable ? (Math.abs(dx) > Math.abs(dy) ? across : along) : null];
}"""
