"""Calls of entries past Numba's choice of a signature, which takes a third of a short call's time."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from treetop.kernel.patience import must_wait

KINDS = {"state": "uint8[::1]", "number": "int64", "flag": "boolean"}


class Direct:
    """The entries of a module, each for one signature. It is compiled when it is first asked for."""

    def __init__(self, module: ModuleType, **signatures: tuple[str, ...]) -> None:
        self._module = module
        self._signatures = signatures

    def __getattr__(self, name: str) -> Any:
        entry = getattr(self._module, name)
        if must_wait(entry):
            return entry
        if hasattr(entry, "get_overload"):
            signature = "(" + "".join(f"{KINDS[kind]}," for kind in self._signatures[name]) + ")"
            entry.compile(signature)
            entry = entry.get_overload(signature)
        setattr(self, name, entry)
        return entry
