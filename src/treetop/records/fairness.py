"""Commit, then reveal: proof that a deal was fixed before anybody could wish for another one.

The server publishes the SHA-256 of its seed before it knows any player's salt; the game's seed is the
SHA-256 of a text made of the server's seed and the salts in the order in which people sat down.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from treetop.games.chance import seed_bytes
from treetop.games.errors import Malformed
from treetop.games.game import Facts
from treetop.locales import Message
from treetop.records.errors import FalseRecord


def commitment_to(server_seed: str) -> str:
    return hashlib.sha256(seed_bytes(server_seed)).hexdigest()


def game_seed(server_seed: str, salts: Sequence[str]) -> str:
    lines = ("treetop/1", server_seed, *salts)
    return hashlib.sha256("".join(line + "\n" for line in lines).encode("ascii")).hexdigest()


@dataclass(frozen=True)
class Fairness:
    commitment: str
    server_seed: str
    salts: tuple[str, ...]

    @classmethod
    def from_facts(cls, facts: Any) -> Fairness:
        try:
            commitment, server_seed, salts = facts["commitment"], facts["server_seed"], facts["salts"]
        except (KeyError, TypeError):
            raise Malformed(Message.of("records-fairness-unreadable")) from None
        texts = [commitment, server_seed, *salts] if isinstance(salts, list) else [salts]
        if not all(isinstance(text, str) and text.isascii() for text in texts):
            raise Malformed(Message.of("records-fairness-unreadable"))
        return cls(commitment, server_seed, tuple(salts))

    def facts(self) -> Facts:
        return {"commitment": self.commitment, "server_seed": self.server_seed, "salts": list(self.salts)}

    def check(self, seed: str | None) -> None:
        """The server's seed is the one committed to, and the game's seed comes from it and the salts."""
        if commitment_to(self.server_seed) != self.commitment:
            raise FalseRecord(Message.of("records-commitment-false"))
        if game_seed(self.server_seed, self.salts) != seed:
            raise FalseRecord(Message.of("records-seed-false"))
