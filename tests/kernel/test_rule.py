"""What is compiled, how often, and who may call it."""

from __future__ import annotations

import numpy as np
import pytest

from treetop.kernel.rule import entry, helper, rule


@rule
def double(number: int) -> int:
    return number * 2


@entry
def double_all(narrow: np.ndarray, wide: np.ndarray) -> int:
    return double(narrow[0]) + double(wide[0]) + double(1) + double(2) + double(number=3)


@entry
def call_an_entry(narrow: np.ndarray, wide: np.ndarray) -> int:
    return double_all(narrow, wide)


NUMBERS = np.array([100], np.int8), np.array([1000], np.int64)


def test_a_rule_is_compiled_once_for_integers_of_every_width_and_for_constants() -> None:
    assert double_all(*NUMBERS) == 200 + 2000 + 2 + 4 + 6
    assert [str(arguments) for arguments in double.signatures] == ["(int64,)"]


def test_an_argument_is_widened_before_anything_overflows() -> None:
    assert double_all(np.array([127], np.int8), NUMBERS[1]) == 254 + 2000 + 12


@pytest.mark.parametrize("decorate", [rule, helper])
def test_python_cannot_call_a_rule(decorate: type) -> None:
    with pytest.raises(TypeError, match="double is a rule: only compiled functions can call it"):
        decorate(double.py_func)(1)


def test_compiled_functions_cannot_call_an_entry() -> None:
    with pytest.raises(TypeError, match="double_all is an entry: only Python can call it"):
        call_an_entry(*NUMBERS)
