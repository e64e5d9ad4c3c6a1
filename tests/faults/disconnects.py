"""Cut connections at random: whoever resumes knows exactly what an undisturbed twin knows.

python -m tests.faults.disconnects --times 10000
"""

from __future__ import annotations

import json
import random
from typing import Any

from tests.faults.campaign import campaign
from tests.tables.play import people_at
from tests.tables.server import Guest, Server


class Client:
    """What one connection has been told so far."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.seq = 0
        self.log: list[Any] = []
        self.view: Any = None
        self.socket: Any = None

    async def connect(self) -> None:
        self.socket = await self.guest.sit(self.table, self.seq).__aenter__()

    async def cut(self) -> None:
        """Frames under way are lost."""
        await self.socket.__aexit__(None, None, None)

    async def listen(self, seq: int) -> None:
        while self.seq < seq:
            frame = json.loads(await self.socket.recv())
            if frame["type"] in ("hello", "view"):
                self.log += frame["log"]
                self.seq, self.view = frame["seq"], frame["view"]


async def disturb(server: Server, times: int, seed: int) -> int:
    """The number of cuts after which the resumed client was compared with its twin."""
    rng = random.Random(seed)
    cuts = 0
    while cuts < times:
        people, table = await people_at(server, 2)
        live = await server.app.service.hall.table(table)
        twin, shaky = Client(people[0], table), Client(people[0], table)
        await twin.connect()
        await shaky.connect()
        while live.match.seat_to_act is not None and cuts < times:
            for _ in range(rng.randrange(1, 4)):
                await play_one(server, live, rng)
            await shaky.cut()
            cuts += 1
            await shaky.connect()
            for client in (twin, shaky):
                await client.listen(live.match.seq)
            assert shaky.log == twin.log
            assert shaky.view == twin.view
        await twin.cut()
        await shaky.cut()
    return cuts


async def play_one(server: Server, live: Any, rng: random.Random) -> None:
    match = live.match
    seat = match.seat_to_act
    if seat is not None:
        action = str(rng.choice(match.position.legal_actions))
        await server.app.service.hall.play(live, seat, f"c{match.seq}", match.seq, [action])


async def report(server: Server, times: int) -> str:
    cuts = await disturb(server, times, 1)
    return f"{cuts:,} connections cut, every resumed client equal to its twin"


if __name__ == "__main__":
    campaign("disconnects", "times", 10_000, report)
