"""QR codes, compared square by square."""

from __future__ import annotations

import re

import segno


def modules(svg: str) -> set[tuple[int, int]]:
    """The dark squares of a QR code that is drawn in horizontal strokes with a margin of two squares."""
    path = re.search(r' d="([^"]+)"', svg)
    assert path is not None
    x = y = 0.0
    dark = set()
    for command, numbers in re.findall(r"([Mmh])([-0-9. ]+)", path[1]):
        given = [float(number) for number in numbers.split()]
        if command == "h":
            dark |= {(round(x) + step - 2, round(y - 0.5) - 2) for step in range(round(given[0]))}
            x += given[0]
        else:
            x, y = given if command == "M" else (x + given[0], y + given[1])
    return dark


def dark_modules(link: str) -> set[tuple[int, int]]:
    """The dark squares of a link's QR code."""
    rows = segno.make(link, error="m").matrix_iter(border=0)
    return {(x, y) for y, row in enumerate(rows) for x, dark in enumerate(row) if dark}
