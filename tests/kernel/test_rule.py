"""What is compiled, how often, and who may call it."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from treetop.kernel.rule import entry, helper, rule


@rule
def double(number: int) -> int:
    return number * 2


@entry
def double_all(narrow: np.ndarray, wide: np.ndarray) -> int:
    return double(narrow[0]) + double(wide[0]) + double(1) + double(2) + double(number=3)


@helper
def add_row(row: np.ndarray, total: np.ndarray) -> int:
    for i in range(len(row)):
        total[0] += row[i]
    return 1 if total[0] < 0 else add_first(row[1:], total)


@helper
def add_first(row: np.ndarray, total: np.ndarray) -> int:
    if row[0] == 0:
        return 0
    total[0] += row[0]
    return int(total[0])


@entry
def add_all(rows: np.ndarray, total: np.ndarray) -> int:
    last = 0
    for i in range(len(rows)):
        last = add_row(rows[i], total)
    return last


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


def test_a_rule_counts_no_references_to_the_arrays_that_it_is_given() -> None:
    rows, total = np.arange(6).reshape(2, 3), np.zeros(1, np.int64)
    assert add_all(rows, total) == 15 + 1 + 4
    for helped in (add_row, add_first):
        (code,) = helped.overloads.values()
        assert "NRT_" not in str(code.library._final_module)
    assert sys.getrefcount(rows) == 2
