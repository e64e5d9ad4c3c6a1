"""The player who plays the rest of the game in its head before every move."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from threading import Lock
from time import perf_counter

import numpy as np

from treetop.games.arboretum import Action
from treetop.games.arboretum import View as ArboretumView
from treetop.games.arboretum.compiled import Bytes
from treetop.games.game import View
from treetop.kernel.threads import cores, spread
from treetop.players.arboretum import compiled
from treetop.players.arboretum.foresight import ONE, POINTS, SHARE, SUCCESS, TALLIES
from treetop.players.arboretum.temperament import SEED_BITS, weights
from treetop.players.arboretum.temperaments import STRATEGIST
from treetop.players.candidate import Candidate

SEATS = 4

# The three hidden hands of the last turn with four players lie in 399 million ways; with three in 3,432.
MOST_ARRANGEMENTS = 4000
ARRANGEMENTS_PER_SECOND = 4000
MOST_OPTIONS = 9 * 36


@dataclass(frozen=True)
class Search:
    """Sequential halving over sampled worlds: candidates that do badly leave, the rest share the time.

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
        assert isinstance(view, ArboretumView)
        deadline = perf_counter() + budget
        contest = Contest(compiled.bytes_of(view), seed & SEED_BITS, self.threads or cores(), self.breadth)
        affordable = MOST_ARRANGEMENTS if self.iterations else int(budget * ARRANGEMENTS_PER_SECOND)
        if not contest.solve(affordable):
            if self.iterations is None:
                contest.think_until(deadline)
            else:
                contest.think(self.iterations)
        return [contest.candidate(view, i) for i in range(len(contest.codes))]


class Contest:
    """Candidates, best first, and what was found out about each."""

    def __init__(self, view: Bytes, seed: int, threads: int, breadth: int) -> None:
        self.view = view
        self.seed = seed
        self.threads = threads
        row = weights(**STRATEGIST)
        self.weights = np.tile(row, SEATS)
        codes = np.zeros(breadth, np.int64)
        count = compiled.candidates(view, compiled.blank_mind(), row, codes, np.zeros(breadth))
        self.codes = codes[:count]
        self.visits = np.zeros(count, np.int64)
        self.tallies = np.zeros((count, TALLIES), np.int64)
        self.rounds = 0
        self.lock = Lock()

    def solve(self, most: int) -> bool:
        """Count the last turn out, if this is the last turn and it can be done with so many arrangements."""
        codes, visits = np.zeros(MOST_OPTIONS, np.int64), np.zeros(MOST_OPTIONS, np.int64)
        tallies = np.zeros((MOST_OPTIONS, TALLIES), np.int64)
        count = compiled.solve_last_turn(
            self.view,
            compiled.room_for(6),
            compiled.blank_lines(),
            min(most, MOST_ARRANGEMENTS),
            codes,
            visits,
            tallies.reshape(-1),
        )
        if count > 0:
            self.codes, self.visits, self.tallies = codes[:count], visits[:count], tallies[:count]
            self._rank(count)
        return count > 0

    def heats(self) -> list[int]:
        """How many candidates take part in each heat, until one is left: 12, 6, 3, 2."""
        return [ceil(len(self.codes) / 2**heat) for heat in range((len(self.codes) - 1).bit_length())]

    def think(self, iterations: int) -> None:
        """Give each heat the same number of playouts."""
        heats = self.heats()
        for alive in heats:
            first = self.rounds
            self.rounds += max(1, iterations // len(heats) // alive)
            self._play_rounds(alive, first)
            self._rank(alive)

    def think_until(self, deadline: float) -> None:
        """Give each heat the same time."""
        heats = self.heats()
        begun = perf_counter()
        for number, alive in enumerate(heats, 1):
            self._play_until(alive, begun + (deadline - begun) * number / len(heats))
            self._rank(alive)

    def candidate(self, view: ArboretumView, i: int) -> Candidate:
        action, visits = view.decode(int(self.codes[i])), int(self.visits[i])
        if visits == 0:
            return Candidate(action)
        share = float(self.tallies[i, SHARE]) / ONE / visits
        return Candidate(action, share, float(self.tallies[i, POINTS]) / visits, visits)

    def _play_rounds(self, alive: int, first: int) -> None:
        def work(part: slice) -> None:
            self._play(alive, first + part.start, first + part.stop)

        spread(work, self.rounds - first, self.threads)

    def _play_until(self, alive: int, end: float) -> None:
        def work(_: slice) -> None:
            longest = 0.0
            while (begun := perf_counter()) + longest < end:
                with self.lock:
                    first = self.rounds
                    self.rounds += 1
                self._play(alive, first, first + 1)
                longest = max(longest, perf_counter() - begun)

        spread(work, self.threads, self.threads)

    def _play(self, alive: int, first: int, last: int) -> None:
        tallies = np.zeros((alive, TALLIES), np.int64)
        compiled.foresee(
            self.view,
            compiled.room_for(2),
            compiled.blank_mind(),
            self.weights,
            self.codes[:alive],
            self.seed,
            first,
            last,
            tallies.reshape(-1),
        )
        with self.lock:
            self.tallies[:alive] += tallies
            self.visits[:alive] += last - first

    def _rank(self, alive: int) -> None:
        success = self.tallies[:alive, SUCCESS] / np.maximum(self.visits[:alive], 1)
        order = np.argsort(-success, kind="stable")
        for column in (self.codes, self.visits, self.tallies):
            column[:alive] = column[order]
