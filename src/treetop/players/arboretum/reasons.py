"""Why one action was better than another, as far as the garden, the hand and the rivals tell."""

from __future__ import annotations

from random import Random

from treetop.games.arboretum import Position, View
from treetop.games.arboretum.action import Action, Discard, Plant
from treetop.games.arboretum.card import Card
from treetop.locales import Message

COLLECTS = 2
"""A rival with so many trees of a species is growing it."""


def why(view: View, action: Action, best: Action) -> Message | None:
    """In one sentence, why the best action beats the one that was done; None if nothing plain tells."""
    seat = view.seat
    assert seat is not None
    world = view.sample(Random(0))
    return (
        _longer_path(world, seat, action, best) or _kept(view, seat, action, best) or _fed(view, seat, action)
    )


def _longer_path(world: Position, seat: int, action: Action, best: Action) -> Message | None:
    """The same whatever is hidden: planting depends on nothing that the viewer doesn't see."""
    if not (isinstance(action, Plant) and isinstance(best, Plant)):
        return None
    paths = zip(world.after(best).best_paths(seat), world.after(action).best_paths(seat), strict=True)
    gains = [(path.points, other.points if other else 0, path.species) for path, other in paths if path]
    better, worse, species = max(gains, key=lambda gain: gain[0] - gain[1], default=(0, 0, ""))
    if better <= worse:
        return None
    return Message.of("arboretum-why-path", species=species, better=better, worse=worse)


def _kept(view: View, seat: int, action: Action, best: Action) -> Message | None:
    """A card of a species that one has a path of, and that has left the hand."""
    card = _card_of(action)
    own = {path.species for path in view.best_paths(seat) if path}
    if card is None or card == _card_of(best) or card.species not in own:
        return None
    return Message.of("arboretum-why-right", card=str(card))


def _fed(view: View, seat: int, action: Action) -> Message | None:
    """A discard of a species that a rival is growing."""
    if not isinstance(action, Discard):
        return None
    growing = {
        other: sum(tree.card.species == action.card.species for tree in view.arboretum(other))
        for other in range(view.players)
        if other != seat
    }
    rival = max(growing, key=lambda other: growing[other])
    if growing[rival] < COLLECTS:
        return None
    return Message.of("arboretum-why-feeds", card=str(action.card), seat=rival + 1)


def _card_of(action: Action) -> Card | None:
    return action.card if isinstance(action, Plant | Discard) else None
