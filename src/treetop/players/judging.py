"""Judges what was done in a finished game: each decision by what its player knew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from treetop.games.game import Game, Position, View
from treetop.players.contest import ContestPlayer
from treetop.players.decision import Decision, choices_of, decision_of
from treetop.players.ladders import PLAYERS
from treetop.players.playouts import Playouts


def adviser_of(game: Game) -> ContestPlayer:
    """The strongest player of the ladder that weighs its candidates in a contest."""
    ladder = reversed(PLAYERS[game.name].values())
    return next((player for player in ladder if isinstance(player, ContestPlayer)), Playouts())


def judge(view: View, notation: str, step: int) -> Decision:
    """What the seat to act did, knowing this view."""
    return decision_of(view, adviser_of(view.game).judge(view, view.parse(notation), step), step)


def decisions_of(positions: Sequence[Position], actions: Sequence[str]) -> Iterator[Decision]:
    """Each decision of a game in turn. Forced ones are left out."""
    for step, view, notation in choices_of(positions, actions):
        yield judge(view, notation, step)
