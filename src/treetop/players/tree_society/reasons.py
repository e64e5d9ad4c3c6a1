"""Why one action was better than another, as far as prices and levels tell."""

from __future__ import annotations

from treetop.games.tree_society import View
from treetop.games.tree_society.action import Action, Build, Sell
from treetop.locales import Message

LAST_LEVEL = 3


def why(view: View, action: Action, best: Action) -> Message | None:
    """In one sentence, why the best action beats the one that was done; None if nothing plain tells."""
    if isinstance(best, Sell) and isinstance(action, Sell) and (best.coins or 0) > (action.coins or 0):
        return Message.of("tree-society-why-sale", better=best.coins, worse=action.coins)
    if isinstance(best, Build) and isinstance(action, Build) and best.card == action.card:
        return Message.of("tree-society-why-price", better=best.coins, worse=action.coins)
    if isinstance(best, Build) and best.level == LAST_LEVEL:
        return Message.of("tree-society-why-completes", card=view.name_of(best.card))
    return None
