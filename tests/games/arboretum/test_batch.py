"""Many games at once are the same games, however many threads play them."""

from __future__ import annotations

import threading
from random import Random
from typing import Any

import numpy as np
import pytest

from treetop.games.arboretum import Batch, Position
from treetop.games.arboretum.rules import GAME_IS_OVER, LEGAL
from treetop.kernel.threads import spread

GAMES = 157
SEEDS = range(GAMES)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("threads", [2, 3, 7, 200])
def test_any_number_of_threads_plays_the_same_random_games(players: int, threads: int) -> None:
    one = Batch.random_games(players, SEEDS, threads=1)
    many = Batch.random_games(players, SEEDS, threads=threads)
    assert many.states.tobytes() == one.states.tobytes()


@pytest.mark.parametrize("threads", [2, 5])
def test_any_number_of_threads_plays_out_a_position_in_the_same_ways(threads: int) -> None:
    position = Position.new(3, f"{5:032x}").after_all("draw pile", "draw pile")
    batches = [Batch.of(position, GAMES, threads) for threads in (1, threads)]
    decisions = [batch.play_out(SEEDS) for batch in batches]
    assert decisions[0] == decisions[1]
    assert batches[0].states.tobytes() == batches[1].states.tobytes()


def test_games_with_different_seeds_differ() -> None:
    assert len(np.unique(Batch.random_games(2, SEEDS).states)) == GAMES


def test_a_game_depends_on_its_own_seed_and_not_on_its_place() -> None:
    there = Batch.random_games(2, SEEDS).states[100]
    alone = Batch.random_games(2, [100]).states[0]
    assert alone.tobytes() == there.tobytes()


def test_stepping_a_batch_is_stepping_each_position() -> None:
    start = Position.new(2, f"{9:032x}")
    batch = Batch.of(start, 20)
    positions = [start] * 20
    rng = Random(4)
    for _ in range(30):
        counts = batch.count_legal()
        assert counts.tolist() == [len(position.legal_actions) for position in positions]
        codes = batch.legal_actions([rng.randrange(count) for count in counts])
        assert set(batch.step(codes)) == {LEGAL}
        pairs = zip(positions, codes.tolist(), strict=True)
        positions = [position.after(position.decode(code)) for position, code in pairs]
    assert [batch.position(i, start.setup) for i in range(20)] == positions


def test_an_illegal_step_changes_nothing_and_says_why() -> None:
    batch = Batch.random_games(2, SEEDS)
    before = batch.states.tobytes()
    assert set(batch.step(np.zeros(GAMES, np.int32))) == {GAME_IS_OVER}
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("codes", [np.zeros(3, int), 0, np.zeros((GAMES, 1), int), np.zeros((1, GAMES), int)])
def test_codes_of_another_shape_are_refused_before_anything_is_read(codes: Any) -> None:
    batch = Batch.deal(2, SEEDS)
    before = batch.states.tobytes()
    with pytest.raises(ValueError, match="one code for each of 157 games"):
        batch.step(codes)
    assert batch.states.tobytes() == before


def test_codes_are_whole_numbers() -> None:
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        Batch.deal(2, SEEDS).step(np.zeros(GAMES))  # type: ignore[arg-type]


@pytest.mark.parametrize("code", [-1, -2, -1_000_000, 99_999, 1 << 40])
def test_a_number_that_no_action_has_changes_nothing_in_a_batch(code: int) -> None:
    batch = Batch.deal(4, SEEDS, opening_discard=True)
    before = batch.states.tobytes()
    assert LEGAL not in batch.step(np.full(GAMES, code))
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("seeds", [7, [[1, 2], [3, 4]]])
def test_seeds_are_one_for_each_game(seeds: Any) -> None:
    with pytest.raises(ValueError, match="one number for each game"):
        Batch.deal(2, seeds)


def test_a_batch_says_how_many_games_it_has_and_how_many_are_over() -> None:
    assert repr(Batch.random_games(3, range(5))) == "<Batch: 5 games for 3 players, 5 over>"


def test_a_game_that_is_over_has_no_legal_action_and_nobody_to_act() -> None:
    batch = Batch.random_games(4, SEEDS)
    assert batch.over.all()
    assert set(batch.count_legal()) == {0}
    assert set(batch.legal_actions(np.zeros(GAMES))) == {-1}
    assert set(batch.seats_to_act) == {-1}


@pytest.mark.rule("A17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_scores_and_wins_of_a_batch_are_those_of_its_positions(players: int) -> None:
    setup = Position.new(players, f"{1:032x}").setup
    batch = Batch.random_games(players, range(400))
    for i, (scores, wins) in enumerate(zip(batch.scores, batch.wins, strict=True)):
        outcome = batch.position(i, setup).outcome()
        assert outcome is not None
        assert outcome.scores == tuple(scores)
        assert outcome.winners == tuple(np.flatnonzero(wins))


def test_counting_a_game_as_it_stands_is_what_its_score_sheet_says() -> None:
    position = Position.new(2, f"{1:032x}")
    rng = Random(8)
    for _ in range(60):
        position = position.after(rng.choice(position.legal_actions))
    batch = Batch.of(position, 3)
    batch.score()
    assert batch.scores.tolist() == [list(position.score_sheet().outcome.scores)] * 3


def test_seeds_for_another_number_of_games_are_refused() -> None:
    with pytest.raises(ValueError, match="3 for 157 games"):
        Batch.deal(2, SEEDS).play_out([1, 2, 3])


def test_work_is_spread_over_as_many_threads_as_asked() -> None:
    meeting = threading.Barrier(3)

    def work(part: slice) -> int:
        meeting.wait(timeout=30)
        return part.stop - part.start

    assert spread(work, 10, threads=3) == 10


def test_a_batch_of_no_games_answers_like_any_other() -> None:
    empty = [Batch.deal(3, seeds=[]), Batch.random_games(3, seeds=[]), Batch.of(Position.new(3, 1), 0)]
    for batch in empty:
        assert (len(batch), batch.players, batch.play_out(seeds=[])) == (0, 3, 0)
        assert batch.scores.shape == batch.wins.shape == (0, 3)
        assert (
            batch.step(np.zeros(0, np.int32)).shape == batch.count_legal().shape == batch.over.shape == (0,)
        )
        batch.score()
        assert repr(batch) == "<Batch: 0 games for 3 players, 0 over>"
