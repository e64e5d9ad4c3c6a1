"""The oracle, which shares no code with the rules, follows random games."""

from __future__ import annotations

import pytest

from tests.oracles.society_agreement import disagreement

GAMES = 100
PARTS = 4


@pytest.mark.rule("T9")
@pytest.mark.rule("T13")
@pytest.mark.rule("T19")
@pytest.mark.rule("T20")
@pytest.mark.rule("T23")
@pytest.mark.rule("T24")
@pytest.mark.parametrize("part", range(PARTS))
def test_sales_prices_refills_and_points_agree(part):
    seeds = range(part, GAMES, PARTS)
    assert [found for seed in seeds if (found := disagreement(seed))] == []
