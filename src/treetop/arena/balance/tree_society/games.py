"""What is kept of many bot games with the same number of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from treetop.games.tree_society import Deck, compiled
from treetop.games.tree_society.state import CARDS, GUILDS
from treetop.players.tree_society import lookahead
from treetop.players.tree_society.uses import KINDS

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Games:
    """One row for each game: who won, how it went, and what effects did."""

    players: int
    guilds: Array
    """Which of the six guilds took part."""
    rounds: Array
    ended_by: Array
    """1: by symbols (T21), 2: by fruit (T22)."""
    scores: Array
    winner: Array
    completed: Array
    """Which cards each seat had completed in the end."""
    uses: Array
    """How often each kind of step came into play."""

    def __len__(self) -> int:
        return len(self.winner)

    @property
    def won(self) -> Array:
        """For each game and seat, whether it won."""
        won: Array = self.winner[:, None] == np.arange(self.players)
        return won


def play(deck: Deck, players: int, seeds: Sequence[int], kind: int = lookahead.PLANNER) -> Games:
    """Every second game uses the guilds of the first game, the others four random ones."""
    count = len(seeds)
    states = np.repeat(compiled.blank().view(compiled.STATE), count)
    states["players"] = players
    for state, seed in zip(states, seeds, strict=True):
        state["plays"][_guilds(seed)] = 1
    uses = np.zeros((count, KINDS), np.int64)
    kinds = np.full((count, 4), kind)
    lookahead.play_games(states, deck.bytes, np.asarray(seeds, np.int64), kinds, 0, uses)
    return _summary(deck, players, states, uses)


def _guilds(seed: int) -> Array:
    if seed % 2:
        return np.arange(4)
    return np.random.default_rng(seed).permutation(GUILDS)[:4]


def _summary(deck: Deck, players: int, states: Any, uses: Array) -> Games:
    rows = [states[i : i + 1].view(np.uint8) for i in range(len(states))]
    completed = np.zeros((len(states), players, CARDS), bool)
    for game, state in enumerate(states):
        for seat in range(players):
            cards = state["completed"][seat * CARDS :][: state["completed_size"][seat]]
            completed[game, seat, cards] = True
    return Games(
        players,
        states["plays"].copy(),
        states["round"].copy(),
        states["ended_by"].copy(),
        np.array([[compiled.score(row, deck.bytes, seat) for seat in range(players)] for row in rows]),
        np.array([compiled.winner(row, deck.bytes) for row in rows]),
        completed,
        uses,
    )


def joined(parts: Sequence[Games]) -> Games:
    """Several batches as one."""
    fields = ("guilds", "rounds", "ended_by", "scores", "winner", "completed", "uses")
    columns = (np.concatenate([getattr(part, field) for part in parts]) for field in fields)
    return Games(parts[0].players, *columns)
