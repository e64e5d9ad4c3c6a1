"""The planner of Tree Society against greed."""

from __future__ import annotations

from treetop.games.tree_society import Position
from treetop.players.tree_society.lookahead import GREEDY, PLANNER, choose

GAMES = 60


def won_by_planner(game: int) -> bool:
    """Two games of each deal, with the planner in either seat."""
    position, planner = Position.new(2, seed=game // 2), game % 2
    while (seat := position.seat_to_act) is not None:
        view, kind = position.view(seat), PLANNER if seat == planner else GREEDY
        code = choose(view.to_array(), view.setup.deck.bytes, kind, 0, game * 1000 + position.turn)
        position = position.after_code(code)
    outcome = position.outcome()
    assert outcome is not None
    return planner in outcome.winners


def test_the_planner_beats_greed() -> None:
    assert sum(won_by_planner(game) for game in range(GAMES)) > 36
