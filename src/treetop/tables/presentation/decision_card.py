"""A judged decision as its readers see it."""

from __future__ import annotations

from msgspec import Struct

from treetop.players.decision import Decision
from treetop.tables import wire


class DecisionCard(Struct):
    """A decision, the better one, and the share of the wins that it gave away."""

    step: int
    seat: int
    action: wire.Words
    best: wire.Words
    notation: str
    loss: float
    why: wire.Words | None
    phase: str


def decision_card(decision: Decision) -> DecisionCard:
    return DecisionCard(
        decision.step,
        decision.seat + 1,
        wire.words(decision.words),
        wire.words(decision.best_words),
        str(decision.judgement.best),
        round(decision.loss, 3),
        wire.words(decision.why) if decision.why else None,
        decision.phase,
    )
