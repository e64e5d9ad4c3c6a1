"""The player that searches: it plays the coming turns from each candidate, many times."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from treetop.games.arboretum import Position
from treetop.games.arboretum import View as ArboretumView
from treetop.games.arboretum.compiled import Bytes
from treetop.games.game import Action, View
from treetop.kernel.patience import must_wait
from treetop.kernel.threads import cores
from treetop.players.arboretum import compiled
from treetop.players.arboretum.rollout import NEVER
from treetop.players.arboretum.weights import BRISK, STRATEGIST, weight_row
from treetop.players.contest import Codes, Contest, ContestPlayer
from treetop.players.totals import TOTALS
from treetop.players.turn import SEED_BITS, listed, own_turn

Weights = np.ndarray[Any, np.dtype[np.float64]]

FOLDER = Path(__file__).parent
FORECAST = "forecast.json"

SEATS = 4

# In the last turn of four players the hidden hands have 399 million arrangements, of three 3,432.
MOST_ARRANGEMENTS = 4000
ARRANGEMENTS_PER_SECOND = 4000
MOST_OPTIONS = 9 * 36


@dataclass(frozen=True)
class Search(ContestPlayer):
    """A contest of candidates, played on for some turns by strategists and then judged by a forecast. The
    last turn is counted out.

    With `iterations`, that many playouts decide, and the same seed gives the same move on any machine;
    otherwise the budget does. `breadth` is how many candidates there are at first, `horizon` how many turns
    are played after the one that is under way, `weights` the file of the forecast.
    """

    name: str = "search"
    level: int = 5
    iterations: int | None = None
    threads: int | None = None
    breadth: int = 12
    horizon: int = 2
    weights: str = FORECAST

    def is_awake(self) -> bool:
        """Has its machine code been compiled, also what it judges others with?"""
        needed = (
            compiled.candidates,
            compiled.sample_rollouts,
            compiled.solve_last_turn,
            compiled.counted_as,
        )
        return not any(map(must_wait, needed))

    def contest(self, view: View, seed: int, budget: float) -> Contest:
        table = own_turn(view, ArboretumView)
        load()
        seen = compiled.bytes_of(table)
        affordable = MOST_ARRANGEMENTS if self.iterations else int(budget * ARRANGEMENTS_PER_SECOND)
        return last_turn(seen, min(affordable, MOST_ARRANGEMENTS)) or self._contest(seen, seed & SEED_BITS)

    def decode(self, view: View, code: int) -> Action:
        return listed(own_turn(view, ArboretumView), code)

    def encode(self, view: View, action: Action) -> int:
        return own_turn(view, ArboretumView).encode(action)

    def counted_as(self, view: View, code: int, contest: Contest) -> int:
        """In the last turn, planting a card elsewhere for the same points is not counted twice."""
        if not contest.exact:
            return code
        seen = compiled.bytes_of(own_turn(view, ArboretumView))
        return int(compiled.counted_as(seen, compiled.room_for(2), contest.codes, code))

    def _contest(self, seen: Bytes, seed: int) -> Contest:
        network = weights_in(self.weights)
        everybody = np.tile(weight_row(**BRISK), SEATS)
        codes, worths = np.zeros(self.breadth, np.int64), np.zeros(self.breadth)
        count = compiled.candidates(seen, compiled.blank_analysis(), weight_row(**STRATEGIST), codes, worths)

        def sample_rollouts(codes: Codes, first: int, last: int, totals: Codes) -> None:
            room, analysis, turns = compiled.room_for(2), compiled.blank_analysis(), self.horizon
            compiled.sample_rollouts(
                seen, room, analysis, everybody, network, turns, codes, seed, first, last, totals
            )

        return Contest(codes[:count], sample_rollouts, self.threads or cores())


@cache
def weights_in(file: str) -> Weights:
    """From a file of this folder, or one with its whole path."""
    return np.array(json.loads((FOLDER / file).read_text(encoding="utf-8")), np.float64)


FORMER = (Search("search@1", horizon=NEVER),)
"""What the search was when it played every game to its end, to measure the one of today by."""


@cache
def load() -> None:
    """Load the machine code, once in a process, so that no search loses its time to that."""
    position = Position.new(2, "0" * 32)
    drawn = position.after(position.legal_actions[0])
    seen = compiled.bytes_of(drawn.view(0))
    last_turn(seen, 0)
    Search(threads=1)._contest(seen, 1).think(1)


def last_turn(seen: Bytes, most: int) -> Contest | None:
    """The options of the last turn, counted out, if that takes no more than so many arrangements."""
    codes, visits = np.zeros(MOST_OPTIONS, np.int64), np.zeros(MOST_OPTIONS, np.int64)
    totals = np.zeros((MOST_OPTIONS, TOTALS), np.int64)
    scratch, lines = compiled.room_for(6), compiled.blank_lines()
    count = compiled.solve_last_turn(seen, scratch, lines, most, codes, visits, totals.reshape(-1))
    if count == 0:
        return None
    contest = Contest(codes[:count], lambda *_: None, 1)
    contest.count_exactly(visits[:count], totals[:count])
    return contest
