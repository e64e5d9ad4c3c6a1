"""Every screen in every language, on a phone and on a desk, for an editor to read.

`python -m tests.browser.album FOLDER [LANGUAGE…]` writes sheets of several screens,
such as FOLDER/uk-phone-03.png.
"""

from __future__ import annotations

import sys
import tempfile
import tomllib
from collections.abc import Iterator
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests import programs
from tests.browser.conftest import WITHOUT_GUIDE
from tests.browser.played import Played
from tests.browser.rooms import MENU, House, Room, count_on_the_pad
from tests.browser.server import ROOT, Server
from treetop.games import GAMES
from treetop.locales import LANGUAGES
from treetop.players.puzzle import puzzles_of

SHEET = 1560
"""Pixels, for a sheet as high as it is wide."""
GAP = 8
LEAST = 120
LONGEST = 3000
"""The rules go on in the same way for long."""
SETTLED = 250
PATIENCE = 25_000
PHONE: dict[str, Any] = {"viewport": {"width": 384, "height": 780}, "has_touch": True}
DESK: dict[str, Any] = {"viewport": {"width": 1040, "height": 700}, "device_scale_factor": 0.746}
DEVICES = {"phone": PHONE, "desk": DESK}
WIDTHS = {"phone": 384, "desk": 776}
LOGGED_OUT = ("/login", "/register")
CLICK = "(it) => it.click()"
"""Whatever lies over it: an invitation may be waiting."""
GUIDED = """localStorage["treetop.guide"] = '[]'"""


def lessons() -> Iterator[str]:
    for name in GAMES:
        folder = ROOT / "src" / "treetop" / "web" / name.replace("-", "_")
        for lesson in tomllib.loads((folder / "lessons.toml").read_text(encoding="utf-8"))["lesson"][::4]:
            yield f"/learn/lessons/{name}/{lesson['name']}"


def puzzles() -> Iterator[str]:
    """Two kinds of each game."""
    for name, game in GAMES.items():
        kinds = {puzzle.kind: puzzle for puzzle in reversed(puzzles_of(game))}
        for puzzle in list(kinds.values())[:2]:
            yield f"/puzzles/{name}/{puzzle.id}"


def more_rooms(house: House, people: dict[str, str]) -> tuple[Room, ...]:
    """What the walk of the tests leaves out."""
    arboretum, society = f"/t/{house.arboretum.id}", f"/t/{house.society.id}"
    ways_out = tuple(
        Room(arboretum, ".arboretum-table", (MENU[0], (f".menu > * >> nth={number}", "dialog p")))
        for number in (2, 3, 4)
    )
    return (
        Room("/puzzles", ".learn-games h3"),
        *(
            Room(
                at,
                ".learn-ask",
                ((".learn-words button", ".learn-words"), (".learn-words .quiet", ".finished")),
            )
            for at in puzzles()
        ),
        *(Room(at, ".learn-ask") for at in lessons()),
        Room("/learn/rules/A11", ".learn-verdict"),
        Room(arboretum, ".arboretum-table", ((".rules-button", "dialog .signs"),)),
        Room(society, ".society-table", ((".rules-button", "dialog .signs"),)),
        Room(arboretum, ".arboretum-table", ((".hint button", ".hint-best"),)),
        Room(arboretum, ".arboretum-table", ((".pile-name >> nth=-1", "dialog"),)),
        Room(society, ".society-table", ((".market .fruit-card >> nth=0", "dialog"),)),
        *ways_out,
        Room(
            f"/t/{people['table']}",
            ".table",
            (
                (".talk-button", "dialog [role=tab]"),
                ("dialog [role=tab] >> nth=1", "dialog .report"),
                ("dialog .report summary", "dialog .report input"),
            ),
        ),
        Room(f"/t/{people['table']}", ".table", (MENU[0],)),
        Room(f"/t/{people['ended']}", ".table, .reveal"),
        Room("/friends/" + people["link"], ".page h1"),
        Room("/people/" + people["other"], ".page h1"),
    )


def strangers_rooms(house: House) -> tuple[Room, ...]:
    """What only somebody without an account sees."""
    return (
        Room("/login", "#account-name"),
        Room("/register", "#account-name"),
        Room("/settings", ".settings-form"),
        Room(f"/t/{house.lobby}", ".lobby", ((".lobby .primary", "#my-name"),)),
    )


