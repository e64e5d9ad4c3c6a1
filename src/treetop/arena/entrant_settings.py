"""Settings of a player, as they are written behind its name: `iterations=2000,budget=0.5`."""

from __future__ import annotations

import types
from dataclasses import fields, is_dataclass
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.players import Player

TAKES_THE_REST = "command"
"""A command may contain commas, so it comes last."""

GENERAL = ("budget", "name")
"""Settings that every entrant has."""

KINDS = {bool: "bool", int: "int", float: "float", str: "str"}


def read(entrant: str, rest: str) -> dict[str, str]:
    """Each setting's name and what was written."""
    settings: dict[str, str] = {}
    while rest:
        name, equals, rest = rest.partition("=")
        if not equals or not name or "," in name:
            raise Malformed(Message.of("arena-setting-unreadable", player=entrant))
        if name == TAKES_THE_REST:
            return {**settings, name: rest}
        settings[name], _, rest = rest.partition(",")
    return settings


def value(text: str) -> Any:
    """A number, true, false or none if it is written like one; otherwise the text itself."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return {"true": True, "false": False, "none": None}.get(text, text)


def fitting(player: Player | type[Player], settings: dict[str, str]) -> dict[str, Any]:
    """The values for a player's fields. Raises Malformed where a setting is unknown or of another kind."""
    known = _known(player)
    allowed = [*GENERAL, *(name for name in known if name not in GENERAL)]
    kinds = _kinds(player)
    values = {}
    for name, text in settings.items():
        if name not in known:
            raise Malformed(
                Message.of("arena-setting-unknown", setting=name, player=_name(player), known=allowed)
            )
        values[name] = _fitting(player, name, text, kinds.get(name, Any))
    return values


def has(player: Player | type[Player], name: str) -> bool:
    return name in _known(player)


def _known(player: Player | type[Player]) -> list[str]:
    return [each.name for each in fields(player) if each.init] if is_dataclass(player) else []


def _name(player: Player | type[Player]) -> str:
    return getattr(player, "name", _kind(player).__name__)


def _kind(player: Player | type[Player]) -> type[Player]:
    return player if isinstance(player, type) else type(player)


def _kinds(player: Player | type[Player]) -> dict[str, Any]:
    """If a bot's annotations cannot be read, any value will do."""
    try:
        return get_type_hints(_kind(player))
    except Exception:
        return {}


def _fitting(player: Player | type[Player], name: str, text: str, kind: Any) -> Any:
    for given in (value(text), text):
        try:
            return msgspec.convert(given, kind)
        except msgspec.ValidationError:
            continue
        except TypeError:
            # A kind that only the bot itself understands.
            return given
    raise Malformed(
        Message.of("arena-setting-value", setting=name, player=_name(player), given=text, kind=_word(kind))
    )


def _word(kind: Any) -> str:
    union = get_origin(kind) in (Union, types.UnionType)
    return next((KINDS[each] for each in (get_args(kind) if union else (kind,)) if each in KINDS), "other")
