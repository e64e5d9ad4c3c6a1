"""The square root, rounded alike in every mode. A CUDA device has its own: see `treetop.kernel.device`."""

from treetop.kernel.rule import rule


@rule
def square_root(x: float) -> float:
    root: float = x**0.5
    return root
