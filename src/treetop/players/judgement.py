"""What a decision was worth."""

from __future__ import annotations

from dataclasses import dataclass

from treetop.games.game import Action


@dataclass(frozen=True, slots=True)
class Judgement:
    """An action, the best one instead, and the share of the wins that it gave away: 0 if that isn't sure."""

    action: Action
    best: Action
    loss: float
