"""Playouts a second on one core, from the middle of a game: `python -m benchmarks.playouts [GAME]`.

The time is the processor's, so that other work on the machine does not count.
"""

from __future__ import annotations

import argparse
from typing import Any

from benchmarks.modules import modules_of_games

COMMAND = "python -m benchmarks.playouts"


def table(module: Any) -> list[str]:
    columns = module.COLUMNS
    rows = [f"| players | {' | '.join(columns)} |", "|---" * (len(columns) + 1) + "|"]
    for players in (2, 3, 4):
        position = module.middle(players)
        rates = (f"{measure(position):,.0f}" for measure in columns.values())
        rows.append(f"| {players} | {' | '.join(rates)} |")
    return rows


def main() -> None:
    modules = modules_of_games("benchmarks.playouts")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=modules)
    chosen = parser.parse_args().game
    for game in [chosen] if chosen else modules:
        print("\n".join([f"`{COMMAND} {game}`", "", *table(modules[game]), ""]))


if __name__ == "__main__":
    main()
