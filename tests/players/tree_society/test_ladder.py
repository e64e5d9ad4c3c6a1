"""Players of Tree Society see their seat's view only, answer legally, and rise in strength."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from treetop.games.tree_society import Position, compiled, shipped_deck
from treetop.games.tree_society.state import CARDS
from treetop.players import PLAYERS, Player
from treetop.players.tree_society import lookahead

LADDER = [PLAYERS["tree-society"][name] for name in ("random", "novice", "greedy", "planner")]


def winner(players: list[Player], number: int) -> int:
    position = Position.new(len(players), f"{number:032x}")
    rng = Random(number)
    while (seat := position.seat_to_act) is not None:
        position = position.after(players[seat].choose(position.view(seat), rng.getrandbits(62), 0.05))
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners[0]


def share(stronger: Player, weaker: Player, deals: int) -> float:
    wins = [winner([stronger, weaker], number) == 0 for number in range(deals)]
    wins += [winner([weaker, stronger], number) == 1 for number in range(deals)]
    return sum(wins) / len(wins)


@pytest.mark.parametrize("player", LADDER, ids=lambda player: player.name)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_finishes_a_game_with_legal_actions(player: Player, players: int) -> None:
    assert winner([player] * players, 7) in range(players)


@pytest.mark.parametrize("player", LADDER, ids=lambda player: player.name)
@pytest.mark.parametrize("decisions", range(3, 120, 29))
def test_the_same_view_and_seed_give_the_same_choice_whatever_is_hidden(
    player: Player, decisions: int
) -> None:
    rng = Random(decisions)
    position = Position.new(2 + decisions % 3, f"{decisions:032x}", open_memory=bool(decisions % 2))
    for _ in range(decisions):
        position = position.after(rng.choice(position.legal_actions))
    seat = position.seat_to_act
    assert seat is not None
    view = position.view(seat)
    for seed in range(5):
        other = view.sample(rng).view(seat)
        assert player.choose(other, seed, 1.0) == player.choose(view, seed, 1.0)


@pytest.mark.parametrize("rung", [1, 2])
def test_each_rung_beats_the_one_below(rung: int) -> None:
    assert share(LADDER[rung], LADDER[rung - 1], 8) > 0.55


def test_the_planner_beats_greed() -> None:
    deck = shipped_deck().bytes
    states = np.repeat(compiled.blank().view(compiled.STATE), 60)
    states["players"] = 2
    states["plays"][:, :4] = 1
    kinds = np.full((60, 4), lookahead.GREEDY)
    planner = np.arange(60) % 2
    kinds[np.arange(60), planner] = lookahead.PLANNER
    built = np.zeros((60, 4, CARDS * 3), np.int16)
    lookahead.play_games(states, deck, np.arange(60) // 2, kinds, 0, built)
    wins = [compiled.winner(states[i : i + 1].view(np.uint8), deck) == planner[i] for i in range(60)]
    assert sum(wins) > 36
