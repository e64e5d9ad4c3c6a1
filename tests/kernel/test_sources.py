"""A kernel module stands on nothing but the decorator and its like."""

import ast

import pytest

from treetop.kernel import load
from treetop.kernel.sources import kernel_sources


@pytest.mark.parametrize("module", kernel_sources())
def test_a_kernel_module_imports_the_decorator_and_kernel_modules_only(module: str) -> None:
    nodes = list(ast.walk(ast.parse(kernel_sources()[module])))
    assert not [node for node in nodes if isinstance(node, ast.Import)]
    imported = {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
    assert imported <= {"treetop.kernel.rule", *kernel_sources()}


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="no-such-mode"):
        load("treetop.games.arboretum.rules", "no-such-mode")
