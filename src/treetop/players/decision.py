"""The decisions of a finished game, each judged by what its player knew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from treetop.games.game import Game, Position, View
from treetop.locales import Message
from treetop.players.contest import ContestPlayer
from treetop.players.judgement import Judgement
from treetop.players.ladders import PLAYERS
from treetop.players.playouts import Playouts

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

    @property
    def loss(self) -> float:
        return self.judgement.loss


def adviser_of(game: Game) -> ContestPlayer:
    """The strongest player of the ladder that weighs its candidates in a contest."""
    ladder = reversed(PLAYERS[game.name].values())
    return next((player for player in ladder if isinstance(player, ContestPlayer)), Playouts())


def judge(view: View, notation: str, step: int) -> Decision:
    """What the seat to act did, knowing this view."""
    assert view.seat is not None
    judged = adviser_of(view.game).judge(view, view.parse(notation), step)
    reasons = view.game.part("reasons") if judged.loss > 0 else None
    why = reasons(view, judged.action, judged.best) if reasons else None
    return Decision(step, view.seat, judged, view.words(judged.action), view.words(judged.best), why)


def choices_of(positions: Sequence[Position], actions: Sequence[str]) -> Iterator[tuple[int, View, str]]:
    """The steps of a game at which there was a choice, with what was known and what was done."""
    for step, (position, notation) in enumerate(zip(positions, actions, strict=False)):
        view = position.view(position.seat_to_act)
        if len(view.legal_actions) > 1:
            yield step, view, notation


def decisions_of(positions: Sequence[Position], actions: Sequence[str]) -> Iterator[Decision]:
    """Each decision of a game in turn. Forced ones are left out."""
    for step, view, notation in choices_of(positions, actions):
        yield judge(view, notation, step)


def dearest(decisions: Sequence[Decision], seat: int, most: int = DEAREST) -> list[Decision]:
    """The decisions of a seat that gave away most, the dearest first."""
    errors = [each for each in decisions if each.seat == seat and each.loss > 0]
    return sorted(errors, key=lambda each: -each.loss)[:most]
