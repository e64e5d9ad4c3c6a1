"""Mine puzzles from games of bots: positions in which the search is sure, and lower rungs are wrong."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from typing import Any

import numpy as np

from treetop.arena.workers import Workers
from treetop.games import GAMES
from treetop.games.game import Action, Game, Position, View
from treetop.players.contest import Codes, Contest, ContestPlayer
from treetop.players.judging import adviser_of
from treetop.players.ladders import PLAYERS, former_players
from treetop.players.player import Player
from treetop.players.puzzle import Puzzle, kind_of
from treetop.players.totals import ONE, SHARE, TOTALS

GAP = 0.05
"""Every other action gives away at least this share of the wins …"""
STANDARD_ERRORS = 3.0
"""… and so many standard errors lie between that and nothing."""
ERRORS_OF_HOPE = 1.5
"""An action that looks better than that by so many standard errors isn't looked at any longer."""
LEAST_CONFIRMED = 0.04
RIVALS = 5
"""What is found is measured again against so many rivals: they must still give away this much."""
SAME = 0.015
"""Actions that are no further apart than this are equally good."""
MOST_ANSWERS = 4
MOST_TRIED = 30
"""So many decisions of a game are looked at."""
SEEDS = 3
"""A player finds an answer if it chooses one with most of so many seeds."""
MOST_BATCHES = 64
FIRST_BATCHES = 8


@dataclass(frozen=True)
class Mine:
    """`games` games of bots from the given number on. The same numbers give the same puzzles."""

    game: str
    first: int
    games: int

    def dig(self, workers: Workers) -> Iterator[tuple[int, list[Puzzle]]]:
        """The puzzles of each game, as they are found, with its number."""
        return workers.map(_dig, self.game, range(self.first, self.first + self.games))


def judge_of(game: Game) -> ContestPlayer:
    """The search that the shipped puzzles were found by, so that each can be measured again; the strongest
    if it's the first."""
    former = (each for each in former_players(game.name).values() if isinstance(each, ContestPlayer))
    return next(former, adviser_of(game))


def unique(found: Sequence[tuple[int, list[Puzzle]]]) -> list[Puzzle]:
    """In the order of the games, each position once."""
    ordered = [puzzle for _, puzzles in sorted(found, key=lambda each: each[0]) for puzzle in puzzles]
    return list({puzzle.id: puzzle for puzzle in ordered}.values())


def _dig(name: str, number: int) -> tuple[int, list[Puzzle]]:
    game = GAMES[name]
    found = [confirmed(game, puzzle) for puzzle in puzzles_in_game(game, number)]
    return number, [puzzle for puzzle in found if puzzle]


def puzzles_in_game(game: Game, number: int) -> Iterator[Puzzle]:
    """From one game of bots, one of each kind of action. Decisions are tried in random order."""
    rng = Random(f"{game.name}/{number}")
    views = list(played_by_bots(game, number, rng))
    kinds: set[str] = set()
    for view in rng.sample(views, min(len(views), MOST_TRIED)):
        seed = rng.getrandbits(62)
        if kinds.issuperset(map(kind_of, map(str, view.legal_actions))):
            continue
        puzzle = puzzle_at(view, seed)
        if puzzle and puzzle.kind not in kinds:
            kinds.add(puzzle.kind)
            yield puzzle


