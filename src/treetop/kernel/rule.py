"""The decorators of compiled functions. Ordinary import compiles them for the CPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba import types
from numba.core.registry import CPUDispatcher

from treetop.kernel.cache import LoadedCode, cached_in_kernel_folder
from treetop.kernel.library import EntryCompiler, RuleCompiler
from treetop.kernel.patience import patient

Function = TypeVar("Function", bound=Callable[..., object])

OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
RULE_OPTIONS = {**OPTIONS, "no_cpython_wrapper": True, "_nrt": False}
"""A rule allocates nothing, and its entry holds every array: it counts no references to them. A count is an
atomic operation, and a step of an array of games made a dozen of them."""


def rule(function: Function) -> Function:
    """A function of a kernel module, which runs in every mode: see `treetop.kernel.modes`.

    Compiled, it can be called by compiled functions only.
    """
    compiled: Any = Rule(function, {}, RULE_OPTIONS, RuleCompiler)
    return compiled  # type: ignore[no-any-return]


def helper(function: Function) -> Function:
    """Like a rule, but in a module of entries or beside them. It may use NumPy and floating-point numbers."""
    return rule(function)


def entry(function: Function) -> Function:
    """A compiled function that only plain Python calls. It may use NumPy, and takes a state as bytes.

    A record as an argument costs 8-25 µs a call; bytes that are viewed as a record inside cost 0.25 µs.
    """
    return _entry(function, nogil=True)


def brief_entry(function: Function) -> Function:
    """An entry that takes microseconds. It keeps Python's lock: others may hold that for longer."""
    return _entry(function, nogil=False)


def _entry(function: Function, *, nogil: bool) -> Function:
    compiled = cached_in_kernel_folder(Entry(function, {}, {**OPTIONS, "nogil": nogil}, EntryCompiler))
    return patient(compiled)  # type: ignore[no-any-return]


class Rule(CPUDispatcher):
    """Compiles a function once, whatever integers it is called with.

    Numba would compile it for every width, and for every constant.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        named = {name: _widened(given) for name, given in kws.items()}
        return super().get_call_template([_widened(given) for given in args], named)

    def _insert(self, *_: object) -> None:
        """Keep it out of Python's reach."""

    def _compile_for_args(self, *_: object, **__: object) -> None:
        raise TypeError(f"{self.py_func.__name__} is a rule: only compiled functions can call it")


class Entry(CPUDispatcher):
    def enable_caching(self) -> None:
        self._cache = LoadedCode(self.py_func)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        raise TypeError(f"{self.py_func.__name__} is an entry: only Python can call it")


def _widened(given: Any) -> Any:
    plain = types.unliteral(given)
    return types.int64 if isinstance(plain, types.Integer) else plain
