"""Somebody who plays Arboretum in a page."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.table_player import TablePlayer

HAND = ".hand .card"
FARTHEST = 80
"""More keys than this are too many for any one decision."""


class ArboretumPlayer(TablePlayer):
    OVER = ".reveal, .final-turn-buttons"

    def walk_to(self, target: Locator) -> None:
        """Tab until the group that holds the target has the focus, then go along it with the arrows."""
        target.wait_for()
        at_its_beginning = False
        for _ in range(FARTHEST):
            key = target.evaluate(NEXT_KEY, at_its_beginning)
            if key is None:
                return
            at_its_beginning = at_its_beginning or key == "Home"
            self.page.keyboard.press(key)
        raise AssertionError("the keyboard does not reach it")

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
        self.finish_turn()

    def finish_turn(self, source: str | None = None) -> None:
        """From the second draw on."""
        self.draw(source)
        self.plant()
        self.discard()
        self.commit()


NEXT_KEY = """(element, atItsBeginning) => {
  const now = document.activeElement;
  if (now === element) return null;
  const group = element.closest(".piles") ? null : element.closest("[role=group], [role=grid]");
  const follows = now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!group?.contains(now)) return follows ? "Tab" : "Shift+Tab";
  if (group.role !== "grid") return atItsBeginning ? "ArrowRight" : "Home";
  const at = (one) => one.dataset.place.split(",").map(Number);
  const [x, y] = at(now), [wantedX, wantedY] = at(element);
  const across = wantedX > x ? "ArrowRight" : "ArrowLeft", along = wantedY > y ? "ArrowUp" : "ArrowDown";
  const { steps } = globalThis.walk?.element === element ? globalThis.walk : { steps: 0 };
  globalThis.walk = { element, steps: steps + 1 };
  // An arrow goes to the nearest place, which may lie aside: whoever walks in a circle leaves it anywhere.
  const anywhere = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
  if (steps > 12 && steps % 3 === 0) return anywhere[(steps / 3) % 4];
  return wantedY === y ? across : along;
}"""
