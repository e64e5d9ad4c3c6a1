"""Who plays the others when somebody tries a moment of a game again."""

from __future__ import annotations

from collections.abc import Sequence

from treetop.players import PLAYERS
from treetop.players.like import is_like


def opponents(game: str, players: Sequence[str | None]) -> list[str]:
    """Bots play on; the strongest takes a person's place."""
    ladder = list(PLAYERS[game])
    return [player if player and is_bot(player, ladder) else ladder[-1] for player in players]


def is_bot(player: str, ladder: Sequence[str]) -> bool:
    return player in ladder or is_like(player, ladder)
