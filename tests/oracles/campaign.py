"""Follow many more games than the suite does.

python -m tests.oracles.campaign 1000000
python -m tests.oracles.campaign --game tree-society 1000000
"""

from __future__ import annotations

from argparse import ArgumentParser
from multiprocessing import Pool

from rich.progress import track

from tests.oracles import agreement, society_agreement

FIRST_SEED = 10**9
CHUNK = 100


def follow_arboretum(seed: int) -> str | None:
    return agreement.disagreement(seed, 2 + seed % 3)


def follow_tree_society(seed: int) -> str | None:
    return society_agreement.disagreement(seed)


FOLLOW = {"arboretum": follow_arboretum, "tree-society": follow_tree_society}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=1_000_000)
    parser.add_argument("processes", type=int, nargs="?", default=None)
    parser.add_argument("--game", choices=FOLLOW, default="arboretum")
    asked = parser.parse_args()
    seeds = range(FIRST_SEED, FIRST_SEED + asked.games)
    with Pool(asked.processes) as pool:
        following = pool.imap_unordered(FOLLOW[asked.game], seeds, chunksize=CHUNK)
        found = list(track(following, total=asked.games))
    for sentence in filter(None, found):
        print(sentence)
    print(f"{asked.games} games, {sum(map(bool, found))} disagreements")


if __name__ == "__main__":
    main()
