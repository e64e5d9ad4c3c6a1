"""How fast the compiled engine of Tree Society plays."""

from __future__ import annotations

from treetop.cli.bench import measured
from treetop.games.game import Facts
from treetop.games.tree_society import shipped_deck
from treetop.games.tree_society.batch import play_random_games


def measure(players: int, threads: int, seconds: float) -> Facts:
    """Whole games of Tree Society with the guilds of the first game: dealt and played at random."""

    def play(first: int, count: int) -> int:
        return play_random_games(shipped_deck(), players, range(first, first + count), threads)

    return measured(play, 500, threads, seconds)
