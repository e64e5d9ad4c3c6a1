"""Run a tournament: play what is left of it, keep every game, and tell whoever watches."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path

from treetop.arena.fixture import Fixture
from treetop.arena.ledger import Ledger
from treetop.arena.play import play
from treetop.arena.result import Result
from treetop.arena.standings import Standings
from treetop.arena.tournament import Tournament
from treetop.arena.workers import Workers

Watch = Callable[[Standings], None]


def run(
    tournament: Tournament, folder: Path, workers: Workers, watch: Watch = lambda standings: None
) -> Standings:
    """The standings at the end. What an earlier run of the same tournament has played is not played again."""
    with Ledger(folder) as ledger:
        ledger.begin(tournament)
        standings = Standings(tournament, _within(tournament, ledger))
        watch(standings)
        done = {result.fixture.number for result in standings.results}
        left = [fixture for fixture in tournament.fixtures() if fixture.number not in done]
        deals = Deals(left)
        for line in workers.map(play, tournament, left):
            result = Result.from_record(json.loads(line))
            if finished := deals.add(result.fixture, line):
                ledger.append(finished)
            standings.add(result)
            watch(standings)
        return Standings(tournament, _within(tournament, ledger))


class Deals:
    """Games wait here until their deal is over, or a program could look up the cards of those to come."""

    def __init__(self, fixtures: Iterable[Fixture]) -> None:
        self.left = Counter(fixture.deal for fixture in fixtures)
        self.lines: dict[int, list[str]] = defaultdict(list)

    def add(self, fixture: Fixture, line: str) -> list[str]:
        """The lines of the deal if this was its last game, otherwise none."""
        self.lines[fixture.deal].append(line)
        self.left[fixture.deal] -= 1
        return [] if self.left[fixture.deal] else self.lines.pop(fixture.deal)


def _within(tournament: Tournament, ledger: Ledger) -> list[Result]:
    """The games so far; an earlier run may have played more deals than are asked for now."""
    return [result for result in ledger.results() if result.fixture.deal < tournament.deals]
