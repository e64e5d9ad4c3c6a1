"""Call a bot's Python code without trusting it to return."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from threading import Thread
from typing import Any

from treetop.arena.crash import describe
from treetop.games.errors import Refusal

PATIENCE = 60.0
"""How many seconds beyond its budget a bot in Python may take: its first decision may have to compile what
it thinks with."""


class Crash(Exception):
    """A bot has failed; the text says how."""


class Foreign:
    """One bot in one game. Its calls run in threads, so that one that never returns can be left behind."""

    def __init__(self) -> None:
        self.is_lost = False

    def call(self, work: Callable[[], Any], budget: float) -> Any:
        """What the work returns. Raises Crash or a Refusal, whatever the work raises or does not do.

        A call that does not return is interrupted, and the bot is not called again in this game.
        """
        if self.is_lost:
            raise Crash("was given up: an earlier call did not return")
        call = _Call(work)
        call.start()
        call.join(budget + PATIENCE)
        if call.is_alive():
            self.is_lost = True
            call.interrupt()
            raise Crash(f"did not return within {budget + PATIENCE:g} seconds")
        if isinstance(call.error, Refusal):
            raise call.error
        if call.error is not None:
            raise Crash(describe(call.error))
        return call.answer


class _Call(Thread):
    def __init__(self, work: Callable[[], Any]) -> None:
        super().__init__(daemon=True)
        self.work = work
        self.answer: Any = None
        self.error: BaseException | None = None

    def run(self) -> None:
        """Whatever is raised here is the bot's doing, even a request to leave the process."""
        try:
            self.answer = self.work()
        except BaseException as error:
            self.error = error

    def interrupt(self) -> None:
        """Raise SystemExit in the thread when it next runs Python code."""
        assert self.ident is not None
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.ident), ctypes.py_object(SystemExit))
