"""Fit what opponents probably hold to games of strategists:

python -m treetop.arena.training.arboretum.belief
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits as log_loss

from treetop.arena.training.samples import Array
from treetop.games.arboretum import playout
from treetop.games.arboretum.compiled import STATE, Bytes
from treetop.games.arboretum.scoring import holds
from treetop.games.arboretum.sight import list_unseen, see
from treetop.games.arboretum.state import FIRST_DRAW, HAND, OVER, SEATS, UNKNOWN
from treetop.kernel.chance import below, sow
from treetop.kernel.rule import entry
from treetop.players.arboretum.analysis import CLUES, WEIGHTS
from treetop.players.arboretum.belief import read_clues
from treetop.players.arboretum.compiled import ANALYSIS, blank_analysis, room_for
from treetop.players.arboretum.evaluation import decide
from treetop.players.arboretum.paths import study_arboretums
from treetop.players.arboretum.rollout import act
from treetop.players.arboretum.search import BELIEF, FOLDER
from treetop.players.arboretum.weights import STRATEGIST, weight_row

# Of 4,000 games with two players there are a fifth as many with three, and with four.
PORTIONS = {2: 5, 3: 1, 4: 1}
TURNS_PER_LOOK = 8
ROWS_PER_GAME = 120
DECAY = 1e-4


class Cards(NamedTuple):
    """A row for each card that somebody did not see, and for each hand in which it could have been."""

    clues: Array
    held: Array
    chance: Array
    """That the card was there, if all unseen cards had been equally likely."""


def play(players: int, games: int) -> Cards:
    room = games * ROWS_PER_GAME * (players - 1)
    cards = Cards(np.zeros((room, CLUES), np.float32), np.zeros(room, np.float32), np.zeros(room, np.float32))
    seeds = np.arange(games) + players * 10**6
    everybody = np.tile(weight_row(**STRATEGIST), SEATS)
    rows = play_games(room_for(2), blank_analysis(), players, seeds, everybody, *cards)
    return Cards(*(column[:rows] for column in cards))


@entry
def play_games(
    states_bytes: Bytes,
    analysis_bytes: Bytes,
    players: int,
    seeds: Any,
    weights: Any,
    clues: Any,
    held: Any,
    chance: Any,
) -> int:
    """Play whole games; now and then, write a row for each card that the player to act does not see. Returns
    how many there are."""
    words: Any = states_bytes.view(np.int64)
    states, analysis = states_bytes.view(STATE), analysis_bytes.view(ANALYSIS)[0]
    state, seen = states[0], states[1]
    rng: Any = np.zeros(1, np.int64)
    row = 0
    for game in range(len(seeds)):
        words[:] = 0
        sow(rng, seeds[game])
        playout.deal_at_random(state, players, 0, rng)
        study_arboretums(analysis, state)
        while state.phase != OVER:
            if state.phase == FIRST_DRAW and below(rng, TURNS_PER_LOOK) == 0:
                words[len(words) // 2 :] = 0
                see(state, state.seat, 0, seen)
                count = list_unseen(seen)
                for other in range(players):
                    if other != state.seat and row + count < len(held):
                        hidden = 0
                        for i in range(other * HAND, other * HAND + state.hand_size[other]):
                            hidden += 1 if seen.hand[i] == UNKNOWN else 0
                        for i in range(count):
                            read_clues(analysis, seen, other, seen.unseen[i])
                            clues[row] = analysis.clues
                            held[row] = holds(state, other, seen.unseen[i])
                            chance[row] = hidden / count
                            row += 1
            own = weights[state.seat * WEIGHTS : (state.seat + 1) * WEIGHTS]
            act(analysis, state, decide(analysis, state, own))
    return row


def fit(cards: Cards) -> tuple[Array, float, float]:
    """The weights of the clues, and the log loss for a card without and with them."""
    clues, held = torch.from_numpy(cards.clues), torch.from_numpy(cards.held)
    even = torch.logit(torch.from_numpy(cards.chance), eps=1e-6)
    weights, bias = torch.zeros(CLUES, requires_grad=True), torch.zeros(1, requires_grad=True)
    optimizer = torch.optim.LBFGS([weights, bias], max_iter=60, line_search_fn="strong_wolfe")

    def loss() -> Tensor:
        optimizer.zero_grad()
        found = log_loss(clues @ weights + bias + even, held) + DECAY * weights.square().sum()
        found.backward()
        return found

    optimizer.step(loss)
    return weights.detach().numpy(), float(log_loss(even, held)), float(loss().detach())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="with two players")
    parser.add_argument("--to", type=Path, default=FOLDER / BELIEF, help="the file for the weights")
    asked = parser.parse_args()
    parts = [play(players, asked.games * portion // PORTIONS[2]) for players, portion in PORTIONS.items()]
    cards = Cards(*(np.concatenate(column) for column in zip(*parts, strict=True)))
    weights, even, fitted = fit(cards)
    print(f"{len(cards.held)} cards: log loss {even:.4f} if all are equally likely, {fitted:.4f} by clues")
    asked.to.write_text(json.dumps(np.round(weights.astype(float), 4).tolist()) + "\n")


if __name__ == "__main__":
    main()
