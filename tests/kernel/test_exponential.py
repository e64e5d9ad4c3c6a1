"""Our own exponential function and logarithm: near the true ones, and the same bits in every mode."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import numpy as np
import pytest

from treetop.kernel import load
from treetop.kernel.exponential import exponential, logarithm
from treetop.kernel.rule import entry

INTERPRETED = load("treetop.kernel.exponential", "interpreted")


@entry
def exponentials(numbers: Any, found: Any) -> None:
    for i in range(len(numbers)):
        found[i] = exponential(numbers[i])


@entry
def logarithms(numbers: Any, found: Any) -> None:
    for i in range(len(numbers)):
        found[i] = logarithm(numbers[i])


def exponents() -> list[float]:
    rng = Random(1)
    return [0.0, 1.0, -1.0, *(rng.uniform(-40, 40) for _ in range(5000)), 700.0, -700.0]


def test_the_exponential_function_is_within_a_few_units_of_the_last_place() -> None:
    for x in exponents():
        assert INTERPRETED.exponential(x) == pytest.approx(math.exp(x), rel=4e-15)


def test_the_logarithm_is_within_a_few_units_of_the_last_place() -> None:
    for x in exponents():
        if x > 0:
            assert INTERPRETED.logarithm(x) == pytest.approx(math.log(x), rel=1e-15, abs=1e-15)


def test_beyond_what_a_number_can_hold_the_exponential_function_is_still_a_number() -> None:
    assert INTERPRETED.exponential(1e6) == INTERPRETED.exponential(709.0) < math.inf
    assert 0 < INTERPRETED.exponential(-1e6) < 1e-300


def test_interpreted_and_compiled_give_the_same_bits() -> None:
    numbers = np.array(exponents())
    found = np.zeros_like(numbers)
    exponentials(numbers, found)
    assert found.tolist() == [INTERPRETED.exponential(x) for x in numbers.tolist()]
    positive = np.abs(numbers) + 1e-9
    logarithms(positive, found)
    assert found.tolist() == [INTERPRETED.logarithm(x) for x in positive.tolist()]
