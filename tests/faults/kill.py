"""Kill the server with SIGKILL at random moments under load, again and again.

    python -m tests.faults.kill --times 1000 --servers 4

Afterwards every acknowledged command must be in the log, and every move that was shown to anybody as well.
Servers are forked from a process that has loaded everything: a thousand deaths take minutes, not hours.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import uvloop

from benchmarks.light_socket import LightSocket, connect
from tests.faults.witness import Witness
from tests.tables.engines import free_port
from tests.tables.server import settings
from treetop.cli.serve import configuration
from treetop.cli.warm import use_rules
from treetop.tables.app import App

TABLES = 12
PATIENCE = 120.0


def fork_server(folder: Path, port: int) -> int:
    """The process id of a new server."""
    child = os.fork()
    if child:
        return child
    try:
        app = App(settings(folder))
        uvicorn.Server(configuration(app, port=port, loop="uvloop")).run()
    finally:
        os._exit(1)


class Person:
    """Plays at random as fast as the server answers; resends what was not answered."""

    def __init__(self, witness: Witness, table: str, cookie: str) -> None:
        self.witness = witness
        self.table = table
        self.cookie = cookie
        self.seq = 0
        self.seat = 0
        self.number = 0
        self.unanswered: dict[str, Any] | None = None
        self.legal: list[str] = []
        self.over = False
        self.socket: LightSocket | None = None

    async def connect(self, port: int) -> None:
        path = f"/api/tables/{self.table}/socket?since={self.seq}"
        self.socket = await connect("127.0.0.1", port, path, self.cookie, self.heard, self.lost)

    def lost(self) -> None:
        self.socket = None

    def heard(self, text: bytes) -> None:
        frame = json.loads(text)
        if frame["type"] in ("hello", "view"):
            self.witness.saw(self.table, frame)
            self.seat = frame.get("seat", self.seat)
            self.seq = frame["seq"]
            self.over = frame.get("result") is not None
            self.legal = frame["view"]["legal"]
            self.move(frame["type"] == "hello")
        elif frame["type"] == "accepted":
            self.witness.was_told(self.table, self.seat, frame)
            self.unanswered = None
            if self.seq >= frame["seq"]:
                # It had been stored before the server died, and everything has been shown since.
                self.move()
        elif frame["type"] in ("illegal", "malformed", "stale"):
            self.unanswered = None

    def move(self, again: bool = False) -> None:
        if self.socket is None or self.over:
            return
        if self.unanswered is not None and again:
            self.socket.send(json.dumps(self.unanswered).encode())
        elif self.legal and self.unanswered is None:
            self.number += 1
            command = f"{os.getpid()}-{self.number}"
            self.unanswered = {
                "type": "play",
                "command": command,
                "seq": self.seq,
                "actions": [random.choice(self.legal)],
            }
            self.socket.send(json.dumps(self.unanswered).encode())


async def wait_until_up(port: int) -> None:
    async with httpx.AsyncClient() as http:
        while True:
            with suppress(httpx.HTTPError):
                await http.get(f"http://127.0.0.1:{port}/healthz")
                return
            await asyncio.sleep(0.01)


async def open_tables(port: int, witness: Witness, number: int) -> list[Person]:
    url = f"http://127.0.0.1:{port}"
    people = []
    for _ in range(number):
        async with browser(url) as one, browser(url) as other:
            for client in (one, other):
                await client.post("/api/me", json={"name": "Somebody"})
            wish = {"game": "arboretum", "seats": ["me", "open"]}
            table = (await one.post("/api/tables", json=wish)).json()["table"]["id"]
            await other.post(f"/api/tables/{table}/join", json={})
            for client in (one, other):
                cookie = f"treetop_person={client.cookies['treetop_person']}"
                people.append(Person(witness, table, cookie))
    return people


def browser(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60)


async def one_life(port: int, server: int, people: list[Person], witness: Witness) -> float:
    """Play until the server is killed; answers how long it took to come up."""
    began = time.monotonic()
    await wait_until_up(port)
    up = time.monotonic() - began
    people[:] = [person for person in people if not person.over]
    people += await open_tables(port, witness, TABLES - len(people) // 2)
    for person in people:
        await person.connect(port)
    enough = len(witness.accepted) + random.randrange(1, 80)
    ends = time.monotonic() + PATIENCE
    while len(witness.accepted) < enough:
        assert time.monotonic() < ends, [(person.table, person.seq, person.unanswered) for person in people]
        await asyncio.sleep(0.002)
    await asyncio.sleep(random.uniform(0, 0.02))
    os.kill(server, signal.SIGKILL)
    while any(person.socket is not None for person in people):
        await asyncio.sleep(0.005)
    return up


def kill_again_and_again(times: int, seed: int) -> tuple[Witness, list[tuple[str, int]], list[float]]:
    """What was witnessed, what of it is not stored, and how long each start took."""
    random.seed(seed)
    witness = Witness()
    people: list[Person] = []
    ups = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(times):
            port = free_port()
            server = fork_server(Path(folder), port)
            ups.append(uvloop.run(one_life(port, server, people, witness)))
            os.waitpid(server, 0)
        return witness, witness.lost(Path(folder)), ups


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--servers", type=int, default=1, help="so many side by side")
    options = parser.parse_args()
    use_rules("arboretum")
    began = time.monotonic()
    shares = [options.times // options.servers] * options.servers
    shares[0] += options.times % options.servers
    with ProcessPoolExecutor(options.servers, mp_context=get_context("fork")) as pool:
        found = list(pool.map(kill_again_and_again, shares, range(options.servers)))
    accepted, shown = (sum(len(getattr(one, name)) for one, _, _ in found) for name in ("accepted", "shown"))
    lost = sum(len(lost) for _, lost, _ in found)
    ups = sorted(up for _, _, ups in found for up in ups)
    print(f"`python -m tests.faults.kill {' '.join(sys.argv[1:])}` in {time.monotonic() - began:.0f} s\n")
    print("| kills | acknowledged | shown | lost | start, median / longest |\n|---|---|---|---|---|")
    longest = f"{ups[len(ups) // 2]:.2f} / {ups[-1]:.2f} s"
    print(f"| {len(ups):,} | {accepted:,} | {shown:,} | {lost} | {longest} |")


if __name__ == "__main__":
    main()
