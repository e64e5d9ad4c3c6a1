"""Somebody who plays Tree Society in a page."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.table_player import TablePlayer

LIT = ".fruit-card.choosable, .guild-card.choosable, .sweep"
HELD = ".fruit-card[aria-pressed=true]"
FARTHEST = 80
"""More keys than this are too many for any one decision."""


class SocietyPlayer(TablePlayer):
    """Builds whatever it can, so that the game ends."""

    def __init__(self, page: Page, seed: int = 0, keyboard: bool = False, touch: bool = False) -> None:
        super().__init__(page, seed, keyboard, touch)
        self.keys: list[int] = []

    def act(self) -> None:
        """One decision: what waits for a word, else a lit card if there is one, else the primary button."""
        said, number = self.page.evaluate(SEEN, [LIT, HELD])
        if number:
            self.take(self.page.locator(LIT).nth(self.rng.randrange(number)))
        else:
            self.press(self.page.locator(".turn-buttons .primary"))
        self.page.wait_for_selector(f'.society-table:not([data-moment="{said}"]), {self.OVER}')

    def take(self, thing: Locator) -> None:
        guild_card = "guild-card" in (thing.get_attribute("class") or "")
        self.press(thing)
        if guild_card:
            self.press(self.page.locator("dialog[open] .stack button").first)

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


SEEN = """([lit, held]) => [
  document.querySelector(".society-table").dataset.moment,
  document.querySelector(held) ? 0 : document.querySelectorAll(lit).length,
]"""

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
