"""What strong players say: of a decision, and of a game that is over."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

import structlog

from treetop.games.errors import Stale
from treetop.locales import Message
from treetop.players import PLAYERS, is_awake
from treetop.players.account import Loss
from treetop.players.review import Standing
from treetop.tables import wire
from treetop.tables.bots.bot_process import Question
from treetop.tables.bots.pool import BotFailure, BotPool
from treetop.tables.bots.reviews import Reviews
from treetop.tables.limits import Limit
from treetop.tables.live.table import LiveTable
from treetop.tables.match.plan import preview
from treetop.tables.match.playing import check_fresh
from treetop.tables.presentation.looking_back import LookingBack, looking_back
from treetop.tables.refusals import Forbidden
from treetop.tables.settings import Settings

journal = structlog.get_logger("treetop.tables")

Found = TypeVar("Found")


@dataclass(eq=False, repr=False)
class Advice:
    """Hints and reviews, as many as somebody may ask for."""

    settings: Settings
    bots: BotPool
    reviews: Reviews
    hints: Limit
    reviewings: Limit

    async def hint(self, live: LiveTable, seat: int, asked: wire.Hint) -> tuple[int, list[wire.Candidate]]:
        """What the strongest player that is awake would do after what is planned, and the seq that it's for.

        Raises BrokenPlan.
        """
        match = live.match
        check_fresh(match, asked.seq)
        if not match.terms.hints:
            raise Forbidden(Message.of("tables-no-hints"))
        if match.seat_to_act != seat:
            raise Stale(Message.of("tables-not-your-turn"))
        assert match.position is not None
        position = preview(match.position, seat, asked.actions)
        if position.seat_to_act != seat:
            raise Stale(Message.of("tables-not-your-turn"))
        await self.hints.spend(f"{match.id}:{seat}")
        ladder = PLAYERS[match.terms.game]
        adviser = [name for name, player in ladder.items() if is_awake(player)][-1]
        view = position.view(seat)
        question = Question(
            match.terms.game, adviser, view, secrets.randbits(63), self.settings.bot_seconds, explain=True
        )
        try:
            candidates = await self.bots.explain(question, match.id)
        except BotFailure as failure:
            journal.warning("adviser-failed", match=match.id, failure=str(failure))
            raise Forbidden(Message.of("tables-no-advice")) from failure
        same_position = live.match.moved == match.moved
        return (live.match if same_position else match).seq, candidates

    async def review(self, live: LiveTable, address: str) -> list[Standing]:
        """How a finished match stood after every turn."""
        return await self._look_back(live, address, self.reviews.standings)

    async def looking_back(self, live: LiveTable, address: str) -> LookingBack:
        """The decisions of a finished match that gave something away, and what each result is made of."""
        return await self._look_back(live, address, self._decisions_and_accounts)

    async def _decisions_and_accounts(self, match: str, game: str) -> LookingBack:
        standings = await self.reviews.standings(match, game)
        cards = await self.reviews.decisions(match, game)
        losses = [Loss(card.step, card.seat - 1, card.loss, card.phase) for card in cards]
        return looking_back(game, standings, losses, [card for card in cards if card.loss > 0])

    async def _look_back(
        self, live: LiveTable, address: str, look: Callable[[str, str], Awaitable[Found]]
    ) -> Found:
        if not all(map(is_awake, PLAYERS[live.match.terms.game].values())):
            raise Forbidden(Message.of("tables-review-waking"))
        await self.reviewings.spend(address)
        try:
            return await look(live.match.id, live.match.terms.game)
        except BotFailure as failure:
            journal.warning("review-failed", match=live.match.id, failure=str(failure))
            raise Forbidden(Message.of("tables-no-review")) from failure
