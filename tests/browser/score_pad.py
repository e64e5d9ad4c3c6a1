"""Somebody who enters a finished game of Arboretum into the score pad."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.taps import TAPS
from treetop.games.arboretum import Position


def entered(name: str, hand: str, planted: list[Any]) -> dict[str, Any]:
    """Somebody's cards at the end of a game, as they are entered."""
    return {"name": name, "hand": hand.split(), "planted": planted}


SET_UP = """async (table) => {
  TAPS
  const choices = () => document.querySelectorAll(".pad-setup .choice input");
  await click(choices()[table.players.length - 2]);
  for (const [seat, { name }] of table.players.entries())
    await write(document.querySelectorAll(".pad-name input")[seat], name, "input");
  await click(choices()[table.edition === "zman" ? 4 : 3]);
  const chosen = table.players.length < 4 ? table.species : [];
  for (const code of chosen) await click(document.querySelector(`.pad-setup .pad-kind.species-${code}`));
  await click(document.querySelector(".pad-setup .primary"));
}""".replace("TAPS", TAPS)

ENTER = """async (table) => {
  TAPS
  // Nobody looks before all is entered, and painting takes longest.
  document.body.style.display = "none";
  const choose = async (card) => {
    await click(document.querySelector(`.pad-picker .pad-kind.species-${card.slice(0, 2)}`));
    await click(document.querySelectorAll(".pad-rank")[Number(card.slice(2)) - 1]);
  };
  for (const [seat, player] of table.players.entries()) {
    await click(document.querySelectorAll("[role=tab]")[seat]);
    for (const card of player.hand) await choose(card);
    for (const [number, [card, x, y]] of player.planted.entries()) {
      await choose(card);
      if (number) await click(document.querySelector(`[data-cell="${x},${y}"]`));
    }
  }
  await click([...document.querySelectorAll("[role=tab]")].at(-1));
  document.body.style.display = "";
}""".replace("TAPS", TAPS)

READ = """() => [...document.querySelectorAll(".pad-table tbody tr")].map((row) => {
  const cells = [...row.querySelectorAll("td")];
  const number = (text) => (text === "–" ? 0 : Number(text));
  return {
    code: row.className.replace("species-", ""),
    values: cells.map((cell) => Number(cell.querySelector(".pad-value").firstChild.data)),
    cancelled: cells.map((cell) => cell.querySelector(".pad-value s") !== null),
    right: cells.map((cell) => cell.classList.contains("right")),
    paths: cells.map((cell) => number(cell.querySelector(".pad-points").textContent)),
  };
})"""


class ScorePad:
    def __init__(self, page: Page) -> None:
        self.page = page

    def start(self, table: dict[str, Any]) -> None:
        self.open()
        self.page.evaluate(SET_UP, table)
        self.page.wait_for_selector(".pad-picker")

    def open(self) -> None:
        self.page.locator('a[href="/scorepad/arboretum"]').click()
        self.page.wait_for_selector(".pad-setup")

    def tap_start(self, table: dict[str, Any]) -> None:
        """Tap and type as a person would."""
        self.open()
        page = self.page
        page.locator(".pad-setup .choice").nth(len(table["players"]) - 2).click()
        for seat, player in enumerate(table["players"]):
            page.locator(".pad-name input").nth(seat).fill(player["name"])
        page.locator(".pad-setup .choice").nth(4 if table.get("edition") == "zman" else 3).click()
        if len(table["players"]) < 4:
            for code in table["species"]:
                page.locator(f".pad-setup .pad-kind.species-{code}").click()
        page.locator(".pad-setup .primary").click()
        page.wait_for_selector(".pad-picker")

    def enter(self, table: dict[str, Any]) -> None:
        """Tap every card from inside the page: the same taps as a finger's, a hundred times faster."""
        self.page.evaluate(ENTER, table)

    def tap(self, table: dict[str, Any]) -> None:
        """Tap every card as a finger would."""
        for seat, player in enumerate(table["players"]):
            self.page.locator("[role=tab]").nth(seat).click()
            for card in player["hand"]:
                self.choose(card)
            for number, (card, x, y) in enumerate(player["planted"]):
                self.choose(card)
                if number:
                    self.page.locator(f'[data-cell="{x},{y}"]').click()
        self.page.locator("[role=tab]").last.click()

    def choose(self, card: str) -> None:
        self.page.locator(f".pad-picker .pad-kind.species-{card[:2]}").click()
        self.page.locator(".pad-rank").nth(int(card[2:]) - 1).click()

    def sheet(self) -> dict[str, Any]:
        """What the sheet on the page says."""
        self.page.wait_for_selector('.pad-result[aria-busy="false"]')
        totals = self.page.locator(".pad-table tfoot td").all_inner_texts()
        return {
            "scores": [int(total) for total in totals],
            "species": self.page.evaluate(READ),
            "verdict": self.page.locator(".pad-verdict").inner_text(),
        }

    def leave(self) -> None:
        self.page.locator(".pad-head a").click()
        self.page.wait_for_selector(".pad-kept")


def finished_table(position: Position) -> dict[str, Any]:
    """A finished game as people lay it open on the table."""
    players = [
        {
            "name": f"Seat {seat + 1}",
            "hand": [str(card) for card in position.hand(seat)],
            "planted": [[str(tree.card), tree.x, tree.y] for tree in position.arboretum(seat)],
        }
        for seat in range(position.players)
    ]
    return {"species": list(position.species), "players": players}


def expected(sheet: dict[str, Any]) -> dict[str, Any]:
    """The engine's sheet, in the terms of the pad's table."""
    seats = range(1, len(sheet["scores"]) + 1)
    return {
        "scores": sheet["scores"],
        "species": [
            {
                "code": line["code"],
                "values": line["values"],
                "cancelled": [seat in [one["seat"] for one in line["cancelled"]] for seat in seats],
                "right": [seat in line["right"] for seat in seats],
                "paths": [path["points"] if path else 0 for path in line["paths"]],
            }
            for line in sheet["species"]
        ],
    }
