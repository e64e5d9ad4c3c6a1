"""Something that answers only when a test wants it to."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any


class Late:
    """Something asynchronous that is done at once, but answers only when it's told to."""

    def __init__(self, work: Callable[..., Awaitable[Any]]) -> None:
        self._work = work
        self.done = asyncio.Event()
        self.answers = asyncio.Event()

    async def __call__(self, *given: Any, **named: Any) -> Any:
        found = await self._work(*given, **named)
        self.done.set()
        await self.answers.wait()
        return found
