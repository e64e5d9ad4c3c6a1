"""Entries without machine code: the same source runs on plain states, which come from bytes and go back."""

from __future__ import annotations

import builtins
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from treetop.kernel.layout import LAYOUTS, Layout
from treetop.kernel.modes import load
from treetop.kernel.sources import DECORATOR, compiled_modules, kernel_sources, source_of

Bytes = np.ndarray[Any, np.dtype[np.uint8]]


def interpreted(module: str, name: str) -> Callable[..., Any]:
    """An entry that takes what the compiled one takes, and does the same, some hundred times slower.

    Arrays of records are for machine code only.
    """
    function = getattr(_entries(module), name)

    def call(*arguments: Any) -> Any:
        given = [_plain(argument) for argument in arguments]
        result = function(*given)
        for array, plain in zip(arguments, given, strict=True):
            if isinstance(plain, Buffer):
                plain.write_back()
            elif isinstance(plain, list) and array.flags.writeable:
                array[:] = plain
        return result

    return call


class Buffer:
    """Bytes that are read as plain states and numbers: what entries do with an array of bytes."""

    def __init__(self, array: Bytes) -> None:
        self._array = array
        self._state: tuple[Layout, Any] | None = None
        self._parts: dict[tuple[int | None, int | None], Buffer] = {}

    def view(self, dtype: Any) -> Any:
        if dtype not in LAYOUTS:
            self.write_back()
            return self._array.view(dtype)
        layout = LAYOUTS[dtype]
        if not self._array.flags.writeable:
            return [_constant(layout, self._array.tobytes())]
        if self._state is None:
            self._state = layout, layout.plain(self._array.view(dtype)[0])
        return [self._state[1]]

    def write_back(self) -> None:
        if self._state is not None:
            layout, state = self._state
            layout.store(state, self._array.view(layout.dtype)[0])
            self._state = None
        for part in self._parts.values():
            part.write_back()

    def __len__(self) -> int:
        return len(self._array)

    def __getitem__(self, place: slice) -> Buffer:
        key = place.start, place.stop
        if key not in self._parts:
            self._parts[key] = Buffer(self._array[place])
        return self._parts[key]

    def __setitem__(self, place: slice, other: Buffer) -> None:
        other.write_back()
        self._state = None
        self._array[place] = other._array


class Worlds(list[Any]):
    """Like an array of records: to assign one is to copy it."""

    def __setitem__(self, place: Any, state: Any) -> None:
        for name, value in vars(state).items():
            setattr(self[place], name, list(value) if isinstance(value, list) else value)


class PlainNumpy(SimpleNamespace):
    """NumPy as entries use it, with lists instead of arrays, which are slow to interpret and overflow."""

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)

    @staticmethod
    def zeros(shape: int | tuple[int, int], dtype: Any = float) -> Any:
        if dtype in LAYOUTS:
            assert isinstance(shape, int)
            return Worlds(LAYOUTS[dtype].fields() for _ in range(shape))
        if isinstance(shape, tuple):
            return [[0] * shape[1] for _ in range(shape[0])]
        return [0] * shape


def _plain(argument: Any) -> Any:
    if not isinstance(argument, np.ndarray):
        return argument
    return Buffer(argument) if argument.dtype == np.uint8 else argument.tolist()


@lru_cache(maxsize=8)
def _constant(layout: Layout, content: bytes) -> Any:
    return layout.plain(np.frombuffer(content, layout.dtype)[0])


@cache
def _entries(name: str) -> ModuleType:
    """A module of entries and helpers, and those it imports, with interpreted rules."""
    if name in kernel_sources():
        return load(name, "interpreted")
    module = ModuleType(name)
    module.__dict__["__builtins__"] = {**vars(builtins), "__import__": _import}
    exec(compile(source_of(name), name, "exec"), module.__dict__)
    if "np" in vars(module):
        vars(module)["np"] = PlainNumpy()
    return module


def _import(name: str, names: Any = None, local: Any = None, wanted: Any = None, level: int = 0) -> Any:
    """What is compiled elsewhere comes interpreted; everything else as it is."""
    if name == DECORATOR:
        return SimpleNamespace(rule=_same, helper=_same, entry=_same, brief_entry=_same)
    if name in compiled_modules():
        return _entries(name)
    found = import_module(name)
    inside = [each for each in wanted or () if f"{name}.{each}" in compiled_modules()]
    return SimpleNamespace(**{**vars(found), **{each: _entries(f"{name}.{each}") for each in inside}})


def _same(function: Any) -> Any:
    return function
