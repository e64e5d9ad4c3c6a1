"""Send every command several times, late, and out of order: each has one effect.

python -m tests.faults.repetitions --commands 100000
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.faults.campaign import campaign
from tests.tables.play import people_at
from tests.tables.server import Server, ask, receive

COPIES = 6


class Sender:
    """The people of one table, who repeat themselves."""

    def __init__(self, sockets: list[Any], rng: random.Random) -> None:
        self.sockets = sockets
        self.rng = rng
        self.sent: list[tuple[int, dict[str, Any]]] = []
        self.answers: dict[str, set[int]] = {}
        self.count = 0

    async def play(self, live: Any) -> bool:
        """One new command and several old ones, in any order; False when the match is over."""
        match = live.match
        seat = match.seat_to_act
        if seat is None:
            return False
        action = self.rng.choice([str(action) for action in match.position.legal_actions])
        fresh = {"type": "play", "command": f"c{len(self.sent)}", "seq": match.seq, "actions": [action]}
        self.sent.append((seat, fresh))
        old = [self.rng.choice(self.sent) for _ in range(COPIES)]
        batch = [(seat, fresh), (seat, fresh), *old]
        self.rng.shuffle(batch)
        for number, command in batch:
            await self.send(number, command)
        return True

    async def send(self, seat: int, command: dict[str, Any]) -> None:
        answer = await ask(self.sockets[seat], **command)
        self.count += 1
        assert answer["type"] == "accepted", answer
        self.answers.setdefault(command["command"], set()).add(answer["seq"])


async def repeat(server: Server, commands: int, seed: int) -> tuple[int, int]:
    """How many commands were sent, and how many effects they had."""
    rng = random.Random(seed)
    sent = effects = 0
    while sent < commands:
        people, table = await people_at(server, 2)
        async with people[0].sit(table) as one, people[1].sit(table) as other:
            for socket in (one, other):
                await receive(socket, "hello")
            sender = Sender([one, other], rng)
            live = await server.app.service.hall.table(table)
            while sent + sender.count < commands and await sender.play(live):
                pass
        log = await server.app.service.hall.log.events(table)
        plays = Counter(entry.seq for entry in log if hasattr(entry.event, "actions"))
        assert all(len(places) == 1 for places in sender.answers.values())
        assert len(plays) == len(sender.sent)
        sent += sender.count
        effects += len(plays)
    return sent, effects


async def report(server: Server, commands: int) -> str:
    sent, effects = await repeat(server, commands, 1)
    return f"{sent:,} commands sent, {effects:,} different ones, {effects:,} effects"


if __name__ == "__main__":
    campaign("repetitions", "commands", 100_000, report)
