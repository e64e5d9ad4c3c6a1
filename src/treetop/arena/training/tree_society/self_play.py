"""Games of Tree Society that the forecast plays against itself, with the planner in some seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from treetop.arena.balance.tree_society.deck import deck_to_study
from treetop.arena.training.samples import Array, Samples
from treetop.games.tree_society import legality, opening, rules, sight
from treetop.games.tree_society.batch import blank_tables
from treetop.games.tree_society.compiled import DECK, STATE, Bytes
from treetop.games.tree_society.scoring import score, winner
from treetop.games.tree_society.state import FRUITS, GUILDS, MOST_LEGAL, OVER, SEATS
from treetop.kernel.chance import below, sow
from treetop.kernel.rule import entry
from treetop.players.tree_society.features import FEATURES, read_features
from treetop.players.tree_society.forecast import (
    FOLDER,
    FORECAST,
    HIDDEN,
    NETWORK,
    POINTS_SCALE,
    WEIGHTS,
    network_with,
)
from treetop.players.tree_society.lookahead import hide_decks, planned_choice
from treetop.players.tree_society.rollouts import WORLDS, best_outlook
from treetop.players.tree_society.valuing import ATTENTIVE

# Of a thousand actions, how many are random, so that unusual positions occur as well.
RANDOM_PER_THOUSAND = 30
# Of a thousand seats, how many the planner plays.
PLANNERS_PER_THOUSAND = 150
# What players imagine is drawn from this multiple of the game's seed. Where seeds differ by a constant, so do
# the generator's numbers: with the next seed, a player would imagine worlds that resemble the deal.
IMAGINATION = 7919
# T18, T22: a turn takes a fruit, and the last fruit ends the game.
MOST_TURNS = FRUITS + SEATS


class TreeSocietySelfPlay:
    features = FEATURES
    hidden = HIDDEN
    points_scale = POINTS_SCALE
    portions: ClassVar = {2: 4, 3: 1, 4: 1}
    file = FOLDER / FORECAST

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.deck = deck_to_study(options)

    def play(self, players: int, seeds: Sequence[int], weights: Array | None) -> Samples:
        """Choose by the forecast; in some seats, and everywhere without weights, by the planner."""
        count = len(seeds)
        tables = blank_tables(players, count)
        rng = np.random.default_rng(list(seeds[:1]))
        for table in tables[::2]:
            table["plays"] = 0
            table["plays"][rng.permutation(GUILDS)[:4]] = 1
        planners = rng.integers(0, 1000, (count, SEATS)) < PLANNERS_PER_THOUSAND
        network = network_with(np.zeros(WEIGHTS, np.float32) if weights is None else weights)
        room = count * MOST_TURNS
        samples = Samples(
            np.full(room, players, np.int64),
            np.zeros((room, SEATS, FEATURES), np.float32),
            np.zeros(room, np.int64),
            np.zeros((room, SEATS), np.float32),
        )
        turns = play(
            tables,
            self.deck.bytes,
            np.asarray(seeds, np.int64),
            planners | (weights is None),
            network,
            samples.features,
            samples.winner,
            samples.points,
        )
        return samples.first(turns)


@entry
def play(
    tables: Any,
    deck: Bytes,
    seeds: Any,
    planners: Any,
    network_bytes: Bytes,
    features: Any,
    winners: Any,
    points: Any,
) -> int:
    """Play whole games on blank tables and write a row at the end of each turn. Returns how many."""
    cards = deck.view(DECK)[0]
    network = network_bytes.view(NETWORK)[0]
    worlds = np.zeros(WORLDS, STATE)
    legals: Any = np.zeros((WORLDS, MOST_LEGAL), np.int64)
    rng: Any = np.zeros(1, np.int64)
    unseen: Any = np.zeros(FRUITS, np.int64)
    row = 0
    for game in range(len(tables)):
        table = tables[game]
        sow(table.chance, seeds[game])
        sow(rng, seeds[game] * IMAGINATION + 1)
        opening.deal(table, cards)
        first = row
        turn = table.turn + 0
        while table.phase != OVER:
            if table.turn != turn:
                turn = table.turn + 0
                for seat in range(table.players):
                    read_features(table, cards, seat, features[row, seat])
                row += 1
            number = legality.list_legal(table, cards, legals[0])
            code = legals[0][0]
            if below(rng, 1000) < RANDOM_PER_THOUSAND:
                code = legals[0][below(rng, number)]
            elif number > 1:
                worlds[0] = tables[game]
                hide_decks(worlds[0])
                sight.deal_unseen(worlds[0], cards, unseen, rng)
                if planners[game, table.seat]:
                    code = planned_choice(worlds, cards, legals, ATTENTIVE)
                else:
                    code = best_outlook(worlds, 0, cards, legals, network)
            rules.apply(table, cards, code)
        for i in range(first, row):
            winners[i] = winner(table, cards)
            for seat in range(table.players):
                points[i, seat] = score(table, cards, seat)
    return row
