"""Sequential halving: candidates that do badly leave, those that stay share the time.

Every candidate is tried in the same sampled worlds, so that luck cancels between them. What they do in one
world belongs together, so the doubt about which is better is that about their differences: it is small long
before each one's own success is known. Who can hardly be better than the one in the lead leaves at once, and
when all others have left the rest of the time is not used.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from threading import Lock
from time import perf_counter
from typing import Any

import numpy as np

from treetop.games.game import Action
from treetop.kernel.threads import spread
from treetop.players.candidate import Candidate
from treetop.players.tally import ONE, POINTS, SHARE, SUCCESS, TALLIES

# Whoever is, with odds of 40 to 1, less than a fiftieth of a win better than the one in the lead may leave.
# Before so many rounds a doubt cannot be told.
SMALL = 0.02
SURE = 2.0
ROUNDS_TO_DOUBT = 40

Codes = np.ndarray[Any, np.dtype[np.int64]]
Marks = np.ndarray[Any, np.dtype[np.bool_]]
Foresight = Callable[[Codes, int, int, Codes], object]
"""Plays each code on in the worlds numbered from the first to before the second; adds to the tallies."""


class Contest:
    """Candidates, best first, and what was found out about each."""

    def __init__(self, codes: Codes, foresee: Foresight, threads: int) -> None:
        self.codes = codes
        self.foresee = foresee
        self.threads = threads
        self.visits = np.zeros(len(codes), np.int64)
        self.tallies = np.zeros((len(codes), TALLIES), np.int64)
        self.products = np.zeros((len(codes), len(codes)))
        self.rounds = 0
        self.lock = Lock()

    def heats(self) -> list[int]:
        """How many candidates take part in each heat, until one is left: 12, 6, 3, 2."""
        return [ceil(len(self.codes) / 2**heat) for heat in range((len(self.codes) - 1).bit_length())]

    def think(self, iterations: int) -> None:
        """Give each heat the same number of playouts."""
        heats = self.heats()
        for alive in heats:
            self.play(alive, max(1, iterations // len(heats) // alive))

    def think_until(self, deadline: float) -> None:
        """Give each heat the same time; it ends sooner when half of its candidates have left."""
        begun, heats = perf_counter(), self.heats()
        alive = len(self.codes)
        for number, after in enumerate([*heats, 1][1:], 1):
            end = begun + (deadline - begun) * number / len(heats)
            while alive > after and self._play_until(alive, end):
                alive = self.let_leave(alive)
            self.rank(alive)
            alive = min(alive, after)

    def hopeful(self, alive: int) -> Marks:
        """Who of those that take part may still be better than the one in the lead, and that one."""
        rounds = int(self.visits[0])
        if rounds < ROUNDS_TO_DOUBT:
            return np.ones(alive, np.bool_)
        success = self.tallies[:alive, SUCCESS] / ONE / rounds
        best = int(np.argmax(success))
        squares = np.diag(self.products)[:alive]
        behind = success[best] - success
        spread = (squares + squares[best] - 2 * self.products[best, :alive]) / rounds - behind**2
        hopeful: Marks = SURE * np.sqrt(np.maximum(spread, 0) / rounds) - behind >= SMALL
        hopeful[best] = True
        return hopeful

    def let_leave(self, alive: int) -> int:
        """Put those without hope behind the others; returns how many others there are."""
        hopeful = self.hopeful(alive)
        self._reorder(np.argsort(~hopeful, kind="stable"))
        return int(hopeful.sum())

    def rank(self, alive: int) -> None:
        """Put those that took part in order; equals stay as they were."""
        success = self.tallies[:alive, SUCCESS] / np.maximum(self.visits[:alive], 1)
        self._reorder(np.argsort(-success, kind="stable"))

    def _reorder(self, order: np.ndarray[Any, np.dtype[np.intp]]) -> None:
        alive = len(order)
        for column in (self.codes, self.visits, self.tallies):
            column[:alive] = column[order]
        self.products[:alive, :alive] = self.products[np.ix_(order, order)]

    def candidates(self, decode: Callable[[int], Action]) -> list[Candidate]:
        rows = zip(self.codes.tolist(), self.visits.tolist(), self.tallies.tolist(), strict=True)
        return [_candidate(decode(code), visits, tally) for code, visits, tally in rows]

    def play(self, alive: int, count: int) -> None:
        """One heat of so many rounds."""
        first = self.rounds
        self.rounds += count

        def work(part: slice) -> None:
            self._play(alive, first + part.start, first + part.stop)

        spread(work, count, self.threads)
        self.rank(alive)

    def _play_until(self, alive: int, end: float) -> bool:
        """Whether somebody may leave before the end. No round begins that would end too late, if it takes as
        long as the longest so far."""

        def work(_: slice) -> int:
            longest = 0.0
            while (begun := perf_counter()) + longest < end:
                with self.lock:
                    first = self.rounds
                    self.rounds += 1
                success = self._play(alive, first, first + 1)[:, SUCCESS] / ONE
                with self.lock:
                    self.products[:alive, :alive] += np.outer(success, success)
                if not self.hopeful(alive).all():
                    return 1
                longest = max(longest, perf_counter() - begun)
            return 0

        return spread(work, self.threads, self.threads) > 0

    def _play(self, alive: int, first: int, last: int) -> Codes:
        tallies = np.zeros((alive, TALLIES), np.int64)
        self.foresee(self.codes[:alive], first, last, tallies.reshape(-1))
        with self.lock:
            self.tallies[:alive] += tallies
            self.visits[:alive] += last - first
        return tallies


def _candidate(action: Action, visits: int, tally: list[int]) -> Candidate:
    if visits == 0:
        return Candidate(action)
    return Candidate(action, tally[SHARE] / ONE / visits, tally[POINTS] / visits, visits)
