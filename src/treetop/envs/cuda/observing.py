"""How observations of many games get into arrays in which a feature of all games lies together.

A block of threads looks at 32 games. It writes what it sees into a tile of shared memory, in which each warp
fills rows of its own, and then copies the tile: neighbouring threads write neighbouring words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import int8, int16, int64

from treetop.kernel.device import cuda, kernel, on_device

GAMES = 32
"""Games in a tile: as many as threads in a warp."""
TILE = 48 * 1024
"""Bytes of shared memory that every device lends to a block."""
TYPES = {np.dtype(np.int8): int8, np.dtype(np.int16): int16}


@dataclass(frozen=True)
class Tile:
    """Neighbouring rows that are filled at once: `fill(i, states, seats, more, rows)`, a warp for each."""

    rows: int
    fills: tuple[Any, ...]


MOST_WARPS = 6


def nothing(i: int, states: Any, seats: Any, more: Any, rows: Any) -> None:
    """Fills no rows."""


def observer(tile: Tile, dtype: Any) -> Any:
    """A kernel: `kernel(states, seats, more, first row, words of a row, out)`.

    It is launched with a warp a block for each device function. `more` is whatever else these need.
    """
    number = TYPES[np.dtype(dtype)]
    row_words = GAMES * np.dtype(dtype).itemsize // 8
    cells_end = tile.rows * GAMES
    words = tile.rows * row_words
    assert words * 8 <= TILE
    threads = GAMES * len(tile.fills)
    fills = [*tile.fills, *[on_device(nothing)] * (MOST_WARPS - len(tile.fills))]
    fill_0, fill_1, fill_2, fill_3, fill_4, fill_5 = fills

    @kernel
    def observe(states: Any, seats: Any, more: Any, first: int, width: int, out: Any) -> None:
        tile = cuda.shared.array(words, int64)
        lane, warp = cuda.threadIdx.x, cuda.threadIdx.y
        thread = warp * GAMES + lane
        game = cuda.blockIdx.x * GAMES + lane
        for word in range(thread, words, threads):
            tile[word] = 0
        cuda.syncthreads()
        if game < len(seats):
            rows = tile.view(number)[lane:cells_end:GAMES]
            if warp == 0:
                fill_0(game, states, seats, more, rows)
            elif warp == 1:
                fill_1(game, states, seats, more, rows)
            elif warp == 2:
                fill_2(game, states, seats, more, rows)
            elif warp == 3:
                fill_3(game, states, seats, more, rows)
            elif warp == 4:
                fill_4(game, states, seats, more, rows)
            else:
                fill_5(game, states, seats, more, rows)
        cuda.syncthreads()
        at = first * width + cuda.blockIdx.x * row_words
        for word in range(thread, words, threads):
            out[at + word // row_words * width + word % row_words] = tile[word]

    return observe
