"""Somebody who plays Arboretum in a page."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.table_player import TablePlayer

HAND = ".hand .card"


class ArboretumPlayer(TablePlayer):
    OVER = ".reveal, .final-turn-buttons"

    def walk_to(self, target: Locator) -> None:
        """Tab until the group that holds the target has the focus, then go along it with the arrows."""
        target.wait_for()
        inside = target.locator("xpath=ancestor-or-self::*[@role='group' or @role='grid'][1]")
        group = (
            inside
            if inside.count() and not target.locator("xpath=ancestor::*[contains(@class,'piles')]").count()
            else None
        )
        for _ in range(80):
            if target.evaluate("(element) => element === document.activeElement"):
                return
            if group and group.evaluate("(element) => element.contains(document.activeElement)"):
                self.go_along(group, target)
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not reach it")

    def go_along(self, group: Locator, target: Locator) -> None:
        if group.get_attribute("role") == "grid":
            self.go_over(target)
            return
        self.page.keyboard.press("Home")
        for _ in range(12):
            if target.evaluate("(element) => element === document.activeElement"):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError("the arrows do not reach it")

    def go_over(self, target: Locator) -> None:
        """On the grid: first up or down, then left or right, as far as it brings nearer."""
        for _ in range(40):
            step = target.evaluate(STEP)
            if step is None:
                return
            self.page.keyboard.press(step)
        raise AssertionError("the arrows do not reach the place")

    def draw(self, source: str | None = None) -> None:
        """From the pile or a discard pile; hand size grows by one."""
        before = self.page.locator(HAND).count()
        piles = self.page.locator(f'.piles [data-pile="{source}"]' if source else ".piles .choosable")
        expect(piles.first).to_be_visible()
        self.press(piles.nth(0 if source else self.rng.randrange(piles.count())))
        expect(self.page.locator(HAND)).to_have_count(before + 1)

    def choose(self) -> None:
        cards = self.page.locator(f"{HAND}.choosable")
        expect(cards).to_have_count(9)
        self.press(cards.nth(self.rng.randrange(9)))

    def plant(self) -> None:
        self.choose()
        places = self.page.locator(".mine .place")
        expect(places.first).to_be_visible()
        self.press(places.nth(self.rng.randrange(places.count())))
        expect(self.page.locator(HAND)).to_have_count(8)

    def discard(self) -> None:
        cards = self.page.locator(f"{HAND}.choosable")
        expect(cards).to_have_count(8)
        self.press(cards.nth(self.rng.randrange(8)))
        expect(self.page.locator(HAND)).to_have_count(7)

    def commit(self) -> None:
        """The discard that ends the game shows all hands, so it has been committed already."""
        self.page.wait_for_selector(f".doing .primary:not(:disabled), {self.OVER}")
        if self.is_over():
            return
        self.press(self.page.locator(".doing .primary"))
        self.page.wait_for_selector(f".bar:not(.my-turn), {self.OVER}, .bar.my-turn:has-text('1')")

    def act(self) -> None:
        self.draw()
        self.draw()
        self.plant()
        self.discard()
        self.commit()


STEP = """(element) => {
  const now = document.activeElement;
  if (now === element) return null;
  const at = (one) => one.dataset.place.split(",").map(Number);
  const [x, y] = at(now), [wantedX, wantedY] = at(element);
  if (wantedY > y) return "ArrowUp";
  if (wantedY < y) return "ArrowDown";
  return wantedX > x ? "ArrowRight" : "ArrowLeft";
}"""