def confirmed(game: Game, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle measured again, if it still is one.

    What was looked for among many is partly luck; a second measurement isn't.
    """
    found = measured(game, puzzle, int(puzzle.id, 16))
    if any(mean < max(LEAST_CONFIRMED, STANDARD_ERRORS * error) for mean, error in found.values()):
        return None
    return replace(puzzle, gap=min(mean for mean, _ in found.values()), loss=found[puzzle.lure][0])


def measured(game: Game, puzzle: Puzzle, seed: int) -> dict[str, tuple[float, float]]:
    """What the lure and the strongest rivals give away, and the standard error of that.

    The seed decides in which worlds, and which rivals the search thinks strongest.
    """
    adviser = judge_of(game)
    position = game.from_notation(puzzle.position)
    view = position.view(position.seat_to_act)
    contest = adviser.contest(view, seed, 1.0)
    contest.threads = 1
    contest.run(adviser.judging, 0.0)
    best, *others = (adviser.encode(view, view.parse(action)) for action in puzzle.answers)
    trial = Trial(contest, best, lambda code: adviser.counted_as(view, code, contest))
    named = [code for code in contest.codes.tolist() if code != best and code not in others]
    rivals = dict.fromkeys([adviser.encode(view, view.parse(puzzle.lure)), *named[:RIVALS]])
    return {str(adviser.decode(view, code)): trial.measured(code) for code in rivals}


def played_by_bots(game: Game, number: int, rng: Random) -> Iterator[View]:
    """What each bot saw when it had a choice."""
    players = game.seats[number % len(game.seats)]
    rungs = lower_rungs(game)[-2:]
    seated = [rng.choice(rungs) for _ in range(players)]
    position: Position = game.new(players, rng.getrandbits(128).to_bytes(16, "big").hex())
    while not position.is_over:
        seat = position.seat_to_act
        assert seat is not None
        view = position.view(seat)
        if len(view.legal_actions) > 1:
            yield view
        position = position.after(seated[seat].choose(view, rng.getrandbits(62), 1.0))


def lower_rungs(game: Game) -> list[Player]:
    """The ladder between random play and the search."""
    return [
        one for one in PLAYERS[game.name].values() if one.level > 0 and not isinstance(one, ContestPlayer)
    ]


def puzzle_at(view: View, seed: int) -> Puzzle | None:
    """The puzzle that this view is, if it is one."""
    adviser = judge_of(view.game)
    contest = adviser.contest(view, seed, 1.0)
    contest.threads = 1
    contest.run(adviser.judging, 0.0)
    best = int(contest.codes[0])
    rungs = [(rung, _choices(rung, view, seed)) for rung in lower_rungs(view.game)]
    codes = [[adviser.encode(view, action) for action in chosen] for _, chosen in rungs]
    if all(one == best for chosen in codes for one in chosen):
        return None
    trial = Trial(contest, best, lambda code: adviser.counted_as(view, code, contest))
    others = sorted({one for chosen in codes for one in chosen} - {best})
    if not any(trial.is_clearly_worse(one) for one in others):
        return None
    answers = trial.answers(_legal_codes(view, adviser))
    if answers is None:
        return None
    missed = [place for place, chosen in enumerate(codes) if sum(c in answers for c in chosen) * 2 < SEEDS]
    if not missed:
        return None
    return _puzzle(view, adviser, trial, answers, rungs[missed[-1]][0], codes[missed[-1]], seed)


def _puzzle(
    view: View,
    adviser: ContestPlayer,
    trial: Trial,
    answers: Sequence[int],
    missed_by: Player,
    choices: Sequence[int],
    seed: int,
) -> Puzzle:
    wrong = next(code for code in choices if code not in answers)
    lure, best = adviser.decode(view, wrong), adviser.decode(view, answers[0])
    reasons = view.game.part("reasons")
    position: Any = view.sample(Random(seed))
    said = tuple(str(adviser.decode(view, code)) for code in answers)
    return Puzzle(
        id_of(view),
        missed_by.level,
        trial.gap(answers),
        said,
        str(lure),
        trial.loss(wrong),
        reasons(view, lure, best) if reasons else None,
        position.notation,
    )


def id_of(view: View) -> str:
    """The same for whoever sees the same. It's made from the notation of a deal that agrees with the view,
    which doesn't depend on how the kernel lays out a state."""
    deal: Any = view.sample(Random(0))
    return hashlib.sha256(deal.notation.encode()).hexdigest()[:8]


def _choices(player: Player, view: View, seed: int) -> list[Action]:
    return [player.choose(view, seed + number, 1.0) for number in range(SEEDS)]


def _legal_codes(view: View, adviser: ContestPlayer) -> list[int]:
    return [adviser.encode(view, action) for action in view.legal_actions]


class Trial:
    """Actions compared with the best one, in worlds that the search has not seen yet.

    Worlds come in batches, and each action meets as many as it takes to be sure of it.
    """

    def __init__(
        self, contest: Contest, best: int, counted_as: Callable[[int], int] = lambda code: code
    ) -> None:
        """`counted_as`: see `ContestPlayer`."""
        self.contest = contest
        self.counted_as = counted_as
        self.best = best
        self.size = 10
        self.first = int(contest.standings["rounds"])
        self.differences: dict[int, list[float]] = {}
        """By action: how much larger the best one's share of the wins was, batch by batch."""
        self.own: list[float] = []

    def answers(self, codes: Sequence[int]) -> list[int] | None:
        """The best action and those that are as good; None if that isn't clear, or if there are many."""
        answers = [self.best]
        # The rivals that the search thought most of come first: they decide soonest that it is no puzzle.
        ranked = [code for code in self.contest.codes.tolist() if code in codes]
        for code in dict.fromkeys([*ranked, *codes]):
            if code == self.best or self.is_clearly_worse(code):
                continue
            answers.append(code)
            if len(answers) > MOST_ANSWERS or not self._is_as_good(code):
                return None
        return answers

    def is_clearly_worse(self, code: int) -> bool:
        """It meets batches until that is certain, or unlikely."""
        if self.contest.exact:
            return self._exact(code) >= GAP
        for batches in range(FIRST_BATCHES, MOST_BATCHES + 1):
            mean, error = self._met(code, batches)
            if mean >= GAP and mean >= STANDARD_ERRORS * error:
                return True
            if mean + ERRORS_OF_HOPE * error < GAP:
                return False
        return False

    def measured(self, code: int) -> tuple[float, float]:
        """What the action gives away in as many batches as there are, and the standard error."""
        return (self._exact(code), 0.0) if self.contest.exact else self._met(code, MOST_BATCHES)

    def _is_as_good(self, code: int) -> bool:
        if not self.contest.exact:
            self._met(code, MOST_BATCHES)
        return abs(self.loss(code)) <= SAME

    def _met(self, code: int, batches: int) -> tuple[float, float]:
        """What the action gives away in at least so many batches: the mean and its standard error."""
        met = self.differences.setdefault(code, [])
        for batch in range(len(met), batches):
            met.append(self._best_in(batch) - self._share_in(code, batch))
        return _mean_and_error(met)

    def loss(self, code: int) -> float:
        return self._exact(code) if self.contest.exact else _mean_and_error(self.differences[code])[0]

    def gap(self, answers: Sequence[int]) -> float:
        """What the best of the other actions gives away."""
        others = self.contest.codes.tolist() if self.contest.exact else list(self.differences)
        return min((self.loss(code) for code in others if code not in answers), default=1.0)

    def _exact(self, code: int) -> float:
        shares = self.contest.totals[:, SHARE] / ONE / self.contest.visits
        pair = (self.best, self.counted_as(code))
        best, other = (int(np.flatnonzero(self.contest.codes == one)[0]) for one in pair)
        return float(shares[best] - shares[other])

    def _best_in(self, batch: int) -> float:
        while len(self.own) <= batch:
            self.own.append(self._share_in(self.best, len(self.own)))
        return self.own[batch]

    def _share_in(self, code: int, batch: int) -> float:
        totals: Codes = np.zeros(TOTALS, np.int64)
        first = self.first + batch * self.size
        self.contest.roll_out(np.array([code], np.int64), first, first + self.size, totals)
        return float(totals[SHARE]) / ONE / self.size


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