def meet(browser: Browser, server: Server, page: Page) -> dict[str, str]:
    """The visitor gets an account, a friend, somebody who asks, a table with people, and one that ended."""
    others = [browser.new_context(base_url=server.url).new_page() for _ in range(2)]
    for each, name in zip((page, *others), ("Anna", "Olivier", "Zoë"), strict=True):
        each.goto("/")
        Played(each, "arboretum").post("/api/account", {"name": name, "password": "treetop-treetop"})
    me, friend, third = (Played(each, "arboretum") for each in (page, *others))
    link = me.get("/api/friends")["link"]
    friend.post("/api/friends", {"link": link})
    third.post("/api/friends", {"name": "Anna"})
    table = me.post("/api/tables", {"game": "arboretum", "seats": ["me", "open"]})["table"]["id"]
    friend.post(f"/api/tables/{table}/join", {})
    ended = me.post("/api/tables", {"game": "arboretum", "seats": ["me", "open"]})["table"]["id"]
    friend.post(f"/api/tables/{ended}/join", {})
    friend.post(f"/api/tables/{ended}/resign", {})
    friend.post(f"/api/tables/{ended}/rematch", {})
    return {
        "table": table,
        "ended": ended,
        "link": third.get("/api/friends")["link"],
        "other": friend.get("/api/me")["person"]["id"],
    }


class Album:
    """Sheets of pictures, one after another down columns as wide as a device."""

    def __init__(self, folder: Path, name: str, width: int) -> None:
        self.folder, self.name, self.width = folder, name, width
        self.number = 0
        self.clear()

    def clear(self) -> None:
        self.sheet, self.x, self.y = Image.new("RGB", (SHEET, SHEET), "black"), 0, 0

    def add(self, picture: bytes) -> None:
        with Image.open(BytesIO(picture)) as image:
            top = 0
            while top < min(image.height, LONGEST):
                room = SHEET - self.y
                self.sheet.paste(
                    image.crop((0, top, self.width, min(image.height, top + room))), (self.x, self.y)
                )
                self.y += min(image.height - top, room) + GAP
                top += room
                if self.y > SHEET - LEAST:
                    self.turn()

    def turn(self) -> None:
        self.x, self.y = self.x + self.width + GAP, 0
        if self.x + self.width > SHEET:
            self.write()

    def write(self) -> None:
        if self.x or self.y:
            self.sheet.save(self.folder / f"{self.name}-{self.number:02}.png")
            self.number += 1
        self.clear()


def photograph(page: Page, album: Album, rooms: tuple[Room, ...]) -> None:
    """What can't be reached is said and left out: an editor wants to see the rest."""
    for room in rooms:
        try:
            page.goto(room.address)
            page.wait_for_selector(room.settled)
            snap(page, album)
            for press, opened in room.openings:
                page.locator(press).first.evaluate(CLICK)
                page.wait_for_selector(opened)
                snap(page, album)
        except Error as problem:
            print(room.address, str(problem).splitlines()[0], file=sys.stderr)


def snap(page: Page, album: Album) -> None:
    page.wait_for_timeout(SETTLED)
    album.add(page.screenshot(full_page=True))


def guided(page: Page, album: Album) -> None:
    """The first steps in somebody's first game."""
    page.add_init_script(GUIDED)
    for game in GAMES:
        page.goto(f"/t/{Played(page, game).id}")
        page.wait_for_selector(".guide")
        for _ in range(2):
            snap(page, album)
            page.locator(".guide .primary").evaluate(CLICK)


def fill(album: Album, page: Page, house: House, people: dict[str, str]) -> None:
    photograph(page, album, tuple(room for room in house.rooms() if room.address not in LOGGED_OUT))
    photograph(page, album, more_rooms(house, people))
    count_on_the_pad(page)
    snap(page, album)
    guided(page, album)
    page.context.clear_cookies()
    photograph(page, album, strangers_rooms(house))
    album.write()


def main(folder: Path, languages: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=programs.find("chromium"), args=["--no-sandbox"])
        visitor = browser.new_context(base_url=server.url).new_page()
        house = House(visitor)
        people = meet(browser, server, visitor)
        for language, device in product(languages, DEVICES):
            context = browser.new_context(
                base_url=server.url,
                locale=language,
                reduced_motion="reduce",
                service_workers="block",
                storage_state=visitor.context.storage_state(),
                **DEVICES[device],
            )
            context.add_init_script(WITHOUT_GUIDE)
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            fill(Album(folder, f"{language}-{device}", WIDTHS[device]), page, house, people)
            context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(LANGUAGES))
