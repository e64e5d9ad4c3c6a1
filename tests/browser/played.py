"""Matches that are played over HTTP, so that a page finds them in a certain state."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from playwright.sync_api import Page

from tests.browser.table_player import TablePlayer, play_together

PATIENCE = 120_000


class Seated:
    """The visitor of a page, at a table that they sit at."""

    headers: ClassVar = {"Sec-Fetch-Site": "same-origin", "Content-Type": "application/json"}

    def __init__(self, page: Page, table: str, rng: Random) -> None:
        self.page = page
        self.id = table
        self.rng = rng
        self.commands = 0

    def get(self, path: str) -> Any:
        return self.page.request.get(path, timeout=PATIENCE).json()

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.page.request.post(path, data=body, headers=self.headers, timeout=PATIENCE)
        assert answer.ok, answer.text()
        return answer.json()

    def state(self, since: int = 0, wait: int = 0) -> Any:
        return self.get(f"/api/tables/{self.id}/state?since={since}&wait={wait}")

    def await_turn(self) -> Any:
        """The state once the bots have done theirs."""
        state = self.state()
        while not state["view"]["legal"] and state["table"]["state"] == "playing":
            state = self.state(state["seq"], wait=20)
        return state

    def show_turn(self) -> None:
        """Open the table once it is our turn."""
        self.await_turn()
        self.page.goto(f"/t/{self.id}")

    def play(self, decisions: int) -> None:
        """That many decisions of our own, or to the end."""
        for _ in range(decisions):
            state = self.await_turn()
            if not state["view"]["legal"]:
                return
            self.decide(state)

    def decide(self, state: Any) -> None:
        self.commands += 1
        action = self.rng.choice(self.sensible(state["view"]["legal"]))
        command = {"command": f"c{self.commands}", "seq": state["seq"], "actions": [action]}
        self.post(f"/api/tables/{self.id}/commands", {"type": "play", **command})

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
    """Play the table that these pages show over HTTP until it is nearly over, then show it again."""
    rng = Random(1)
    people = [Seated(page, page.url.rsplit("/", 1)[1], rng) for page in pages]
    while not is_nearly_over((states := [one.state() for one in people])[0]):
        for one, state in zip(people, states, strict=True):
            if state["view"]["legal"]:
                one.decide(state)
                break
        else:
            people[0].state(states[0]["seq"], wait=20)
    for page in pages:
        page.reload()


def is_nearly_over(state: Any) -> bool:
    view = state["view"]
    if state["table"]["state"] != "playing":
        return True
    if view["game"] == "arboretum":
        return bool(view["pile"] <= 4 and view["draws_left"] == 2)
    most = max(seat["symbol_count"] for seat in view["seats"])
    return view["last_round"] is not None or bool(most >= view["end_symbols"] - 1)
