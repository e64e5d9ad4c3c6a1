"""One game, played at random by the engine and followed by the oracle."""

from __future__ import annotations

from random import Random

from tests.oracles import arboretum as oracle
from treetop.games.arboretum import Position
from treetop.games.arboretum.deal import Deal


def disagreement(seed: int, players: int, every_action: bool = False) -> str | None:
    """Where engine and oracle part, or None. `every_action` compares whole lists of legal actions."""
    rng = Random(seed)
    position = Position.new(players, f"{seed:032x}", opening_discard=seed % 5 == 0)
    deal = Deal.of_board(position).facts()
    table = oracle.Table(deal["hands"], deal["pile"], deal["discards"])
    moves = 0
    while not table.over:
        legal = position.legal_actions
        action = legal[int(rng.random() * len(legal))]
        if len(legal) != table.number_of_legal_actions() or not table.is_legal(str(action)):
            return f"seed {seed}, move {moves}: {action} with {len(legal)} legal actions"
        if every_action and {str(one) for one in legal} != table.legal_actions():
            return f"seed {seed}, move {moves}: other legal actions"
        if position.seat_to_act != table.seat:
            return f"seed {seed}, move {moves}: another seat"
        table.do(str(action))
        position = position.after(action)
        moves += 1
    return _different_end(seed, position, table)


def _different_end(seed: int, position: Position, table: oracle.Table) -> str | None:
    outcome = position.outcome()
    if outcome is None:
        return f"seed {seed}: the engine goes on"
    for player in range(position.players):
        if {str(card) for card in position.hand(player)} != table.hands[player]:
            return f"seed {seed}: another hand of {player}"
        if {(t.x, t.y): str(t.card) for t in position.arboretum(player)} != table.arboretums[player]:
            return f"seed {seed}: another arboretum of {player}"
    scores = oracle.scores(table.hands, table.arboretums, list(position.species))
    winners = oracle.winners(scores, table.arboretums)
    if (list(outcome.scores), list(outcome.winners)) != (scores, winners):
        return f"seed {seed}: {outcome} but {scores}, {winners}"
    return None
