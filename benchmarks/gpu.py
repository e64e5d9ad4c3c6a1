"""Whole random games of Arboretum on a GPU, one thread a game, compared with the CPU game by game.

    python -m benchmarks.gpu [--games 4000000] [--players 2] [--write]

Needs a CUDA device and the extra `treetop[gpu]`. `--write` keeps the table in benchmarks/results/gpu.md.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numba.cuda
import numpy as np
from numba import from_dtype, int64

from treetop.games.arboretum import compiled
from treetop.games.arboretum.compiled import STATE
from treetop.games.arboretum.state import WORDS
from treetop.kernel import load

cuda: Any = numba.cuda

RESULTS = Path(__file__).parent / "results" / "gpu.md"
COMMAND = "python -m benchmarks.gpu --write"
BLOCK = 64
THREADS = (33_792, 50_688, 67_584, 101_376)


def game_kernel() -> Any:
    """A CUDA kernel: each thread keeps a state in its local memory and plays every nth game in it."""
    playout = load("treetop.games.arboretum.playout", "cuda")
    chance = load("treetop.kernel.chance", "cuda")
    deal_at_random, play_out, sow = playout.deal_at_random, playout.play_out, chance.sow
    record = from_dtype(STATE)

    @cuda.jit
    def play(threads: int, first_seed: int, players: int, totals: Any, decisions: Any) -> None:
        thread = cuda.grid(1)
        rng = cuda.local.array(1, int64)
        state = cuda.local.array(1, record)[0]
        for cell in range(len(state.at)):
            state.at[cell] = 0
        for game in range(thread, len(decisions), threads):
            start_afresh(state, players)
            sow(rng, first_seed + game)
            deal_at_random(state, players, 0, rng)
            decisions[game] = play_out(state, rng)
            for seat in range(players):
                totals[game, seat] = state.total[seat]

    @cuda.jit(device=True)
    def start_afresh(state: Any, players: int) -> None:
        """What a deal expects to be blank; everything else is written before it is read."""
        state.phase = 0
        state.seat = 0
        state.turn = 0
        for seat in range(players):
            state.hand_size[seat] = 0
            state.discard_size[seat] = 0
            state.planted_size[seat] = 0
            for word in range(WORDS):
                state.near[seat * WORDS + word] = 0

    return play


def on_gpu(play: Any, games: int, players: int, threads: int) -> tuple[Any, Any, float]:
    """Scores, decisions and seconds of one launch."""
    totals = cuda.device_array((games, 4), np.int16)
    decisions = cuda.device_array(games, np.int16)
    start, end = cuda.event(), cuda.event()
    start.record()
    play[threads // BLOCK, BLOCK](threads, 0, players, totals, decisions)
    end.record()
    end.synchronize()
    return totals.copy_to_host(), decisions.copy_to_host(), cuda.event_elapsed_time(start, end) / 1000


def on_cpu(games: int, players: int) -> tuple[Any, int, float]:
    states = compiled.LAYOUT.blanks(games)
    compiled.play_games(states[:1].copy(), np.zeros(1, np.int64), players, 0)
    start = time.perf_counter()
    decisions = compiled.play_games(states, np.arange(games), players, 0)
    return states["total"], decisions, time.perf_counter() - start


def table(players: int, games: int, checked: int) -> list[str]:
    play = game_kernel()
    expected, cpu_decisions, cpu_seconds = on_cpu(checked, players)
    rows = []
    for threads in THREADS:
        on_gpu(play, checked, players, threads)
        totals, decisions, seconds = on_gpu(play, games, players, threads)
        equal = (totals[:checked, :players] == expected[:, :players]).all()
        assert equal, "the GPU's games differ from the CPU's"
        rate = int(decisions.astype(np.int64).sum()) / seconds
        rows.append(f"| {players} | {threads:,} | {rate / 1e9:.1f} | {games / seconds / 1e6:.0f} |")
        print(rows[-1], flush=True)
    print(f"CPU, one thread: {cpu_decisions / cpu_seconds / 1e6:.1f} million decisions/s")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000_000)
    parser.add_argument("--checked", type=int, default=200_000)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    device = str(cuda.get_current_device().name)
    rows = [row for players in (2, 3, 4) for row in table(players, given.games, given.checked)]
    text = "\n".join(
        [
            f"Whole random games of Arboretum on one {device}, dealt, played and scored; `{COMMAND}`.",
            f"The first {given.checked:,} games of each row were compared with the CPU's: all scores equal.",
            "",
            "| players | threads | billion decisions/s | million games/s |",
            "|---|---|---|---|",
            *rows,
            "",
        ]
    )
    print(text)
    if given.write:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
