"""A real PostgreSQL stops while matches with clocks run: `python -m tests.faults.outage [--seconds 60]`.

All its processes are halted for that long (SIGSTOP), while two people sit at each of a few tables with thirty
seconds a turn. Afterwards everybody must still have the time they had.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import tempfile
from pathlib import Path

from tests.tables.engines import running_postgres
from tests.tables.play import people_at
from tests.tables.server import serving

TURN = 30
TABLES = 5


def processes_of(url: str) -> list[int]:
    """The server that listens there, and its children."""
    port = url.rpartition(":")[2].partition("/")[0]
    found = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                command = (folder / "cmdline").read_bytes().split(b"\0")
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            found[int(folder.name)] = (parent, command)
    (postmaster,) = [id for id, (_, command) in found.items() if f"port={port}".encode() in command]
    return [postmaster, *(id for id, (parent, _) in found.items() if parent == postmaster)]


async def main(seconds: float) -> None:
    clock = {"kind": "move", "seconds": TURN, "at_zero": "lose"}
    with running_postgres() as url, tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder), database=url) as server:
            tables = [await people_at(server, 2, clock=clock) for _ in range(TABLES)]
            (olena, _), moving = tables[0]
            state = await olena.get(f"/api/tables/{moving}/state")
            play = {"type": "play", "command": "c", "seq": state["seq"], "actions": ["draw pile"]}
            halted = processes_of(url)
            for process in halted:
                os.kill(process, signal.SIGSTOP)
            try:
                move = asyncio.create_task(olena.http.post(f"/api/tables/{moving}/commands", json=play))
                await asyncio.sleep(seconds)
            finally:
                for process in halted:
                    os.kill(process, signal.SIGCONT)
            print(f"{len(halted)} processes halted for {seconds:.0f} s;", end=" ")
            print(f"the move made meanwhile: {(await move).json()['type']}")
            for (olena, _), table in tables:
                state = await olena.get(f"/api/tables/{table}/state")
                left = [round(each / 1000) for each in state["clock"]["left"]]
                print(f"{table}: {state['table']['state']}, seconds left {left}")
                assert state["table"]["state"] == "playing"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    asyncio.run(main(parser.parse_args().seconds))
