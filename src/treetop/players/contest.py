"""Sequential halving: candidates that do badly are dropped, those that stay share the time.

Every candidate is tried in the same sampled worlds, so that luck cancels between them. Their results in one
world are paired, so what counts is the standard error of the differences, which is small long before each
one's own success is known. A candidate is dropped once it is unlikely to beat the leader; when one is left,
the rest of the time is not used.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from math import ceil, sqrt
from statistics import fmean, stdev
from threading import Lock
from time import perf_counter
from typing import Any, ClassVar

import numpy as np

from treetop.games.game import Action, View
from treetop.kernel.threads import spread
from treetop.players.candidate import Candidate
from treetop.players.judgement import Judgement
from treetop.players.totals import ONE, POINTS, SHARE, SUCCESS, TOTALS

# A candidate is dropped if, with odds of 40 to 1, it is less than a fiftieth of a win better than the leader.
# With fewer rounds the standard error is not known well enough.
LEAST_GAIN = 0.02
STANDARD_ERRORS = 2.0
LEAST_ROUNDS = 40

Codes = np.ndarray[Any, np.dtype[np.int64]]
Marks = np.ndarray[Any, np.dtype[np.bool_]]
Rollout = Callable[[Codes, int, int, Codes], object]
"""Plays each code on in the worlds from the first number to before the second; adds to the totals."""


# An action is compared with the best one in so many batches of new worlds. Most are clear after half of them.
BATCHES = 24


class Contest:
    """Candidates, best first, and what was found out about each. If `exact`, everything is known already."""

    def __init__(self, codes: Codes, roll_out: Rollout, threads: int, exact: bool = False) -> None:
        self.codes = codes
        self.roll_out = roll_out
        self.threads = threads
        self.exact = exact
        self.visits = np.zeros(len(codes), np.int64)
        self.totals = np.zeros((len(codes), TOTALS), np.int64)
        self.products = np.zeros((len(codes), len(codes)))
        self.rounds = 0
        self.lock = Lock()

    def heats(self) -> list[int]:
        """How many candidates take part in each heat, until one is left: 12, 6, 3, 2."""
        return [ceil(len(self.codes) / 2**heat) for heat in range((len(self.codes) - 1).bit_length())]

    def run(self, iterations: int | None, deadline: float) -> None:
        """This many playouts, or if the number is None, as many as fit before the deadline."""
        if self.exact:
            return
        if iterations is None:
            self.think_until(deadline)
        else:
            self.think(iterations)

    def think(self, iterations: int) -> None:
        """Give each heat the same number of playouts."""
        heats = self.heats()
        for alive in heats:
            self.play(alive, max(1, iterations // len(heats) // alive))

    def think_until(self, deadline: float) -> None:
        """Give each heat the same time; it ends sooner when half of its candidates have been dropped."""
        begun, heats = perf_counter(), self.heats()
        alive = len(self.codes)
        for number, after in enumerate([*heats, 1][1:], 1):
            end = begun + (deadline - begun) * number / len(heats)
            while alive > after and self._play_until(alive, end):
                alive = self.drop_unlikely(alive)
            self.rank(alive)
            alive = min(alive, after)

    def contenders(self, alive: int) -> Marks:
        """Which of those that take part may still be better than the leader, and the leader."""
        rounds = int(self.visits[0])
        if rounds < LEAST_ROUNDS:
            return np.ones(alive, np.bool_)
        success = self.totals[:alive, SUCCESS] / ONE / rounds
        best = int(np.argmax(success))
        squares = np.diag(self.products)[:alive]
        behind = success[best] - success
        variance = (squares + squares[best] - 2 * self.products[best, :alive]) / rounds - behind**2
        contenders: Marks = STANDARD_ERRORS * np.sqrt(np.maximum(variance, 0) / rounds) - behind >= LEAST_GAIN
        contenders[best] = True
        return contenders

    def drop_unlikely(self, alive: int) -> int:
        """Put the contenders before the others; returns how many there are."""
        contenders = self.contenders(alive)
        self._reorder(np.argsort(~contenders, kind="stable"))
        return int(contenders.sum())

    def rank(self, alive: int) -> None:
        """Sort the candidates that took part; ties keep their order."""
        success = self.totals[:alive, SUCCESS] / np.maximum(self.visits[:alive], 1)
        self._reorder(np.argsort(-success, kind="stable"))

    def _reorder(self, order: np.ndarray[Any, np.dtype[np.intp]]) -> None:
        alive = len(order)
        for column in (self.codes, self.visits, self.totals):
            column[:alive] = column[order]
        self.products[:alive, :alive] = self.products[np.ix_(order, order)]

    def include(self, code: int) -> None:
        """Let a code take part, in place of the last candidate if it isn't among them."""
        if code not in self.codes:
            self.codes[-1] = code

    def advantage(self, code: int, batch: int) -> float:
        """How much larger the leader's share of the wins is in new worlds; 0 if that may be chance."""
        place = int(np.flatnonzero(self.codes == code)[0])
        if self.exact:
            shares = self.totals[[0, place], SHARE] / ONE / self.visits[[0, place]]
            return max(0.0, float(shares[0] - shares[1]))
        if place == 0:
            return 0.0
        pair = Contest(self.codes[[0, place]], self.roll_out, 1)
        differences: list[float] = []
        for first in range(self.rounds, self.rounds + BATCHES * batch, batch):
            shares = pair._play(2, first, first + batch)[:, SHARE] / ONE / batch
            differences.append(float(shares[0] - shares[1]))
            if len(differences) == BATCHES // 2 and fmean(differences) < _error(differences):
                return 0.0
        mean = fmean(differences)
        return mean if mean > STANDARD_ERRORS * _error(differences) else 0.0

    def candidates(self, decode: Callable[[int], Action]) -> list[Candidate]:
        rows = zip(self.codes.tolist(), self.visits.tolist(), self.totals.tolist(), strict=True)
        return [_candidate(decode(code), visits, totals) for code, visits, totals in rows]

    def play(self, alive: int, count: int) -> None:
        """One heat of so many rounds."""
        first = self.rounds
        self.rounds += count

        def work(part: slice) -> None:
            self._play(alive, first + part.start, first + part.stop)

        spread(work, count, self.threads)
        self.rank(alive)

    def _play_until(self, alive: int, end: float) -> bool:
        """Whether a candidate can be dropped before the end.

        No round begins that would end too late if it took as long as the longest so far.
        """

        def work(_: slice) -> int:
            longest = 0.0
            while (begun := perf_counter()) + longest < end:
                with self.lock:
                    first = self.rounds
                    self.rounds += 1
                success = self._play(alive, first, first + 1)[:, SUCCESS] / ONE
                with self.lock:
                    self.products[:alive, :alive] += np.outer(success, success)
                if not self.contenders(alive).all():
                    return 1
                longest = max(longest, perf_counter() - begun)
            return 0

        return spread(work, self.threads, self.threads) > 0

    def _play(self, alive: int, first: int, last: int) -> Codes:
        totals = np.zeros((alive, TOTALS), np.int64)
        self.roll_out(self.codes[:alive], first, last, totals.reshape(-1))
        with self.lock:
            self.totals[:alive] += totals
            self.visits[:alive] += last - first
        return totals


