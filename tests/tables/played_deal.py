"""A deal that many play, played to its end at a table on a device."""

from __future__ import annotations

from functools import cache
from typing import Any

from treetop.players import PLAYERS
from treetop.tables.local.day import bot_seed
from treetop.tables.local.table import LocalTable, open_deal_of_the_day
from treetop.tables.match.event import Played, Who

ANN = Who("ann", "Ann", "guest")


class PlayedDeal:
    def __init__(self, table: LocalTable) -> None:
        result, seat = table.match.result, table.seat
        assert result is not None
        assert seat is not None
        self.table, self.scores, self.seat = table, result.scores, seat

    @property
    def commands(self) -> list[list[str]]:
        """What its player did."""
        events = [entry.event for entry in self.table.entries]
        return [
            list(event.actions) for event in events if isinstance(event, Played) and event.seat == self.seat
        ]


@cache
def on_a_device(game: str, deal: str) -> PlayedDeal:
    """Its player does the first thing that is legal."""
    story = open_deal_of_the_day(game, deal, ANN, 1, "mine")
    table = LocalTable(story.id, story.rows, ANN.id)
    while (seat := table.match.seat_to_act) is not None:
        position: Any = table.match.position
        view, seq, player = position.view(seat), table.match.moved, table.match.bot_to_act
        if player is None:
            table._play(seat, f"own-{seq}", seq, [str(view.legal_actions[0])], 2)
        else:
            chosen = PLAYERS[game][player].choose(view, bot_seed(table.match.server_seed, seq), 1)
            table._play(seat, f"bot-{seq}", seq, [str(chosen)], 2, bot=True)
    return PlayedDeal(table)
