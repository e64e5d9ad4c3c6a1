"""Games played at random, every legal action equally likely."""

from treetop.games.arboretum.rules import PILE, deal, discard, draw, plant
from treetop.games.arboretum.scoring import score
from treetop.games.arboretum.state import OVER, PLANT, RANKS, SECOND_DRAW, State
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
def act_at_random(state: State, rng: list[int]) -> None:
    seat = state.seat
    if state.phase <= SECOND_DRAW:
        draw(state, random_source(state, rng))
    elif state.phase == PLANT:
        held = below(rng, state.hand_size[seat])
        plant(state, held, below(rng, state.frontier_size[seat]))
    else:
        discard(state, below(rng, state.hand_size[seat]))


@rule
def random_source(state: State, rng: list[int]) -> int:
    """Guess until the source is not empty."""
    while True:
        source = below(rng, state.players + 1)
        if state.pile_size > 0 if source == PILE else state.discard_size[source - 1] > 0:
            return source


@rule
def play_out(state: State, rng: list[int]) -> int:
    """Play to the end at random and count the points; returns how many decisions it took."""
    decisions = 0
    while state.phase != OVER:
        act_at_random(state, rng)
        decisions += 1
    score(state)
    return decisions
