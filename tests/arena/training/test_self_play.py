"""Self-play gives samples to learn from."""

from __future__ import annotations

import numpy as np
import pytest

from tests.arena.test_runs import Here
from treetop.arena.training.samples import Samples
from treetop.arena.training.self_play import play_generation
from treetop.arena.training.tree_society import TreeSocietySelfPlay
from treetop.games import game_named
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
