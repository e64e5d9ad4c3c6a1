"""The decisions of a game, and their notation: docs/tree-society-notation.md."""

from __future__ import annotations

import re
from dataclasses import dataclass

from treetop.games.errors import Malformed
from treetop.locales import Message

FRUIT_VERBS = ("sell", "take", "keep", "give")
PLAIN_VERBS = ("use", "reveal", "skip", "rest")
WAYS = ("", "fruit", "effect")

_NUMBER = r"(0|[1-9]\d?)"
_KEY = r"([a-z0-9]+(?:-[a-z0-9]+)*)"
SELL = re.compile(rf"sell {_KEY}(?: for {_NUMBER})?")
FRUIT = re.compile(rf"(take|keep|give) {_KEY}")
BUILD = re.compile(rf"build {_KEY}(?: ([123]))?(?: for {_NUMBER})?(?: with (fruit|effect))?")
DISCARD_GUILD = re.compile(rf"discard guild {_KEY}")
DISCARD_ROW = re.compile(r"discard row (upper|lower)")
CHEST = re.compile(rf"chest(?: {_NUMBER})?")


@dataclass(frozen=True, slots=True)
class Action:
    """What is done to which card. Level and coins follow from the position; None leaves them open."""

    verb: str
    card: str = ""
    level: int | None = None
    coins: int | None = None
    way: str = ""

    def __str__(self) -> str:
        words = [self.verb.replace("-", " "), self.card]
        if self.verb == "build" and self.level is not None:
            words.append(str(self.level))
        if self.coins is not None:
            words.append(str(self.coins) if self.verb == "chest" else f"for {self.coins}")
        if self.way:
            words.append(f"with {self.way}")
        return " ".join(word for word in words if word)


def parse_action(text: str) -> Action:
    """Read the notation, whether or not the action is legal anywhere."""
    if match := SELL.fullmatch(text):
        return Action("sell", match[1], coins=_number(match[2]))
    if match := FRUIT.fullmatch(text):
        return Action(match[1], match[2])
    if match := BUILD.fullmatch(text):
        return Action("build", match[1], _number(match[2]), _number(match[3]), match[4] or "")
    if match := DISCARD_GUILD.fullmatch(text):
        return Action("discard-guild", match[1])
    if match := DISCARD_ROW.fullmatch(text):
        return Action("discard-row", match[1])
    if match := CHEST.fullmatch(text):
        return Action("chest", coins=_number(match[1]))
    if text in PLAIN_VERBS:
        return Action(text)
    raise Malformed(Message.of("tree-society-action-unreadable", action=text))


def _number(text: str | None) -> int | None:
    return None if text is None else int(text)
