"""The decisions of a game, and their notation: docs/tree-society-notation.md.

Level and coins follow from the position; None leaves them open.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Literal

from treetop.games.errors import Malformed
from treetop.locales import Message

Way = Literal["", "fruit", "effect"]
Row = Literal["upper", "lower"]

_NUMBER = r"(0|[1-9]\d?)"
_KEY = r"([a-z0-9]+(?:-[a-z0-9]+)*)"
SELL = re.compile(rf"sell {_KEY}(?: for {_NUMBER})?")
FRUIT = re.compile(rf"(take|keep|give) {_KEY}")
BUILD = re.compile(rf"build {_KEY}(?: ([123]))?(?: for {_NUMBER})?(?: with (fruit|effect))?")
DISCARD_GUILD = re.compile(rf"discard guild {_KEY}")
DISCARD_ROW = re.compile(r"discard row (upper|lower)")
CHEST = re.compile(rf"chest(?: {_NUMBER})?")


@dataclass(frozen=True, slots=True)
class Sell:
    """T9: a fruit, and what it brings."""

    verb: ClassVar = "sell"
    fruit: str
    coins: int | None = None

    def __str__(self) -> str:
        return f"sell {self.fruit}{_priced(self.coins)}"


@dataclass(frozen=True, slots=True)
class _OfFruit:
    verb: ClassVar[str]
    fruit: str

    def __str__(self) -> str:
        return f"{self.verb} {self.fruit}"


class Take(_OfFruit):
    """T8, T10, T18: a fruit from the market."""

    __slots__ = ()
    verb = "take"


class Keep(_OfFruit):
    """T16: one of the fruit that an effect has revealed."""

    __slots__ = ()
    verb = "keep"


class Give(_OfFruit):
    """T16: an unsold fruit, as an effect asks for it."""

    __slots__ = ()
    verb = "give"


@dataclass(frozen=True, slots=True)
class Build:
    """T12-T14: the next level of a guild card, with a fruit's or an effect's reduction or without."""

    verb: ClassVar = "build"
    card: str
    level: int | None = None
    coins: int | None = None
    way: Way = ""

    def __str__(self) -> str:
        level = "" if self.level is None else f" {self.level}"
        way = f" with {self.way}" if self.way else ""
        return f"build {self.card}{level}{_priced(self.coins)}{way}"


@dataclass(frozen=True, slots=True)
class DiscardGuild:
    """T16, T17: a guild card of one's own."""

    verb: ClassVar = "discard-guild"
    card: str

    def __str__(self) -> str:
        return f"discard guild {self.card}"


@dataclass(frozen=True, slots=True)
class DiscardRow:
    """T10: a row of the guild market."""

    verb: ClassVar = "discard-row"
    row: Row

    def __str__(self) -> str:
        return f"discard row {self.row}"


@dataclass(frozen=True, slots=True)
class FillChest:
    """T10: coins into the chest."""

    verb: ClassVar = "chest"
    coins: int | None = None

    def __str__(self) -> str:
        return "chest" if self.coins is None else f"chest {self.coins}"


@dataclass(frozen=True, slots=True)
class _Plain:
    verb: ClassVar[str]

    def __str__(self) -> str:
        return self.verb


class Use(_Plain):
    """T16: let an effect bring its coins."""

    __slots__ = ()
    verb = "use"


class Reveal(_Plain):
    """T16: let an effect turn up its cards."""

    __slots__ = ()
    verb = "reveal"


class Skip(_Plain):
    """T10, T16: do without what a fruit's action or an effect offers."""

    __slots__ = ()
    verb = "skip"


class Rest(_Plain):
    """T18: finish building."""

    __slots__ = ()
    verb = "rest"


FruitAction = Sell | Take | Keep | Give
PlainAction = FillChest | Use | Reveal | Skip | Rest
Action = FruitAction | Build | DiscardGuild | DiscardRow | PlainAction

WAYS: tuple[Way, ...] = ("", "fruit", "effect")
OF_FRUIT: tuple[type[FruitAction], ...] = (Sell, Take, Keep, Give)
PLAIN: tuple[type[PlainAction], ...] = (FillChest, Use, Reveal, Skip, Rest)
"""Both in the order of the kernel's numbers."""
_PLAIN: dict[str, type[Use | Reveal | Skip | Rest]] = {kind.verb: kind for kind in (Use, Reveal, Skip, Rest)}
_FRUIT: dict[str, type[Take | Keep | Give]] = {kind.verb: kind for kind in (Take, Keep, Give)}


def parse_action(text: str) -> Action:
    """Read the notation, whether or not the action is legal anywhere."""
    if match := SELL.fullmatch(text):
        return Sell(match[1], _number(match[2]))
    if match := FRUIT.fullmatch(text):
        return _FRUIT[match[1]](match[2])
    if match := BUILD.fullmatch(text):
        way: Way = match[4] or ""  # type: ignore[assignment]
        return Build(match[1], _number(match[2]), _number(match[3]), way)
    if match := DISCARD_GUILD.fullmatch(text):
        return DiscardGuild(match[1])
    if match := DISCARD_ROW.fullmatch(text):
        return DiscardRow(match[1])  # type: ignore[arg-type]
    if match := CHEST.fullmatch(text):
        return FillChest(_number(match[1]))
    if text in _PLAIN:
        return _PLAIN[text]()
    raise Malformed(Message.of("tree-society-action-unreadable", action=text))


def _priced(coins: int | None) -> str:
    return "" if coins is None else f" for {coins}"


def _number(text: str | None) -> int | None:
    return None if text is None else int(text)
