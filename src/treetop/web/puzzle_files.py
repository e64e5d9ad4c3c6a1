"""The games' puzzles for the browser: a list of all, and the puzzles themselves in parts."""

from __future__ import annotations

from treetop.games import GAMES
from treetop.games.game import Facts
from treetop.players import PLAYERS
from treetop.players.puzzle import Puzzle, puzzles_of
from treetop.tables import wire
from treetop.web.asset import Asset

PART = 25
"""So many puzzles are fetched at once: about 10 kB."""


def puzzle_files() -> dict[str, Asset]:
    """`puzzles/GAME.json` and `puzzles/GAME/0.json`, `1.json` …."""
    found: dict[str, Asset] = {}
    for name, game in GAMES.items():
        puzzles = puzzles_of(game)
        if not puzzles:
            continue
        found[f"puzzles/{name}.json"] = _json(
            {
                "ids": [puzzle.id for puzzle in puzzles],
                "grades": [puzzle.grade for puzzle in puzzles],
                "part": PART,
                "players": {str(player.level): player.name for player in PLAYERS[name].values()},
            }
        )
        for start in range(0, len(puzzles), PART):
            part = [facts_of(puzzle) for puzzle in puzzles[start : start + PART]]
            found[f"puzzles/{name}/{start // PART}.json"] = _json(part)
    return found


def facts_of(puzzle: Puzzle) -> Facts:
    return {
        "id": puzzle.id,
        "grade": puzzle.grade,
        "gap": puzzle.gap,
        "answers": list(puzzle.answers),
        "lure": puzzle.lure,
        "loss": puzzle.loss,
        "why": wire.words(puzzle.why) if puzzle.why else None,
        "position": puzzle.position,
    }


def _json(facts: object) -> Asset:
    return Asset(wire.encode(facts), "application/json")
