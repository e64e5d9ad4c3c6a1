"""Nobody waits for the compiler: an entry is interpreted until its machine code is on disk."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cached_property
from inspect import signature
from time import monotonic
from typing import Any

from numba.core.caching import FunctionCache

from treetop.kernel.cache import on_disk
from treetop.kernel.interpreted import interpreted

PATIENT = "TREETOP_PATIENT"
"""Set in the environment, so that the processes that this one starts are patient, too."""
LOOK_EVERY = 1.0
"""Seconds between two looks at the disk."""


def be_patient() -> None:
    """From now on this process compiles no entry."""
    os.environ[PATIENT] = "1"


def be_impatient() -> None:
    """Compile what is called, and so do the processes that this one starts."""
    os.environ.pop(PATIENT, None)


def must_wait(entry: Any) -> bool:
    """Is its machine code still to come, from another process?"""
    return PATIENT in os.environ and isinstance(entry, PatientEntry) and not entry.is_on_disk()


class PatientEntry:
    """An entry whose machine code isn't on disk yet. Once it is, the module gets the compiled one instead."""

    def __init__(self, compiled: Any, clock: Callable[[], float] = monotonic) -> None:
        self.compiled = compiled
        self._clock = clock
        self._looked = -LOOK_EVERY
        self._found = False

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        if must_wait(self):
            given = signature(self.compiled.py_func).bind(*arguments, **named)
            return self._interpreted(*given.args)
        self._make_way()
        return self.compiled(*arguments, **named)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.compiled, name)

    def is_on_disk(self) -> bool:
        if not self._found and self._clock() - self._looked >= LOOK_EVERY:
            self._looked = self._clock()
            self._found = on_disk(self.compiled)
        return self._found

    def _make_way(self) -> None:
        function = self.compiled.py_func
        module = sys.modules.get(function.__module__)
        if getattr(module, function.__name__, None) is self:
            setattr(module, function.__name__, self.compiled)

    @cached_property
    def _interpreted(self) -> Callable[..., Any]:
        function = self.compiled.py_func
        return interpreted(function.__module__, function.__name__)


def patient(compiled: Any) -> Any:
    """The entry itself if its machine code is on disk, or if it is never kept there."""
    kept = isinstance(compiled._cache, FunctionCache)
    return PatientEntry(compiled) if kept and not on_disk(compiled) else compiled
