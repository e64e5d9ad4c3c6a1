"""One game of Tree Society, played at random by the engine and checked by the oracle on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.oracles import tree_society as oracle
from treetop.games.tree_society import Position
from treetop.games.tree_society.action import Action, Build, DiscardGuild, Rest, Sell, Skip
from treetop.games.tree_society.vocabulary import GUILDS


def random_game(seed: int) -> Iterator[tuple[Position, Action | None]]:
    """Positions and actions; actions that throw away are rare, so that something gets built."""
    rng = Random(seed)
    guilds = rng.sample(GUILDS, 4)
    position = Position.new(2 + seed % 3, f"{seed:032x}", guilds=guilds, starting_cards=bool(seed % 2))
    while position.seat_to_act is not None:
        actions = list(position.legal_actions)
        useful = [action for action in actions if not isinstance(action, DiscardGuild | Rest | Skip)]
        action = rng.choice(useful if useful and rng.random() < 0.8 else actions)
        yield position, action
        position = position.after(action)
    yield position, None


def on_the_table(position: Position) -> dict[str, Any]:
    """What lies where, by the names of the cards: all that the oracle is told."""
    effects = position.effects
    return {
        "fruit_market": [card and card.key for card in position.fruit_market],
        "guild_market": {
            row: [card and card.key for card in cards]
            for row, cards in zip(("upper", "lower"), position.guild_market, strict=True)
        },
        "effect": {"card": effects[-1].card.key, "level": effects[-1].level} if effects else None,
        "seats": [_seat(position, seat) for seat in range(position.players)],
    }


def _seat(position: Position, seat: int) -> dict[str, Any]:
    return {
        "pouch": position.pouch(seat),
        "chest": position.chest(seat),
        "unsold": [card.key for card in position.unsold(seat)],
        "sold": [card.key for card in position.sold(seat) if card],
        "ongoing": [one and {"card": one.card.key, "level": one.level} for one in position.ongoing(seat)],
        "completed": [card.key for card in position.completed(seat)],
    }


def disagreement(seed: int) -> str | None:
    """Where engine and oracle part, or None."""
    for move, (position, action) in enumerate(random_game(seed)):
        facts = on_the_table(position)
        found = _at_the_end(position, facts) if action is None else _on_the_way(position, action, facts)
        if found:
            return f"seed {seed}, move {move}, {action}: {found}"
    return None


def _on_the_way(position: Position, action: Action, facts: dict[str, Any]) -> str | None:
    seat = position.seat_to_act
    assert seat is not None
    for legal in position.legal_actions:
        if isinstance(legal, Sell) and legal.coins != oracle.sale_value(facts, legal.fruit):
            return f"{legal}, but {oracle.sale_value(facts, legal.card)}"
        if isinstance(legal, Build) and legal.coins != oracle.price(facts, seat, legal.card, legal.way):
            return f"{legal}, but {oracle.price(facts, seat, legal.card, legal.way)}"
    if position.phase != "rest":
        return None
    after = on_the_table(position.after(action))
    purses = (after["seats"][seat]["pouch"], after["seats"][seat]["chest"])
    if purses != oracle.rested(facts["seats"][seat]):
        return f"coins {purses} after the rest, but {oracle.rested(facts['seats'][seat])}"
    size = position.guild_deck_size
    deck = [position.setup.deck.guild_cards[n].key for n in position.record["guild_deck"][:size]]
    refilled = oracle.refilled(facts["guild_market"], deck[::-1])
    if size >= oracle.PLACES_IN_MARKET and after["guild_market"] != refilled:
        return f"market {after['guild_market']}, but {refilled}"
    return _points(position, facts)


def _points(position: Position, facts: dict[str, Any]) -> str | None:
    totals = [oracle.points(facts, seat) for seat in range(position.players)]
    counted = [position.points(seat) for seat in range(position.players)]
    return None if counted == totals else f"points {counted}, but {totals}"


def _at_the_end(position: Position, facts: dict[str, Any]) -> str | None:
    winner = oracle.winner([oracle.points(facts, seat) for seat in range(position.players)])
    outcome = position.outcome()
    if outcome is None or outcome.winners != (winner,):
        return f"{outcome}, but seat {winner} wins"
    return _points(position, facts)
