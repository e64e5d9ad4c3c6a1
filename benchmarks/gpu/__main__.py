"""Games on a GPU, one thread a game, compared with the CPU game by game: whole random games; games that are
stepped and observed for a learner; and Pgx's, if Pgx and JAX are installed.

    python -m benchmarks.gpu [--games 20000000] [--checked 200000] [--steps 262144 1048576] [--write]

Needs a CUDA device and the extra `gpu`. `--write` keeps the tables in benchmarks/results/gpu.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numba.cuda
import numpy as np

from benchmarks.gpu import pgx_games, stepping
from benchmarks.gpu.trial import Trial
from benchmarks.modules import modules_of_games

cuda: Any = numba.cuda

RESULTS = Path(__file__).parents[1] / "results" / "gpu.md"
COMMAND = "python -m benchmarks.gpu --write"
STEPS = (
    '**Steps for a learner**: one action in one game of `Games(…, device="cuda")`, the games that end dealt '
    "anew, then the whole observation and mask of the next decision, in device memory."
)
PGX = (
    "**Pgx**: one action in one game, chosen at random among the legal ones, with observation, mask and "
    "reset: the same as our last column."
)
HEAD = ["| players | threads | million decisions/s | million games/s |", "|---|---|---|---|"]


def table(trial: Trial, players: int, games: int, checked: int) -> list[str]:
    expected, cpu_decisions, cpu_seconds = trial.on_cpu(checked, players)
    rows = []
    for threads in trial.threads:
        trial.on_gpu(checked, players, threads)
        finals, decisions, seconds = trial.on_gpu(games, players, threads)
        assert (finals[:checked] == expected).all(), "the GPU's games differ from the CPU's"
        rate = int(decisions.astype(np.int64).sum()) / seconds
        rows.append(f"| {players} | {threads:,} | {rate / 1e6:,.0f} | {games / seconds / 1e6:.2f} |")
        print(rows[-1], flush=True)
    print(f"CPU, one thread: {cpu_decisions / cpu_seconds / 1e6:.1f} million decisions/s")
    return rows


def section(trial: Trial, games: int, checked: int) -> list[str]:
    count = min(games, trial.most_games)
    rows = [row for players in (2, 3, 4) for row in table(trial, players, count, checked)]
    proof = f"The first {checked:,} games of each row were compared with the CPU's: {trial.compared}."
    return [f"**{trial.name}**: {proof}", "", *HEAD, *rows, ""]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000_000)
    parser.add_argument("--checked", type=int, default=200_000)
    parser.add_argument(
        "--steps",
        type=int,
        nargs="+",
        default=[262_144, 1_048_576],
        help="how many games are stepped at once",
    )
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    trials = [module.TRIAL() for module in modules_of_games("benchmarks.gpu").values()]
    device = str(cuda.get_current_device().name)
    text = "\n".join(
        [
            f"Whole random games on one {device}, dealt, played and scored; `{COMMAND}`.",
            "",
            *(row for trial in trials for row in section(trial, given.games, given.checked)),
            STEPS,
            "",
            *stepping.HEAD,
            *stepping.rows(given.steps),
            "",
            *(
                [PGX, "", *pgx_games.HEAD, *pgx_games.rows(), ""]
                if pgx_games.installed()
                else ["Pgx isn't installed here.", ""]
            ),
        ]
    )
    print(text)
    if given.write:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
