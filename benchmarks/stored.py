"""What a finished game takes on disk, and a view on the wire; prints rows of docs/scale.md.

    python -m benchmarks.stored [GAMES]

Random games are played through a server's hall, as commands are: each move is stored in SQLite by itself, and
every seat's frame is made after it. What the database grows by is what they take, indices included.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from uuid import uuid4

from msgspec import Struct

from benchmarks.__main__ import machine
from treetop.cli.warm import warm_if_cold
from treetop.tables.app import start_service
from treetop.tables.match.fairness import new_server_seed
from treetop.tables.match.opening import Wish, open_table
from treetop.tables.metrics import Metrics
from treetop.tables.people.person import Person
from treetop.tables.service import Service
from treetop.tables.settings import Settings
from treetop.tables.store.backup import database_file

GAMES = [("arboretum", 2), ("arboretum", 4), ("tree-society", 3)]
TIMES = 10


class Found(Struct):
    moves: int = 0
    views: int = 0
    bytes: int = 0
    """Of all frames."""
    seconds: float = 0.0
    """Processor time for all frames."""
    disk: int = 0


async def played(folder: Path, game: str, seats: int, times: int) -> Found:
    service = start_service(Settings(data=folder), Metrics())
    found, before = Found(), size(folder)
    try:
        for seed in range(times):
            await play(service, game, seats, random.Random(seed), found)
    finally:
        await service.stop()
    found.disk = size(folder) - before
    return found


async def play(service: Service, game: str, seats: int, rng: random.Random, found: Found) -> None:
    names = [f"p{rng.randbytes(6).hex()}" for _ in range(seats)]
    people = [Person(name, "guest", "Olena", "en", 0, 0) for name in names]
    wish = Wish(game, ["me", *["open"] * (seats - 1)], order="seated", salt="00")
    opening = open_table(wish, people[0].who, new_server_seed())
    live = await service.hall.open(opening.id, opening.created, opening.events)
    for person in people[1:]:
        await service.join(live, person, None, "00")
    while (seat := live.match.seat_to_act) is not None:
        assert live.match.position is not None
        action = str(rng.choice(live.match.position.legal_actions))
        before = live.match.seq
        # As long a name as a browser gives it.
        await service.hall.play(live, seat, f"c-{uuid4()}", before, [action])
        found.moves += 1
        began = time.process_time()
        frames = [live.scene.frame(reader, before) for reader in range(seats)]
        found.seconds += time.process_time() - began
        found.views += seats
        found.bytes += sum(map(len, frames))


def size(folder: Path) -> int:
    """Of the database, with all that waits in its log."""
    file = database_file(folder)
    if not file.exists():
        return 0
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.stat().st_size


def row(game: str, seats: int, times: int, found: Found) -> str:
    facts = (
        f"{game}, {seats} players",
        f"{found.moves / times:.0f}",
        f"{found.disk / times / 1000:.0f} kB",
        f"{found.disk / found.moves:.0f}",
        f"{found.bytes / found.views / 1000:.1f} kB",
        f"{1000 * found.seconds / found.moves:.3f} ms",
    )
    return f"| {' | '.join(facts)} |"


def main() -> None:
    from rich.console import Console

    from treetop.locales import Language

    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    warm_if_cold(Console(stderr=True), Language("en"))
    command = " ".join(["python -m benchmarks.stored", *sys.argv[1:]])
    print(f"`{command}` on {machine()}:\n")
    print("| | moves | a game on disk | bytes a move | a view | all seats' frames |")
    print("|---|---:|---:|---:|---:|---:|")
    for game, seats in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            # The empty database is there before anything is counted.
            asyncio.run(played(Path(folder), game, seats, 1))
            print(row(game, seats, times, asyncio.run(played(Path(folder), game, seats, times))), flush=True)


if __name__ == "__main__":
    main()
