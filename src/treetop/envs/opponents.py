"""Opponents by name, drawn by weights."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from numbers import Real

from treetop.games.errors import Malformed
from treetop.locales import Message

Named = str | Mapping[str, float]
"""One of the ladder, or several with their weights: `{"novice": 1, "builder": 3}`."""


def weighted(opponents: Named) -> dict[str, float]:
    """Each opponent's share of the games. Raises Malformed."""
    given = {opponents: 1.0} if isinstance(opponents, str) else dict(opponents)
    total = 0.0
    for name, weight in given.items():
        if not isinstance(weight, Real) or not isfinite(weight) or weight < 0:
            raise Malformed(Message.of("envs-opponent-weight", name=str(name), weight=str(weight)))
        total += float(weight)
    if total == 0:
        raise Malformed(Message.of("envs-opponents-none"))
    return {name: float(weight) / total for name, weight in given.items() if weight > 0}
