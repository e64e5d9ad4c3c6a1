"""The results as a Parquet file: one row for each seat of each game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow
from pyarrow import parquet

from treetop.arena.result import Result
from treetop.arena.tournament import Tournament

COLUMNS = pyarrow.schema(
    [
        ("fixture", pyarrow.int32()),
        ("deal", pyarrow.int32()),
        ("lineup", pyarrow.int32()),
        ("rotation", pyarrow.int8()),
        ("seed", pyarrow.string()),
        ("seat", pyarrow.int8()),
        ("entrant", pyarrow.string()),
        ("points", pyarrow.int16()),
        ("place", pyarrow.int8()),
        ("win", pyarrow.float32()),
        ("decisions", pyarrow.int32()),
        ("seconds", pyarrow.float64()),
        ("slowest", pyarrow.float64()),
        ("late", pyarrow.int32()),
        ("failures", pyarrow.int32()),
    ]
)


def write_parquet(tournament: Tournament, results: Iterable[Result], file: Path) -> None:
    """Seats are numbered from 1; `win` is divided where a victory is shared."""
    rows = [row for result in results for row in _rows(tournament, result)]
    parquet.write_table(pyarrow.Table.from_pylist(rows, COLUMNS), file)


def _rows(tournament: Tournament, result: Result) -> Iterator[dict[str, Any]]:
    fixture, places = result.fixture, result.places()
    for seat, entrant in enumerate(fixture.seats):
        thinking = result.thinking[seat]
        yield {
            "fixture": fixture.number,
            "deal": fixture.deal,
            "lineup": fixture.lineup,
            "rotation": fixture.rotation,
            "seed": tournament.deal_seed(fixture.deal),
            "seat": seat + 1,
            "entrant": tournament.names[entrant],
            "points": result.scores[seat],
            "place": places[seat],
            "win": result.wins(seat),
            "decisions": thinking.decisions,
            "seconds": thinking.seconds,
            "slowest": thinking.slowest,
            "late": thinking.late,
            "failures": sum(failure.seat == seat for failure in result.failures),
        }
