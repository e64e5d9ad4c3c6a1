"""What a game exports to the browser: its states' layouts, and the entries that work on them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

KINDS = {
    "bytes": "uint8[::1]",
    "number": "int64",
    "numbers": "int64[::1]",
    "float": "float64",
    "floats": "float64[::1]",
}
"""What an argument can be. An array is passed as an address and a length."""


@dataclass(frozen=True)
class Export:
    """An entry, and the kind of each of its arguments."""

    entry: Callable[..., Any]
    kinds: str

    @property
    def signature(self) -> str:
        return "(" + "".join(f"{KINDS[kind]}," for kind in self.kinds.split()) + ")"

    def arguments(self) -> dict[str, str]:
        """Name → kind, in order."""
        function = inspect.unwrap(getattr(self.entry, "py_func", self.entry))
        return dict(zip(inspect.signature(function).parameters, self.kinds.split(), strict=True))


@dataclass(frozen=True)
class Exports:
    """One game's. `layouts` are those of the records that the entries take as bytes."""

    layouts: Mapping[str, np.dtype[Any]]
    entries: Mapping[str, Export]

    def layout_facts(self) -> dict[str, Any]:
        """Where each field lies, for JSON."""
        return {name: record_facts(dtype) for name, dtype in self.layouts.items()}


def record_facts(dtype: np.dtype[Any]) -> dict[str, Any]:
    fields = dtype.fields
    assert fields is not None
    return {"size": dtype.itemsize, "fields": {name: _field(*at) for name, at in fields.items()}}


def _field(kind: np.dtype[Any], offset: int, *_: object) -> dict[str, Any]:
    """`length` is that of an array; a single number has none."""
    length = None if kind.subdtype is None else kind.shape[0]
    return {"offset": offset, "type": kind.base.name, "length": length}
