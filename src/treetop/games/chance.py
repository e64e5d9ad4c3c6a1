"""From a seed to a shuffle, the same way everywhere, so that anybody can check a deal (docs/records.md)."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from itertools import count, islice
from operator import index
from struct import Struct
from typing import SupportsIndex, TypeVar

from treetop.games.errors import Malformed
from treetop.locales import Message

Item = TypeVar("Item")

SEED_BYTES = 16
FOUR_NUMBERS = Struct(">4Q")
VERSION = 2
"""How a game follows from its seed. Records and logs say by which version theirs was dealt.

Until version 1 Tree Society reshuffled its decks with the generator of the playouts, which can be foreseen.
"""


def new_seed() -> str:
    """128 bits that nobody can foresee, as hex."""
    return secrets.token_hex(SEED_BYTES)


def chosen_seed(seed: str | int | None) -> str:
    """A number is written in 32 hex digits, or in as many as it needs. None: a new one. Raises Malformed."""
    if seed is None:
        return new_seed()
    written = seed if isinstance(seed, str) else _in_hex(seed)
    return seed_bytes(written).hex()


def _in_hex(seed: SupportsIndex) -> str:
    if not isinstance(seed, SupportsIndex) or index(seed) < 0:
        raise Malformed(Message.of("core-seed-malformed", seed=str(seed)))
    size = max(SEED_BYTES, (index(seed).bit_length() + 7) // 8)
    return index(seed).to_bytes(size, "big").hex()


def seed_bytes(seed: str) -> bytes:
    try:
        key = bytes.fromhex(seed)
    except ValueError:
        key = b""
    if len(key) < SEED_BYTES or seed != key.hex():
        raise Malformed(Message.of("core-seed-malformed", seed=seed))
    return key


def words(seed: str, purpose: str) -> Iterator[int]:
    """An endless stream of 64-bit numbers, four from each SHA-256 of the seed, the purpose and a counter."""
    head = seed_bytes(seed) + b"/treetop/" + purpose.encode() + b"/"
    for counter in count():
        yield from FOUR_NUMBERS.unpack(hashlib.sha256(head + counter.to_bytes(8, "big")).digest())


def shuffled(items: Sequence[Item], seed: str, purpose: str) -> list[Item]:
    """Fisher-Yates from the last place down, each choice drawn without bias."""
    result = list(items)
    certain = 2**64 - len(result)
    last = len(result) - 1
    for word in words(seed, purpose):
        if last <= 0:
            break
        limit = last + 1
        # Numbers past the last whole multiple of the limit are drawn again, so that none is favoured.
        if word > certain and word >= 2**64 - 2**64 % limit:
            continue
        chosen = word % limit
        result[last], result[chosen] = result[chosen], result[last]
        last -= 1
    return result


def shuffle_key(seed: str) -> bytes:
    """The key of a game's later shuffles: the first 32 bytes of the stream for the purpose `shuffles`."""
    return b"".join(word.to_bytes(8, "big") for word in islice(words(seed, "shuffles"), 4))
