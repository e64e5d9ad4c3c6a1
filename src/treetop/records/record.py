"""One finished or unfinished game as a JSON object that other programs can check (docs/records.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from treetop.games import game_named
from treetop.games.chance import VERSION
from treetop.games.errors import Malformed, Refusal
from treetop.games.game import Facts, Game, Position
from treetop.locales import Message
from treetop.records.errors import BrokenRecord

FORMATS = {f"treetop/{version}": version for version in range(1, VERSION + 1)}
KEYS = {"format": str, "game": str, "players": int, "options": dict, "deal": dict, "actions": list}
MAY_BE_NULL = {"seed": str, "result": dict}


@dataclass(frozen=True)
class Record:
    """`extra` holds what the game adds to its header and what other programs have added."""

    game: Game
    players: int
    options: Facts
    deal: Facts
    actions: tuple[str, ...]
    seed: str | None = None
    result: Facts | None = None
    extra: Facts = field(default_factory=dict)
    version: int = VERSION

    @classmethod
    def of(
        cls,
        start: Position,
        actions: Iterable[Any] = (),
        seed: str | None = None,
        version: int = VERSION,
        **extra: Any,
    ) -> Record:
        """Write down a game from its starting position and its actions, given as such or in notation.

        `version`: by which it was dealt. Raises Malformed if the first position is from the middle of a
        game, or a sample of one; Illegal if an action is.
        """
        position, written = start, []
        for action in actions:
            written.append(str(position.parse(action) if isinstance(action, str) else action))
            position = position.after(action)
        return cls.played(start, written, position, seed, version, **extra)

    @classmethod
    def played(
        cls,
        start: Position,
        actions: Iterable[Any],
        end: Position,
        seed: str | None = None,
        version: int = VERSION,
        **extra: Any,
    ) -> Record:
        """The same where these actions are known to lead to this end: nothing is done again."""
        deal, header = _deal_of(start)
        result = _result(end.score_sheet().facts()) if end.is_over else None
        return cls(
            start.game,
            start.players,
            start.options,
            deal,
            tuple(map(str, actions)),
            seed,
            result,
            {**header, **extra},
            version,
        )

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        try:
            facts = json.loads(text)
        except (ValueError, RecursionError):
            raise Malformed(Message.of("records-not-json")) from None
        return cls.from_facts(facts)

    @classmethod
    def from_facts(cls, facts: Any) -> Record:
        """Raises Malformed if a key is missing or of the wrong type."""
        _check_keys(facts)
        if facts["format"] not in FORMATS:
            known = ", ".join(FORMATS)
            raise Malformed(Message.of("records-format", given=facts["format"], known=known))
        own = {*KEYS, *MAY_BE_NULL}
        return cls(
            game_named(facts["game"]),
            facts["players"],
            facts["options"],
            facts["deal"],
            tuple(facts["actions"]),
            facts.get("seed"),
            facts.get("result"),
            {key: value for key, value in facts.items() if key not in own},
            FORMATS[facts["format"]],
        )

    def facts(self) -> Facts:
        return {
            "format": f"treetop/{self.version}",
            "game": self.game.name,
            "players": self.players,
            "options": self.options,
            **self.extra,
            "seed": self.seed,
            "deal": self.deal,
            "actions": list(self.actions),
            "result": self.result,
        }

    def to_json(self) -> str:
        return json.dumps(self.facts(), ensure_ascii=False, separators=(",", ":"))

    def start(self) -> Position:
        """The position before the first action. Raises Malformed or Illegal."""
        return self.game.from_deal(self.players, self.deal, self.extra, self.options)

    def positions(self) -> Iterator[Position]:
        """Every position, the start first. Raises BrokenRecord at the first action that cannot be done."""
        position = self.start()
        yield position
        for number, notation in enumerate(self.actions, 1):
            try:
                position = position.after(notation)
            except Refusal as refusal:
                raise BrokenRecord(number, notation, refusal) from None
            yield position

    def end(self) -> Position:
        return list(self.positions())[-1]


def _deal_of(start: Position) -> tuple[Facts, Facts]:
    """The deal and the header of a starting position. Only one that they lead back to is one."""
    game = start.game
    try:
        deal, header = game.deal(start), game.header(start)
        dealt = game.from_deal(start.players, deal, header, start.options)
    except (Refusal, LookupError, ValueError):
        dealt = None
    if dealt != start:
        raise Malformed(Message.of("records-not-a-start"))
    return deal, header


def _check_keys(facts: Any) -> None:
    if not isinstance(facts, dict):
        raise Malformed(Message.of("records-not-an-object"))
    for key, kind in KEYS.items():
        if key not in facts:
            raise Malformed(Message.of("records-key-missing", key=key))
        _check_kind(key, facts[key], kind)
    for key, kind in MAY_BE_NULL.items():
        if facts.get(key) is not None:
            _check_kind(key, facts[key], kind)
    for action in facts["actions"]:
        _check_kind("actions", action, str)


def _check_kind(key: str, value: Any, kind: type) -> None:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Malformed(Message.of("records-key-type", key=key, kind=kind.__name__))


def _result(sheet: Facts) -> Facts:
    return {"scores": sheet["scores"], "winners": sheet["winners"], "sheet": sheet}
