"""A bot that thinks for as long as a test wants it to."""

from __future__ import annotations

import asyncio
from typing import Any


class SlowBot:
    """Thinks until it's told to stop; then it does what comes first."""

    def __init__(self) -> None:
        self.asked = 0
        self.thinks = asyncio.Event()
        self.stops = asyncio.Event()

    async def choose(self, question: Any, *how: Any) -> str:
        self.asked += 1
        self.thinks.set()
        await self.stops.wait()
        return str(question.view.legal_actions[0])
