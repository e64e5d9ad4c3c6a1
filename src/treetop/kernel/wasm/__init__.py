"""Rules as WebAssembly, compiled by the LLVM that Numba brings: docs/kernel.md."""
