"""Fitting words into a box without knowing the reader's fonts."""

from __future__ import annotations

from treetop.art.svg import SERIF, text

_NARROW, _WIDE = frozenset("iljtfI.,:;'’!|()[] "), frozenset("mwMWЖШЩЮФжшщюфмĳœæ—…@%")
LEADING = 1.18


def width(words: str, size: float) -> float:
    """About how wide the words are; a little too much rather than too little."""
    return size * sum(_share(letter) for letter in words)


def wrapped(words: str, room: float, size: float) -> list[str]:
    """The words in lines that fit into the room."""
    lines: list[str] = []
    for word in words.split():
        if lines and width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fitting_size(words: str, room: float, size: float) -> float:
    """The size, or less where one line needs it."""
    return min(size, size * room / max(width(words, size), 0.01))


def paragraph(
    words: str,
    x: float,
    y: float,
    room: float,
    height: float,
    *,
    size: float,
    fill: str,
    smallest: float = 3.6,
    **attributes: str | float,
) -> str:
    """Words wrapped into a box and centred from top to bottom; smaller where they are many."""
    lines = wrapped(words, room, size)
    while size > smallest and (
        len(lines) * size * LEADING > height or max(width(line, size) for line in lines) > room
    ):
        size -= 0.2
        lines = wrapped(words, room, size)
    first = y + (height - len(lines) * size * LEADING) / 2 + size * 0.9
    return "".join(
        text(line, x, first + number * size * LEADING, round(size, 2), fill, **attributes)
        for number, line in enumerate(lines)
    )


def title(words: str, x: float, y: float, room: float, size: float, fill: str) -> str:
    """One centred line of the display face."""
    return text(
        words,
        x,
        y,
        round(fitting_size(words, room, size), 2),
        fill,
        font_family=SERIF,
        font_weight="600",
        text_anchor="middle",
    )


def figure(words: str, x: float, y: float, size: float, fill: str, room: float = 100) -> str:
    """A number in the middle of something round; `y` is the middle."""
    size = fitting_size(words, room, size)
    return title(words, x, y + size * 0.34, room, size, fill)


def _share(letter: str) -> float:
    if letter in _NARROW:
        return 0.31
    if letter in _WIDE:
        return 0.88
    return 0.68 if letter.isupper() else 0.565
