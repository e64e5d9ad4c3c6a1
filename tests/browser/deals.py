"""What a test is dealt: always the same, so that it fails at its own fault and not at one deal in ten.

With other cards: `TREETOP_DEALS=2 ./scripts/test tests/browser`.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

FILE = "deals"
OTHERS = "TREETOP_DEALS"


def salt_script(test: str) -> str:
    """For a page: the person's share of every deal. Nothing else there asks for 16 bytes."""
    salt = list(sha256(_name(test).encode()).digest()[:16])
    return f"""{{
      const random = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = (array) => {{
        if (array.length !== 16) return random(array);
        array.set({salt});
        return array;
      }};
    }}"""


def write(data: Path, test: str) -> None:
    """Tell the server with this data folder which test it now deals for."""
    (data / FILE).write_text(_name(test), encoding="utf-8")


def _name(test: str) -> str:
    return f"{os.environ.get(OTHERS, '')}:{test}"


class Deals:
    """In the server's process: seeds of matches and of bots, from the test and how many it has had."""

    def __init__(self, data: Path) -> None:
        self.file = data / FILE
        self.test = ""
        self.drawn = 0

    def use(self) -> None:
        for service in ("promises", "service"):
            patch(f"treetop.tables.service.{service}.new_server_seed", self.seed).start()
        patch("secrets.randbits", self.bits).start()

    def seed(self) -> str:
        return self._digest("match").hex()

    def bits(self, count: int) -> int:
        return int.from_bytes(self._digest("bot"), "big") % (1 << count)

    def _digest(self, kind: str) -> bytes:
        test = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        if test != self.test:
            self.test, self.drawn = test, 0
        self.drawn += 1
        return sha256(f"{test}:{kind}:{self.drawn}".encode()).digest()