def _error(values: list[float]) -> float:
    """The standard error of their mean."""
    return stdev(values) / sqrt(len(values))


def _candidate(action: Action, visits: int, totals: list[int]) -> Candidate:
    if visits == 0:
        return Candidate(action)
    return Candidate(action, totals[SHARE] / ONE / visits, totals[POINTS] / visits, visits)


class ContestPlayer(ABC):
    """A player that lets a contest decide."""

    iterations: int | None
    judging: ClassVar = 320
    """How many playouts find the best candidate when an action is judged."""
    batch: ClassVar = 10

    @abstractmethod
    def contest(self, view: View, seed: int, budget: float) -> Contest:
        """The candidates, none of them played on yet unless they can be counted out within the budget."""

    @abstractmethod
    def decode(self, view: View, code: int) -> Action: ...
    @abstractmethod
    def encode(self, view: View, action: Action) -> int: ...

    def explain(self, view: View, seed: int, budget: float) -> list[Candidate]:
        """The candidates, best first, with what the playouts came to."""
        deadline = perf_counter() + budget
        contest = self.contest(view, seed, budget)
        contest.run(self.iterations, deadline)
        return contest.candidates(partial(self.decode, view))

    def choose(self, view: View, seed: int, budget: float) -> Action:
        return self.explain(view, seed, budget)[0].action

    def judge(self, view: View, action: Action, seed: int) -> Judgement:
        """An action against the best one found, by what the seat to act knew and nothing else."""
        contest = self.contest(view, seed, 1.0)
        code = self.encode(view, action)
        contest.include(code)
        contest.run(self.judging, 0.0)
        loss = contest.advantage(code, self.batch)
        best = self.decode(view, int(contest.codes[0])) if loss > 0 else action
        return Judgement(action, best, loss)
