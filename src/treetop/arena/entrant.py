"""Who takes part: a player with its settings, written in one line.

`strategist` · `search:iterations=2000,budget=0.5` · `my_package.my_bots.Careful:nerve=3` · `./my_bot.py`
"""

from __future__ import annotations

import shlex
import shutil
from dataclasses import dataclass, is_dataclass
from math import isfinite
from typing import Any

from treetop.arena import entrant_settings
from treetop.arena.bot import bot, is_command, made
from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.players import Player, Program
from treetop.players.budget import seconds
from treetop.players.printable import printable


@dataclass(frozen=True)
class Entrant:
    """`budget` is in seconds per decision; None means the tournament's. `name` is what it was called."""

    text: str
    player: Player
    budget: float | None = None
    name: str | None = None

    @property
    def label(self) -> str:
        """What it is called in standings, records and reports."""
        return self.name or self.text

    @classmethod
    def parse(cls, game: str, text: str) -> Entrant:
        """Raises Malformed."""
        name, _, rest = text.partition(":")
        if is_command(name):
            raise Malformed(Message.of("arena-player-is-a-command", command=text))
        settings = entrant_settings.read(text, rest)
        budget = _budget(settings.pop("budget", None))
        found = bot(game, name)
        called = settings.get("name")
        if called is not None and not entrant_settings.has(found, "name"):
            del settings["name"]
        player = made(text, found, _one_core(found) | entrant_settings.fitting(found, settings))
        if isinstance(player, Program):
            _check_program(text, player)
        return cls(text, player, budget, called and printable(called))


def _budget(text: str | None) -> float | None:
    return None if text is None else seconds(entrant_settings.value(text))


def _one_core(player: Player | type[Player]) -> dict[str, Any]:
    """The games of a tournament share the cores, so a player thinks on one unless it is told otherwise."""
    return {"threads": 1} if is_dataclass(player) and getattr(player, "threads", 1) is None else {}


def _check_program(text: str, player: Program) -> None:
    """Refuse a missing program before the tournament rather than in each of its games."""
    if not isfinite(player.ready):
        given = {"setting": "ready", "player": player.name, "given": str(player.ready), "kind": "float"}
        raise Malformed(Message.of("arena-setting-value", **given))
    try:
        words = shlex.split(player.command)
    except ValueError:
        words = []
    if not words:
        raise Malformed(Message.of("arena-program-unnamed", player=text))
    if shutil.which(words[0]) is None:
        raise Malformed(Message.of("arena-program-missing", program=words[0]))
