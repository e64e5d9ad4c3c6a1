"""Fitting words into a box without knowing the reader's fonts."""

from __future__ import annotations

import re
from collections.abc import Sequence

from treetop.art.svg import SERIF, text

FIXED_SPACE = "\u00a0"
LEADING = 1.18
_NARROW = frozenset("iíìîïljtfIіїІЇ.,:;'’!|()[] " + FIXED_SPACE)
_WIDE = frozenset("mwMWЖМШЩЮФжшщюфмĳœæ—…@%")
_STRETCH = {"400": 1.08, "600": 1.2}
_TITLE_STRETCH = 1.24
"""How much wider the widest faces are, those of PDF pages: DejaVu Sans by weight, DejaVu Serif Bold."""
_COUNTED = re.compile(r"(?<![\d\u00a0])(\d+) (?=\w)")
_LAST_NUMBER = re.compile(r" (?=\d+[.,;])")


def width(words: str, size: float) -> float:
    """About how wide the words are; a little too much rather than too little."""
    return size * sum(_share(letter) for letter in words)


def wrapped(words: str, room: float, size: float) -> list[str]:
    """The words in lines that fit into the room; a number stays with what it counts, or with its sentence."""
    words = _LAST_NUMBER.sub(FIXED_SPACE, _COUNTED.sub(rf"\1{FIXED_SPACE}", words))
    lines: list[str] = []
    for word in words.split(" "):
        if lines and width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fitting_size(words: str, room: float, size: float) -> float:
    """The size, or less where one line needs it."""
    return min(size, size * room / max(width(words, size), 0.01))


def paragraphs(
    runs: Sequence[tuple[str, str]],
    x: float,
    y: float,
    room: float,
    height: float,
    *,
    size: float,
    fill: str,
    smallest: float = 3.4,
) -> str:
    """Runs of (words, font weight), each wrapped from a new line, centred from top to bottom in a box.

    They are smaller where they are many.
    """
    lines = _lines(runs, room, size)
    while size > smallest and not _fit(lines, room, height, size):
        size -= 0.2
        lines = _lines(runs, room, size)
    first = y + (height - len(lines) * size * LEADING) / 2 + size * 0.9
    return "".join(
        text(line, x, first + number * size * LEADING, round(size, 2), fill, font_weight=weight)
        for number, (line, weight) in enumerate(lines)
    )


def paragraph(words: str, x: float, y: float, room: float, height: float, *, size: float, fill: str) -> str:
    """Words wrapped into a box."""
    return paragraphs([(words, "400")], x, y, room, height, size=size, fill=fill)


def title(words: str, x: float, y: float, room: float, size: float, fill: str) -> str:
    """One centred line of the display face."""
    return _display(words, x, y, fitting_size(words, room / _TITLE_STRETCH, size), fill)


def figure(words: str, x: float, y: float, size: float, fill: str, room: float = 100) -> str:
    """A number in the middle of something round; `y` is the middle."""
    size = fitting_size(words, room, size)
    return _display(words, x, y + size * 0.34, size, fill)


def _display(words: str, x: float, y: float, size: float, fill: str) -> str:
    return text(
        words,
        x,
        y,
        round(size, 2),
        fill,
        font_family=SERIF,
        font_weight="600",
        text_anchor="middle",
    )


def _lines(runs: Sequence[tuple[str, str]], room: float, size: float) -> list[tuple[str, str]]:
    return [
        (line, weight) for words, weight in runs for line in wrapped(words, room / _STRETCH[weight], size)
    ]


def _fit(lines: list[tuple[str, str]], room: float, height: float, size: float) -> bool:
    broad = max((width(line, size) * _STRETCH[weight] for line, weight in lines), default=0)
    return len(lines) * size * LEADING <= height and broad <= room


def _share(letter: str) -> float:
    if letter in _NARROW:
        return 0.31
    if letter in _WIDE:
        return 0.88
    share = 0.68 if letter.isupper() else 0.565
    return share + 0.02 if letter >= "\u0400" else share
