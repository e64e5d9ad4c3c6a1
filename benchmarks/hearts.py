"""OpenSpiel's hearts, played at random, for comparison; needs the extra `openspiel`."""

from __future__ import annotations

from random import Random
from time import process_time

import pyspiel

GAME = pyspiel.load_game("hearts")
SAMPLE = 200
ROLLOUTS = 20_000


def play_in_python(rng: Random) -> int:
    """One game through OpenSpiel's Python API; returns the number of decisions, cards dealt not counted."""
    state, decisions = GAME.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def decisions_per_game() -> float:
    rng = Random(1)
    return sum(play_in_python(rng) for _ in range(SAMPLE)) / SAMPLE


def whole_games(seconds: float) -> float:
    """Decisions a second of native uniform bots in whole games: dealt, played, scored."""
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]
    games, start = 0, process_time()
    while process_time() - start < seconds:
        pyspiel.evaluate_bots(GAME.new_initial_state(), bots, games)
        games += 1
    return games * decisions_per_game() / (process_time() - start)


def rollouts() -> float:
    """Decisions a second of native rollouts from one dealt position: nothing is dealt.

    The Python module does not offer rollouts by themselves; a search of one simulation is one evaluation,
    and an evaluation is as many rollouts as we like.
    """
    rng, state = Random(2), GAME.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(GAME, evaluator, 2.0, 1, 100, False, 7, False)
    start = process_time()
    search.step(state)
    return ROLLOUTS * (decisions_per_game() - 1) / (process_time() - start)


def python_loop(seconds: float) -> float:
    rng, decisions, start = Random(3), 0, process_time()
    while process_time() - start < seconds:
        decisions += play_in_python(rng)
    return decisions / (process_time() - start)
