"""Follow many more games than the suite does.

python -m tests.oracles.campaign 1000000
python -m tests.oracles.campaign --game tree-society 1000000
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from multiprocessing import Pool

from rich.progress import track

from tests.oracles import agreement, society_agreement

FIRST_SEED = 10**9


def follow_arboretum(seeds: Sequence[int]) -> list[str]:
    return [found for seed in seeds if (found := agreement.disagreement(seed, 2 + seed % 3))]


FOLLOW = {"arboretum": (follow_arboretum, 100), "tree-society": (society_agreement.disagreements, 5_000)}
"""Each with the number of games that are followed at a time."""


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=1_000_000)
    parser.add_argument("processes", type=int, nargs="?", default=None)
    parser.add_argument("--game", choices=FOLLOW, default="arboretum")
    asked = parser.parse_args()
    follow, chunk = FOLLOW[asked.game]
    last = FIRST_SEED + asked.games
    parts = [range(first, min(first + chunk, last)) for first in range(FIRST_SEED, last, chunk)]
    with Pool(asked.processes) as pool:
        found = [
            sentence
            for part in track(pool.imap_unordered(follow, parts), total=len(parts))
            for sentence in part
        ]
    for sentence in found:
        print(sentence)
    print(f"{asked.games} games, {len(found)} disagreements")


if __name__ == "__main__":
    main()
