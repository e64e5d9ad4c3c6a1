"""What fault campaigns have in common: a server of their own, an amount, and a line on what came of it."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.tables.server import Server, serving
from treetop.cli.warm import use_rules

Disturb = Callable[[Server, int], Awaitable[str]]


def campaign(name: str, option: str, default: int, disturb: Disturb) -> None:
    """Run `python -m tests.faults.NAME --OPTION AMOUNT`."""
    parser = argparse.ArgumentParser()
    parser.add_argument(f"--{option}", type=int, default=default, dest="amount")
    amount = parser.parse_args().amount
    # Compiling takes longer than anybody here waits for an answer.
    use_rules("arboretum")
    asyncio.run(_run(f"python -m tests.faults.{name} --{option} {amount}", amount, disturb))


async def _run(command: str, amount: int, disturb: Disturb) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server:
            began = time.monotonic()
            said = await disturb(server, amount)
            print(f"`{command}` in {time.monotonic() - began:.0f} s\n\n{said}")
