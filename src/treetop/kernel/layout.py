"""A state's fields, declared once, laid out as a NumPy record."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

import numpy as np


class Fields(Protocol):
    """A state as plain Python: each attribute is an integer or a list of integers.

    `TYPES` names the fields that need more room than a signed byte, by the type that they have. With
    `SHORT_FIRST` short fields lie together: faster on a GPU, slower on a CPU.
    """

    TYPES: ClassVar[tuple[tuple[str, str], ...]]


LAYOUTS: dict[np.dtype[Any], Layout] = {}
"""By the record it lays out."""


class Layout:
    """The record that holds the same fields as a plain state."""

    def __init__(self, fields: type[Any]) -> None:
        self.fields = fields
        columns = [_column(fields, name, value) for name, value in vars(fields()).items()]
        short_first = getattr(fields, "SHORT_FIRST", False)
        self.dtype = _packed(sorted(columns, key=lambda column: _place(column, short_first)))
        LAYOUTS[self.dtype] = self

    def blank(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """An empty state as bytes: what compiled entries take."""
        return np.zeros(self.dtype.itemsize, np.uint8)

    def blanks(self, count: int) -> np.ndarray[Any, Any]:
        return np.zeros(count, self.dtype)

    def offset(self, name: str) -> int:
        """Where a field begins, in bytes."""
        fields = self.dtype.fields
        assert fields is not None
        return fields[name][1]

    def plain(self, record: Any) -> Any:
        """A record's values as a plain state."""
        state = self.fields()
        for name, value in vars(state).items():
            setattr(state, name, record[name].tolist() if isinstance(value, list) else record[name].item())
        return state

    def store(self, state: Any, record: Any) -> None:
        """Write a plain state into a record."""
        for name, value in vars(state).items():
            record[name] = value


def _column(fields: type[Any], name: str, value: int | list[int]) -> tuple[Any, ...]:
    kind = next((kind for kind, names in fields.TYPES if name in names.split()), "int8")
    return (name, kind, (len(value),)) if isinstance(value, list) else (name, kind)


def _place(column: tuple[Any, ...], short_first: bool) -> tuple[int, int]:
    """Wide fields first, so that all are aligned; of one width in the order in which they are declared, or
    the short ones first."""
    _, kind, *shape = column
    return -np.dtype(kind).itemsize, shape[0][0] if shape and short_first else 0


def _packed(columns: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """With the rest filled up, so that no byte is left to chance."""
    rest = -np.dtype(columns).itemsize % 8
    return np.dtype([*columns, ("filling", "int8", (rest,))] if rest else columns)
