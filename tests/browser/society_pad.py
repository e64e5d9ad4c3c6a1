"""Somebody who enters a finished game of Tree Society into the score pad."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.taps import TAPS
from treetop.games.tree_society import Position
from treetop.locales import Language, Message

FRUIT = ("apple", "cherry", "grape", "blueberry", "orange")
ENGLISH = Language("en")

ENTER = """async (table) => {
  TAPS
  // Nobody looks before all is entered, and painting takes longest.
  document.body.style.display = "none";
  for (const [seat, player] of table.players.entries()) {
    await click(document.querySelectorAll("[role=tab]")[seat]);
    for (const { name, level } of player.houses) {
      await write(document.querySelector(".pad-search input"), name, "input");
      const found = [...document.querySelectorAll(".pad-found button")];
      await click(found.find((one) => one.querySelector("span").firstChild.data.trim() === name));
      const house = [...document.querySelectorAll(".pad-house")].at(-1);
      await click(house.querySelectorAll(".pad-levels button")[level - 1]);
    }
    const fields = [...document.querySelectorAll(".pad-counter input")];
    const counts = [...player.sold, ...player.unsold, player.coins, table.market];
    for (const [index, field] of fields.entries()) await write(field, counts[index], "change");
  }
  await click([...document.querySelectorAll("[role=tab]")].at(-1));
  document.body.style.display = "";
}""".replace("TAPS", TAPS)

READ = """() => [...document.querySelectorAll(".society-column")].map((column) => ({
  score: Number(column.querySelector(".society-total").textContent),
  won: column.classList.contains("won"),
  houses: [...column.querySelectorAll("li")].map((line) => ({
    guild: line.className.replace("guild-", ""),
    name: line.querySelector("strong").textContent,
    words: line.querySelector("strong + span").textContent.trim(),
    points: Number(line.querySelector(".number").textContent),
  })),
}))"""


class SocietyPad:
    def __init__(self, page: Page) -> None:
        self.page = page

    def set_up(self, players: int) -> None:
        self.page.locator('a[href="/scorepad/tree-society"]').click()
        self.page.wait_for_selector(".pad-setup")
        self.page.locator(".pad-setup .choice").nth(players - 2).click()
        for seat in range(players):
            self.page.locator(".pad-name input").nth(seat).fill(f"Seat {seat + 1}")

    def start(self) -> None:
        self.page.locator(".pad-setup .primary").click()
        self.page.wait_for_selector(".pad-search")

    def enter(self, table: dict[str, Any]) -> None:
        """Search every house and write every number, from inside the page."""
        self.page.evaluate(ENTER, table)

    def sheet(self) -> list[dict[str, Any]]:
        """What the sheet on the page says."""
        self.page.wait_for_selector('.pad-result[aria-busy="false"]')
        read: list[dict[str, Any]] = self.page.evaluate(READ)
        return read

    def leave(self) -> None:
        self.page.locator(".pad-head a").click()
        self.page.wait_for_selector(".pad-kept")


def finished_table(position: Position) -> dict[str, Any]:
    """What lies on the table at the end, as people would enter it."""
    view = position.view(None).facts()
    players = []
    for seat in view["seats"]:
        done = [{"card": card, "level": 3} for card in seat["completed"]]
        players.append(
            {
                "houses": [
                    house | {"name": name_of(position, house["card"])}
                    for house in (*done, *filter(None, seat["ongoing"]))
                ],
                "sold": counts(seat["sold"]),
                "unsold": counts(seat["unsold"]),
                "coins": seat["pouch"] + seat["chest"],
            }
        )
    return {"market": len({key.split("-")[0] for key in view["fruit_market"] if key}), "players": players}


def name_of(position: Position, card: str) -> str:
    deck = position.setup.deck
    return ENGLISH.say(deck.guild_cards[deck.card_number[card]].name)


def counts(fruit: list[str]) -> list[int]:
    return [sum(key.startswith(kind + "-") for key in fruit) for kind in FRUIT]


def expected(sheet: dict[str, Any]) -> list[dict[str, Any]]:
    """The engine's sheet, in the terms of the page."""
    return [
        {
            "score": score,
            "won": seat in sheet["winners"],
            "houses": [line_on_the_page(line) for line in sheet["seats"][seat - 1]],
        }
        for seat, score in enumerate(sheet["scores"], 1)
    ]


def line_on_the_page(line: dict[str, Any]) -> dict[str, Any]:
    level = (
        ""
        if line["completed"]
        else ENGLISH.say("tree-society-table-guild-level", level=line["level"]) + " · "
    )
    why, name = (Message(line[key]["id"], line[key]["arguments"]) for key in ("why", "name"))
    return {
        "guild": line["guild"],
        "name": ENGLISH.say(name),
        "words": level + ENGLISH.say(why),
        "points": line["points"],
    }
