"""A state read as plain numbers. Making NumPy's numbers first takes most of a reader's time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from struct import calcsize
from typing import Any

import numpy as np

from treetop.kernel import Layout

Bytes = np.ndarray[Any, np.dtype[np.uint8]]
Place = tuple[int, int, Any, bool]
"""Where a field begins and ends, its code in `memoryview.cast`, and whether it is one number."""


@cache
def places_of(layout: Layout) -> Mapping[str, Place]:
    found = layout.dtype.fields
    assert found is not None
    return {name: _place(kind, start) for name, (kind, start, *_) in found.items()}


class Numbers:
    """`fields["turn"]` is an integer, `fields["hand"]` a run of them that can be sliced."""

    __slots__ = ("_memory", "_places")

    def __init__(self, layout: Layout, state: Bytes) -> None:
        self._places = places_of(layout)
        self._memory = state.data.cast("b")

    def __getitem__(self, name: str) -> Any:
        start, end, code, single = self._places[name]
        if code == "b":
            return self._memory[start] if single else self._memory[start:end]
        run = self._memory[start:end].cast(code)
        return run[0] if single else run

    def at(self, name: str, index: int) -> int:
        """`fields[name][index]`, without making the run first."""
        start, _, code, _ = self._places[name]
        return int(self._memory[start + index] if code == "b" else self[name][index])

    def run(self, name: str, first: int, last: int) -> list[int]:
        """`fields[name][first:last]` as a list, likewise."""
        start, _, code, _ = self._places[name]
        if code == "b":
            return self._memory[start + first : start + last].tolist()
        size = calcsize(code)
        return self._memory[start + first * size : start + last * size].cast(code).tolist()


def _place(kind: np.dtype[Any], start: int) -> Place:
    single = kind.subdtype is None
    number = kind if kind.subdtype is None else kind.subdtype[0]
    return start, start + kind.itemsize, number.char, single
