"""Entries into how a contest stands."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.kernel import Layout
from treetop.kernel.rule import entry
from treetop.players import standings as rules
from treetop.players.standings import Standings
from treetop.players.totals import ONE, POINTS, SHARE, TOTALS

Bytes = np.ndarray[Any, np.dtype[np.uint8]]

LAYOUT = Layout(Standings)
STANDINGS = LAYOUT.dtype


@entry
def begin_contest(standings: Bytes, count: int) -> int:
    return rules.begin(standings.view(STANDINGS)[0], count)


@entry
def rounds_in_heat(standings: Bytes, iterations: int) -> int:
    return rules.rounds_in_heat(standings.view(STANDINGS)[0], iterations)


@entry
def add_rounds(standings: Bytes, totals: Any, rounds: int) -> int:
    """Returns whether all that take part may still win."""
    record = standings.view(STANDINGS)[0]
    rules.add_rounds(record, totals, rounds)
    return rules.all_contend(record)


@entry
def end_heat(standings: Bytes) -> int:
    return rules.end_heat(standings.view(STANDINGS)[0])


@entry
def end_of_heat(standings: Bytes) -> float:
    return rules.end_of_heat(standings.view(STANDINGS)[0])


@entry
def settle(standings: Bytes, time_is_up: int) -> int:
    return rules.settle(standings.view(STANDINGS)[0], time_is_up)


@entry
def compare(standings: Bytes, totals: Any, rounds: int) -> float:
    return rules.compare(standings.view(STANDINGS)[0], totals, rounds)


@entry
def rank_all(standings: Bytes) -> None:
    """Rank every candidate, as after an exact count."""
    record = standings.view(STANDINGS)[0]
    rules.rank(record, record.count)


@entry
def candidate_share(standings: Bytes, i: int) -> float:
    """A candidate's share of the wins in its playouts."""
    record = standings.view(STANDINGS)[0]
    return float(record.totals[i * TOTALS + SHARE] / ONE / max(record.visits[i], 1))


@entry
def candidate_points(standings: Bytes, i: int) -> float:
    """A candidate's points in its playouts, on average."""
    record = standings.view(STANDINGS)[0]
    return float(record.totals[i * TOTALS + POINTS] / max(record.visits[i], 1))
