"""The oracle, which shares no code with the rules, follows random games."""

from __future__ import annotations

from random import Random

import pytest

from tests.oracles import tree_society as oracle
from treetop.games.tree_society import Position
from treetop.games.tree_society.vocabulary import GUILDS

GAMES = 14


def some_game(number: int):
    """Positions and actions; actions that throw away are rare, so that something gets built."""
    rng = Random(number)
    guilds = rng.sample(GUILDS, 4)
    position = Position.new(2 + number % 3, f"{number:032x}", guilds=guilds, starting_cards=bool(number % 2))
    while position.seat_to_act is not None:
        actions = list(position.legal_actions)
        useful = [action for action in actions if action.verb not in ("discard-guild", "rest")]
        action = rng.choice(useful if useful and rng.random() < 0.8 else actions)
        yield position, action
        position = position.after(action)
    yield position, None


@pytest.mark.rule("T9")
@pytest.mark.rule("T13")
@pytest.mark.rule("T19")
@pytest.mark.rule("T20")
@pytest.mark.rule("T23")
@pytest.mark.rule("T24")
@pytest.mark.parametrize("number", range(GAMES))
def test_sales_prices_refills_and_points_agree(number):
    for position, action in some_game(number):
        facts = position.view(position.seat_to_act).facts()
        totals = [oracle.points(facts, seat) for seat in range(position.players)]
        assert totals == [board["points"] for board in facts["seats"]]
        if action is None:
            assert position.score_sheet().outcome.winners == (oracle.winner(totals),)
            return
        seat = position.seat_to_act
        for legal in position.legal_actions:
            if legal.verb == "sell":
                assert legal.coins == oracle.sale_value(facts, legal.card)
            if legal.verb == "build":
                assert legal.coins == oracle.price(facts, seat, legal.card, legal.way)
        if position.phase == "rest":
            after = position.after(action).view(None).facts()
            assert (after["seats"][seat]["pouch"], after["seats"][seat]["chest"]) == oracle.rested(
                facts["seats"][seat]
            )
            deck = [position.setup.deck.guild_cards[n].key for n in position.record["guild_deck"]]
            size = position.guild_deck_size
            if size >= 6:
                assert after["guild_market"] == oracle.refilled(facts["guild_market"], deck[:size][::-1])
