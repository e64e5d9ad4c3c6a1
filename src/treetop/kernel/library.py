"""How rules become machine code: each is lowered once, and optimised within the entries that reach it.

Numba would optimise and load every function by itself, and optimise it again within each of its callers.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from numba.core import ir, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.runtime.nrt import rtsys
from numba.core.typed_passes import NopythonRewrites

ENVIRONMENT = "_ZN08NumbaEnv"
"""How Numba's names of the constants that a function takes from Python begin."""


class RuleLibrary(JITCodeLibrary):
    """A rule as it was lowered. It is linked into what calls it, and never loaded by itself."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.callees: dict[RuleLibrary, None] = {}

    def add_linking_library(self, library: Any) -> None:
        if isinstance(library, RuleLibrary):
            self.callees[library] = None
        elif library is not rtsys.library:
            super().add_linking_library(library)

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        return Unloaded

    def link_callees(self, module: Any) -> None:
        """Add all that it reaches to its code."""
        reached = list(self.callees)
        for library in reached:
            reached += [callee for callee in library.callees if callee not in reached]
            module.link_in(library._final_module, preserve=True)

    def _get_module_for_linking(self) -> Any:
        """For compiled functions that are no rules or entries."""
        if self._shared_module is None:
            self._shared_module = self._final_module.clone()
            self.link_callees(self._shared_module)
            for function in self._shared_module.functions:
                if not function.is_declaration:
                    function.linkage = llvm.Linkage.linkonce_odr
        return self._shared_module


class Unloaded:
    """Code that isn't loaded needs no constants from Python."""

    @staticmethod
    def set_env(name: str, constants: object) -> None: ...


class EntryLibrary(RuleLibrary):
    """An entry with all that it reaches: what is loaded, and kept on disk."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.enable_object_caching()

    codegen = JITCodeLibrary.codegen
    get_pointer_to_function = JITCodeLibrary.get_pointer_to_function

    def finalize(self) -> None:
        super().finalize()
        self._finalized = False
        module = self._final_module
        own = _defined(module)
        self.link_callees(module)
        # What nobody else can call may be inlined and dropped.
        for definition in [*module.functions, *module.global_variables]:
            if not definition.is_declaration and definition.name not in own:
                definition.linkage = llvm.Linkage.internal
        module.link_in(rtsys.library._get_module_for_linking(), preserve=True)
        self._optimize_final_module()
        for constants in module.global_variables:
            if constants.name.startswith(ENVIRONMENT):
                constants.linkage = llvm.Linkage.common
        module.verify()
        self._finalize_final_module()

    def serialize_using_object_code(self) -> tuple[str, str, tuple[bytes, bytes]]:
        """Its names are all that is read again beside the machine code."""
        names = sorted(_defined(self._final_module))
        stubs = "".join(f'define void @"{name}"() {{ ret void }}\n' for name in names)
        return self.name, "object", (self._get_compiled_object(), llvm.parse_assembly(stubs).as_bitcode())


@register_pass(mutates_CFG=False, analysis_only=False)
class IndexFromFront(FunctionPass):
    """Take every index as it is, as a GPU does: rules have none below 0, so none is counted from the end.

    `NUMBA_BOUNDSCHECK=1`, with a `TREETOP_CACHE` of its own, finds one in whatever is called.
    """

    _name = "treetop_index_from_front"

    def __init__(self) -> None: ...

    def run_pass(self, state: Any) -> bool:
        for use in [*state.calltypes]:
            if isinstance(use, ir.SetItem) or (isinstance(use, ir.Expr) and use.op == "getitem"):
                signature = state.calltypes.pop(use)
                array, index, *value = signature.args
                plain = types.uintp if index == types.intp else index
                state.calltypes[use] = signature.replace(args=(array, plain, *value))
        return True


class RuleCompiler(Compiler):
    """Numba's own, but for indices and what becomes of a lowered function."""

    library = RuleLibrary

    def define_pipelines(self) -> list[Any]:
        [pipeline] = super().define_pipelines()
        pipeline.add_pass_after(IndexFromFront, NopythonRewrites)
        pipeline.finalize()
        return [pipeline]

    def compile_extra(self, function: Any) -> Any:
        codegen = self.state.targetctx.codegen()
        # The WebAssembly builder brings a library of its own.
        if codegen._library_class is JITCodeLibrary:
            self.state.library = self.library(codegen, function.__qualname__)
        return super().compile_extra(function)


class EntryCompiler(RuleCompiler):
    library = EntryLibrary


def _defined(module: Any) -> set[str]:
    return {each.name for each in [*module.functions, *module.global_variables] if not each.is_declaration}
