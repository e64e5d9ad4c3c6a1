"""A tournament in a process of its own, for a test to kill: says one line after each game."""

import sys
from pathlib import Path

from treetop.arena import Processes, Tournament, run

if __name__ == "__main__":
    folder, deals = Path(sys.argv[1]), int(sys.argv[2])
    tournament = Tournament("arboretum", ("random", "tests.arena.bots.First"), deals=deals)
    run(tournament, folder, Processes(2), lambda standings: print(len(standings.results), flush=True))
