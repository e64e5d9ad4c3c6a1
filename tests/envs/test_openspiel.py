"""OpenSpiel's own checks pass on our games, and its algorithms play them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.tables import EVERY_GAME, TABLES
from treetop.envs.encoding import rewards
from treetop.games import GAMES
from treetop.games.errors import Malformed

WHY = "open_spiel is not installed: pip install '.[openspiel]'"
pyspiel = pytest.importorskip("pyspiel", reason=WHY)
openspiel = pytest.importorskip("treetop.envs.openspiel", reason=WHY)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_simulations_are_consistent(game: str, players: int) -> None:
    pyspiel.random_sim_test(openspiel.load(game, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("arboretum", {"opening_discard": True, "edition": "zman"}),
        ("arboretum", {"species": ["bs", "ca", "ch", "do", "ja", "ma"]}),
        ("tree-society", {"guilds": ["bankers", "writers", "explorers", "botanists"], "end_symbols": 7}),
    ],
)
def test_a_game_is_loaded_with_its_options_and_found_again_by_its_name(
    game: str, options: dict[str, Any]
) -> None:
    loaded = openspiel.load(game, 2, **options)
    for each in (loaded, pyspiel.load_game(str(loaded))):
        state = each.new_initial_state()
        while state.is_chance_node():
            state.apply_action(7)
        assert state.position == GAMES[game].new(2, "07" * 16, options)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("kind", ["victory", "points", "margin"])
@pytest.mark.parametrize("game", EVERY_GAME)
def test_rewards_are_by_the_name_that_was_chosen_and_within_what_the_game_promises(
    game: str, kind: str, players: int
) -> None:
    loaded = openspiel.load(game, players, kind)
    state = dealt(loaded, decisions=loaded.max_game_length())
    assert state.is_terminal()
    assert state.returns() == rewards(state.position.outcome(), players, kind)
    assert loaded.min_utility() <= min(state.returns()) <= max(state.returns()) <= loaded.max_utility()


@pytest.mark.parametrize(
    ("kind", "players", "utility", "least", "most"),
    [
        ("victory", 3, "ZERO_SUM", -1, 1),
        ("points", 2, "GENERAL_SUM", 0, 190),
        ("margin", 2, "ZERO_SUM", -190, 190),
        ("margin", 3, "GENERAL_SUM", -190, 190),
    ],
)
def test_a_game_says_whether_its_rewards_add_up_to_nothing_and_how_far_they_reach(
    kind: str, players: int, utility: str, least: float, most: float
) -> None:
    loaded = openspiel.load("arboretum", players, rewards=kind)
    written = pyspiel.serialize_game_and_state(loaded, loaded.new_initial_state())
    for each in (loaded, pyspiel.load_game(str(loaded)), pyspiel.deserialize_game_and_state(written)[0]):
        assert each.get_type().utility.name == utility
        assert each.utility_sum() == (0 if utility == "ZERO_SUM" else None)
        assert (each.min_utility(), each.max_utility()) == (least, most)


@pytest.mark.parametrize(("kind", "players"), [("points", 2), ("margin", 2), ("margin", 3)])
def test_random_simulations_are_consistent_by_any_reward(kind: str, players: int) -> None:
    loaded = openspiel.load("arboretum", players, kind)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("kind", ["fame", None])
def test_a_reward_that_does_not_exist_is_refused_with_those_that_do(kind: Any) -> None:
    with pytest.raises(Malformed) as caught:
        openspiel.load("arboretum", 2, rewards=kind)
    assert f"“rewards” can’t be “{kind}”. Available: victory, points, margin." in str(caught.value)


@pytest.mark.parametrize(
    ("arguments", "options"),
    [(("chess",), {}), (("arboretum", 7), {}), (("arboretum", 2), {"opening_discard": "perhaps"})],
)
def test_what_cannot_be_played_is_refused_when_it_is_loaded(arguments: Any, options: Any) -> None:
    with pytest.raises(Malformed):
        openspiel.load(*arguments, **options)


def dealt(game: Any, seed: int = 7, decisions: int = 0) -> Any:
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while state.is_chance_node() or (decisions > 0 and not state.is_terminal()):
        decisions -= not state.is_chance_node()
        outcomes = range(256) if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(outcomes)))
    return state


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_resampled_state_cannot_be_told_from_the_original(game: str, players: int) -> None:
    state = dealt(openspiel.load(game, players), decisions=25)
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.default_rng(1).random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert (np.array(other.observation_tensor(player)) == np.array(state.observation_tensor(player))).all()
    assert other.legal_actions() == state.legal_actions()


def test_a_resampled_state_has_other_cards_where_they_are_hidden() -> None:
    state = dealt(openspiel.load("arboretum"), decisions=25)
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.default_rng(1).random)
    assert str(other) != str(state)


def test_what_was_seen_earlier_is_remembered() -> None:
    """Two ways to the same view differ in the information state, which recalls everything."""
    state = dealt(openspiel.load("arboretum"))
    told = state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0).startswith(told)
    assert "arboretum-told-draw-own" in state.information_state_string(0)
    assert "arboretum-told-draw-own" not in state.information_state_string(1)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_information_set_search_of_openspiel_plays_a_legal_action(game: str) -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    state = dealt(openspiel.load(game), decisions=20)
    rng = np.random.RandomState(2)
    bot = ISMCTSBot(
        openspiel.load(game), RandomRolloutEvaluator(1, rng), uct_c=1.4, max_simulations=5, random_state=rng
    )
    assert bot.step(state) in state.legal_actions()
