"""The engine against OpenSpiel in one run: `python -m benchmarks`, or `./scripts/bench`."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

from treetop.cli.bench import measure_api
from treetop.cli.terminal.arboretum.bench import measure_engine, measure_scoring
from treetop.games import GAMES
from treetop.games.arboretum.batch import Batch

RESULTS = Path(__file__).parent / "results" / "engine.md"
COMMAND = "./scripts/bench --write"
SECONDS = 3.0
ROUNDS = 9
DEALT = 250


def best(measure: Callable[[], float]) -> float:
    """The best of a few rounds: what the machine can do when nobody else is busy."""
    return max(measure() for _ in range(ROUNDS))


def engine(players: int, threads: int) -> float:
    rate: float = measure_engine(players, threads, SECONDS / 2)["decisions_per_second"]
    return rate


def from_dealt_positions() -> float:
    """Decisions a second when nothing is dealt: play to the end, and count."""
    batch = Batch.deal(2, range(DEALT), threads=1)
    start = process_time()
    decisions = batch.play_out(range(DEALT))
    return decisions / (process_time() - start)


def python_api(game: str) -> float:
    rate: float = measure_api(GAMES[game], 2, SECONDS / 2)["decisions_per_second"]
    return rate


def table() -> str:
    from benchmarks import hearts

    one, two = best(lambda: engine(2, 1)), best(lambda: engine(2, 2))
    whole = best(lambda: hearts.whole_games(SECONDS / 2))
    dealt, rollouts = best(from_dealt_positions), best(hearts.rollouts)
    python, python_hearts = (
        best(lambda: python_api("arboretum")),
        best(lambda: hearts.python_loop(SECONDS / 2)),
    )
    scoring = min(measure_scoring(2)["scoring_ns"] for _ in range(ROUNDS))
    three, four = best(lambda: engine(3, 1)), best(lambda: engine(4, 1))
    return "\n".join(
        [
            "| decisions per second | Arboretum, 2 players | OpenSpiel hearts | ratio |",
            "|---|---:|---:|---:|",
            row("whole random games, one core", one, whole, "native uniform bots"),
            row("random play from dealt positions, one core", dealt, rollouts, "native rollouts"),
            row("a loop in Python over legal actions", python, python_hearts, "Python API"),
            f"| whole random games, 3 / 4 players, one core | {three:,.0f} / {four:,.0f} | | |",
            f"| whole random games, two threads | {two:,.0f} | | {two / one:.2f} × one thread |",
            "",
            f"Counting a finished game of two: {scoring:,} ns.",
            "One core is measured in processor time, two threads by the clock.",
        ]
    )


def row(what: str, ours: float, theirs: float, how: str) -> str:
    return f"| {what} | {ours:,.0f} | {theirs:,.0f} ({how}) | {ours / theirs:.1f} |"


def machine() -> str:
    info = Path("/proc/cpuinfo")
    names = [
        line.split(":")[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")
    ]
    model = names[0] if names else platform.processor()
    return f"{model}, {len(names)} cores, Python {platform.python_version()}"


def main() -> None:
    text = table()
    print(text)
    if "--write" in sys.argv:
        RESULTS.parent.mkdir(exist_ok=True)
        head = f"# The engine and OpenSpiel\n\n`{COMMAND}` on {machine()}; best of {ROUNDS} rounds.\n\n"
        RESULTS.write_text(head + text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
