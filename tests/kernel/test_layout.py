"""Where the fields of a state lie in its record."""

from __future__ import annotations

from itertools import pairwise

import pytest

from treetop.kernel import Layout


class Declared:
    TYPES = (("int64", "words"),)

    def __init__(self) -> None:
        self.cards = [0] * 5
        self.size = 0
        self.words = [0] * 2
        self.hand = [0] * 3


class ShortFirst(Declared):
    SHORT_FIRST = True


@pytest.mark.parametrize(
    ("fields", "order"),
    [
        (Declared, ["words", "cards", "size", "hand", "filling"]),
        (ShortFirst, ["words", "size", "hand", "cards", "filling"]),
    ],
)
def test_fields_of_one_width_lie_as_declared_or_short_ones_first(fields: type, order: list[str]) -> None:
    layout = Layout(fields)
    assert list(layout.dtype.names or ()) == order
    assert all(layout.offset(one) < layout.offset(other) for one, other in pairwise(order))
    assert layout.dtype.itemsize == 32
