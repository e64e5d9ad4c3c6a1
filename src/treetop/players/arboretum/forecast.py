"""A forecast of a game of Arboretum between two turns: who will win, and with how many points.

A small network reads the features of each seat in each species. What it finds is added up to a seat's
strength and points; the chances to win are the softmax of the strengths. All hands are open to it: it ends
playouts in worlds that were dealt from a view. `treetop.arena.training` fits the weights to self-play.
"""

from treetop.games.arboretum.scoring import right_to_score, weigh_hands
from treetop.games.arboretum.state import DISCARDS, HAND, PLANTED, RANKS, SPECIES, State
from treetop.kernel.exponential import exponential, logarithm
from treetop.kernel.rule import rule
from treetop.players.arboretum.analysis import FEATURES, HIDDEN, Analysis
from treetop.players.arboretum.rights import standing
from treetop.players.totals import MARGIN, ONE, POINTS, SHARE, SUCCESS, TOTALS

# Features of a seat in a species, each scaled to be about 1 in the middle of a game.
PATH = 0  # points of the best path
PATH_WITH_RIGHT = 1  # the same if the hands as they are give the right to score it
TREES = 2
CLIMB = 3  # cards of the longest rising chain from a card of the species
DROP = 4  # cards of the longest falling chain from one
VALUE = 5  # of the hand
LEAD = 6  # over the best other hand
BEHIND = 7
CARDS = 8  # of the species in hand
HIGHEST = 9  # rank of the species in hand
LOWEST = 10  # rank, counted from 9 downwards
OWN_8 = 11
OWN_1 = 12
RIVAL_8 = 13
RIVAL_1 = 14
PILE_VALUE = 15  # of the species in the draw pile
PILE_CARDS = 16
PILE_8 = 17
PILE_1 = 18
OFFER = 19  # rank of the best card of the species on the discard piles
RIVAL_PATH = 20  # points of the best path of the rival who has most
RIVAL_TREES = 21
TURNS = 22  # that the seat has left, if all cards come from the draw pile
NO_TURN = 23
LAST_TURN = 24
TO_ACT = 25
SPINE = 26
THREE_PLAYERS = 27
FOUR_PLAYERS = 28
PURE = 29  # cards of the longest rising path of this species alone

# The weights, one after another: from each feature to each hidden unit, the biases of these, from them to
# each output, the biases of the outputs.
HIDDEN_BIASES = FEATURES * HIDDEN
STRENGTH = HIDDEN_BIASES + HIDDEN
EXPECTED = STRENGTH + HIDDEN
OUTPUT_BIASES = EXPECTED + HIDDEN
WEIGHTS = OUTPUT_BIASES + 2

POINTS_SCALE = 20.0


@rule
def read_features(analysis: Analysis, state: State, seat: int) -> None:
    """Between two turns. The arboretums have been studied, the hands weighed."""
    players = state.players
    rounds = (state.pile_size + 1) // 2
    turns = (rounds + players - 1 - (seat - state.seat + players) % players) // players
    for i in range(state.species * FEATURES):
        analysis.features[i] = 0.0
    for species in range(state.species):
        first = species * FEATURES
        path = analysis.best[seat * SPECIES + species]
        value = state.value[seat * SPECIES + species]
        rival = 0
        for other in range(players):
            if other != seat:
                i = other * SPECIES + species
                rival = max(rival, state.value[i])
                analysis.features[first + RIVAL_PATH] = max(
                    analysis.features[first + RIVAL_PATH], analysis.best[i] / 10.0
                )
                analysis.features[first + RIVAL_TREES] = max(
                    analysis.features[first + RIVAL_TREES], analysis.trees[i] / 4.0
                )
        analysis.features[first + PATH] = path / 10.0
        if right_to_score(state, seat, species):
            analysis.features[first + PATH_WITH_RIGHT] = path / 10.0
        analysis.features[first + TREES] = analysis.trees[seat * SPECIES + species] / 4.0
        analysis.features[first + VALUE] = value / 10.0
        analysis.features[first + LEAD] = max(value - rival, 0) / 8.0
        analysis.features[first + BEHIND] = max(rival - value, 0) / 8.0
        analysis.features[first + TURNS] = turns / 4.0
        analysis.features[first + NO_TURN] = 1.0 if turns == 0 else 0.0
        analysis.features[first + LAST_TURN] = 1.0 if turns == 1 else 0.0
        analysis.features[first + TO_ACT] = 1.0 if seat == state.seat else 0.0
        analysis.features[first + SPINE] = analysis.spine[seat] / 6.0
        analysis.features[first + THREE_PLAYERS] = 1.0 if players == 3 else 0.0
        analysis.features[first + FOUR_PLAYERS] = 1.0 if players == 4 else 0.0
    read_trees(analysis, state, seat)
    read_cards(analysis, state, seat)


