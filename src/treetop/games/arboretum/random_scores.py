"""The points of whole random games, of which nothing else is kept: the fastest way to play many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from treetop.games.arboretum import playout
from treetop.games.arboretum.batch import Array, Seeds
from treetop.games.arboretum.compiled import LAYOUT, STATE, Bytes
from treetop.games.arboretum.deal import check_players
from treetop.kernel.chance import sow
from treetop.kernel.rule import entry
from treetop.kernel.threads import spread


@dataclass(frozen=True)
class RandomScores:
    """Points by game and seat, and how many decisions all the games took."""

    scores: Array
    decisions: int


def random_scores(
    players: int, seeds: Seeds, opening_discard: bool = False, threads: int | None = None
) -> RandomScores:
    """Deal, play at random and count one game for each seed."""
    check_players(players)
    each = np.ascontiguousarray(seeds, np.int64)
    scores = np.zeros((len(each), players), np.int16)
    decisions = spread(
        lambda part: _play_all(LAYOUT.blank(), each[part], players, int(opening_discard), scores[part]),
        len(each),
        threads,
    )
    return RandomScores(scores, decisions)


@entry
def _play_all(buffer: Bytes, seeds: Any, players: int, opening_discard: int, scores: Any) -> int:
    """One state serves all games, so that it stays in the processor's cache."""
    state = buffer.view(STATE)[0]
    rng: Any = np.zeros(1, np.int64)
    decisions = 0
    for i in range(len(seeds)):
        buffer[:] = 0
        sow(rng, seeds[i])
        playout.deal_at_random(state, players, opening_discard, rng)
        decisions += playout.play_out(state, rng)
        for seat in range(players):
            scores[i, seat] = state.total[seat]
    return decisions
