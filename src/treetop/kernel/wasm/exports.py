"""What a game exports to the browser: its states' layouts, and the entries that work on them."""

from __future__ import annotations

import base64
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
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
        names = [name.removesuffix("_bytes") for name in inspect.signature(function).parameters]
        return dict(zip(names, self.kinds.split(), strict=True))


@dataclass(frozen=True)
class Exports:
    """One game's. An argument of an entry that has the name of a layout is such a record, blank at first;
    one with the name of a constant is that. `players` are those of the ladder: the entries that each of them
    calls, with the arguments that make it what it is; `prospects` are arguments of the entry of that name."""

    layouts: Mapping[str, np.dtype[Any]]
    entries: Mapping[str, Export]
    constants: Mapping[str, Any] = field(default_factory=dict)
    players: Mapping[str, Mapping[str, Mapping[str, Any]]] = field(default_factory=dict)
    prospects: Mapping[str, Any] = field(default_factory=dict)

    def layout_facts(self) -> dict[str, Any]:
        """Where each field lies, for JSON."""
        return {name: record_facts(dtype) for name, dtype in self.layouts.items()}


def record_facts(dtype: np.dtype[Any]) -> dict[str, Any]:
    """Several records in a row are described by their size only."""
    fields: Mapping[str, Any] = dtype.fields or {}
    return {"size": dtype.itemsize, "fields": {name: _field(*at) for name, at in fields.items()}}


def plain(value: Any) -> Any:
    """A constant for JSON: bytes as text in base64, other arrays as lists."""
    if isinstance(value, np.ndarray) and value.dtype == np.uint8:
        return base64.b64encode(value.tobytes()).decode()
    return value.tolist() if isinstance(value, np.ndarray) else value


def facts_of(given: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: facts_of(value) if isinstance(value, Mapping) else plain(value) for name, value in given.items()
    }


def _field(kind: np.dtype[Any], offset: int, *_: object) -> dict[str, Any]:
    """`length` is that of an array; a single number has none."""
    length = None if kind.subdtype is None else kind.shape[0]
    return {"offset": offset, "type": kind.base.name, "length": length}
