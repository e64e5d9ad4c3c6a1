"""Matches that are played over HTTP, so that a page finds them in a certain state."""

from __future__ import annotations

import json
from http import HTTPStatus
from http.client import HTTPConnection
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

from tests.browser.table_player import TablePlayer, play_together

PATIENCE = 120_000
HEADERS = {"Sec-Fetch-Site": "same-origin", "Content-Type": "application/json"}


class Line:
    """To a page's server, with the cookies that the page has now.

    Playwright's own takes three times as much of the processor for each request.
    """

    def __init__(self, page: Page) -> None:
        self.address = urlsplit(page.request.get("/api/games", timeout=PATIENCE).url)
        cookies = page.context.cookies(self.address.geturl())
        self.headers = {**HEADERS, "Cookie": "; ".join(f"{one['name']}={one['value']}" for one in cookies)}

    def ask(self, path: str, body: Any = None) -> Any:
        assert self.address.hostname
        connection = HTTPConnection(self.address.hostname, self.address.port, timeout=PATIENCE / 1000)
        method = "GET" if body is None else "POST"
        connection.request(method, path, None if body is None else json.dumps(body), self.headers)
        answer = connection.getresponse()
        told = answer.read()
        connection.close()
        assert answer.status == HTTPStatus.OK, told
        return json.loads(told)


class Seated:
    """The visitor of a page, at a table that they sit at."""

    def __init__(self, page: Page, table: str, rng: Random) -> None:
        self.page = page
        self.id = table
        self.rng = rng
        self.commands = 0

    def get(self, path: str) -> Any:
        return self.page.request.get(path, timeout=PATIENCE).json()

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.page.request.post(path, data=body, headers=HEADERS, timeout=PATIENCE)
        assert answer.ok, answer.text()
        return answer.json()

    def state(self, since: int = 0, wait: int = 0, line: Line | None = None) -> Any:
        path = f"/api/tables/{self.id}/state?since={since}&wait={wait}"
        return line.ask(path) if line else self.get(path)

    def await_turn(self, line: Line | None = None) -> Any:
        """The state once the bots have done theirs."""
        state = self.state(line=line)
        while not state["view"]["legal"] and state["table"]["state"] == "playing":
            state = self.state(state["seq"], 20, line)
        return state

    def show_turn(self) -> None:
        """Open the table once it is our turn."""
        self.await_turn()
        self.page.goto(f"/t/{self.id}")

    def play(self, decisions: int) -> None:
        """That many decisions of our own, or to the end."""
        line = Line(self.page)
        for _ in range(decisions):
            state = self.await_turn(line)
            if not state["view"]["legal"]:
                return
            self.decide(state, line)

    def decide(self, state: Any, line: Line) -> None:
        self.commands += 1
        action = self.rng.choice(self.sensible(state["view"]["legal"]))
        command = {"command": f"c{self.commands}", "seq": state["seq"], "actions": [action]}
        line.ask(f"/api/tables/{self.id}/commands", {"type": "play", **command})

    def sensible(self, legal: list[str]) -> list[str]:
        """Building ends a game of Tree Society; throwing houses away does not."""
        builds = [action for action in legal if action.startswith("build")]
        kept = [action for action in legal if not action.startswith("discard guild")]
        return builds or kept or legal

    def to_the_end(self) -> None:
        self.play(2000)
        state = self.state()
        while state["table"]["state"] == "playing":
            state = self.state(state["seq"], wait=20)


class Played(Seated):
    """A new match, with the weakest bot as the other players."""

    def __init__(self, page: Page, game: str, seats: int = 2, seed: int = 0, **wishes: Any) -> None:
        super().__init__(page, "", Random(seed))
        self.post("/api/me", {})
        others = [f"bot:{self.weakest(game)}"] * (seats - 1)
        table = self.post("/api/tables", {"game": game, "seats": ["me", *others], **wishes})
        self.id = table["table"]["id"]

    def weakest(self, game: str) -> str:
        (found,) = (one for one in self.get("/api/games")["games"] if one["name"] == game)
        return str(found["players"][0]["name"])


def play_through(player: TablePlayer, times: int, long: bool) -> None:
    """To the end by hand; unless it may take long, the middle over HTTP, after so many actions."""
    if not long:
        player.play(times)
        play_the_middle(player.page)
    player.play_to_the_end()


def play_together_through(*players: TablePlayer, times: int, long: bool) -> None:
    """The same for people at one table, each in a page of their own."""
    if not long:
        play_together(*players, times=times)
        play_the_middle(*(player.page for player in players))
    play_together(*players)


def play_the_middle(*pages: Page) -> None:
    """Play the table that these pages show over HTTP until it is nearly over, then show it again.

    Meanwhile they show nothing: to draw every move takes longer than to play it.
    """
    rng, table = Random(1), pages[0].url
    people = [(Seated(page, table.rsplit("/", 1)[1], rng), Line(page)) for page in pages]
    for page in pages:
        page.goto("about:blank")
    while not is_nearly_over((states := [one.state(line=line) for one, line in people])[0]):
        for (one, line), state in zip(people, states, strict=True):
            if state["view"]["legal"]:
                one.decide(state, line)
                break
        else:
            one, line = people[0]
            one.state(states[0]["seq"], 20, line)
    for page in pages:
        page.goto(table)


def is_nearly_over(state: Any) -> bool:
    view = state["view"]
    if state["table"]["state"] != "playing":
        return True
    if view["game"] == "arboretum":
        return bool(view["pile"] <= 4 and view["draws_left"] == 2)
    most = max(seat["symbol_count"] for seat in view["seats"])
    return view["last_round"] is not None or bool(most >= view["end_symbols"] - 1)
