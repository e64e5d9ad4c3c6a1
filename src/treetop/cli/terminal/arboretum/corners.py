"""The corners of the rules that a finished game of Arboretum reached."""

from __future__ import annotations

from collections.abc import Iterator

from treetop.games.arboretum import ScoreSheet
from treetop.games.arboretum.score_sheet import SpeciesScore

CORNERS = ("nobody-holds", "cancelled", "one-and-eight", "tie-for-right", "equal-points", "shared")


def corners(sheet: ScoreSheet) -> Iterator[str]:
    for line in sheet.species:
        if not line.held:
            yield "nobody-holds"
        if line.cancelled:
            yield "cancelled"
        if line.held and len(line.right) > 1:
            yield "tie-for-right"
        if _has_1_and_8(line):
            yield "one-and-eight"
    if sheet.tie_broken or sheet.shared:
        yield "equal-points"
    if sheet.shared:
        yield "shared"


def _has_1_and_8(line: SpeciesScore) -> bool:
    return any({1, 8} <= {card.rank for card in hand} for hand in line.hands)
