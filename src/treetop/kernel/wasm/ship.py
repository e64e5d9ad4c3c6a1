"""Build the kernels for a wheel: `python -m treetop.kernel.wasm.ship MODULE:GAME …` prints where each file
is, and where it belongs inside the package."""

from __future__ import annotations

import json
import sys
from importlib import import_module

from treetop.kernel.wasm.built import IN_THE_WHEEL, TABLE, WASM, build_kernel


def shipped(places: list[str]) -> dict[str, str]:
    """File → its place in the wheel, for every game that exports a kernel."""
    found: dict[str, str] = {}
    for place in places:
        module, _, name = place.partition(":")
        exports = getattr(import_module(module), name).parts.get("wasm")
        if exports:
            built = build_kernel(exports)
            folder = f"treetop/kernel/wasm/{IN_THE_WHEEL.name}/{exports.partition(':')[0]}"
            found |= {str(built.wasm): f"{folder}/{WASM}", str(built.table): f"{folder}/{TABLE}"}
    return found


if __name__ == "__main__":
    print(json.dumps(shipped(sys.argv[1:])))
