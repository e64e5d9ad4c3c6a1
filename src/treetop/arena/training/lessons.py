"""What games of self-play teach: the signs at the end of every turn, and how the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from treetop.games.tree_society import Deck, listing, rules, set_up, sight
from treetop.games.tree_society.batch import blank_tables
from treetop.games.tree_society.compiled import DECK, STATE, Bytes
from treetop.games.tree_society.counting import score, winner
from treetop.games.tree_society.state import FRUITS, GUILDS, MOST_LEGAL, OVER, SEATS
from treetop.kernel.chance import below, sow
from treetop.kernel.entry import entry
from treetop.players.tree_society.forecast import MIND, Weights, mind_with
from treetop.players.tree_society.foresight import WORLDS, best_outlook
from treetop.players.tree_society.lookahead import forget, planned_choice
from treetop.players.tree_society.signs import SIGNS, read_signs

Array = np.ndarray[Any, Any]

# With a chance of so many in a thousand an action is random, so that unusual tables are seen too.
SLIPS = 30
PLANNERS = 150
# T18, T22: a turn takes a fruit, and the last fruit ends the game.
MOST_TURNS = FRUITS + SEATS


@dataclass(frozen=True)
class Lessons:
    """One row for each turn. Seats that do not play are zero."""

    players: Array
    signs: Array
    winner: Array
    points: Array

    def __len__(self) -> int:
        return len(self.players)


def study(deck: Deck, players: int, seeds: Sequence[int], weights: Weights | None) -> Lessons:
    """Play games by the best outlook, some seats by the planner; by planners only without weights."""
    count = len(seeds)
    tables = blank_tables(players, count)
    rng = np.random.default_rng(list(seeds[:1]))
    for table in tables[::2]:
        table["plays"] = 0
        table["plays"][rng.permutation(GUILDS)[:4]] = 1
    planners = rng.integers(0, 1000, (count, SEATS)) < PLANNERS
    mind = mind_with(np.zeros(MIND["weights"].shape, np.float32) if weights is None else weights)
    room = count * MOST_TURNS
    lessons = Lessons(
        np.zeros(room, np.int64),
        np.zeros((room, SEATS, SIGNS), np.float32),
        np.zeros(room, np.int64),
        np.zeros((room, SEATS), np.float32),
    )
    turns = play(
        tables,
        deck.bytes,
        np.asarray(seeds, np.int64),
        planners | (weights is None),
        mind,
        lessons.signs,
        lessons.winner,
        lessons.points,
    )
    lessons.players[:] = players
    return Lessons(*(column[:turns].copy() for column in vars(lessons).values()))


def together(parts: Sequence[Lessons]) -> Lessons:
    """Several lessons as one."""
    return Lessons(
        *(np.concatenate(columns) for columns in zip(*(vars(p).values() for p in parts), strict=True))
    )


@entry
def play(
    tables: Any,
    deck: Bytes,
    seeds: Any,
    planners: Any,
    mind_bytes: Bytes,
    signs: Any,
    winners: Any,
    points: Any,
) -> int:
    """Play whole games on blank tables and write a row for each turn's end; returns how many there are."""
    worlds = np.zeros(WORLDS, STATE)
    legals: Any = np.zeros((WORLDS, MOST_LEGAL), np.int64)
    rng: Any = np.zeros(1, np.int64)
    unseen: Any = np.zeros(FRUITS, np.int64)
    cards = deck.view(DECK)[0]
    mind = mind_bytes.view(MIND)[0]
    row = 0
    for game in range(len(tables)):
        table = tables[game]
        sow(table.chance, seeds[game])
        sow(rng, seeds[game] + 1)
        set_up.deal(table, cards)
        first = row
        turn = table.turn + 0
        while table.phase != OVER:
            if table.turn != turn:
                turn = table.turn + 0
                for seat in range(table.players):
                    read_signs(table, cards, seat, signs[row, seat])
                row += 1
            number = listing.list_legal(table, cards, legals[0])
            code = legals[0][0]
            if below(rng, 1000) < SLIPS:
                code = legals[0][below(rng, number)]
            elif number > 1:
                worlds[0] = tables[game]
                forget(worlds[0])
                sight.deal_unseen(worlds[0], cards, unseen, rng)
                if planners[game, table.seat]:
                    code = planned_choice(worlds, cards, legals)
                else:
                    code = best_outlook(worlds, 0, cards, legals, mind)
            rules.apply(table, cards, code)
        for i in range(first, row):
            winners[i] = winner(table, cards)
            for seat in range(table.players):
                points[i, seat] = score(table, cards, seat)
    return row
