"""Many games at once as one vector environment of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.tables import any_legal
from treetop.envs import Games, encoding
from treetop.envs.encoding import rewards as rewards_of
from treetop.envs.opponents import Pool
from treetop.games.errors import Malformed
from treetop.games.game import Outcome
from treetop.players import Uniform

WHY = "gymnasium is not installed: pip install '.[envs]'"
gymnasium = pytest.importorskip("gymnasium", reason=WHY)
ours = pytest.importorskip("treetop.envs.gymnasium", reason=WHY)
vector = pytest.importorskip("treetop.envs.vector", reason=WHY)
ManyAgainstOpponents = vector.ManyAgainstOpponents

COUNT = 17
IDS = [("arboretum", "treetop/Arboretum-v1"), ("tree-society", "treetop/TreeSociety-v1")]


@pytest.mark.parametrize("observations", ["vector", "parts"])
@pytest.mark.parametrize(("game", "id"), IDS)
def test_gymnasium_makes_many_games_as_arrays_with_the_space_of_one(
    game: str, id: str, observations: str
) -> None:
    many = gymnasium.make_vec(id, num_envs=COUNT, opponents="novice", observations=observations)
    one = gymnasium.make(id, observations=observations)
    assert isinstance(many.unwrapped, ManyAgainstOpponents)
    assert many.single_observation_space == one.observation_space
    assert many.single_action_space == one.action_space
    seen, infos = many.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(90):
        assert many.observation_space.contains(seen)
        assert (infos["action_mask"] == many.unwrapped.action_masks()).all()
        seen, earned, ended, cut, infos = many.step(any_legal(infos["action_mask"], rng))
        assert (earned.dtype, earned.shape, ended.dtype, cut.any()) == (np.float64, (COUNT,), np.bool_, False)


@pytest.mark.parametrize(("game", "id"), IDS)
def test_a_row_is_what_the_encoding_shows_in_its_order(game: str, id: str) -> None:
    many = gymnasium.make_vec(id, num_envs=3, players=3)
    many.reset(seed=5)
    arrays = Games(game, 3, 3, opponents="random")
    arrays.states[:] = many.unwrapped.games.states
    arrays.seats[:] = many.unwrapped.games.seats
    arrays.observe()
    parts = [arrays.observation[name].reshape(3, -1) for name in encoding(game).parts(3)]
    assert (many.unwrapped._observation() == np.concatenate(parts, 1)).all()


@pytest.mark.parametrize("kind", ["victory", "points", "margin"])
@pytest.mark.parametrize(("game", "id"), IDS)
def test_the_end_of_a_game_brings_its_reward_and_its_points_the_learners_first(
    game: str, id: str, kind: str
) -> None:
    many = gymnasium.make_vec(id, num_envs=COUNT, players=3, rewards=kind)
    _, infos = many.reset(seed=2)
    rng = np.random.default_rng(2)
    ends = 0
    for _ in range(300):
        seats = infos["seat"]
        _, earned, ended, _, infos = many.step(any_legal(infos["action_mask"], rng))
        assert not earned[~ended].any()
        assert ended.any() == ("final_info" in infos)
        for i in np.flatnonzero(ended):
            ends += 1
            scores = tuple(infos["final_info"]["scores"][i].tolist())
            best = tuple(seat for seat in range(3) if scores[seat] == max(scores))
            expected = rewards_of(Outcome(scores, best), 3, kind)[0]
            if kind != "victory" or len(best) == 1:
                assert earned[i] == pytest.approx(expected)
            assert infos["seat"][i] == (seats[i] + 1) % 3
            assert infos["_final_info"][i]
    assert ends > COUNT


def test_a_seed_gives_the_same_games_and_a_second_reset_others() -> None:
    many = gymnasium.make_vec("treetop/Arboretum-v1", num_envs=COUNT)
    first, _ = many.reset(seed=1)
    other, _ = many.reset()
    again, _ = many.reset(seed=1)
    assert (first == again).all()
    assert (first != other).any()


@pytest.mark.parametrize("observations", ["vector", "parts"])
def test_what_was_returned_stays_as_it_was(observations: str) -> None:
    many = ManyAgainstOpponents("arboretum", COUNT, observations=observations)
    seen, infos = many.reset(seed=1)
    arrays = [infos["action_mask"], *(seen.values() if observations == "parts" else [seen])]
    before = [array.copy() for array in arrays]
    many.step(any_legal(infos["action_mask"], np.random.default_rng(0)))
    assert all((array == old).all() for array, old in zip(arrays, before, strict=True))


def test_separate_games_are_made_where_they_are_asked_for() -> None:
    pool = Pool({"random": 1})
    many = gymnasium.make_vec(
        "treetop/Arboretum-v1", num_envs=2, vectorization_mode="sync", opponents=pool, players=(2, 3)
    )
    assert isinstance(many.unwrapped, gymnasium.vector.SyncVectorEnv)
    many.reset(seed=1)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"num_envs": 0}, "at least 1, not “0”"),
        ({"opponents": "search"}, "“search” thinks too long to play in arrays. Gymnasium seats it, one game"),
        ({"opponents": Pool({"random": 1})}, "In arrays an opponent is a player’s name"),
        ({"opponents": ["random"]}, "In arrays an opponent is a player’s name"),
        ({"opponents": Uniform()}, "In arrays an opponent is a player’s name"),
        ({"opponents": None}, "In arrays an opponent is a player’s name"),
        ({"players": (2, 3)}, "All games in one set of arrays have the same number of players."),
        ({"seat": 0}, "Games in arrays can’t be told “seat”."),
        ({"budget": 1.0}, "Games in arrays can’t be told “budget”."),
        ({"render_mode": "ansi"}, "Games in arrays can’t be told “render_mode”."),
        ({"observations": "int8"}, "“observations” can’t be “int8”. Available: vector, parts."),
        ({"rewards": "fame"}, "Available: victory, points, margin."),
        ({"colour": "red"}, "There’s no option “colour”."),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(settings: Any, words: str) -> None:
    with pytest.raises(Malformed) as caught:
        ManyAgainstOpponents(**{"game": "arboretum", "num_envs": 2, **settings})
    assert words in str(caught.value)


def test_nothing_is_stepped_before_it_is_dealt_or_if_an_action_is_illegal() -> None:
    many = ManyAgainstOpponents("arboretum", 2)
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset first"):
        many.step(np.zeros(2, int))
    seen, _ = many.reset(seed=1)
    with pytest.raises(ValueError, match="1 of the actions are illegal, in the games 1: look at the mask"):
        many.step(np.array([0, 300]))
    assert (many._observation() == seen).all()
