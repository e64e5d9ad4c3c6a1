"""How long a move takes while others look back at finished games.

    python -m benchmarks.looking_back

People move at a steady rate at live tables, first alone, then while readers fetch replays with all
cards face up, each part afresh, as many export all games, one request after another, and the finished
games are reviewed, decision by decision.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import re

import httpx
import uvloop

from benchmarks.__main__ import machine
from benchmarks.crowd import PATIENCE, Crowd
from benchmarks.server_process import running_server

GAME = "tree-society"
LAG = re.compile(r"treetop_loop_lag_seconds_(sum|count) ([\d.e+-]+)")


class Readers:
    """They ask, read to the end, and ask again."""

    def __init__(self, url: str, tables: list[str]) -> None:
        self.url = url
        self.tables = tables
        self.replays = 0
        self.exports = 0
        self.reviews = 0
        self._numbers = itertools.count()

    async def replay(self) -> None:
        async with self._client() as http:
            while True:
                number = next(self._numbers)
                query: dict[str, str | int] = {"eyes": "open", "from": number % 97, "to": 100_000}
                path = f"/api/tables/{random.choice(self.tables)}/replay"
                (await http.get(path, params=query)).raise_for_status()
                self.replays += 1

    async def export(self) -> None:
        async with self._client() as http:
            while True:
                (await http.get("/api/export/games.jsonl")).raise_for_status()
                self.exports += 1

    async def review(self) -> None:
        """Each game once: a server keeps its reviews."""
        async with self._client() as http:
            for table in self.tables:
                (await http.get(f"/api/tables/{table}/decisions")).raise_for_status()
                self.reviews += 1

    def _client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, timeout=None)


async def play_a_game(url: str) -> str:
    """A public game from the first to the last move; its table."""
    headers = {"origin": url}
    people = [httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE) for _ in range(2)]
    for person in people:
        await person.post("/api/me", json={"name": "Past"})
    wish = {"game": GAME, "seats": ["me", "open"], "public": True, "order": "seated"}
    table = str((await people[0].post("/api/tables", json=wish)).json()["table"]["id"])
    await people[1].post(f"/api/tables/{table}/join", json={})
    for number in itertools.count():
        state = (await people[0].get(f"/api/tables/{table}/state", params={"since": 10**6})).json()
        if state["result"] is not None:
            break
        actor = people[state["table"]["seat_to_act"] - 1]
        state = (await actor.get(f"/api/tables/{table}/state", params={"since": 10**6})).json()
        action = random.choice(state["view"]["legal"])
        command = {"type": "play", "command": str(number), "seq": state["seq"], "actions": [action]}
        (await actor.post(f"/api/tables/{table}/commands", json=command)).raise_for_status()
    for person in people:
        await person.aclose()
    return table


async def measure(options: argparse.Namespace, url: str, metrics: str) -> None:
    tables = await asyncio.gather(*(play_a_game(url) for _ in range(options.games)))
    crowd = Crowd(url)
    await crowd.sit_down(options.matches, 2)
    readers = Readers(url, list(tables))
    await moves("alone", crowd, options, metrics)
    work = [readers.replay() for _ in range(options.readers)]
    work += [readers.export() for _ in range(options.readers)]
    tasks = [asyncio.create_task(one) for one in [*work, readers.review()]]
    name = f"{options.readers} replays, {options.readers} exports and a review at once"
    await moves(name, crowd, options, metrics)
    for task in tasks:
        task.cancel()
    failed = [answer for answer in await asyncio.gather(*tasks, return_exceptions=True) if answer]
    for failure in {repr(answer) for answer in failed if not isinstance(answer, asyncio.CancelledError)}:
        print("a reader failed:", failure)
    read = f"{readers.replays} replays, {readers.exports} exports and {readers.reviews} reviews"
    print(f"{read} were read meanwhile")


async def moves(name: str, crowd: Crowd, options: argparse.Namespace, metrics: str) -> None:
    crowd.forget()
    before = await lag(metrics)
    await crowd.move_steadily(options.rate, options.seconds)
    after = await lag(metrics)
    times = sorted(crowd.seconds) or [0.0]
    at = [times[min(len(times) - 1, int(share * len(times)))] * 1000 for share in (0.5, 0.95, 0.99)]
    mean = (after[0] - before[0]) / max(1.0, after[1] - before[1]) * 1000
    shares = " / ".join(f"{value:.1f}" for value in at)
    print(f"{name}: {len(times)} moves, p50 / p95 / p99 {shares} ms", end="; ")
    print(f"the loop was {mean:.1f} ms late on average; refused {crowd.refused}", flush=True)


async def lag(metrics: str) -> tuple[float, float]:
    """Seconds of lag so far, and in how many looks."""
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        found = dict(LAG.findall((await http.get(metrics)).text))
    return float(found.get("sum", 0)), float(found.get("count", 0))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--rate", type=float, default=20)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--readers", type=int, default=20)
    options = parser.parse_args()
    with running_server(1, postgres=False, redis=False) as server:
        print(f"`python -m benchmarks.looking_back` on {machine()}:")
        uvloop.run(measure(options, server.url, server.metrics_url))


if __name__ == "__main__":
    main()
