"""The decisions of a finished game, each judged by what its player knew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from treetop.games.game import Game, Position
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


def decisions_of(positions: Sequence[Position], actions: Sequence[str]) -> Iterator[Decision]:
    """Each decision of a game in turn. Forced ones are left out."""
    adviser = adviser_of(positions[0].game)
    reasons = positions[0].game.part("reasons")
    for step, (position, notation) in enumerate(zip(positions, actions, strict=False)):
        seat = position.seat_to_act
        assert seat is not None
        view = position.view(seat)
        if len(view.legal_actions) > 1:
            judged = adviser.judge(view, view.parse(notation), step)
            why = reasons(view, judged.action, judged.best) if reasons and judged.loss > 0 else None
            yield Decision(step, seat, judged, view.words(judged.action), view.words(judged.best), why)


def dearest(decisions: Sequence[Decision], seat: int, most: int = DEAREST) -> list[Decision]:
    """The decisions of a seat that gave away most, the dearest first."""
    errors = [each for each in decisions if each.seat == seat and each.loss > 0]
    return sorted(errors, key=lambda each: -each.loss)[:most]
