"""Who plays the others when somebody tries a moment of a game again."""

from __future__ import annotations

from collections.abc import Sequence

from treetop.players import PLAYERS


def opponents(game: str, players: Sequence[str | None]) -> list[str]:
    """Bots play on; the strongest takes a person's place."""
    ladder = list(PLAYERS[game])
    return [player if player in ladder else ladder[-1] for player in players]
