"""Compiled modules once more, as functions of a CUDA device that give the same numbers as the CPU's."""

from __future__ import annotations

import builtins
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from math import sqrt
from types import ModuleType, SimpleNamespace
from typing import Any

from treetop.kernel.sources import DECORATOR, PACKAGE, compiled_modules, source_of

cuda: Any = import_module("numba.cuda")


@cache
def device_module(name: str) -> ModuleType:
    """A module of rules, helpers and entries, and those it imports. Its entries are plain Python here."""
    module = ModuleType(name)
    path = str(PACKAGE.parent / (name.replace(".", "/") + ".py"))
    module.__file__ = path
    module.__dict__["__builtins__"] = {**vars(builtins), "__import__": _import}
    exec(compile(source_of(name), path, "exec"), module.__dict__)
    return module


def _import(name: str, names: Any = None, local: Any = None, wanted: Any = None, level: int = 0) -> Any:
    """What is compiled comes for the device; everything else as it is."""
    if name == DECORATOR:
        return SimpleNamespace(rule=on_device, helper=on_device, entry=_same, brief_entry=_same)
    if name in compiled_modules():
        return device_module(name)
    if not name.startswith("treetop"):
        return builtins.__import__(name, names, local, wanted or (), level)
    found = import_module(name)
    inside = [each for each in wanted or () if f"{name}.{each}" in compiled_modules()]
    return SimpleNamespace(**{**vars(found), **{each: device_module(f"{name}.{each}") for each in inside}})


def _same(function: Any) -> Any:
    return function


def on_device(function: Any) -> Any:
    """A function that kernels can call. It is compiled once, whatever integers it is called with."""
    if function.__name__ in IN_HARDWARE:
        function = IN_HARDWARE[function.__name__]
    plain = cuda.jit(device=True)(function)
    return _device_rule()(plain.py_func, plain.targetoptions)


def kernel(function: Any) -> Any:
    """A function that is launched, to be compiled `exactly`. The linker's optimiser would fuse again."""
    return cuda.jit(function, lto=False)


def _square_root(x: float) -> float:
    return sqrt(x)


IN_HARDWARE = {"square_root": _square_root}
"""Rules for which a device has an instruction that rounds as the CPU does, while its library does not."""


@cache
def _device_rule() -> Any:
    from numba import types

    dispatcher: Any = import_module("numba.cuda.dispatcher")

    class DeviceRule(dispatcher.CUDADispatcher):  # type: ignore[misc]
        def get_call_template(self, args: Any, kws: Any) -> Any:
            named = {name: widened(given) for name, given in kws.items()}
            return super().get_call_template([widened(given) for given in args], named)

    def widened(given: Any) -> Any:
        plain: Any = types.unliteral(given)  # type: ignore[no-untyped-call]
        return types.int64 if isinstance(plain, types.Integer) else plain

    return DeviceRule


LARGE = 200
"""Lines of a function from which on it is called where it is needed in several places, and not copied there:
the device forgets instructions when there are too many."""
EVERYTHING = 10**9
"""Lines up to which everything is copied: for kernels that are short, or whose threads do the same."""


@contextmanager
def exactly(large: int = LARGE) -> Iterator[None]:
    """Compile kernels that round after every multiplication, as the CPU does, and that aren't too long.

    Rules have no indices below 0, so none is counted from the end: that is a tenth of the instructions.
    """
    from numba.cuda.cudadrv import nvvm

    indexing: Any = import_module("numba.cuda.np.arrayobj")
    compile_ir, fix_index = nvvm.compile_ir, indexing.fix_integer_index

    def compile_ours(texts: Any, **options: Any) -> Any:
        given = [texts] if isinstance(texts, str) else list(texts)
        return compile_ir(call_large(given, large), **{**options, "fma": 0})

    nvvm.compile_ir, indexing.fix_integer_index = compile_ours, _index_as_it_is
    try:
        yield
    finally:
        nvvm.compile_ir, indexing.fix_integer_index = compile_ir, fix_index


def _index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    from numba import types

    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


NAME = r'@"?([\w.$]+)"?\('
DEFINITION = re.compile(rf"^define [^\n]*?{NAME}[^\n]*\n\{{\n.*?^\}}", re.MULTILINE | re.DOTALL)
OF_NUMBA = "_ZN5numba"
CALL = re.compile(rf"\bcall [^\n@]*{NAME}")


def call_large(texts: list[str], large: int = LARGE) -> list[str]:
    """The same LLVM code, in which large rules with several callers stay by themselves.

    Numba's own functions don't: where an array lies has to be known around them.
    """
    calls = Counter(name for text in texts for name in CALL.findall(text))

    def marked(found: re.Match[str]) -> str:
        text = found.group()
        name = found.group(1)
        if text.count("\n") < large or calls[name] < 2 or name.startswith(OF_NUMBA):
            return text
        head, body = text.split("\n{\n", 1)
        return f"{head} noinline\n{{\n{body}"

    return [DEFINITION.sub(marked, text) for text in texts]
