"""What a balance report is about: how games are played, what is kept of them, and what is said about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from treetop.arena.document import Document
from treetop.games.errors import Malformed
from treetop.games.game import Game
from treetop.locales import Language, Message


class Study(Protocol):
    """A game's part `balance` is a class, made from options and the name of the player that plays every
    seat, or None for its usual one; its objects travel to other processes."""

    def play(self, players: int, seeds: Sequence[int]) -> Any:
        """A game for each seed. The same seeds give the same games."""

    def joined(self, parts: Sequence[Any]) -> Any:
        """Several results of `play` with the same number of players as one."""

    def document(self, games: Sequence[Any], command: str, language: Language) -> Document:
        """The report on games with several numbers of players; `command` plays them again."""


def study_of(game: Game, options: Mapping[str, Any], player: str | None = None) -> Study:
    """The game's own study, or random games. Raises Malformed for a player that it has not."""
    from treetop.arena.balance.random_games import RandomStudy

    own = game.part("balance")
    study: Study = RandomStudy(game, options, player) if own is None else own(options, player)
    return study


def check_player(player: str | None, known: Sequence[str]) -> str:
    """The first is the usual one. Raises Malformed."""
    if player is not None and player not in known:
        raise Malformed(Message.of("arena-balance-player-unknown", player=player, known=", ".join(known)))
    return player or known[0]
