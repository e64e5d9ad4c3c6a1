"""Many games of Arboretum at once, for a learner."""

from __future__ import annotations

import numpy as np
import pytest

from tests.envs.tables import any_legal
from treetop.envs import arrays
from treetop.envs.arboretum.arrays import ArboretumGames
from treetop.envs.arboretum.encoding import ArboretumEncoding
from treetop.envs.encoding import rewards
from treetop.games.arboretum import Batch, Position
from treetop.games.errors import Malformed

COUNT = 37


@pytest.mark.parametrize("opponent", [None, "random", "novice"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_number_of_threads_leads_to_the_same_arrays(players: int, opponent: str | None) -> None:
    seen = []
    for threads in (1, 2, 5):
        games = ArboretumGames(COUNT, players, seed=8, opponent=opponent, threads=threads)
        rng = np.random.default_rng(1)
        total = np.zeros((COUNT, players))
        for _ in range(300):
            total += games.step(any_legal(games.observation["action_mask"], rng)).rewards
        seen.append((games.states.tobytes(), games.seats.tobytes(), total.tobytes()))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_arrays_of_a_game_are_what_its_seat_to_act_sees(players: int) -> None:
    games = ArboretumGames(COUNT, players, seed=5)
    setup = Position.new(players, f"{1:032x}").setup
    encoding = ArboretumEncoding()
    rng = np.random.default_rng(2)
    for _ in range(40):
        games.step(any_legal(games.observation["action_mask"], rng))
    for i in range(COUNT):
        position = Batch(games.states).position(i, setup)
        assert position.seat_to_act == games.seats[i]
        view = position.view(position.seat_to_act)
        for name, array in encoding.observe(view).items():
            assert (games.observation[name][i] == array).all(), name
        assert (games.observation["action_mask"][i] == encoding.mask(view)).all()


def test_a_step_does_in_each_game_what_its_number_means() -> None:
    games = ArboretumGames(COUNT, seed=6)
    setup = Position.new(2, f"{1:032x}").setup
    encoding = ArboretumEncoding()
    rng = np.random.default_rng(3)
    for _ in range(90):
        before = [Batch(games.states.copy()).position(i, setup) for i in range(COUNT)]
        actions = any_legal(games.observation["action_mask"], rng)
        step = games.step(actions)
        for i, position in enumerate(before):
            after = position.after(encoding.action(position.view(position.seat_to_act), int(actions[i])))
            if step.over[i]:
                outcome = after.outcome()
                assert outcome is not None
                assert step.rewards[i].tolist() == pytest.approx(rewards(outcome, 2))
                assert tuple(step.scores[i]) == outcome.scores
            else:
                now = Batch(games.states).position(i, setup)
                assert now.view(None).to_bytes() == after.view(None).to_bytes()


def test_a_game_that_ends_is_dealt_again_with_other_cards() -> None:
    games = ArboretumGames(1, seed=4)
    rng = np.random.default_rng(4)
    deals = set()
    for _ in range(5):
        deals.add(games.states["pile"].tobytes())
        while not games.step(any_legal(games.observation["action_mask"], rng)).over[0]:
            pass
        assert games.states["turn"][0] == 0
    assert len(deals) == 5


def test_against_an_opponent_the_learner_is_always_to_act_and_changes_seats() -> None:
    games = ArboretumGames(1, players=3, seed=4, opponent="random")
    rng = np.random.default_rng(4)
    sat = [int(games.seats[0])]
    for _ in range(4):
        while not games.step(any_legal(games.observation["action_mask"], rng)).over[0]:
            assert games.seats[0] == sat[-1]
        sat.append(int(games.seats[0]))
    assert [(seat - sat[0]) % 3 for seat in sat] == [0, 1, 2, 0, 1]


def test_a_better_opponent_beats_a_random_learner_more_often() -> None:
    lost = {}
    for opponent in ("random", "builder"):
        games = ArboretumGames(100, seed=4, opponent=opponent)
        rng = np.random.default_rng(4)
        lost[opponent] = 0
        for _ in range(100):
            before = games.seats.copy()
            step = games.step(any_legal(games.observation["action_mask"], rng))
            lost[opponent] += int((step.rewards[np.arange(100), before] < 0).sum())
    assert lost["builder"] > 1.5 * lost["random"] > 0


def test_who_does_not_play_in_arrays_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody does not play in arrays"):
        ArboretumGames(COUNT, opponent="nobody")


def test_a_seed_gives_the_same_games_again() -> None:
    games = ArboretumGames(COUNT, seed=1)
    first = games.states.tobytes()
    games.begin(2)
    assert games.states.tobytes() != first
    games.begin(1)
    assert games.states.tobytes() == first


def test_arrays_are_made_by_the_name_of_their_game() -> None:
    assert (arrays("arboretum", COUNT, seed=3).states == ArboretumGames(COUNT, seed=3).states).all()
    with pytest.raises(ValueError, match="burrow has no arrays"):
        arrays("burrow", COUNT)


def test_arrays_say_how_many_games_they_hold() -> None:
    assert repr(ArboretumGames(COUNT, players=3)) == "<ArboretumGames: 37 games for 3 players>"


@pytest.mark.parametrize("number", [-5, 300, 1 << 40])
def test_an_illegal_action_is_refused_with_its_games_and_none_is_done(number: int) -> None:
    games = ArboretumGames(COUNT, seed=1)
    actions = games.observation["action_mask"].argmax(axis=1)
    actions[[3, 17]] = number
    before = games.states.tobytes(), games.seats.tolist()
    with pytest.raises(ValueError, match=r"^2 of the actions .* in the games 3, 17: look"):
        games.step(actions)
    assert (games.states.tobytes(), games.seats.tolist()) == before


def test_of_many_illegal_actions_the_first_games_are_named() -> None:
    games = ArboretumGames(COUNT, seed=1)
    with pytest.raises(ValueError, match=r"37 of the actions are illegal, in the games 0, 1, .* 9 …"):
        games.step(np.full(COUNT, 300))


def test_actions_for_another_number_of_games_are_refused() -> None:
    with pytest.raises(ValueError, match="37 actions are needed"):
        ArboretumGames(COUNT).step(np.zeros(3))


def test_a_number_of_players_that_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(Malformed):
        ArboretumGames(COUNT, players=5)
