"""A learner among players, as a Gymnasium vector environment."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.tables import TABLES, any_legal
from treetop.games import GAMES
from treetop.games.errors import Malformed
from treetop.games.game import View
from treetop.players import PLAYERS, Uniform

vector = pytest.importorskip(
    "treetop.envs.vector", reason="gymnasium is not installed: pip install '.[envs]'"
)
AgainstPlayers, ResetNeeded = vector.AgainstPlayers, vector.ResetNeeded


def played(env: Any, steps: int, seed: int) -> list[bytes]:
    rng = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    seen = []
    for _ in range(steps):
        observation, earned, *_ = env.step(any_legal(observation["action_mask"], rng))
        seen.append(observation["action_mask"].tobytes() + earned.tobytes())
    return seen


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_observations_belong_to_their_space_and_rewards_come_with_the_end(game: str, players: int) -> None:
    env = AgainstPlayers(game, [Uniform()] * (players - 1), num_envs=3, players=players)
    rng = np.random.default_rng(0)
    observation, _ = env.reset(seed=1)
    ends = 0
    for _ in range(200):
        assert env.observation_space.contains(observation)
        observation, earned, ended, cut, infos = env.step(any_legal(observation["action_mask"], rng))
        assert (earned[~ended] == 0).all()
        assert not cut.any()
        ends += int(ended.sum())
        if ended.any():
            assert env.single_observation_space.contains(infos["final_obs"][ended.argmax()])
    assert ends > 0


def test_the_same_seed_gives_the_same_games() -> None:
    first, again, other = (
        played(AgainstPlayers("arboretum", "random", num_envs=4), 80, seed) for seed in (1, 1, 2)
    )
    assert first == again != other


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in PLAYERS[game]])
def test_any_player_of_the_ladder_can_be_the_opponent(game: str, name: str) -> None:
    env = AgainstPlayers(game, name, num_envs=1, budget=0.001)
    assert len(played(env, 6, seed=3)) == 6


class Noting:
    """Plays at random and notes in which seats, one after another."""

    name, level = "noting", 0

    def __init__(self) -> None:
        self.seats: list[int | None] = []

    def choose(self, view: View, seed: int, budget: float) -> Any:
        if self.seats[-1:] != [view.seat]:
            self.seats.append(view.seat)
        return Uniform().choose(view, seed, budget)


def test_opponents_sit_in_turn_order_behind_the_learner_who_changes_seats() -> None:
    left, right = Noting(), Noting()
    env = AgainstPlayers("arboretum", [left, right], num_envs=1, players=3)
    rng = np.random.default_rng(0)
    observation, _ = env.reset(seed=1)
    ends = 0
    while ends < 3:
        observation, _, ended, *_ = env.step(any_legal(observation["action_mask"], rng))
        ends += int(ended[0])
    assert left.seats[:3] == [1, 2, 0]
    assert right.seats[:3] == [2, 0, 1]


def test_points_at_the_end_are_the_learners_first() -> None:
    env = AgainstPlayers("arboretum", "random", num_envs=4, players=3)
    rng = np.random.default_rng(0)
    observation, _ = env.reset(seed=1)
    ends = 0
    while ends < 8:
        observation, earned, ended, _, infos = env.step(any_legal(observation["action_mask"], rng))
        assert ("scores" in infos) == ended.any()
        for i in np.flatnonzero(ended):
            assert infos["_scores"][i]
            own, *others = infos["scores"][i]
            if own != max(others):
                assert (earned[i] > 0) == (own > max(others))
            ends += 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess", "random"), "There’s no game “chess”."),
        (("arboretum", "nope"), "There’s no player “nope”. Available: random, novice,"),
        (("arboretum", "random", 8, 9), "This game is for 2 to 4 players, not 9."),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(arguments: Any, words: str) -> None:
    with pytest.raises(Malformed) as caught:
        AgainstPlayers(*arguments)
    assert words in str(caught.value)


def test_nothing_is_done_before_the_first_deal() -> None:
    with pytest.raises(ResetNeeded):
        AgainstPlayers("arboretum", "random").step(np.zeros(8, int))


def test_a_wrong_number_of_opponents_is_refused() -> None:
    with pytest.raises(ValueError, match="2 opponents are needed, not 1"):
        AgainstPlayers("arboretum", ["random"], players=3)


def test_an_illegal_action_is_refused_with_its_game_and_none_is_done() -> None:
    env = AgainstPlayers("arboretum", "random", num_envs=4)
    observation, _ = env.reset(seed=1)
    actions = observation["action_mask"].argmax(axis=1)
    wrong = np.where(np.arange(4) == 2, observation["action_mask"].argmin(axis=1), actions)
    with pytest.raises(ValueError, match=r"in game 2: action \d+ is illegal"):
        env.step(wrong)
    other = AgainstPlayers("arboretum", "random", num_envs=4)
    other.reset(seed=1)
    after, expected = env.step(actions)[0], other.step(actions)[0]
    for part in after["observation"]:
        assert (after["observation"][part] == expected["observation"][part]).all()


def test_actions_for_another_number_of_games_are_refused() -> None:
    env = AgainstPlayers("arboretum", "random", num_envs=4)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="4 actions are needed, not 3"):
        env.step(np.zeros(3, int))
