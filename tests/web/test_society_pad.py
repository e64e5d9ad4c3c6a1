"""The score pad counts a game of Tree Society as the engine does."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import treetop.web
from tests.games.tree_society.builders import played_out
from tests.kernel.micropython import needs_micropython, run_in_browser
from treetop.games.tree_society import Position, shipped_deck
from treetop.web.tree_society.pad_deck import pad_deck

PAD = Path(treetop.web.__file__).parent / "tree_society" / "pad.py"
FRUIT = ("apple", "cherry", "grape", "blueberry", "orange")
PROGRAM = """
import json
from treetop.web.tree_society.pad import sheet
deck = json.loads(%r)
for table in json.loads(%r):
    print(sheet(json.dumps({"deck": deck, "table": table})))
"""


def played(seed: int, players: int) -> Position:
    """A finished game whose players build what they can."""
    return played_out(Position.new(players, f"{seed:032x}"), Random(seed))


def counts(fruit: list[str]) -> list[int]:
    return [sum(key.startswith(kind + "-") for key in fruit) for kind in FRUIT]


def entered(position: Position) -> dict[str, Any]:
    """What lies on the table, as people would enter it."""
    view = position.view(None).facts()
    market = {key.split("-")[0] for key in view["fruit_market"] if key}
    players = []
    for seat in view["seats"]:
        done = [{"card": card, "level": 3} for card in seat["completed"]]
        going = [item for item in seat["ongoing"] if item]
        players.append(
            {
                "houses": [*done, *going],
                "sold": counts(seat["sold"]),
                "unsold": counts(seat["unsold"]),
                "coins": seat["pouch"] + seat["chest"],
            }
        )
    return {"market": len(market), "players": players}


@needs_micropython
@pytest.mark.rule("T23")
def test_the_pad_and_the_engine_write_the_same_sheet() -> None:
    positions = [played(seed, 2 + seed % 3) for seed in range(30)]
    program = PROGRAM % (
        json.dumps(pad_deck(shipped_deck())),
        json.dumps([entered(position) for position in positions]),
    )
    lines = run_in_browser(program, {"treetop/web/tree_society/pad.py": PAD.read_text(encoding="utf-8")})
    for position, line in zip(positions, lines, strict=True):
        sheet = json.loads(json.dumps(position.score_sheet().facts()))
        assert json.loads(line) == sheet | {"ended_by": None}
