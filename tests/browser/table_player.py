"""Somebody who plays in a page, by mouse, by touch or by keyboard alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from math import inf
from random import Random

from playwright.sync_api import Locator, Page

CAN_ACT = """(over) => !!document.querySelector(".bar.my-turn") && !document.querySelector(over)"""


class TablePlayer(ABC):
    OVER = ".final-turn-buttons"
    """What is seen once the game is over."""

    def __init__(self, page: Page, seed: int = 0, keyboard: bool = False, touch: bool = False) -> None:
        self.page = page
        self.rng = Random(seed)
        self.keyboard = keyboard
        self.touch = touch

    @abstractmethod
    def walk_to(self, target: Locator) -> None:
        """Bring the focus there, by keys."""

    @abstractmethod
    def act(self) -> None:
        """As much as is done before one looks again whose turn it is."""

    def press(self, target: Locator) -> None:
        if self.keyboard:
            self.walk_to(target)
            self.page.keyboard.press("Enter")
        elif self.touch:
            target.tap()
        else:
            target.click()

    def is_over(self) -> bool:
        return self.page.locator(self.OVER).count() > 0

    def can_act(self) -> bool:
        return bool(self.page.evaluate(CAN_ACT, self.OVER))

    def await_turn(self) -> bool:
        """Until it is this player's turn (True) or the game is over (False)."""
        self.page.wait_for_selector(f".bar.my-turn, {self.OVER}")
        return not self.is_over()

    def play(self, times: int) -> None:
        """By hand, so often or to the end."""
        for _ in range(times):
            if not self.await_turn():
                return
            self.act()

    def play_to_the_end(self) -> None:
        while self.await_turn():
            self.act()


def invite(visit: Callable[[str], Page], host: Page, table: str) -> Page:
    """Somebody else sits down at the host's table, and both see it."""
    host.wait_for_selector(".lobby")
    guest = visit(host.url)
    take_a_seat(guest)
    for page in (host, guest):
        page.wait_for_selector(table)
    return guest


def take_a_seat(guest: Page) -> None:
    """Whoever accepts an invitation says a name first."""
    guest.locator(".seat.open button").click()
    guest.locator("#my-name").fill("Guest")
    guest.locator("dialog button[type=submit]").click()


def play_together(*players: TablePlayer, times: float = inf) -> None:
    """People at one table, each in a page of their own, until all see its end or have acted so often."""
    acted = 0
    while acted < times and not all(player.is_over() for player in players):
        for player in players:
            while player.can_act():
                player.act()
                acted += 1
        players[0].page.wait_for_timeout(20)
