"""Does what looking back says of a position come true? Predicted shares of the wins against what was won.

    python -m benchmarks.calibration arboretum --games 1600
    python -m benchmarks.calibration tree-society --games 5200

So many games of bots for each number of players; `prospects` tells every seat's share after a turn of each,
chosen at random. The expected calibration error (ECE) is the mean distance between what ten bins of equal
width predicted and what was won, weighted by how many predictions they hold. Beside it stands what
predictions that are exactly right would get with as many games: it isn't 0 either.

The prospects say what would happen if good players took over, so all seats have the strongest bot below the
search, which would take weeks. `--mixed` gives each seat any level below the search instead, and prints only.
Otherwise results go to `benchmarks/results/calibration.json`, and the plot of all of them into the docs.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from treetop.arena.figure import INK, LEAF, LINE, new_figure, svg
from treetop.games import GAMES
from treetop.games.game import Game, Position
from treetop.players.contest import ContestPlayer
from treetop.players.ladders import PLAYERS
from treetop.players.review import ends_of_turns, prospects

BINS = 10
REPEATED = 20
LEAST_SHOWN = 50
"""A bin with fewer predictions isn't drawn."""
RESULTS = Path(__file__).parent / "results" / "calibration.json"
PLOT = Path(__file__).parent.parent / "docs" / "images" / "calibration.svg"


class Prediction(NamedTuple):
    """What was said about each seat of a game, and each seat's share of the victory."""

    shares: tuple[float, ...]
    won: tuple[float, ...]


class Bin(NamedTuple):
    held: int
    predicted: float
    won: float


def prediction(game: Game, players: int, number: int, mixed: bool = False) -> Prediction:
    """What was said of a game between bots after a turn chosen at random, and what came of it."""
    rng = Random(f"calibration/{game.name}/{players}/{number}")
    quick = [player for player in PLAYERS[game.name].values() if not isinstance(player, ContestPlayer)]
    bots = [rng.choice(quick) if mixed else quick[-1] for _ in range(players)]
    positions: list[Position] = [game.new(players, f"{rng.getrandbits(128):032x}")]
    while (seat := positions[-1].seat_to_act) is not None:
        action = bots[seat].choose(positions[-1].view(seat), rng.getrandbits(62), 0.0)
        positions.append(positions[-1].after(action))
    ends = ends_of_turns([None, *(position.seat_to_act for position in positions[:-1])])
    return Prediction(prospects(positions[rng.choice(ends[:-1])]), prospects(positions[-1]))


def bins_of(found: Sequence[Prediction]) -> list[Bin]:
    """The predictions for single seats, from the smallest to the largest."""
    pairs = [pair for each in found for pair in zip(each.shares, each.won, strict=True)]
    pairs_in: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for share, won in pairs:
        pairs_in[min(int(share * BINS), BINS - 1)].append((share, won))
    return [
        Bin(len(each), mean(share for share, _ in each), mean(won for _, won in each)) for each in pairs_in
    ]


def mean(values: Iterator[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0


def calibration_error(bins: Sequence[Bin]) -> float:
    """The expected calibration error."""
    return sum(each.held * abs(each.predicted - each.won) for each in bins) / sum(each.held for each in bins)


def error_if_right(found: Sequence[Prediction]) -> float:
    """What the error would be if winners were drawn by the very shares that were predicted."""
    rng = Random(0)
    repeated = range(REPEATED)
    drawn = ([Prediction(each.shares, winner(each.shares, rng.random())) for each in found] for _ in repeated)
    return mean(calibration_error(bins_of(each)) for each in drawn)


def winner(shares: Sequence[float], luck: float) -> tuple[float, ...]:
    """The seat on which the lot falls."""
    reached = 0.0
    for seat, share in enumerate(shares):
        reached += share
        if luck < reached:
            return tuple(float(each == seat) for each in range(len(shares)))
    return tuple(float(each == len(shares) - 1) for each in range(len(shares)))


def measure(game: Game, players: int, games: int, mixed: bool = False) -> dict[str, Any]:
    found = [prediction(game, players, number, mixed) for number in range(games)]
    bins = bins_of(found)
    return {
        "game": game.name,
        "players": players,
        "games": games,
        "error": round(calibration_error(bins), 4),
        "error_if_right": round(error_if_right(found), 4),
        "bins": [[each.held, round(each.predicted, 4), round(each.won, 4)] for each in bins],
    }


def plot(rows: Sequence[dict[str, Any]]) -> str:
    """A reliability plot: a line for each game and number of players; the diagonal is what is right."""
    figure, axes = new_figure(7, 6, ".")
    rows = sorted(rows, key=lambda row: (row["game"], row["players"]))
    axes.plot([0, 1], [0, 1], color=LINE, linewidth=1)
    marks = {2: "o", 3: "^", 4: "s"}
    colours = dict(zip(dict.fromkeys(row["game"] for row in rows), (LEAF, INK), strict=False))
    for row in rows:
        shown = [one for one in row["bins"] if one[0] >= LEAST_SHOWN]
        axes.plot(
            [one[1] for one in shown],
            [one[2] for one in shown],
            marker=marks[row["players"]],
            color=colours[row["game"]],
            linewidth=1,
            markersize=5,
            label=f"{row['game']}, {row['players']} players",
        )
    axes.set_xlabel("predicted share of the wins")
    axes.set_ylabel("share won")
    axes.legend(frameon=False)
    return svg(figure)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=1600, help="for each number of players")
    parser.add_argument("--mixed", action="store_true")
    asked = parser.parse_args()
    rows = [row for row in json.loads(RESULTS.read_text()) if row["game"] != asked.game]
    for players in GAMES[asked.game].seats:
        row = measure(GAMES[asked.game], players, asked.games, asked.mixed)
        rows.append(row)
        print(
            f"{asked.game}, {players} players: {row['games']} games, ECE {row['error']}, "
            f"{row['error_if_right']} if exactly right",
            flush=True,
        )
    if not asked.mixed:
        RESULTS.write_text(json.dumps(rows) + "\n")
        PLOT.write_text(plot(rows))


if __name__ == "__main__":
    main()
