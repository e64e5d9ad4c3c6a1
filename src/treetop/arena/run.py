"""Run a tournament: play what is left of it, keep every game, and tell whoever watches."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

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
        for line in workers.map(play, tournament, left):
            ledger.append(line)
            standings.add(Result.from_record(json.loads(line)))
            watch(standings)
        return Standings(tournament, _within(tournament, ledger))


def _within(tournament: Tournament, ledger: Ledger) -> list[Result]:
    """The games so far; an earlier run may have played more deals than are asked for now."""
    return [result for result in ledger.results() if result.fixture.deal < tournament.deals]
