"""How observations of many games get into arrays in which a feature of all games lies together.

A block of threads looks at 32 games. It copies what it needs of their states into shared memory, writes what
is seen into a tile beside it, in which each warp fills rows of its own, and then copies the tile:
neighbouring threads write neighbouring words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import int8, int16, int64

from treetop.kernel.device import cuda, kernel, on_device

GAMES = 32
"""Games in a tile: as many as threads in a warp."""
SHARED = 48 * 1024
"""Bytes of shared memory that every device lends to a block."""
TYPES = {np.dtype(np.int8): int8, np.dtype(np.int16): int16}
WORD = 8


@dataclass(frozen=True)
class Excerpt:
    """A record with some fields of a larger one, or as much of them as is needed, made of its words."""

    dtype: np.dtype[Any]
    words: tuple[int, ...]
    """Which words of the larger record, the last of them perhaps only to fill up."""


def excerpt(dtype: np.dtype[Any], lengths: Mapping[str, int]) -> Excerpt:
    """`lengths` says how many elements of each field are needed. The number of words is odd, so that records
    in a row do not begin in the same bank of shared memory."""
    fields = dtype.fields
    assert fields is not None
    ends = {name: fields[name][1] + fields[name][0].base.itemsize * most for name, most in lengths.items()}
    needed = {word for name, end in ends.items() for word in range(fields[name][1] // WORD, -(-end // WORD))}
    words = sorted(needed)
    offsets = [words.index(fields[name][1] // WORD) * WORD + fields[name][1] % WORD for name in lengths]
    formats = [
        (fields[name][0].base, (most,)) if fields[name][0].shape else fields[name][0]
        for name, most in lengths.items()
    ]
    words += [0] * (1 - len(words) % 2)
    packed = {"names": [*lengths], "formats": formats, "offsets": offsets, "itemsize": len(words) * WORD}
    return Excerpt(np.dtype(packed), tuple(words))  # type: ignore[call-overload]


@dataclass(frozen=True)
class Tile:
    """Neighbouring rows that are filled at once: `fill(state, seat, more, rows)`, a warp for each.

    The state is the excerpt, or the whole one in device memory if there is none.
    """

    rows: int
    fills: tuple[Any, ...]
    excerpt: Excerpt | None = None


MOST_WARPS = 8


def nothing(i: int, states: Any, lane: int, copied: Any, seats: Any, more: Any, rows: Any) -> None:
    """Fills no rows."""


def looking_at(excerpt: Excerpt | None, fill: Any) -> Any:
    """The same function, told where the states are."""
    if excerpt is None:

        def fill_rows(i: int, states: Any, lane: int, copied: Any, seats: Any, more: Any, rows: Any) -> None:
            fill(states[i], seats[i], more, rows)

    else:
        dtype = excerpt.dtype

        def fill_rows(i: int, states: Any, lane: int, copied: Any, seats: Any, more: Any, rows: Any) -> None:
            fill(copied.view(dtype)[lane], seats[i], more, rows)

    return on_device(fill_rows)


@cache
def observer(tile: Tile, dtype: str) -> Any:
    """A kernel: `kernel(states, their words, seats, more, first row, words of a row, out)`.

    It is launched with a warp a block for each device function. `more` is whatever else these need.
    """
    number = TYPES[np.dtype(dtype)]
    row_words = GAMES * np.dtype(dtype).itemsize // WORD
    cells_end = tile.rows * GAMES
    words = tile.rows * row_words
    needed = len(tile.excerpt.words) if tile.excerpt else 0
    sources = np.array(tile.excerpt.words if tile.excerpt else (0,), np.int64)
    room = max(1, needed * GAMES)
    assert (words + room) * WORD <= SHARED
    warps = len(tile.fills)
    threads = GAMES * warps
    turns = -(-GAMES // warps)
    fills = [looking_at(tile.excerpt, fill) for fill in tile.fills]
    fills += [on_device(nothing)] * (MOST_WARPS - warps)
    fill_0, fill_1, fill_2, fill_3, fill_4, fill_5, fill_6, fill_7 = fills

    @kernel
    def observe(states: Any, parts: Any, seats: Any, more: Any, first: int, width: int, out: Any) -> None:
        tile = cuda.shared.array(words, int64)
        copied = cuda.shared.array(room, int64)
        lane, warp = cuda.threadIdx.x, cuda.threadIdx.y
        thread = warp * GAMES + lane
        game = cuda.blockIdx.x * GAMES + lane
        last = min(GAMES, len(seats) - cuda.blockIdx.x * GAMES) - 1
        for word in range(lane, needed, GAMES):
            source = sources[word]
            for turn in range(turns):
                # Without a condition, which would have every copy wait for the one before.
                other = min(turn * warps + warp, last)
                copied[other * needed + word] = parts[cuda.blockIdx.x * GAMES + other, source]
        for word in range(thread, words, threads):
            tile[word] = 0
        cuda.syncthreads()
        if game < len(seats):
            rows = tile.view(number)[lane:cells_end:GAMES]
            if warp == 0:
                fill_0(game, states, lane, copied, seats, more, rows)
            elif warp == 1:
                fill_1(game, states, lane, copied, seats, more, rows)
            elif warp == 2:
                fill_2(game, states, lane, copied, seats, more, rows)
            elif warp == 3:
                fill_3(game, states, lane, copied, seats, more, rows)
            elif warp == 4:
                fill_4(game, states, lane, copied, seats, more, rows)
            elif warp == 5:
                fill_5(game, states, lane, copied, seats, more, rows)
            elif warp == 6:
                fill_6(game, states, lane, copied, seats, more, rows)
            else:
                fill_7(game, states, lane, copied, seats, more, rows)
        cuda.syncthreads()
        at = first * width + cuda.blockIdx.x * row_words
        for word in range(thread, words, threads):
            out[at + word // row_words * width + word % row_words] = tile[word]

    return observe
