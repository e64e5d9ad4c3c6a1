"""The player who plays the rest of the game in its head before every move."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from time import perf_counter

import numpy as np

from treetop.games.arboretum import Action, Position
from treetop.games.arboretum import View as ArboretumView
from treetop.games.arboretum.compiled import Bytes
from treetop.games.game import View
from treetop.kernel.threads import cores
from treetop.players.arboretum import compiled
from treetop.players.arboretum.temperament import SEED_BITS, weights
from treetop.players.arboretum.temperaments import BRISK, STRATEGIST
from treetop.players.candidate import Candidate
from treetop.players.contest import Codes, Contest
from treetop.players.tally import TALLIES
from treetop.players.turn import listed, own_turn

SEATS = 4

# The three hidden hands of the last turn with four players lie in 399 million ways; with three in 3,432.
MOST_ARRANGEMENTS = 4000
ARRANGEMENTS_PER_SECOND = 4000
MOST_OPTIONS = 9 * 36


@dataclass(frozen=True)
class Search:
    """A contest of candidates, played on by strategists; the last turn is counted out.

    With `iterations`, that many playouts decide, and the same seed gives the same move on any machine;
    otherwise the budget does. `breadth` is how many candidates there are at first.
    """

    name: str = "search"
    level: int = 5
    iterations: int | None = None
    threads: int | None = None
    breadth: int = 12

    def choose(self, view: View, seed: int, budget: float) -> Action:
        best: Action = self.explain(view, seed, budget)[0].action
        return best

    def explain(self, view: View, seed: int, budget: float) -> list[Candidate]:
        """The candidates, best first, with what the playouts came to."""
        table = own_turn(view, ArboretumView)
        load()
        deadline = perf_counter() + budget
        seen = compiled.bytes_of(table)
        affordable = MOST_ARRANGEMENTS if self.iterations else int(budget * ARRANGEMENTS_PER_SECOND)
        contest = last_turn(seen, min(affordable, MOST_ARRANGEMENTS))
        if contest is None:
            contest = self._contest(seen, seed & SEED_BITS)
            if self.iterations is None:
                contest.think_until(deadline)
            else:
                contest.think(self.iterations)
        return contest.candidates(partial(listed, table))

    def _contest(self, seen: Bytes, seed: int) -> Contest:
        everybody = np.tile(weights(**BRISK), SEATS)
        codes, worths = np.zeros(self.breadth, np.int64), np.zeros(self.breadth)
        count = compiled.candidates(seen, compiled.blank_mind(), weights(**STRATEGIST), codes, worths)

        def foresee(codes: Codes, first: int, last: int, tallies: Codes) -> None:
            scratch, mind = compiled.room_for(2), compiled.blank_mind()
            compiled.foresee(seen, scratch, mind, everybody, codes, seed, first, last, tallies)

        return Contest(codes[:count], foresee, self.threads or cores())


@cache
def load() -> None:
    """Once in a process, so that no thought loses its time to the loading of machine code."""
    position = Position.new(2, "0" * 32)
    drawn = position.after(position.legal_actions[0])
    seen = compiled.bytes_of(drawn.view(0))
    last_turn(seen, 0)
    Search(threads=1)._contest(seen, 1).think(1)


def last_turn(seen: Bytes, most: int) -> Contest | None:
    """The options of the last turn, counted out, if that takes no more than so many arrangements."""
    codes, visits = np.zeros(MOST_OPTIONS, np.int64), np.zeros(MOST_OPTIONS, np.int64)
    tallies = np.zeros((MOST_OPTIONS, TALLIES), np.int64)
    scratch, lines = compiled.room_for(6), compiled.blank_lines()
    count = compiled.solve_last_turn(seen, scratch, lines, most, codes, visits, tallies.reshape(-1))
    if count == 0:
        return None
    contest = Contest(codes[:count], lambda *_: None, 1)
    contest.visits, contest.tallies = visits[:count], tallies[:count]
    contest.rank(count)
    return contest
