"""Games of Arboretum that brisk strategists play against each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from treetop.arena.training.samples import Array, Samples
from treetop.games.arboretum import playout
from treetop.games.arboretum.compiled import STATE, Bytes
from treetop.games.arboretum.rules import count_legal, legal_action
from treetop.games.arboretum.scoring import score, weigh_hands, wins
from treetop.games.arboretum.state import FIRST_DRAW, OVER, SEATS, SPECIES
from treetop.kernel.chance import below, sow
from treetop.kernel.rule import entry
from treetop.players.arboretum.analysis import FEATURES, HIDDEN, WEIGHTS
from treetop.players.arboretum.compiled import ANALYSIS, blank_analysis, room_for
from treetop.players.arboretum.evaluation import decide
from treetop.players.arboretum.forecast import POINTS_SCALE, read_features
from treetop.players.arboretum.paths import study_arboretums
from treetop.players.arboretum.rollout import act
from treetop.players.arboretum.search import FOLDER, FORECAST
from treetop.players.arboretum.weights import BRISK, weight_row

ROWS_PER_GAME = 4
# Of a thousand actions, how many are random, so that unusual positions occur as well.
RANDOM_PER_THOUSAND = 30


class ArboretumSelfPlay:
    file = FOLDER / FORECAST
    features = FEATURES
    hidden = HIDDEN
    points_scale = POINTS_SCALE
    portions: ClassVar = {2: 3, 3: 1, 4: 1}

    def __init__(self, options: Mapping[str, Any]) -> None:
        """Arboretum has nothing to choose."""

    def play(self, players: int, seeds: Sequence[int], weights: Array | None) -> Samples:
        """Strategists play, whatever the forecast has learnt."""
        room = len(seeds) * ROWS_PER_GAME
        samples = Samples(
            np.full(room, players, np.int64),
            np.zeros((room, SEATS, SPECIES, FEATURES), np.float32),
            np.zeros(room, np.int64),
            np.zeros((room, SEATS), np.float32),
        )
        rows = play(
            room_for(1),
            blank_analysis(),
            players,
            np.asarray(seeds, np.int64),
            np.tile(weight_row(**BRISK), SEATS),
            samples.features,
            samples.winner,
            samples.points,
        )
        return samples.first(rows)


@entry
def play(
    state_bytes: Bytes,
    analysis_bytes: Bytes,
    players: int,
    seeds: Any,
    weights: Any,
    features: Any,
    winners: Any,
    points: Any,
) -> int:
    """Play whole games and write a row between some of the turns. Returns how many."""
    words: Any = state_bytes.view(np.int64)
    state, analysis = state_bytes.view(STATE)[0], analysis_bytes.view(ANALYSIS)[0]
    rng: Any = np.zeros(1, np.int64)
    row = 0
    for game in range(len(seeds)):
        for i in range(len(words)):
            words[i] = 0
        sow(rng, seeds[game])
        playout.deal_at_random(state, players, 1 if below(rng, 4) == 0 else 0, rng)
        study_arboretums(analysis, state)
        first = row
        turns = state.pile_size // 2 + 2
        while state.phase != OVER:
            if (
                state.phase == FIRST_DRAW
                and row - first < ROWS_PER_GAME
                and below(rng, turns) < ROWS_PER_GAME
            ):
                weigh_hands(state)
                for seat in range(players):
                    read_features(analysis, state, seat)
                    for species in range(state.species):
                        for feature in range(FEATURES):
                            value = analysis.features[species * FEATURES + feature]
                            features[row, seat, species, feature] = value
                row += 1
            own = weights[state.seat * WEIGHTS : (state.seat + 1) * WEIGHTS]
            code = decide(analysis, state, own)
            if below(rng, 1000) < RANDOM_PER_THOUSAND:
                code = legal_action(state, below(rng, count_legal(state)))
            act(analysis, state, code)
        score(state)
        # A shared victory teaches half of the time that one won, half of the time that the other did.
        winner = below(rng, players)
        while not wins(state, winner):
            winner = below(rng, players)
        for i in range(first, row):
            winners[i] = winner
            for seat in range(players):
                points[i, seat] = state.total[seat]
    return row
