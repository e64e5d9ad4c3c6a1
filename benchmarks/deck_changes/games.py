"""Whole games of Tree Society by the best outlook, in compiled code: 280 of two a second on one core."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from treetop.arena.training.tree_society.self_play import IMAGINATION
from treetop.games.tree_society import Deck, codes, legality, opening, rules, sight
from treetop.games.tree_society.batch import blank_tables
from treetop.games.tree_society.building import next_level
from treetop.games.tree_society.compiled import DECK, STATE, Bytes
from treetop.games.tree_society.scoring import count_symbols, winner
from treetop.games.tree_society.state import (
    BY_SYMBOLS,
    CARDS,
    FRUITS,
    GUILDS,
    MOST_LEGAL,
    NO_ROUND,
    NONE,
    OVER,
    PLACES,
    SEATS,
    SYMBOLS,
)
from treetop.kernel.chance import sow
from treetop.kernel.rule import entry, helper
from treetop.players.tree_society.forecast import NETWORK, Weights, network_with, odds, share
from treetop.players.tree_society.lookahead import hide_decks, list_sensible
from treetop.players.tree_society.rollouts import WORLDS, outlook

UNTHINKABLE = 1e6

SURE = 970
"""Of a thousand."""

NOTES = np.dtype(
    [(name, np.int64) for name in ("winner", "trigger", "chance", "rounds", "by_symbols", "kept")]
)
"""Of a game. `trigger`: the seat that triggered the end, or -1; `chance`: by the forecast, in how many of a
thousand such games it wins; `kept`: starting cards completed."""


@dataclass(frozen=True)
class Games:
    """What is noted of games with the same number of players."""

    players: int
    notes: Any
    sticking: Any
    """The seat that leaves it to others to trigger the end, or -1."""

    def win_share(self, seat: int) -> float:
        return float(np.mean(self.notes["winner"] == seat))

    @property
    def by_symbols(self) -> float:
        return float(np.mean(self.notes["by_symbols"]))

    @property
    def rounds(self) -> float:
        return float(np.mean(self.notes["rounds"]))

    @property
    def kept(self) -> float:
        return float(np.mean(self.notes["kept"])) / self.players

    @property
    def trigger_wins(self) -> float:
        return self._trigger_wins(self.notes["chance"] >= 0)

    @property
    def decided(self) -> float:
        """How often the end is triggered by somebody who has as good as won."""
        return float(np.mean(self.notes["chance"] > SURE))

    @property
    def open_trigger_wins(self) -> float:
        """Where it isn't."""
        return self._trigger_wins(self.notes["chance"] <= SURE)

    @property
    def settled(self) -> float:
        """How much of the variance of who wins a game of two the forecast explains when the end is triggered:
        0 if both are as likely to win, 1 if it's known who does."""
        triggered = self.notes[self.notes["trigger"] != NONE]
        return float(4 * np.mean((triggered["chance"] / 1000 - 0.5) ** 2))

    def _trigger_wins(self, among: Any) -> float:
        ended = self.notes[among & (self.notes["trigger"] != NONE)]
        return float(np.mean(ended["winner"] == ended["trigger"])) if len(ended) else 0.0

    @property
    def sticking_wins(self) -> float:
        return float(np.mean(self.notes["winner"] == self.sticking))


def play(deck: Deck, players: int, seeds: Sequence[int], weights: Weights, slow: bool = False) -> Games:
    """Each game uses four random guilds. With `slow`, seats take turns to leave the end to the others."""
    tables = blank_tables(players, len(seeds))
    tables["plays"] = 0
    for table, seed in zip(tables, seeds, strict=True):
        table["plays"][np.random.default_rng(seed).permutation(GUILDS)[:4]] = 1
    numbers = np.arange(len(seeds), dtype=np.int64)
    sticking = numbers % players if slow else np.full(len(seeds), NONE, np.int64)
    notes = np.zeros(len(seeds), NOTES)
    play_games(tables, deck.bytes, np.asarray(seeds, np.int64), sticking, network_with(weights), notes)
    return Games(players, notes, sticking)


@entry
def play_games(tables: Any, deck: Bytes, seeds: Any, sticking: Any, network_bytes: Bytes, notes: Any) -> None:
    cards = deck.view(DECK)[0]
    network = network_bytes.view(NETWORK)[0]
    worlds = np.zeros(WORLDS, STATE)
    legals: Any = np.zeros((WORLDS, MOST_LEGAL), np.int64)
    rng: Any = np.zeros(1, np.int64)
    unseen: Any = np.zeros(FRUITS, np.int64)
    starting: Any = np.zeros(SEATS, np.int64)
    for game in range(len(tables)):
        table, note = tables[game], notes[game]
        sow(table.chance, seeds[game])
        sow(rng, seeds[game] * IMAGINATION + 1)
        opening.deal(table, cards)
        for seat in range(table.players):
            starting[seat] = table.ongoing[seat * PLACES]
        note.trigger = NONE
        while table.phase != OVER:
            seat = table.seat + 0
            number = legality.list_legal(table, cards, legals[0])
            code = legals[0][0]
            if number > 1:
                worlds[0] = tables[game]
                hide_decks(worlds[0])
                sight.deal_unseen(worlds[0], cards, unseen, rng)
                code = chosen_code(worlds, cards, legals, network, seat == sticking[game])
            rules.apply(table, cards, code)
            if note.trigger == NONE and table.ended_by == BY_SYMBOLS:
                note.trigger = seat
                note.chance = int(1000 * share(odds(table, cards, seat, network)))
        note.winner = winner(table, cards)
        note.rounds = table.round
        note.by_symbols = 1 if table.ended_by == BY_SYMBOLS else 0
        for seat in range(table.players):
            for i in range(seat * CARDS, seat * CARDS + table.completed_size[seat]):
                note.kept += 1 if table.completed[i] == starting[seat] else 0


@helper
def chosen_code(worlds: Any, deck: Any, legals: Any, network: Any, leaves_the_end: bool) -> int:
    """The action with the best outlook; who leaves the end to others triggers it only as a last resort."""
    number = list_sensible(worlds[0], deck, legals[0])
    chosen: int = legals[0][0]
    best = -np.inf
    for i in range(number):
        code = legals[0][i]
        here = outlook(worlds, 0, deck, legals, code, network)
        if leaves_the_end and triggers_the_end(worlds[0], deck, code):
            here -= UNTHINKABLE
        if here > best:
            best, chosen = here, code
    return chosen


@helper
def triggers_the_end(state: Any, deck: Any, code: int) -> bool:
    """T21."""
    if state.last_round != NO_ROUND or code < codes.FIRST_BUILD or code >= codes.FIRST_DISCARD:
        return False
    card = (code - codes.FIRST_BUILD) // codes.WAYS
    if next_level(state, card) < 3:
        return False
    return bool(count_symbols(state, state.seat, SYMBOLS) + deck.symbols[card] >= state.end_symbols)