@rule
def read_trees(analysis: Analysis, state: State, seat: int) -> None:
    for place in range(seat * PLANTED, seat * PLANTED + state.planted_size[seat]):
        first = state.planted[place] // RANKS * FEATURES
        raise_to(analysis, first + CLIMB, analysis.climb[place] / 4.0)
        raise_to(analysis, first + DROP, analysis.drop[place] / 4.0)
        raise_to(analysis, first + PURE, (analysis.run_up[place] >> 3) / 3.0)


@rule
def read_cards(analysis: Analysis, state: State, seat: int) -> None:
    for other in range(state.players):
        for i in range(other * HAND, other * HAND + state.hand_size[other]):
            first = state.hand[i] // RANKS * FEATURES
            rank = state.hand[i] % RANKS
            if other == seat:
                analysis.features[first + CARDS] += 0.4
                raise_to(analysis, first + HIGHEST, (rank + 1) / 8.0)
                raise_to(analysis, first + LOWEST, (8 - rank) / 8.0)
            if rank == 7:
                analysis.features[first + (OWN_8 if other == seat else RIVAL_8)] = 1.0
            elif rank == 0:
                analysis.features[first + (OWN_1 if other == seat else RIVAL_1)] = 1.0
        if state.discard_size[other] > 0:
            top = state.discard[other * DISCARDS + state.discard_size[other] - 1]
            raise_to(analysis, top // RANKS * FEATURES + OFFER, (top % RANKS + 1) / 8.0)
    for i in range(state.pile_size):
        first = state.pile[i] // RANKS * FEATURES
        rank = state.pile[i] % RANKS
        analysis.features[first + PILE_VALUE] += (rank + 1) / 18.0
        analysis.features[first + PILE_CARDS] += 0.25
        if rank == 7:
            analysis.features[first + PILE_8] = 1.0
        elif rank == 0:
            analysis.features[first + PILE_1] = 1.0


@rule
def raise_to(analysis: Analysis, i: int, value: float) -> None:
    analysis.features[i] = max(analysis.features[i], value)


@rule
def evaluate_seat(analysis: Analysis, state: State, seat: int, network: list[float]) -> None:
    """The strength and the points of one seat."""
    read_features(analysis, state, seat)
    strength = 0.0
    points = 0.0
    for species in range(state.species):
        strength += network[OUTPUT_BIASES]
        points += network[OUTPUT_BIASES + 1]
        for unit in range(HIDDEN):
            analysis.hidden[unit] = network[HIDDEN_BIASES + unit]
        for feature in range(FEATURES):
            value = analysis.features[species * FEATURES + feature]
            if value != 0.0:
                for unit in range(HIDDEN):
                    analysis.hidden[unit] += network[feature * HIDDEN + unit] * value
        for unit in range(HIDDEN):
            active = max(analysis.hidden[unit], 0.0)
            strength += network[STRENGTH + unit] * active
            points += network[EXPECTED + unit] * active
    analysis.strength[seat] = strength
    analysis.points[seat] = points * POINTS_SCALE


@rule
def odds(analysis: Analysis, state: State, seat: int, network: list[float]) -> float:
    """The logarithm of the odds that the seat wins; leaves the points of each seat in the analysis."""
    weigh_hands(state)
    strongest = -1e9
    for other in range(state.players):
        evaluate_seat(analysis, state, other, network)
        if other != seat:
            strongest = max(strongest, analysis.strength[other])
    others = 0.0
    for other in range(state.players):
        if other != seat:
            others += exponential(analysis.strength[other] - strongest)
    return analysis.strength[seat] - strongest - logarithm(others)


@rule
def add_forecast(
    totals: list[int], i: int, analysis: Analysis, state: State, seat: int, network: list[float]
) -> None:
    """What the network expects, in place of a result."""
    share = 1.0 / (1.0 + exponential(-odds(analysis, state, seat, network)))
    most = -1e9
    for other in range(state.players):
        if other != seat:
            most = max(most, analysis.points[other])
    margin = analysis.points[seat] - most
    totals[i * TOTALS + SHARE] += int(ONE * share)
    totals[i * TOTALS + POINTS] += int(analysis.points[seat] + 0.5)
    totals[i * TOTALS + SUCCESS] += int(ONE * (0.5 * share + 0.5 * standing(margin, MARGIN * MARGIN)))
