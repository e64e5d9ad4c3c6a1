"""OpenSpiel's own checks pass on our games, and its algorithms play them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.tables import EVERY_GAME, TABLES
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


@pytest.mark.parametrize(
    ("arguments", "options"),
    [(("chess",), {}), (("arboretum", 7), {}), (("arboretum", 2), {"opening_discard": "perhaps"})],
)
def test_what_cannot_be_played_is_refused_when_it_is_loaded(arguments: Any, options: Any) -> None:
    with pytest.raises(Malformed):
        openspiel.load(*arguments, **options)


def dealt(game: str, players: int = 2, seed: int = 7, decisions: int = 0) -> Any:
    rng = np.random.default_rng(seed)
    state = openspiel.load(game, players).new_initial_state()
    while state.is_chance_node() or (decisions > 0 and not state.is_terminal()):
        decisions -= not state.is_chance_node()
        outcomes = range(256) if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(outcomes)))
    return state


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_resampled_state_cannot_be_told_from_the_original(game: str, players: int) -> None:
    state = dealt(game, players, decisions=25)
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.default_rng(1).random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert (np.array(other.observation_tensor(player)) == np.array(state.observation_tensor(player))).all()
    assert other.legal_actions() == state.legal_actions()


def test_a_resampled_state_has_other_cards_where_they_are_hidden() -> None:
    state = dealt("arboretum", decisions=25)
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.default_rng(1).random)
    assert str(other) != str(state)


def test_what_was_seen_earlier_is_remembered() -> None:
    """Two ways to the same view differ in the information state, which recalls everything."""
    state = dealt("arboretum")
    told = state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0).startswith(told)
    assert "arboretum-told-draw-own" in state.information_state_string(0)
    assert "arboretum-told-draw-own" not in state.information_state_string(1)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_information_set_search_of_openspiel_plays_a_legal_action(game: str) -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    state = dealt(game, decisions=20)
    rng = np.random.RandomState(2)
    bot = ISMCTSBot(
        openspiel.load(game), RandomRolloutEvaluator(1, rng), uct_c=1.4, max_simulations=5, random_state=rng
    )
    assert bot.step(state) in state.legal_actions()
