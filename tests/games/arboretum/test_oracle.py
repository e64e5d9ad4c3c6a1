"""Every game that the engine plays is played again by the oracle, which must agree at every step."""

from __future__ import annotations

import pytest

from tests.oracles.agreement import disagreement

GAMES = {2: 8000, 3: 7000, 4: 6000}


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("players", GAMES)
def test_the_oracle_agrees_with_the_engine(players: int, part: int) -> None:
    share = GAMES[players] // 4
    seeds = range(part * share, (part + 1) * share)
    assert [found for seed in seeds if (found := disagreement(seed, players))] == []


@pytest.mark.parametrize("players", GAMES)
def test_the_oracle_lists_the_same_legal_actions(players: int) -> None:
    assert [found for seed in range(150) if (found := disagreement(seed, players, every_action=True))] == []
