"""Source maps (version 3) that lead from lines to lines."""

from __future__ import annotations

from collections.abc import Sequence

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def source_map(
    file: str, sources: Sequence[str], texts: Sequence[str], lines: Sequence[tuple[int, int] | None]
) -> dict[str, object]:
    """`lines` says from which source and line (both from 0) each line of the file comes, if from any."""
    return {
        "version": 3,
        "file": file,
        "sources": list(sources),
        "sourcesContent": list(texts),
        "names": [],
        "mappings": mappings(lines),
    }


def mappings(lines: Sequence[tuple[int, int] | None]) -> str:
    told: list[str] = []
    last = (0, 0)
    for place in lines:
        if place is None:
            told.append("")
            continue
        # Column 0 here is column 0 there; source and line count from where the last ones were.
        told.append("A" + vlq(place[0] - last[0]) + vlq(place[1] - last[1]) + "A")
        last = place
    return ";".join(told)


def vlq(number: int) -> str:
    """Base 64, five bits to a digit, the sign in the lowest bit."""
    rest = -number << 1 | 1 if number < 0 else number << 1
    digits = ""
    while True:
        digit, rest = rest & 31, rest >> 5
        digits += DIGITS[digit | 32 if rest else digit]
        if not rest:
            return digits
