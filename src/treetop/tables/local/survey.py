"""What a bot is asked about the steps of a finished game, and what its answers tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from treetop.players import PLAYERS
from treetop.players.account import Loss
from treetop.players.decision import choices_of, decision_of, phase_of
from treetop.players.judgement import Judgement
from treetop.players.review import Standing
from treetop.tables.local.happened import Choice, Judged, Question
from treetop.tables.presentation.decision_card import DecisionCard, decision_card
from treetop.tables.presentation.looking_back import LookingBack, looking_back
from treetop.tables.presentation.replay import Step


def survey(players: int, number: int, step: Step) -> Question:
    """How did it stand? `seq` is the step, `seat` who acted last."""
    seat = -1 if step.seat is None else step.seat
    return Question("", players, seat, hex_of(step.position), deck_of(step.position), "0", number)


def choices(steps: Sequence[Step]) -> list[Choice]:
    """What did each decision give away?"""
    positions: list[Any] = [step.position for step in steps]
    actions = [str(step.action) for step in steps[1:]]
    found = []
    for step, view, notation in choices_of(positions, actions):
        code = positions[step].encode(notation)
        adviser = list(PLAYERS[view.game.name])[-1]
        found.append(Choice(adviser, hex_of(view), deck_of(view), str(step), step, code))
    return found


def looked_back(
    steps: Sequence[Step], standings: Sequence[Standing], judged: Sequence[Judged]
) -> LookingBack:
    """The decisions that gave something away, and what each result is made of."""
    start: Any = steps[0].position
    losses = [_loss(steps, one) for one in judged]
    cards = [_decision(steps, one) for one in judged if one.loss > 0]
    return looking_back(start.game.name, standings, losses, cards)


def _loss(steps: Sequence[Step], judged: Judged) -> Loss:
    seat, phase = steps[judged.step + 1].seat or 0, phase_of(steps[judged.step].position)
    return Loss(judged.step, seat, round(judged.loss, 3), phase)


def _decision(steps: Sequence[Step], judged: Judged) -> DecisionCard:
    position: Any = steps[judged.step].position
    view = position.view(position.seat_to_act)
    judgement = Judgement(steps[judged.step + 1].action, view.listed(judged.best), judged.loss)
    return decision_card(decision_of(view, judgement, judged.step))


def hex_of(board: Any) -> str:
    return str(board.to_array().tobytes().hex())


def deck_of(board: Any) -> str:
    """The bytes of the deck, where the cards are data."""
    deck = getattr(board.setup, "deck", None)
    return "" if deck is None else str(deck.bytes.tobytes().hex())
