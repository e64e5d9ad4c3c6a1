"""What a seat may know of a position, its longest parts written as JSON by machine code.

For servers with thousands of tables: see `treetop.games.arboretum.compiled_json`.
"""

from __future__ import annotations

from msgspec import Raw
from numpy import empty, uint8

from treetop.games.arboretum import compiled_json
from treetop.games.arboretum.compiled_json import ROOM
from treetop.games.arboretum.position import Position
from treetop.games.game import Facts
from treetop.kernel.direct import Direct
from treetop.kernel.patience import must_wait

CALLS = Direct(compiled_json, write_view=("state", "number", "flag", "state", "state"))


def is_ready() -> bool:
    """Interpreted, it would be slower than encoding the facts."""
    return not must_wait(compiled_json.write_view)


def public_facts(position: Position) -> Facts:
    """What is the same for everybody: a spectator's facts without the seats."""
    return position.view(None).facts_around([])


def facts_and_score(position: Position, reader: int | None, public: Facts) -> tuple[Facts, Raw]:
    """A reader's facts and score; `public` are those of the same position."""
    setup, text = position.setup, empty(ROOM, uint8)
    seat = -1 if reader is None else reader
    sizes = CALLS.write_view(position._bytes, seat, setup.top_only, setup.letters, text)
    known, legal, end = sizes & 0xFFFF, sizes >> 16 & 0xFFFF, sizes >> 32
    facts = {
        **public,
        "seat": None if reader is None else reader + 1,
        "seats": Raw(text[:known].tobytes()),
        "legal": Raw(text[known:legal].tobytes()),
    }
    return facts, Raw(text[legal:end].tobytes())
