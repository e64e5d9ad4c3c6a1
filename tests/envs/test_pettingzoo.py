"""The games pass PettingZoo's own tests."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.tables import EVERY_GAME, TABLES
from treetop.games.errors import Malformed

WHY = "pettingzoo is not installed: pip install '.[envs]'"
zoo = pytest.importorskip("pettingzoo.test", reason=WHY)
aec = pytest.importorskip("treetop.envs.aec", reason=WHY)
env, TreetopEnv = aec.env, aec.TreetopEnv

# PettingZoo would like an observation to be one array; ours is several under their names.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should:UserWarning"),
]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_environment_passes_the_api_test(game: str, players: int) -> None:
    zoo.api_test(env(game, players), num_cycles=500)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_environment_passes_the_seed_test(game: str) -> None:
    zoo.seed_test(lambda: env(game), num_cycles=200)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_environment_passes_the_render_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    zoo.render_test(lambda render_mode=None: env(game, render_mode=render_mode))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_ends_for_all_and_its_rewards_add_up_to_nothing(game: str, players: int) -> None:
    bare = TreetopEnv(game, players)
    bare.reset(seed=1)
    rng = np.random.default_rng(1)
    while not any(bare.terminations.values()):
        mask = bare.observe(bare.agent_selection)["action_mask"]
        bare.step(int(rng.choice(np.flatnonzero(mask))))
    assert all(bare.terminations.values())
    assert sum(bare.rewards.values()) == pytest.approx(0)
    assert max(bare.rewards.values()) >= 0


def test_everybody_is_told_all_points_at_the_end() -> None:
    bare = TreetopEnv("arboretum", 3)
    bare.reset(seed=1)
    while not any(bare.terminations.values()):
        assert all(info == {} for info in bare.infos.values())
        bare.step(int(bare.observe(bare.agent_selection)["action_mask"].argmax()))
    scores = bare.position.score_sheet().outcome.scores
    assert bare.infos == {agent: {"scores": scores} for agent in bare.possible_agents}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "chess"}, "There’s no game “chess”. Available: arboretum, tree-society"),
        ({"game": "arboretum", "players": 9}, "This game is for 2 to 4 players, not 9."),
        ({"game": "arboretum", "render_mode": "rgb_array"}, "Available: ansi, human, svg."),
        ({"game": "arboretum", "colour": "red"}, "There’s no option “colour”."),
        ({"game": "arboretum", "species": ["bs"]}, "2 players need 6 species; you named 1."),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(arguments: Any, words: str) -> None:
    with pytest.raises(Malformed) as caught:
        env(**arguments)
    assert words in str(caught.value)


def test_an_illegal_action_loses() -> None:
    guarded = env("arboretum")
    guarded.reset(seed=1)
    guarded.step(300)
    assert guarded.rewards["seat_1"] == -1
    assert all(guarded.terminations.values())


@pytest.mark.parametrize("wrong", [None, "draw", 2.0, np.array([0, 1])])
def test_an_action_that_is_no_whole_number_is_refused_and_not_done(wrong: Any) -> None:
    bare = TreetopEnv("arboretum")
    bare.reset(seed=1)
    before = bare.position
    with pytest.raises(ValueError, match=r"^an action is one whole number, not "):
        bare.step(wrong)
    assert bare.position is before
    bare.step(np.int64(0))
    assert bare.position is not before


@pytest.mark.parametrize("seed", [-1, 1.5, "1"])
def test_a_seed_that_is_no_number_from_0_is_refused(seed: Any) -> None:
    """-1 gave the games of 1."""
    with pytest.raises(Malformed, match="A seed is a whole number, at least 0"):
        env("arboretum").reset(seed=seed)


def test_without_a_seed_deals_differ() -> None:
    bare = TreetopEnv("arboretum")
    bare.reset()
    first = str(bare.position)
    bare.reset()
    assert str(bare.position) != first


def test_a_seed_decides_the_games_after_it_as_well() -> None:
    deals = []
    for _ in range(2):
        bare = TreetopEnv("arboretum")
        bare.reset(seed=5)
        bare.reset()
        deals.append(str(bare.position))
    assert deals[0] == deals[1]
