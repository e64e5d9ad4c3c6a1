"""Who takes part: a player with its settings, written in one line.

`strategist` · `search:iterations=2000,budget=0.5` · `my_package.my_bots.Careful:nerve=3`
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from importlib import import_module
from typing import Any

from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.players import PLAYERS, Player


@dataclass(frozen=True)
class Entrant:
    """`budget` is in seconds per decision; None means the tournament's."""

    text: str
    player: Player
    budget: float | None = None

    @classmethod
    def parse(cls, game: str, text: str) -> Entrant:
        """Raises Malformed."""
        name, _, rest = text.partition(":")
        settings = _settings(text, rest)
        budget = settings.pop("budget", None)
        if budget is not None and not (isinstance(budget, int | float) and budget > 0):
            raise Malformed(Message.of("arena-budget", given=str(budget)))
        return cls(text, _with(_player(game, name), _one_core(game, name) | settings), budget)


def _player(game: str, name: str) -> Player:
    known = PLAYERS[game]
    if name in known:
        return known[name]
    if "." not in name:
        raise Malformed(Message.of("arena-player-unknown", name=name, known=list(known)))
    module, _, attribute = name.rpartition(".")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise Malformed(Message.of("arena-player-not-importable", name=name, problem=str(error))) from None
    player: Player = found() if isinstance(found, type) else found
    return player


def _one_core(game: str, name: str) -> dict[str, Any]:
    """The games of a tournament share the cores, so a player thinks on one unless it is told otherwise."""
    player = _player(game, name)
    return {"threads": 1} if is_dataclass(player) and getattr(player, "threads", 1) is None else {}


def _settings(text: str, rest: str) -> dict[str, Any]:
    pairs = [part.partition("=") for part in rest.split(",") if part]
    if any(not equals or not name for name, equals, _ in pairs):
        raise Malformed(Message.of("arena-setting-unreadable", player=text))
    return {name: _value(value) for name, _, value in pairs}


def _value(text: str) -> Any:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return {"true": True, "false": False, "none": None}.get(text, text)


def _with(player: Player, settings: dict[str, Any]) -> Player:
    if not settings:
        return player
    known = [each.name for each in fields(player) if each.init] if is_dataclass(player) else list[str]()
    for name in settings:
        if name not in known:
            raise Malformed(
                Message.of(
                    "arena-setting-unknown", setting=name, player=player.name, known=["budget", *known]
                )
            )
    changed: Player = replace(player, **settings)  # type: ignore[type-var]
    return changed
