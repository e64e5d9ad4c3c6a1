"""LLVM text → a WebAssembly object, by the LLVM that Numba brings."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

import llvmlite.binding as llvm

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
HEADER = re.compile(r"^target (triple|datalayout) = .*$", re.MULTILINE)
EXCEPTION = re.compile(r"@(\"?)\.const\.picklebuf\.[\w.]+\1(?=, ptr|, i8)")

# Nothing is counted: what an entry allocates is taken from its scratch, and all of it is free again at the
# next call. An allocation's description is the allocation itself.
RUNTIME = """
@scratch = internal global i64 0
@scratch_end = internal global i64 0

define void @set_scratch(i64 %start, i64 %end) {
  store i64 %start, ptr @scratch
  store i64 %end, ptr @scratch_end
  ret void
}
define linkonce ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %alignment) {
  %start = load i64, ptr @scratch
  %most = load i64, ptr @scratch_end
  %padded = add i64 %size, 31
  %whole = and i64 %padded, -16
  %end = add i64 %start, %whole
  %full = icmp ugt i64 %end, %most
  br i1 %full, label %stop, label %take
stop:
  ret ptr null
take:
  store i64 %end, ptr @scratch
  %place = inttoptr i64 %start to ptr
  ret ptr %place
}
define linkonce ptr @NRT_MemInfo_data_fast(ptr %place) {
  ret ptr %place
}
define linkonce void @NRT_incref(ptr %place) {
  ret void
}
define linkonce void @NRT_decref(ptr %place) {
  ret void
}
"""
SET_SCRATCH = "set_scratch"


def link(texts: Iterable[str], exported: Collection[str]) -> bytes:
    """One object of all functions that the exported ones reach."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static"
    )
    layout = str(machine.target_data)
    module = _parse(RUNTIME, layout)
    for text in texts:
        module.link_in(_parse(text, layout))
    _hide(module, exported)
    module = _parse(_without_common(str(module)), layout)
    module.verify()
    _optimise(module, machine)
    return bytes(machine.emit_object(module))


def _parse(text: str, layout: str) -> llvm.ModuleRef:
    """What an exception says isn't kept: only that there is one."""
    body = EXCEPTION.sub("null", HEADER.sub("", text))
    return llvm.parse_assembly(f'target datalayout = "{layout}"\ntarget triple = "{TRIPLE}"\n{body}')


def _hide(module: llvm.ModuleRef, exported: Collection[str]) -> None:
    """What isn't exported may be inlined and dropped."""
    for function in module.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = "internal"


def _without_common(text: str) -> str:
    """Numba's environments and objects of this process mean nothing in another one."""
    text = re.sub(r"= common global", "= internal global", text)
    return re.sub(r"= linkonce global ptr inttoptr \(i64 \d+ to ptr\)", "= internal global ptr null", text)


def _optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = False
    options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
