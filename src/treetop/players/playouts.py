"""A player for any game. It needs nothing but the rules and views."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random

import numpy as np

from treetop.games.game import Action, Outcome, View
from treetop.players.contest import Codes, Contest, ContestPlayer
from treetop.players.totals import MARGIN, ONE, POINTS, SHARE, SUCCESS, TOTALS
from treetop.players.turn import check_turn


@dataclass(frozen=True)
class Playouts(ContestPlayer):
    """A contest of legal actions, each played on at random in worlds that agree with the view.

    With `iterations`, that many playouts decide; otherwise the budget does. If there are more legal actions
    than `breadth`, some of them take part.
    """

    name: str = "search"
    level: int = 1
    iterations: int | None = None
    breadth: int = 24

    def contest(self, view: View, seed: int, budget: float) -> Contest:
        check_turn(view)
        actions = list(view.legal_actions)
        chosen = Random(seed).sample(range(len(actions)), min(self.breadth, len(actions)))

        def roll_out(codes: Codes, first: int, last: int, totals: Codes) -> None:
            for number in range(first, last):
                world = view.sample(Random(f"{seed}/{number}"))
                for i, code in enumerate(codes.tolist()):
                    end = world.after(actions[code]).play_out(Random(f"{seed}/{number}/playout"))
                    _add(totals, i, end.outcome(), view.seat)

        return Contest(np.array(sorted(chosen), np.int64), roll_out, 1)

    def decode(self, view: View, code: int) -> Action:
        return view.legal_actions[code]

    def encode(self, view: View, action: Action) -> int:
        return list(view.legal_actions).index(action)


def _add(totals: Codes, i: int, outcome: Outcome | None, seat: int | None) -> None:
    assert outcome is not None
    assert seat is not None
    share = outcome.share(seat)
    lead = outcome.scores[seat] - max(s for other, s in enumerate(outcome.scores) if other != seat)
    clearly = 0.5 + 0.5 * lead / sqrt(MARGIN * MARGIN + lead * lead)
    totals[i * TOTALS + SHARE] += int(ONE * share)
    totals[i * TOTALS + POINTS] += outcome.scores[seat]
    totals[i * TOTALS + SUCCESS] += int(ONE * (share + clearly) / 2)
