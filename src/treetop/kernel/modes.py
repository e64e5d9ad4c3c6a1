"""Load kernel modules again in another mode: interpreted, or as CUDA device functions."""

from __future__ import annotations

import builtins
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

from treetop.kernel.sources import DECORATOR, PACKAGE, kernel_sources


def load(name: str, mode: str) -> ModuleType:
    """The kernel module `name`, and those it imports, as "interpreted" or "cuda"."""
    if mode == "cuda":
        from treetop.kernel.device import device_module

        return device_module(name)
    return _loader(mode)(name)


@cache
def _loader(mode: str) -> Callable[[str], ModuleType]:
    decorator = ModuleType(DECORATOR)
    decorator.rule = _decorator(mode)  # type: ignore[attr-defined]
    loaded = {DECORATOR: decorator}

    def load_module(name: str) -> ModuleType:
        if name not in loaded:
            loaded[name] = _execute(name, import_kernel)
        return loaded[name]

    def import_kernel(name: str, *_: object, **__: object) -> ModuleType:
        return load_module(name)

    return load_module


def _decorator(mode: str) -> Callable[[Any], Any]:
    if mode == "interpreted":
        return lambda function: function
    raise ValueError(f"unknown kernel mode {mode!r}")


def _execute(name: str, import_kernel: Callable[..., ModuleType]) -> ModuleType:
    """Run the module's source with imports that find the copies of the same mode."""
    module = ModuleType(name)
    path = PACKAGE.parent / (name.replace(".", "/") + ".py")
    module.__file__ = str(path)
    module.__dict__["__builtins__"] = {**vars(builtins), "__import__": import_kernel}
    exec(compile(kernel_sources()[name], str(path), "exec"), module.__dict__)
    return module
