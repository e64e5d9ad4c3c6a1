"""Every screen of the client, and what opens on it, as one walk: for tests that look at all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.browser.played import Played
from tests.browser.score_pad import ScorePad, finished_table
from treetop.games.arboretum import Position


@dataclass(frozen=True)
class Room:
    """Where it is, how one sees that it is there, and what to press to see more of it."""

    address: str
    settled: str
    openings: tuple[tuple[str, str], ...] = ()


MENU = ((".bar .round >> nth=-1", "dialog .fairness"), (".fairness button", ".fairness dl"))
PLAIN = (
    Room("/", ".quick"),
    Room("/new?game=arboretum", ".new-table", (("input[name=clock] >> nth=2", ".time-field"),)),
    Room("/new?game=tree-society", ".new-table"),
    Room("/forgotten", "#forgotten-code"),
    Room("/privacy", "dl.panel"),
    Room("/settings", ".settings-form", ((".account .quiet >> nth=1", "dialog form"),)),
    Room("/login", "#account-name"),
    Room("/register", "#account-name"),
    Room("/lobby", ".stranger"),
    Room("/friends", "#friend-name"),
    Room("/ladder", ".page h1"),
    Room("/nowhere", ".lost"),
    Room("/learn", ".learn-list"),
    Room("/learn/rules/arboretum", ".learn-verdict"),
    Room("/learn/rules/tree-society", "#rule-T24 .learn-verdict"),
    Room("/learn/differences", "main h1"),
    Room("/learn/lessons/arboretum/draw", ".learn-ask"),
    Room("/learn/lessons/tree-society/build", ".learn-ask"),
    Room("/replay", ".record-drop"),
    Room("/scorepad", "main h1"),
    Room("/scorepad/arboretum", ".pad-setup"),
    Room("/scorepad/tree-society", ".pad-setup", ((".pad-setup .primary", ".pad-search"),)),
)


class House:
    """The matches that the rooms show, played once by somebody who is then seated everywhere."""

    def __init__(self, page: Page) -> None:
        self.arboretum = Played(page, "arboretum", seats=3, seed=5, hints=True)
        self.arboretum.play(4 * 6 + 2)
        self.society = Played(page, "tree-society", seats=3, seed=2)
        self.society.play(20)
        self.counted = {game: Played(page, game, seed=4) for game in ("arboretum", "tree-society")}
        for match in self.counted.values():
            match.to_the_end()
        lobby = self.arboretum.post("/api/tables", {"game": "arboretum", "seats": ["me", "open"]})
        self.lobby = lobby["table"]["id"]
        self.person = self.arboretum.get("/api/me")["person"]["id"]
        self.cookies = page.context.storage_state()

    def rooms(self) -> tuple[Room, ...]:
        arboretum, society = self.counted["arboretum"].id, self.counted["tree-society"].id
        return (
            *PLAIN,
            Room(f"/t/{self.lobby}", ".lobby .qr"),
            Room(
                f"/t/{self.arboretum.id}",
                ".arboretum-table",
                ((".hand .choosable >> nth=3", ".mine .place"),),
            ),
            Room(f"/t/{self.arboretum.id}", ".arboretum-table", ((".mine-head .quiet", ".knowledge"),)),
            Room(f"/t/{self.arboretum.id}", ".arboretum-table", MENU),
            Room(
                f"/t/{self.society.id}",
                ".society-table",
                ((".market .guild-card >> nth=0", ".guild-sheet-floors"),),
            ),
            Room(f"/t/{self.society.id}", ".society-table", ((".rival-look >> nth=0", "dialog .board"),)),
            Room(f"/t/{arboretum}", ".reveal", ((".reveal-turn .quiet", ".score-sheet"),)),
            Room(f"/t/{society}", ".society-sheet"),
            Room(f"/replay/{arboretum}?step=40#review", ".prospects"),
            Room(f"/replay/{society}?step=40#review", ".prospects"),
            Room(f"/people/{self.person}", ".page .table-row, .page .tables"),
            Room(f"/people/{self.person}/games", ".games-search"),
        )


def walk(page: Page, house: House) -> Iterator[str]:
    """Stop at every screen and at everything that opens on it; yields what it is called."""
    seen: set[str] = set()
    for room in house.rooms():
        enter(page, room)
        if room.address not in seen:
            yield room.address
        seen.add(room.address)
        for press, opened in room.openings:
            page.locator(press).click()
            page.wait_for_selector(opened)
            yield f"{room.address} {opened}"
    yield count_on_the_pad(page)


def enter(page: Page, room: Room) -> None:
    """As a link does, without loading the page again, unless the last screen might be taken for this one."""
    if page.locator(room.settled).count():
        page.goto(room.address)
    else:
        page.evaluate(NAVIGATE, room.address)
    page.wait_for_selector(room.settled)


NAVIGATE = """async (address) => (await import("treetop/router.js")).navigate(address)"""


def count_on_the_pad(page: Page) -> str:
    pad, table = ScorePad(page), finished_game()
    page.goto("/scorepad")
    pad.start(table)
    pad.enter(table)
    pad.sheet()
    return "/scorepad count"


def finished_game() -> dict[str, Any]:
    rng = random.Random(7)
    position = Position.new(3, f"{rng.getrandbits(128):032x}")
    while position.seat_to_act is not None:
        position = position.after(rng.choice(position.legal_actions))
    return finished_table(position)
