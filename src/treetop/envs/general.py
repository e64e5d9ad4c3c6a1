"""The encoding of a game that brings none: its facts as a vector, its legal actions by number."""

from __future__ import annotations

from collections.abc import Iterator
from math import copysign, log1p
from typing import Any
from zlib import crc32

import numpy as np

from treetop.envs.encoding import Array, Encoding, Observation, Part
from treetop.games.errors import Refusal
from treetop.games.game import Action, Game, View
from treetop.games.legal_actions import LegalActions

SIZE = 2048
"""The length of the vector. Facts that hash to the same place are added up."""

LIMIT = 100
"""Numbers are shown as their logarithm, cut off here."""


def encoding_of(game: Game) -> Encoding:
    """The game's own encoding, or the general one."""
    own = game.part("encoding")
    encoding: Encoding = GeneralEncoding(game) if own is None else own()
    return encoding


class GeneralEncoding:
    """Works for any game, from `facts()` and `legal_actions` alone. Seats are absolute.

    Actions have the numbers of the game's kernel. Without a kernel a number is a place in the list of legal
    actions, which is part of the facts.
    """

    version = 1
    most_legal = 1024
    """How many legal actions a game without a kernel may have at once."""

    def __init__(self, game: Game) -> None:
        self.actions: int = getattr(game.new(game.seats[0]), "code_count", self.most_legal)

    def parts(self, players: int) -> dict[str, Part]:
        return {"facts": Part((SIZE,), -LIMIT, LIMIT, "float32")}

    def observe(self, view: View) -> Observation:
        vector = np.zeros(SIZE, np.float32)
        facts = {name: value for name, value in view.facts().items() if name != "words"}
        for name, value in _features({"viewer": view.seat, **facts}):
            hash = crc32(name.encode())
            vector[hash % SIZE] += value if hash & 1 << 31 else -value
        return {"facts": vector.clip(-LIMIT, LIMIT)}

    def mask(self, view: View) -> Array:
        mask = np.zeros(self.actions, np.int8)
        legal = view.legal_actions
        mask[list(legal.codes if isinstance(legal, LegalActions) else range(len(legal)))] = 1
        return mask

    def number(self, view: View, action: Action) -> int:
        return view.encode(action)

    def action(self, view: View, number: int) -> Action:
        try:
            return view.decode(number)
        except Refusal:
            raise ValueError(f"action {number} is illegal here") from None


def _features(value: Any, path: str = "") -> Iterator[tuple[str, float]]:
    """Names and numbers, such as `seats/0/coins` and 1.6. A text is a name with the number 1."""
    match value:
        case dict():
            for key, item in value.items():
                yield from _features(item, f"{path}/{key}")
        case list() | tuple():
            yield f"{path}/length", log1p(len(value))
            for i, item in enumerate(value):
                yield from _features(item, f"{path}/{i}")
                if isinstance(item, str):
                    # Which cards are in a hand matters more than where in the hand they are.
                    yield f"{path}/*={item}", 1.0
        case bool() | str():
            yield f"{path}={value}", 1.0
        case int() | float():
            yield path, copysign(log1p(abs(value)), value)
