"""The decisions of a finished game, each judged by what its player knew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from treetop.games.game import Position, View
from treetop.locales import Message
from treetop.players.judgement import Judgement

DEAREST = 3


class Decision(NamedTuple):
    """What a seat did at one step of a game, where it had a choice.

    A game may say in words why another action was better: its part `reasons`, a function of the view, the
    action and the best one.
    """

    step: int
    seat: int
    judgement: Judgement
    words: Message
    best_words: Message
    why: Message | None
    phase: str = ""
    """Of the turn, if the game names its phases."""

    @property
    def loss(self) -> float:
        return self.judgement.loss


def decision_of(view: View, judged: Judgement, step: int) -> Decision:
    """A judgement in words."""
    assert view.seat is not None
    reasons = view.game.part("reasons") if judged.loss > 0 else None
    why = reasons(view, judged.action, judged.best) if reasons else None
    words, best_words = view.words(judged.action), view.words(judged.best)
    return Decision(step, view.seat, judged, words, best_words, why, phase_of(view))


def phase_of(board: View | Position) -> str:
    return str(getattr(board, "phase", ""))


def choices_of(positions: Sequence[Position], actions: Sequence[str]) -> Iterator[tuple[int, View, str]]:
    """The steps of a game at which there was a choice, with what was known and what was done."""
    for step, notation in enumerate(actions):
        position = positions[step]
        view = position.view(position.seat_to_act)
        if len(view.legal_actions) > 1:
            yield step, view, notation


def dearest(decisions: Sequence[Decision], seat: int, most: int = DEAREST) -> list[Decision]:
    """The decisions of a seat that gave away most, the dearest first."""
    errors = [each for each in decisions if each.seat == seat and each.loss > 0]
    return sorted(errors, key=lambda each: -each.loss)[:most]
