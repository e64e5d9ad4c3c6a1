"""The score pad counts in the browser what the engine counts on the server."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import treetop.web
from tests.kernel.micropython import needs_micropython, run_in_browser
from treetop.games.arboretum import Position

PAD = Path(treetop.web.__file__).parent / "arboretum" / "pad.py"
PROGRAM = """
import json
from treetop.web.arboretum.pad import sheet
for table in json.loads(%r):
    print(sheet(json.dumps(table)))
"""


def finished(seed: int, players: int) -> Position:
    rng = Random(seed)
    position = Position.new(players, f"{seed:032x}")
    while position.seat_to_act is not None:
        position = position.after(rng.choice(position.legal_actions))
    return position


def entered(position: Position) -> dict[str, object]:
    seats = range(position.players)
    return {
        "species": list(position.species),
        "players": [
            {
                "hand": [str(card) for card in position.hand(seat)],
                "planted": [[str(tree.card), tree.x, tree.y] for tree in position.arboretum(seat)],
            }
            for seat in seats
        ],
    }


@needs_micropython
def test_the_pad_and_the_engine_write_the_same_sheet() -> None:
    positions = [finished(seed, 2 + seed % 3) for seed in range(30)]
    tables = json.dumps([entered(position) for position in positions])
    lines = run_in_browser(
        PROGRAM % tables, {"treetop/web/arboretum/pad.py": PAD.read_text(encoding="utf-8")}
    )
    for position, line in zip(positions, lines, strict=True):
        sheet = json.loads(line)
        assert sheet.pop("apart") == [[]] * position.players
        assert sheet == position.score_sheet().facts()
