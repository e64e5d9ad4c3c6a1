"""How many matches, people and moves a server carries, and how soon it is back after being killed.

    python -m benchmarks.load                                  one core, SQLite: 2,000 matches, 8,000 sockets
    python -m benchmarks.load --workers 2 --postgres --redis   the same on two workers
    python -m benchmarks.load --write                          also into benchmarks/results/load.md
    python -m benchmarks.load --url http://host:port           against a server that runs already

The server has a core of its own (with one worker), the people are this process. Nothing is stubbed: every
move is a command over a WebSocket, validated, stored with fsync, acknowledged and shown to all four seats.
First they move at a steady rate, then as fast as they are answered; then the server is killed with SIGKILL
and started again, and everybody comes back.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import resource
import sys
import time
from collections.abc import Awaitable
from pathlib import Path

import uvloop

from benchmarks.__main__ import machine
from benchmarks.crowd import Crowd, Match
from benchmarks.server_process import CORE, ServerProcess, running_server

RESULTS = Path(__file__).parent / "results" / "load.md"
TITLE = "# What a server carries\n"
SAMPLE = 100
Rows = list[tuple[str, str]]


async def measure(options: argparse.Namespace, url: str, server: ServerProcess | None) -> Rows:
    crowd = Crowd(url)
    began = time.perf_counter()
    await crowd.sit_down(options.matches, options.seats)
    print(f"set up in {time.perf_counter() - began:.0f} s", flush=True)
    # What these thousands of people consist of stays as it is.
    gc.collect()
    gc.freeze()
    sockets = sum(len(match.seats) for match in crowd.matches)
    rows = [("matches / sockets", f"{len(crowd.matches):,} / {sockets:,}")]
    rows += await at_a_steady_rate(crowd, options, server)
    rows += await at_full_speed(crowd, options, server)
    if server is not None:
        memory = " + ".join(f"{megabytes:.0f}" for megabytes in server.megabytes())
        rows.append(("memory of the server", f"{memory} MB"))
        rows += await after_a_kill(crowd, server)
    return rows


async def at_a_steady_rate(crowd: Crowd, options: argparse.Namespace, server: ServerProcess | None) -> Rows:
    rate, noticed = await _watched(crowd, server, crowd.move_steadily(options.rate, options.seconds))
    return [
        (f"{options.rate:.0f} moves/s for {options.seconds:.0f} s", f"{rate:.0f}/s acknowledged"),
        *noticed,
    ]


async def at_full_speed(crowd: Crowd, options: argparse.Namespace, server: ServerProcess | None) -> Rows:
    moving = crowd.move_at_full_speed(options.full_seconds, options.at_once)
    rate, noticed = await _watched(crowd, server, moving)
    return [(f"as many moves as it takes, {options.at_once} at once", f"**{rate:,.0f}/s**"), *noticed]


async def _watched(
    crowd: Crowd, server: ServerProcess | None, moving: Awaitable[float]
) -> tuple[float, Rows]:
    """The rate of moves, and what the people and the server noticed meanwhile."""
    crowd.forget()
    used = server.processor_seconds() if server else 0.0
    rate = await moving
    return rate, [*_answers(crowd), *_effort(crowd, server, used)]


def _answers(crowd: Crowd) -> Rows:
    times = sorted(crowd.seconds) or [0.0]
    shares = (0.5, 0.95, 0.99, 0.999)
    at = [times[min(len(times) - 1, int(share * len(times)))] * 1000 for share in shares]
    return [
        ("— acknowledgement p50 / p95 / p99 / p99.9", " / ".join(f"{value:.1f}" for value in at) + " ms"),
        ("— refused / connections lost", f"{crowd.refused} / {crowd.lost}"),
    ]


def _effort(crowd: Crowd, server: ServerProcess | None, used_before: float) -> Rows:
    if server is None:
        return []
    each = (server.processor_seconds() - used_before) / max(1, len(crowd.seconds))
    return [("— processor time for a move and its views", f"{each * 1000:.2f} ms")]


async def after_a_kill(crowd: Crowd, server: ServerProcess) -> Rows:
    """Some people return at once and move; then all the others return."""
    playing = [match for match in crowd.matches if match.to_act() is not None]
    sample = random.sample(playing, min(SAMPLE, len(playing)))
    server.kill()
    crowd.leave()
    await asyncio.sleep(0)
    crowd.forget()
    began = time.perf_counter()
    await asyncio.to_thread(server.start)
    up = time.perf_counter() - began
    used = server.processor_seconds()
    moved = sorted(await asyncio.gather(*(_moved_again(crowd, match, began) for match in sample)))
    rest = [match for match in playing if match not in set(sample)]
    await crowd.come_back(rest)
    everybody = time.perf_counter() - began
    each = (server.processor_seconds() - used) / sum(len(match.seats) for match in playing)
    return [
        (f"started again after `kill -9` with {len(playing):,} live matches", f"answers after {up:.1f} s"),
        (
            f"— the first move accepted / the first in each of {len(sample)} matches",
            f"{moved[0]:.1f} / {moved[-1]:.1f} s",
        ),
        ("— all sockets connected and greeted again", f"{everybody:.1f} s"),
        ("— processor time to greet one", f"{each * 1000:.2f} ms"),
    ]


async def _moved_again(crowd: Crowd, match: Match, began: float) -> float:
    await crowd.come_back([match])
    assert match.move()
    while match.waiting:
        await asyncio.sleep(0.005)
    return time.perf_counter() - began


def table(rows: Rows) -> str:
    return "\n".join(["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)])


def write(heading: str, text: str) -> None:
    """Put one section into the results and leave the others."""
    old = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else TITLE
    _, *found = re.split(r"^## ", old, flags=re.MULTILINE)
    sections = {section.partition("\n")[0]: section.partition("\n")[2].strip() for section in found}
    sections[heading] = text
    body = "".join(f"\n## {name}\n\n{section}\n" for name, section in sorted(sections.items()))
    RESULTS.write_text(TITLE + body, encoding="utf-8")


def main() -> None:
    options = _options()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if options.url:
        print("\n" + table(uvloop.run(measure(options, options.url, None))))
        return
    with running_server(options.workers, options.postgres, options.redis) as server:
        if server.has_own_core:
            os.sched_setaffinity(0, os.sched_getaffinity(0) - {CORE})
        rows = uvloop.run(measure(options, server.url, server))
    given = " ".join(argument for argument in sys.argv[1:] if argument != "--write")
    text = f"`python -m benchmarks.load {given}".rstrip() + f"` on {machine()}.\n\n{table(rows)}"
    print("\n" + text)
    if options.write:
        write(_heading(options), text)


def _heading(options: argparse.Namespace) -> str:
    database = "PostgreSQL" if options.postgres else "SQLite"
    workers = "One worker" if options.workers == 1 else f"{options.workers} workers"
    return f"{workers}, {database}" + (" and Redis" if options.redis else "")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--url")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--redis", action="store_true")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--full-seconds", type=float, default=30)
    parser.add_argument("--at-once", type=int, default=64)
    parser.add_argument("--write", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    main()
