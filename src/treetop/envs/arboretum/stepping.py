"""A learner's games of Arboretum: begun, stepped, ended and begun anew."""

from treetop.envs.reward import reward
from treetop.envs.rivals import seat_rivals
from treetop.games.arboretum.playout import act_at_random, deal_at_random
from treetop.games.arboretum.rules import apply
from treetop.games.arboretum.scoring import score, wins
from treetop.games.arboretum.state import OVER, State
from treetop.kernel.rule import rule
from treetop.players.arboretum.analysis import Analysis
from treetop.players.arboretum.evaluation import decide
from treetop.players.arboretum.paths import study_arboretums
from treetop.players.arboretum.rollout import act


@rule
def begin(
    state: State,
    words: list[int],
    rng: list[int],
    players: int,
    opening: int,
    learner: int,
    rivals: list[int],
    limits: list[int],
    analysis: Analysis,
    weights: list[list[float]],
) -> None:
    """Deal into a used state and let the others act until it is the learner's turn.

    With `learner` below 0 every seat is the learner's.
    """
    deal_anew(state, words, rng, players, opening)
    if learner >= 0:
        seat_rivals(rng, players, rivals, limits)
        let_others_act(state, rng, learner, rivals, analysis, weights)


@rule
def deal_anew(state: State, words: list[int], rng: list[int], players: int, opening: int) -> None:
    """Deal into a used state, given as such and as the words that it is made of."""
    for i in range(len(words)):
        words[i] = 0
    deal_at_random(state, players, opening, rng)


@rule
def let_others_act(
    state: State,
    rng: list[int],
    learner: int,
    rivals: list[int],
    analysis: Analysis,
    weights: list[list[float]],
) -> None:
    """Let the others act until the learner's turn or the end of the game.

    Each goes by its row of weights; whoever has none plays at random.
    """
    studied = 0
    while state.phase != OVER and state.seat != learner:
        rival = rivals[state.seat]
        if rival < 0:
            act_at_random(state, rng)
            studied = 0
        else:
            if studied == 0:
                study_arboretums(analysis, state)
                studied = 1
            act(analysis, state, decide(analysis, state, weights[rival], rng))


@rule
def do(
    state: State,
    code: int,
    rng: list[int],
    learner: int,
    rivals: list[int],
    analysis: Analysis,
    weights: list[list[float]],
) -> None:
    """The learner's action, and the others' until it is the learner's turn again."""
    apply(state, code)
    if learner >= 0:
        let_others_act(state, rng, learner, rivals, analysis, weights)


@rule
def settle(state: State, players: int, kind: int, rewards: list[float], scores: list[int]) -> None:
    """Count the game; each seat's points, and its reward."""
    score(state)
    winners = 0
    for seat in range(players):
        scores[seat] = state.total[seat]
        winners += wins(state, seat)
    for seat in range(players):
        rewards[seat] = reward(kind, players, seat, scores, wins(state, seat) / winners)
