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
from threading import Lock
from time import perf_counter
from typing import Any, ClassVar

import numpy as np

from treetop.games.game import Action, View
from treetop.kernel.threads import spread
from treetop.players import compiled
from treetop.players.candidate import Candidate
from treetop.players.judgement import Judgement
from treetop.players.standings import MOST, UNDECIDED
from treetop.players.totals import ONE, POINTS, SHARE, TOTALS

Codes = np.ndarray[Any, np.dtype[np.int64]]
Rollout = Callable[[Codes, int, int, Codes], object]
"""Plays each code on in the worlds from the first number to before the second; adds to the totals."""


class Contest:
    """Candidates, best first, and what was found out about each."""

    def __init__(self, codes: Codes, roll_out: Rollout, threads: int) -> None:
        self.roll_out = roll_out
        self.threads = threads
        self.lock = Lock()
        self._bytes = compiled.LAYOUT.blank()
        self.standings = self._bytes.view(compiled.STANDINGS)[0]
        self.standings["codes"][: len(codes)] = codes
        self.alive = int(compiled.begin_contest(self._bytes, len(codes)))
        """How many take part in the heat; 0 when all heats are over."""
        self.exact = False
        """Whether everything is known, and nothing was sampled."""

    @property
    def codes(self) -> Codes:
        return self._column("codes")

    @property
    def visits(self) -> Codes:
        return self._column("visits")

    @property
    def totals(self) -> Codes:
        """By candidate and total."""
        return self._column("totals", (MOST, TOTALS))

    def _column(self, field: str, shape: tuple[int, ...] = (MOST,)) -> Codes:
        column: Codes = self.standings[field].reshape(shape)[: self.standings["count"]]
        return column

    def run(self, iterations: int | None, deadline: float) -> None:
        """This many playouts, or if the number is None, as many as fit before the deadline."""
        if iterations is None:
            self.think_until(deadline)
        else:
            self.think(iterations)

    def think(self, iterations: int) -> None:
        """Give each heat the same number of playouts."""
        while self.alive:
            self._play_heat(int(compiled.rounds_in_heat(self._bytes, iterations)))
            self.alive = int(compiled.end_heat(self._bytes))

    def think_until(self, deadline: float) -> None:
        """Give each heat the same time; it ends sooner when half of its candidates have been dropped."""
        begun = perf_counter()
        if self.alive and begun < deadline:
            # However late that is on a busy machine: without a round nothing is known of any candidate.
            self._play_heat(1)
        while self.alive:
            end = begun + (deadline - begun) * compiled.end_of_heat(self._bytes)
            settled = spread(partial(self._play_until, end), self.threads, self.threads)
            self.alive = int(compiled.settle(self._bytes, int(not settled)))

    def count_exactly(self, visits: Codes, totals: Codes) -> None:
        """Nothing is to be sampled: this is what every candidate comes to."""
        self.visits[:], self.totals[:] = visits, totals
        self.exact, self.alive = True, 0
        compiled.rank_all(self._bytes)

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
        first = int(self.standings["rounds"])
        found = UNDECIDED
        while found == UNDECIDED:
            found = float(compiled.compare(pair._bytes, pair._sample(first, first + batch), batch))
            first += batch
        return found

    def candidates(self, decode: Callable[[int], Action]) -> list[Candidate]:
        rows = zip(self.codes.tolist(), self.visits.tolist(), self.totals.tolist(), strict=True)
        return [_candidate(decode(code), visits, totals) for code, visits, totals in rows]

    def _play_heat(self, rounds: int) -> None:
        """So many rounds, on all threads."""
        first = int(self.standings["rounds"])
        self.standings["rounds"] += rounds

        def work(part: slice) -> None:
            self._play(first + part.start, first + part.stop)

        spread(work, rounds, self.threads)

    def _play_until(self, end: float, _: slice) -> int:
        """Whether a candidate can be dropped before the end.

        No round begins that would end too late if it took as long as the longest so far.
        """
        longest = 0.0
        while (begun := perf_counter()) + longest < end:
            with self.lock:
                first = int(self.standings["rounds"])
                self.standings["rounds"] += 1
            if not self._play(first, first + 1):
                return 1
            longest = max(longest, perf_counter() - begun)
        return 0

    def _play(self, first: int, last: int) -> bool:
        """Whether every candidate may still win afterwards."""
        totals = self._sample(first, last)
        with self.lock:
            return bool(compiled.add_rounds(self._bytes, totals, last - first))

    def _sample(self, first: int, last: int) -> Codes:
        totals = np.zeros(self.alive * TOTALS, np.int64)
        self.roll_out(self.codes[: self.alive], first, last, totals)
        return totals


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

    def counted_as(self, view: View, code: int, contest: Contest) -> int:
        """The candidate that stands for an action: an exact count leaves out what comes to the same."""
        return code

    def explain(self, view: View, seed: int, budget: float) -> list[Candidate]:
        """The candidates, best first, with what the playouts came to."""
        contest = self.contest(view, seed, budget)
        # After that: in a new process it has loaded machine code, which is no time to think.
        deadline = perf_counter() + budget
        contest.run(self.iterations, deadline)
        return contest.candidates(partial(self.decode, view))

    def choose(self, view: View, seed: int, budget: float) -> Action:
        return self.explain(view, seed, budget)[0].action

    def judge(self, view: View, action: Action, seed: int) -> Judgement:
        """An action against the best one found, by what the seat to act knew and nothing else."""
        contest = self.contest(view, seed, 1.0)
        code = self.counted_as(view, self.encode(view, action), contest)
        contest.include(code)
        contest.run(self.judging, 0.0)
        loss = contest.advantage(code, self.batch)
        best = self.decode(view, int(contest.codes[0])) if loss > 0 else action
        return Judgement(action, best, loss)
