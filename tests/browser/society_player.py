"""Somebody who plays Tree Society in a page."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page

LIT = ".fruit-card.choosable, .guild-card.choosable, .sweep"
OVER = ".final-deeds"


class SocietyPlayer:
    """Builds whatever it can, so that the game ends."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.rng = Random(seed)

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
            self.page.locator(".deeds .primary").click()
        self.page.wait_for_selector(f'.society-table:not([data-moment="{said}"]), {OVER}')

    def take(self, thing: Locator) -> None:
        guild_card = "guild-card" in (thing.get_attribute("class") or "")
        thing.click()
        if guild_card:
            self.page.locator("dialog[open] .stack button").first.click()

    def play_to_the_end(self) -> None:
        while True:
            self.page.wait_for_selector(f".bar.my-turn, {OVER}")
            if self.is_over():
                return
            self.act()
