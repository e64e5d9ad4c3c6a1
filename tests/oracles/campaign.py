"""Follow many more games than the suite does: `python -m tests.oracles.campaign 1000000`."""

from __future__ import annotations

import sys
from multiprocessing import Pool

from rich.progress import track

from tests.oracles.agreement import disagreement

FIRST_SEED = 10**9


def follow(seed: int) -> str | None:
    return disagreement(seed, 2 + seed % 3)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    seeds = range(FIRST_SEED, FIRST_SEED + games)
    with Pool(int(sys.argv[2]) if len(sys.argv) > 2 else None) as pool:
        found = list(track(pool.imap_unordered(follow, seeds, chunksize=500), total=games))
    for sentence in filter(None, found):
        print(sentence)
    print(f"{games} games, {sum(map(bool, found))} disagreements")


if __name__ == "__main__":
    main()
