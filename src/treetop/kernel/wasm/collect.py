"""The LLVM text of entries and of all rules they reach, before anything is optimised.

Numba would link, optimise and load every function for this machine. Here it only lowers them: what it writes
is kept, and becomes one module for another machine. That changes Numba for the whole process, so it happens
in a process of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from numba.core import cgutils, codegen

from treetop.kernel.rule import Entry

WRAPPERS = {"wrapper", "cfunc_wrapper", "nrt_module"}
"""Calls from Python and C, and Numba's counts of references: nobody needs them here."""

normalised: Any = cgutils.normalize_ir_text


class Collected(codegen.JITCodeLibrary):
    """One function's code, which is kept and never made to run here."""

    texts: list[str]

    def add_ir_module(self, module: Any) -> None:
        if module.name not in WRAPPERS:
            Collected.texts.append(normalised(str(module)))

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0


def prepare() -> None:
    """From now on Numba only collects. To be called before any rule is imported."""
    Collected.texts = []
    processor: Any = codegen.JITCPUCodegen
    processor._library_class = Collected
    processor.set_env = lambda *_: None
    entry: Any = Entry
    entry.enable_caching = lambda _: None


def collect(entry: Any, signature: str) -> tuple[str, str | None]:
    """Compile an entry; returns the symbol of its function, and the type of its result if it has one."""
    entry.compile(signature)
    compiled = entry.overloads[next(reversed(entry.overloads))]
    result = str(compiled.signature.return_type)
    return compiled.fndesc.llvm_func_name, None if result == "none" else result


def texts() -> Iterable[str]:
    return Collected.texts
