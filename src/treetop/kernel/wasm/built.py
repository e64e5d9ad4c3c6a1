"""Built kernels: in the wheel, or in the cache beside machine code, named after all they are made from."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import llvmlite
import numba

from treetop.kernel.cache import cache_folder
from treetop.kernel.sources import PACKAGE, compiled_sources, is_ours
from treetop.kernel.unused import in_use

WASM, TABLE = "kernel.wasm", "kernel.json"
FAILED = "failed"
"""Lies where a kernel would, if it couldn't be built here."""
IN_THE_WHEEL = Path(__file__).with_name("shipped")
BUILDER = Path(__file__).parent
# What Numba may not look at: the processor it happens to run on, and the order of Python's sets.
ENVIRONMENT = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "PYTHONHASHSEED": "0"}


@dataclass(frozen=True)
class BuiltKernel:
    """A module, and the JSON table of what it exports."""

    wasm: Path
    table: Path


def find_kernel(exports: str) -> BuiltKernel | None:
    """The kernel of a game's exports (`package.module:NAME`), if it has been built."""
    shipped, kept = IN_THE_WHEEL / exports.partition(":")[0], _folder(exports)
    if (shipped / TABLE).exists():
        return BuiltKernel(shipped / WASM, shipped / TABLE)
    if (kept / TABLE).exists():
        in_use(kept)
        return BuiltKernel(kept / WASM, kept / TABLE)
    return None


def kernel_name(exports: str) -> str:
    """A hash of all that a kernel is made from."""
    return _folder(exports).name


def failure_of(exports: str) -> Path:
    """The file that says that a kernel couldn't be built, if it couldn't."""
    return _folder(exports) / FAILED


def cannot_be_built(exports: str) -> bool:
    return failure_of(exports).exists() and find_kernel(exports) is None


def build_kernel(exports: str) -> BuiltKernel:
    """Build it unless that has been done. It takes some twenty seconds. Raises CalledProcessError."""
    if found := find_kernel(exports):
        return found
    folder = _folder(exports)
    in_use(folder)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        _build(exports, folder)
    except subprocess.CalledProcessError as problem:
        # A builder that was killed may succeed next time.
        if problem.returncode > 0:
            failure_of(exports).touch()
        raise
    failure_of(exports).unlink(missing_ok=True)
    return BuiltKernel(folder / WASM, folder / TABLE)


def _build(exports: str, folder: Path) -> None:
    with tempfile.TemporaryDirectory(dir=folder) as work:
        command = [sys.executable, "-m", "treetop.kernel.wasm", exports, work]
        path = os.pathsep.join([str(BUILDER.parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])])
        subprocess.run(command, env={**os.environ, **ENVIRONMENT, "PYTHONPATH": path}, check=True)
        # The table comes last: where it is, the module is whole.
        for name in (WASM, TABLE):
            os.replace(Path(work) / name, folder / name)


@cache
def _folder(exports: str) -> Path:
    """Named after its sources: the rules, the exports and what lies beside them, builder and compilers."""
    module = exports.partition(":")[0]
    builder, beside = sorted(BUILDER.glob("*.py")), sorted(_beside(module).glob("*.[jp]*"))
    files = (path.read_text(encoding="utf-8") for path in [*builder, *beside])
    sources = compiled_sources(module if is_ours(module) else None)
    parts = [numba.__version__, llvmlite.__version__, exports, sources, *files]
    fingerprint = hashlib.sha256("\0".join(parts).encode()).hexdigest()
    return cache_folder() / f"kernel-{fingerprint[:16]}"


def _beside(module: str) -> Path:
    """The folder of a module; of ours, without importing anything."""
    if is_ours(module):
        return PACKAGE.parent.joinpath(*module.split(".")[:-1])
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent
