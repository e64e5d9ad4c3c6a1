"""Write the playthroughs anew: `python -m tests.playthroughs.write`. Read the difference afterwards."""

from __future__ import annotations

from pathlib import Path

from treetop.games import GAMES
from treetop.records.playthrough import playthrough

FOLDER = Path(__file__).resolve().parent
SEED = "7472656574 6f7020706c6179 7468726f7567".replace(" ", "")


def names() -> list[tuple[str, int]]:
    return [(name, players) for name, game in GAMES.items() for players in game.seats]


def file_of(name: str, players: int) -> Path:
    return FOLDER / f"{name}-{players}.txt"


def text_of(name: str, players: int) -> str:
    return playthrough(GAMES[name], players, SEED)


if __name__ == "__main__":
    for one in names():
        file_of(*one).write_text(text_of(*one), encoding="utf-8")
