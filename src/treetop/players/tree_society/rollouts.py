"""Compare actions by playing on from them, in worlds that agree with a view.

In each round one world is dealt, and every candidate is played on in that same world, so that luck cancels
between candidates. Playing stops some turns later, where a forecast says how the game would end.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.games.tree_society import rules, sight
from treetop.games.tree_society.compiled import DECK, STATE, Bytes
from treetop.games.tree_society.state import FRUITS, MOST_LEGAL, OVER
from treetop.kernel.chance import sow
from treetop.kernel.rule import entry, helper
from treetop.players.standings import insert
from treetop.players.totals import ONE, POINTS, ROUND_APART, SHARE, SUCCESS, TOTALS
from treetop.players.tree_society.forecast import NETWORK, odds, share
from treetop.players.tree_society.lookahead import finish_turn, list_sensible
from treetop.players.tree_society.valuing import ATTENTIVE

# The world as it was dealt, one in which a candidate is played on, and two of scratch for its players.
WORLDS = 4

# Odds of e to this power are halfway from even to certain, as success counts how clearly somebody wins.
CLEARLY = 4.0


@helper
def outlook(worlds: Any, at: int, deck: Any, legals: Any, code: int, network: Any) -> float:
    """The odds after an action and a greedy end of the turn; worlds[at + 1:] is scratch."""
    worlds[at + 1] = worlds[at]
    rules.apply(worlds[at + 1], deck, code)
    if worlds[at + 1].turn == worlds[at].turn:
        finish_turn(worlds, at + 1, deck, legals[at + 1], ATTENTIVE)
    return odds(worlds[at + 1], deck, worlds[at].seat, network)


@helper
def best_outlook(worlds: Any, at: int, deck: Any, legals: Any, network: Any) -> int:
    """The action with the best outlook."""
    number = list_sensible(worlds[at], deck, legals[at])
    chosen: int = legals[at][0]
    if number == 1:
        return chosen
    best = -np.inf
    for i in range(number):
        code = legals[at][i]
        here = outlook(worlds, at, deck, legals, code, network)
        if here > best:
            best, chosen = here, code
    return chosen


@helper
def play_turn(worlds: Any, at: int, deck: Any, legals: Any, network: Any) -> None:
    """To the end of the turn, each action being the one with the best outlook."""
    turn = worlds[at].turn
    while worlds[at].turn == turn and worlds[at].phase != OVER:
        rules.apply(worlds[at], deck, best_outlook(worlds, at, deck, legals, network))


@helper
def play_on(worlds: Any, at: int, deck: Any, legals: Any, code: int, horizon: int, network: Any) -> float:
    """Do an action, finish the turn and play `horizon` more turns; the odds of the seat that acted."""
    seat = worlds[at].seat + 0
    turn = worlds[at].turn + 0
    rules.apply(worlds[at], deck, code)
    if worlds[at].turn == turn:
        play_turn(worlds, at, deck, legals, network)
    for _ in range(horizon):
        play_turn(worlds, at, deck, legals, network)
    return odds(worlds[at], deck, seat, network)


@helper
def add_result(totals: Any, i: int, logarithm: float, points: float) -> None:
    won = share(logarithm)
    totals[i * TOTALS + SHARE] += int(ONE * won)
    totals[i * TOTALS + POINTS] += round(points)
    totals[i * TOTALS + SUCCESS] += int(ONE * (0.5 * won + 0.5 * share(logarithm / CLEARLY)))


@entry
def candidates(view: Bytes, deck: Bytes, network_bytes: Bytes, seed: int, codes: Any) -> int:
    """The actions with the best outlook in one world, best first, as many as there is room for."""
    worlds = np.zeros(WORLDS, STATE)
    legals: Any = np.zeros((WORLDS, MOST_LEGAL), np.int64)
    cards = deck.view(DECK)[0]
    network = network_bytes.view(NETWORK)[0]
    rng: Any = np.zeros(1, np.int64)
    unseen: Any = np.zeros(FRUITS, np.int64)
    sow(rng, seed)
    worlds[0] = view.view(STATE)[0]
    sight.deal_unseen(worlds[0], cards, unseen, rng)
    number = list_sensible(worlds[0], cards, legals[0])
    outlooks: Any = np.zeros(len(codes))
    count = 0
    for i in range(number):
        here = outlook(worlds, 0, cards, legals, legals[0][i], network) if number > 1 else 0.0
        count = insert(codes, outlooks, count, len(codes), legals[0][i], here)
    return count


@entry
def sample_rollouts(
    view: Bytes,
    deck: Bytes,
    network_bytes: Bytes,
    codes: Any,
    horizon: int,
    seed: int,
    first: int,
    last: int,
    totals: Any,
) -> None:
    """Play every candidate on in each round from `first` up to, but not including, `last`."""
    worlds = np.zeros(WORLDS, STATE)
    legals: Any = np.zeros((WORLDS, MOST_LEGAL), np.int64)
    cards = deck.view(DECK)[0]
    network = network_bytes.view(NETWORK)[0]
    rng: Any = np.zeros(1, np.int64)
    unseen: Any = np.zeros(FRUITS, np.int64)
    seat = view.view(STATE)[0].seat + 0
    for number in range(first, last):
        sow(rng, seed + number * ROUND_APART)
        worlds[0] = view.view(STATE)[0]
        sight.deal_unseen(worlds[0], cards, unseen, rng)
        for i in range(len(codes)):
            worlds[1] = worlds[0]
            logarithm = play_on(worlds, 1, cards, legals, codes[i], horizon, network)
            add_result(totals, i, logarithm, network.points[seat])
