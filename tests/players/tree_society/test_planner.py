"""The planner of Tree Society against greed."""

from __future__ import annotations

from treetop.games.tree_society import Position
from treetop.players.tree_society.lookahead import GREEDY, PLANNER, choose
from treetop.players.tree_society.planner import PLANNERS

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


def test_weaker_players_overlook_more() -> None:
    lapses = [player.lapses for player in PLANNERS]
    assert lapses == sorted(lapses, reverse=True)
    assert min(lapses) > 0


def test_what_is_overlooked_comes_and_goes_with_the_seed() -> None:
    changed = set()
    for game in range(20):
        view = Position.new(2, seed=game).view(0)
        state, deck = view.to_array(), view.setup.deck.bytes
        attentive = {choose(state, deck, GREEDY, 0, seed) for seed in range(20)}
        lapsing = {choose(state, deck, GREEDY, 500, seed) for seed in range(20)}
        changed.add(len(lapsing) > len(attentive))
    assert True in changed
