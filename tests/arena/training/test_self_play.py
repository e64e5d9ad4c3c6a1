"""Self-play gives samples to learn from."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.arena.test_runs import Here
from treetop.arena.training.samples import Samples
from treetop.arena.training.self_play import play_generation
from treetop.arena.training.tree_society import TreeSocietySelfPlay
from treetop.arena.training.tree_society.self_play import IMAGINATION
from treetop.games import game_named
from treetop.kernel.chance import below, sow
from treetop.kernel.rule import entry
from treetop.players.tree_society.forecast import learnt_weights


def samples(players: int) -> Samples:
    return TreeSocietySelfPlay({}).play(players, range(12), learnt_weights())


@pytest.mark.parametrize("players", [2, 4])
def test_every_turn_of_a_game_is_a_sample_with_the_winner_of_its_game(players: int) -> None:
    played = samples(players)
    assert len(played) > 12 * players * 5
    best = played.points[:, :players].max(1)
    assert (played.points[np.arange(len(played)), played.winner] == best).all()
    assert played.features[:, :players].any()
    assert not played.features[:, players:].any()


def test_the_same_seeds_give_the_same_samples() -> None:
    for one, other in zip(vars(samples(2)).values(), vars(samples(2)).values(), strict=True):
        assert (one == other).all()


@entry
def first_number(seed: int, limit: int) -> int:
    rng: Any = np.zeros(1, np.int64)
    sow(rng, seed)
    return below(rng, limit)


def test_what_players_imagine_says_nothing_about_the_deal() -> None:
    seeds = range(120_000_000, 120_001_000)
    between = [(first_number(s * IMAGINATION + 1, 1000) - first_number(s, 1000)) % 1000 for s in seeds]
    counts = np.bincount(np.array(between) // 100, minlength=10)
    assert counts.min() > 60
    assert counts.max() < 140


def test_a_generation_divides_its_games_among_numbers_of_players() -> None:
    self_play = game_named("tree-society").part("training")({})
    played = play_generation(self_play, Here(), 1, 12, None)
    turns = {players: int((played.players == players).sum()) for players in (2, 3, 4)}
    alone = {players: len(self_play.play(players, seeds, None)) for players, seeds in SEEDS.items()}
    assert turns == alone


SEEDS = {
    2: range(120_000_000, 120_000_008),
    3: range(130_000_000, 130_000_002),
    4: [140_000_000, 140_000_001],
}
