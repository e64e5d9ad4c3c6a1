"""The player that a name means: one of the ladder, a Python class or object, or a file that holds a class."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from treetop.arena.crash import describe
from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.players import PLAYERS, Player, find_player, former_players
from treetop.players.like import LIKE


def bot(game: str, name: str) -> Player | type[Player]:
    """`strategist` · `like-2.4` · `search@1` · `my_bots.Careful` · `./my_bot.py`. Raises Malformed."""
    known = find_player(game, name) or former_players(game).get(name)
    if known is not None:
        return known
    if name.endswith(".py"):
        return _only_player(name)
    if "." not in name or name.startswith(LIKE):
        raise Malformed(Message.of("arena-player-unknown", name=name, known=list(PLAYERS[game])))
    return _imported(name)


def is_command(name: str) -> bool:
    """Something that a shell would start, rather than a player or a file that holds one."""
    file = Path(name)
    return not (file.suffix == ".py" and file.is_file()) and (" " in name or file.is_file())


def made(name: str, found: Player | type[Player], settings: dict[str, Any]) -> Player:
    """With its settings from the start, so that it loads what they name, nothing else. Raises Malformed."""
    try:
        if isinstance(found, type):
            player: Player = found(**settings)
        else:
            player = replace(found, **settings) if settings else found  # type: ignore[type-var]
    except (Exception, SystemExit) as error:
        raise Malformed(Message.of("arena-player-not-made", name=name, problem=describe(error))) from None
    if not callable(getattr(player, "choose", None)):
        raise Malformed(Message.of("arena-not-a-player", name=name))
    return player


def _imported(name: str) -> Player | type[Player]:
    module, _, attribute = name.rpartition(".")
    _look_in(Path.cwd())
    try:
        found: Player | type[Player] = getattr(import_module(module), attribute)
    except (Exception, SystemExit) as error:
        problem = describe(error)
        raise Malformed(Message.of("arena-player-not-importable", name=name, problem=problem)) from None
    return found


def _only_player(file: str) -> type[Player]:
    module = _module(file, Path(file).resolve())
    classes = [value for value in vars(module).values() if isinstance(value, type)]
    own = [each for each in classes if each.__module__ == module.__name__ and hasattr(each, "choose")]
    if len(own) != 1:
        raise Malformed(
            Message.of("arena-file-players", file=file, count=len(own), found=[each.__name__ for each in own])
        )
    return own[0]


@cache
def _module(file: str, path: Path) -> ModuleType:
    """Read once in a process. What lies beside the file can be imported by it."""
    _look_in(path.parent)
    spec = spec_from_file_location(f"entrant_{sha256(bytes(path)).hexdigest()[:16]}", path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        problem = describe(error)
        raise Malformed(Message.of("arena-player-not-importable", name=file, problem=problem)) from None
    return module


def _look_in(folder: Path) -> None:
    """Last, so that nothing there takes the place of what is installed."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
