"""Kernel: games played at random, every legal action equally likely."""

from treetop.games.arboretum.rules import apply, count_legal, deal, legal_action
from treetop.games.arboretum.scoring import score
from treetop.games.arboretum.state import OVER, RANKS, State
from treetop.kernel.chance import below, shuffle
from treetop.kernel.rule import rule


@rule
def deal_at_random(state: State, players: int, opening_discard: int, rng: list[int]) -> None:
    """Shuffle and deal into a blank state."""
    cards = (2 * players + 2) * RANKS
    for card in range(cards):
        state.pile[card] = card
    shuffle(rng, state.pile, cards)
    deal(state, players, opening_discard)


@rule
def play_out(state: State, rng: list[int]) -> int:
    """Play to the end at random and count the points; returns how many decisions it took."""
    decisions = 0
    while state.phase != OVER:
        apply(state, legal_action(state, below(rng, count_legal(state))))
        decisions += 1
    score(state)
    return decisions
