"""What a stranger notices while others open hundreds of tables with searching bots.

    python -m benchmarks.flood

Some guests, within the default limits, open as many tables as they may, with three bots each, and sit down at
some of them. Before and meanwhile, a stranger plays against a bot, and a clock of five seconds runs out.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from contextlib import AsyncExitStack
from typing import Any

import httpx
import uvloop
import websockets

from benchmarks.__main__ import machine
from benchmarks.crowd import PATIENCE
from benchmarks.server_process import ServerProcess, running_server

BOT = "bot:search"
CLOCK = 5
TURNS = 3


class Guest:
    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def post(self, path: str, **body: object) -> Any:
        while (answer := await self.http.post(path, json=body)).status_code == 429:
            await asyncio.sleep(float(answer.headers["retry-after"]))
        return answer.raise_for_status().json()

    async def open(self, *seats: str, **wish: object) -> str:
        terms = {"game": "arboretum", "order": "seated", **wish}
        return str((await self.post("/api/tables", seats=list(seats), **terms))["table"]["id"])

    async def state(self, table: str, since: int = 0, wait: float = 0) -> Any:
        query = {"since": since, "wait": wait}
        answer = await self.http.get(f"/api/tables/{table}/state", params=query)
        return answer.raise_for_status().json()


class Site:
    """The server as people at one address see it."""

    def __init__(self, server: ServerProcess, stack: AsyncExitStack) -> None:
        self.server = server
        self.stack = stack

    async def guest(self) -> Guest:
        http = httpx.AsyncClient(
            base_url=self.server.url, headers={"origin": self.server.url}, timeout=2 * PATIENCE
        )
        guest = Guest(await self.stack.enter_async_context(http))
        await guest.post("/api/me", name="Flood")
        return guest

    async def sit(self, guest: Guest, table: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"cookie": cookie, "origin": self.server.url}
        await self.stack.enter_async_context(websockets.connect(url, additional_headers=headers))


async def bot_turns(guest: Guest) -> list[float]:
    """Seconds from the end of one's own turn to the beginning of the next."""
    table = await guest.open("me", BOT)
    seconds = []
    for _ in range(TURNS):
        await take_turn(guest, table)
        began = time.perf_counter()
        state = await guest.state(table)
        while state["table"]["seat_to_act"] != 1:
            state = await guest.state(table, state["seq"], 30)
        seconds.append(time.perf_counter() - began)
    return seconds


async def take_turn(guest: Guest, table: str) -> None:
    while (state := await guest.state(table))["table"]["seat_to_act"] == 1:
        command = {"type": "play", "command": str(state["seq"]), "seq": state["seq"]}
        actions = [random.choice(state["view"]["legal"])]
        await guest.post(f"/api/tables/{table}/commands", actions=actions, **command)


async def late_clock(one: Guest, other: Guest) -> float:
    """Seconds by which the end of somebody's time is noticed late."""
    table = await one.open("me", "open", clock={"kind": "move", "seconds": CLOCK, "at_zero": "lose"})
    await other.post(f"/api/tables/{table}/join")
    began = time.perf_counter()
    state = await one.state(table)
    while state["table"]["state"] == "playing":
        state = await one.state(table, state["seq"], 30)
    return time.perf_counter() - began - CLOCK


async def flood(site: Site, guests: int, tables: int, sockets: int) -> None:
    async def one() -> None:
        guest = await site.guest()
        for number in range(tables):
            table = await guest.open(BOT, BOT, BOT, "me")
            if number < sockets:
                await site.sit(guest, table)

    await asyncio.gather(*(one() for _ in range(guests)))


async def noticed(name: str, site: Site) -> None:
    people = [await site.guest() for _ in range(3)]
    turns, late = await asyncio.gather(bot_turns(people[0]), late_clock(*people[1:]))
    shown = ", ".join(f"{seconds:.1f}" for seconds in turns)
    print(f"{name}: a bot's turns took {shown} s; a clock of {CLOCK} s fired {late:.1f} s late", flush=True)


async def measure(options: argparse.Namespace, server: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        site = Site(server, stack)
        await noticed("before", site)
        began = time.perf_counter()
        await flood(site, options.guests, options.tables, options.sockets)
        count = options.guests * options.tables
        print(f"{count} tables opened in {time.perf_counter() - began:.0f} s", flush=True)
        await noticed("meanwhile", site)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--guests", type=int, default=22)
    parser.add_argument("--tables", type=int, default=27, help="for each guest")
    parser.add_argument("--sockets", type=int, default=8, help="for each guest")
    options = parser.parse_args()
    with running_server(1, postgres=False, redis=False, limits=None) as server:
        print(f"`python -m benchmarks.flood` on {machine()}:")
        uvloop.run(measure(options, server))


if __name__ == "__main__":
    main()
