"""Many games at once, for a learner."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.tables import any_legal
from treetop.envs import Games, encoding
from treetop.envs.arboretum.arrays import ArboretumGames
from treetop.envs.encoding import rewards
from treetop.envs.games import GamesOnCpu
from treetop.games import GAMES
from treetop.games.errors import Malformed
from treetop.games.game import Position
from treetop.players import Uniform

COUNT = 37
IN_ARRAYS = ["arboretum", "tree-society"]
SETS = [(game, players) for game in IN_ARRAYS for players in (2, 3, 4)]


def position_of(games: GamesOnCpu, index: int) -> Any:
    """One of the games as a position."""
    any_position: Any = games.game.new(games.players, 1, games.options)
    state = np.frombuffer(bytearray(games.states[index].tobytes()), np.uint8)
    return type(any_position)(any_position.setup, state)


def step_at_random(games: GamesOnCpu, rng: np.random.Generator) -> Any:
    return games.step(any_legal(games.observation["action_mask"], rng))


@pytest.mark.parametrize("opponents", [None, "random", "novice"])
@pytest.mark.parametrize(("game", "players"), SETS)
def test_any_number_of_threads_leads_to_the_same_arrays(
    game: str, players: int, opponents: str | None
) -> None:
    seen = []
    for threads in (1, 2, 5):
        games = Games(game, COUNT, players, seed=8, opponents=opponents, threads=threads)
        rng = np.random.default_rng(1)
        total = np.zeros((COUNT, players))
        for _ in range(60):
            total += step_at_random(games, rng).rewards
        seen.append((games.states.tobytes(), games.seats.tobytes(), total.tobytes()))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("observations", ["int8", "float32"])
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [(game, players, {}) for game, players in SETS]
    + [("arboretum", 3, {"discards": "top"}), ("tree-society", 3, {"open_memory": False})],
)
def test_the_arrays_of_a_game_are_what_its_seat_to_act_sees(
    game: str, players: int, options: Any, observations: str
) -> None:
    games = Games(game, COUNT, players, seed=5, observations=observations, **options)
    rng = np.random.default_rng(2)
    for _ in range(70):
        step_at_random(games, rng)
    for i in range(COUNT):
        position: Position = position_of(games, i)
        assert position.seat_to_act == games.seats[i]
        view = position.view(position.seat_to_act)
        for name, array in encoding(game).observe(view).items():
            assert (games.observation[name][i] == array).all(), name
        assert (games.observation["action_mask"][i] == encoding(game).mask(view)).all()


@pytest.mark.parametrize(("game", "players"), SETS)
def test_arrays_have_the_types_of_the_encoding_or_are_float32(game: str, players: int) -> None:
    small = Games(game, 2, players).observation
    large = Games(game, 2, players, observations="float32").observation
    for name, part in encoding(game).parts(players).items():
        assert small[name].dtype == part.type
        assert large[name].dtype == np.float32
    assert small["action_mask"].dtype == large["action_mask"].dtype == np.int8


@pytest.mark.parametrize("observations", ["int8", "float32"])
@pytest.mark.parametrize("game", IN_ARRAYS)
def test_arrays_are_whole_and_begin_where_jax_shares_them(game: str, observations: str) -> None:
    games = Games(game, 5, observations=observations)
    for array in games.observation.values():
        assert array.flags.c_contiguous
        assert array.ctypes.data % 64 == 0


@pytest.mark.parametrize("kind", ["victory", "points", "margin"])
@pytest.mark.parametrize("game", IN_ARRAYS)
def test_a_step_does_in_each_game_what_its_number_means(game: str, kind: str) -> None:
    games = Games(game, COUNT, 2, seed=6, rewards=kind)
    rng = np.random.default_rng(3)
    ended = 0
    for _ in range(300):
        before = [position_of(games, i) for i in range(3)]
        actions = any_legal(games.observation["action_mask"], rng)
        step = games.step(actions)
        for i, position in enumerate(before):
            view = position.view(position.seat_to_act)
            after = position.after(encoding(game).action(view, int(actions[i])))
            if step.over[i]:
                ended += 1
                outcome = after.outcome()
                assert step.rewards[i].tolist() == pytest.approx(rewards(outcome, 2, kind))
                assert tuple(step.scores[i]) == outcome.scores
            else:
                now = position_of(games, i)
                assert now.view(None).to_bytes() == after.view(None).to_bytes()
                assert not step.rewards[i].any()
    assert ended > 0


@pytest.mark.parametrize(("game", "deck"), [("arboretum", "pile"), ("tree-society", "fruit_deck")])
def test_a_game_that_ends_is_dealt_again_with_other_cards(game: str, deck: str) -> None:
    games = Games(game, 1, seed=4)
    rng = np.random.default_rng(4)
    deals = set()
    first = games.states["turn"][0]
    for _ in range(5):
        deals.add(games.states[deck].tobytes())
        while not step_at_random(games, rng).over[0]:
            pass
        assert games.states["turn"][0] == first
    assert len(deals) == 5


@pytest.mark.parametrize("game", IN_ARRAYS)
def test_against_opponents_the_learner_is_always_to_act_and_changes_seats(game: str) -> None:
    games = Games(game, 1, players=3, seed=4, opponents="random")
    rng = np.random.default_rng(4)
    sat = [int(games.seats[0])]
    for _ in range(4):
        while not step_at_random(games, rng).over[0]:
            assert games.seats[0] == sat[-1]
        sat.append(int(games.seats[0]))
    assert [(seat - sat[0]) % 3 for seat in sat] == [0, 1, 2, 0, 1]


def losses(game: str, opponents: Any) -> int:
    games = Games(game, 100, seed=4, opponents=opponents)
    rng = np.random.default_rng(4)
    lost = 0
    for _ in range(200):
        before = games.seats.copy()
        step = step_at_random(games, rng)
        lost += int((step.rewards[np.arange(100), before] < 0).sum())
    return lost


@pytest.mark.parametrize(("game", "better"), [("arboretum", "builder"), ("tree-society", "planner")])
def test_a_better_opponent_beats_a_random_learner_more_often(game: str, better: str) -> None:
    """One of two drawn by weights is in between."""
    weak, mixed, strong = (losses(game, each) for each in ("random", {"random": 1, better: 1}, better))
    assert strong > mixed > weak > 0
    assert strong > 1.5 * weak


def test_opponents_are_drawn_by_their_weights_for_every_seat_of_every_game() -> None:
    games = Games("arboretum", 4000, 3, opponents={"random": 1, "novice": 3, "builder": 0})
    drawn, number = np.unique(games._rivals, return_counts=True)
    assert drawn.tolist() == [-1, 0]
    assert number[1] / number.sum() == pytest.approx(0.75, abs=0.02)


def test_opponents_are_drawn_by_weights_of_any_size() -> None:
    games = Games("arboretum", 4000, 3, opponents={"random": 1e308, "novice": 1e308})
    drawn, number = np.unique(games._rivals, return_counts=True)
    assert drawn.tolist() == [-1, 0]
    assert number[1] / number.sum() == pytest.approx(0.5, abs=0.02)


@pytest.mark.parametrize("number", [2, True, np.int8(2)])
def test_a_number_may_be_of_any_type_that_counts(number: Any) -> None:
    games = Games("arboretum", count=number, players=np.int8(2), threads=number)
    assert games.observation["cards"].shape == (int(number), 8, 6, 8)


@pytest.mark.parametrize("game", IN_ARRAYS)
def test_a_seed_gives_the_same_games_again(game: str) -> None:
    games = Games(game, COUNT, seed=1)
    first = games.states.tobytes()
    games.begin(2)
    assert games.states.tobytes() != first
    games.begin(1)
    assert games.states.tobytes() == first


def test_arrays_are_made_by_the_name_of_their_game() -> None:
    made = Games("arboretum", COUNT, seed=3)
    assert isinstance(made, ArboretumGames)
    assert repr(made) == "<ArboretumGames: 37 games for 2 players>"
    assert set(IN_ARRAYS) == {name for name in GAMES if GAMES[name].part("arrays")}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "chess"}, "There’s no game “chess”."),
        ({"game": "burrow"}, "There are no arrays for “burrow”."),
        ({"count": 0}, "The number of games has to be a whole number, at least 1, not “0”."),
        ({"count": 2.5}, "not “2.5”"),
        ({"count": 10**30}, f"The computer has too little memory for {10**30} games. Ask for fewer."),
        ({"count": 10**12}, f"too little memory for {10**12} games"),
        ({"game": ["arboretum"]}, "There’s no game “['arboretum']”."),
        ({"threads": 0}, "The number of threads has to be a whole number, at least 1, not “0”."),
        ({"threads": -1}, "not “-1”"),
        ({"seed": -1}, "A seed is a whole number, at least 0, not “-1”."),
        ({"seed": None}, "not “None”"),
        ({"players": 5}, "This game is for 2 to 4 players, not 5."),
        ({"players": np.array([2, 3])}, "This game is for 2 to 4 players, not array([2, 3])."),
        ({"players": (2, 3)}, "All games in one set of arrays have the same number of players."),
        ({"device": "abacus"}, "“device” can’t be “abacus”. Available: cpu"),
        ({"observations": "float64"}, "“observations” can’t be “float64”. Available: int8, float32."),
        ({"rewards": ["victory"]}, "“rewards” can’t be “['victory']”."),
        ({"rewards": "fame"}, "“rewards” can’t be “fame”. Available: victory, points, margin."),
        ({"opponents": "nobody"}, "There’s no player “nobody”. Available: random, novice"),
        ({"opponents": "search"}, "“search” thinks too long to play in arrays."),
        ({"opponents": {"novice": -1}}, "The weight of “novice” has to be a number, at least 0, not “-1”."),
        ({"opponents": {"novice": "two"}}, "not “two”"),
        (
            {"opponents": ["novice"]},
            "In arrays an opponent is a player’s name, or several names with weights",
        ),
        ({"opponents": Uniform()}, "In arrays an opponent is a player’s name, or several names with weights"),
        ({"opponents": {"novice": 0}}, "At least one opponent needs a weight above 0."),
        ({"colour": "red"}, "There’s no option “colour”."),
        ({"species": ["bs"]}, "2 players need 6 species; you named 1."),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(arguments: Any, words: str) -> None:
    with pytest.raises(Malformed) as caught:
        Games(**{"game": "arboretum", "count": COUNT, **arguments})
    assert words in str(caught.value)


@pytest.mark.parametrize("number", [-5, 300, 1 << 40])
@pytest.mark.parametrize("game", IN_ARRAYS)
def test_an_illegal_action_is_refused_with_its_games_and_none_is_done(game: str, number: int) -> None:
    games = Games(game, COUNT, seed=1)
    actions = games.observation["action_mask"].argmax(axis=1)
    actions[[3, 17]] = number
    before = games.states.tobytes(), games.seats.tolist()
    with pytest.raises(ValueError, match=r"^2 of the actions .* in the games 3, 17: look"):
        games.step(actions)
    assert (games.states.tobytes(), games.seats.tolist()) == before


def test_of_many_illegal_actions_the_first_games_are_named() -> None:
    games = Games("arboretum", COUNT, seed=1)
    with pytest.raises(ValueError, match=r"37 of the actions are illegal, in the games 0, 1, .* 9 …"):
        games.step(np.full(COUNT, 300))


@pytest.mark.parametrize("wrong", [np.zeros(3), np.zeros((COUNT, 1)), 0, None, [[1, 2], [3]]])
def test_actions_for_another_number_of_games_are_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match="37 actions are needed"):
        Games("arboretum", COUNT).step(wrong)


@pytest.mark.parametrize(
    "wrong", [np.zeros(COUNT), np.full(COUNT, np.nan), np.ones(COUNT, bool), ["0"] * COUNT]
)
def test_actions_that_are_no_whole_numbers_are_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match="actions are whole numbers, not "):
        Games("arboretum", COUNT).step(wrong)
