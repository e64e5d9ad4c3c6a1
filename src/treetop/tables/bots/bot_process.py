"""The program that a bot worker runs: a question on stdin, an answer on stdout, one at a time."""

from __future__ import annotations

import os
from typing import Any

from msgspec import Struct

from treetop.games.errors import Malformed
from treetop.games.game import Position, View
from treetop.players import player_named
from treetop.players.judging import judge
from treetop.players.review import prospects
from treetop.tables.bots.deal_game import play_again
from treetop.tables.presentation.decision_card import decision_card
from treetop.tables.wire import Candidate
from treetop.tables.worker import run


class Question(Struct, frozen=True):
    """All that a bot gets to know."""

    game: str
    player: str
    view: View
    seed: int
    budget: float
    explain: bool = False

    @property
    def kind(self) -> tuple[str, ...]:
        """Questions of one kind need the same compiled rules."""
        return self.game, self.player, "explain" if self.explain else "choose"


class Survey(Struct, frozen=True):
    """How do these positions of a finished game stand?"""

    game: str
    positions: tuple[Position, ...]
    budget: float

    @property
    def kind(self) -> tuple[str, ...]:
        return self.game, "survey"


class Judging(Struct, frozen=True):
    """What did these decisions of a finished game give away? Each with its step and what its player knew."""

    game: str
    choices: tuple[tuple[int, View, str], ...]
    budget: float

    @property
    def kind(self) -> tuple[str, ...]:
        return self.game, "judging"


class DealGame(Struct, frozen=True):
    """What comes of a shared deal by these commands? The scores and the seat, or a message why not."""

    game: str
    deal: str
    commands: tuple[tuple[str, ...], ...]
    budget: float

    @property
    def kind(self) -> tuple[str, ...]:
        return self.game, "day"


Asked = Question | Survey | Judging | DealGame


def answer(question: Asked) -> Any:
    if isinstance(question, DealGame):
        try:
            return play_again(question.game, question.deal, question.commands)
        except Malformed as refusal:
            return refusal.message
    if isinstance(question, Survey):
        return [prospects(position) for position in question.positions]
    if isinstance(question, Judging):
        return [decision_card(judge(view, action, step)) for step, view, action in question.choices]
    player = player_named(question.game, question.player)
    if not question.explain:
        return str(player.choose(question.view, question.seed, question.budget))
    explain = getattr(player, "explain", None)
    if explain is None:
        return [Candidate(str(player.choose(question.view, question.seed, question.budget)))]
    return [
        Candidate(
            str(found.action),
            share=getattr(found, "share", None),
            points=getattr(found, "points", None),
            visits=getattr(found, "visits", None),
        )
        for found in explain(question.view, question.seed, question.budget)
    ]


def main() -> None:
    for module in os.environ.get("TREETOP_BOT_MODULES", "").split():
        __import__(module)
    run(answer)
