"""What opponents probably hold: every card is dealt once, the likelier ones into their hands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.players.arboretum.kernel import interpreted, plain
from tests.players.positions import played
from treetop.games.arboretum.state import HAND, RANKS, UNKNOWN
from treetop.players.arboretum.search import BELIEF, weights_in

belief = interpreted("belief")


def deal(position: Any, weights: list[float], seed: int) -> tuple[Any, Any]:
    """What the seat to act sees, and a world dealt from that."""
    view = position.view(position.seat_to_act)
    seen, world, analysis = plain(view.to_array()), plain(view.to_array()), interpreted("analysis").Analysis()
    interpreted("paths").study_arboretums(analysis, world)
    belief.weigh_cards(analysis, world, weights)
    belief.deal_likely(analysis, world, [seed + 1])
    return seen, world


def cards_in(state: Any) -> list[int]:
    cards = state.pile[: state.pile_size]
    for places, sizes, room in (
        (state.hand, state.hand_size, HAND),
        (state.discard, state.discard_size, len(state.discard) // 4),
        (state.planted, state.planted_size, len(state.planted) // 4),
    ):
        for seat in range(state.players):
            cards = cards + places[seat * room : seat * room + sizes[seat]]
    return sorted(cards)


@pytest.mark.parametrize("discards", ["open", "top"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_is_dealt_once_and_what_is_seen_stays(players: int, discards: str) -> None:
    position = played("arboretum", players, 50, players, discards=discards)
    seen, world = deal(position, weights_in(BELIEF).tolist(), 5)
    assert cards_in(world) == list(range(world.species * RANKS))
    for before, after in ((seen.hand, world.hand), (seen.discard, world.discard)):
        assert all(card in (UNKNOWN, dealt) for card, dealt in zip(before, after, strict=True))


def test_likelier_cards_are_in_opponents_hands_more_often() -> None:
    position = played("arboretum", 2, 50, 2)
    keen = [0.0] * len(weights_in(BELIEF))
    keen[belief.RANK] = 6.0
    assert mean_rank(position, keen) > mean_rank(position, [0.0] * len(keen)) + 1


def mean_rank(position: Any, weights: list[float]) -> float:
    """Of the cards dealt into the opponent's hand, in some worlds."""
    ranks = []
    for seed in range(40):
        seen, world = deal(position, weights, 1000 * seed)
        dealt = [card for card, before in zip(world.hand, seen.hand, strict=True) if before == UNKNOWN]
        ranks += [card % RANKS for card in dealt]
    return sum(ranks) / len(ranks)
