"""What is shown while the rules are being compiled: what it is, how far it is, how long it will take."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from treetop.kernel.threads import cores
from treetop.locales import Language

SECONDS_EACH = 0.16
"""Processor time for a function, with its share of the entries: 60 s for 361 (`treetop warm`)."""
FIRST = 20
"""For so many functions that estimate counts as much as what is measured."""
LINE_EVERY = 5.0
"""Seconds between two lines where nothing can be drawn over."""


class Warming:
    """A bar in a terminal; a line every few seconds elsewhere, such as in a log."""

    def __init__(
        self, console: Console, language: Language, functions: int, clock: Callable[[], float] = monotonic
    ) -> None:
        self._language = language
        self._console = console
        self._functions = functions
        self._clock = clock
        self._done = 0
        self._begun = self._shown = clock()
        self._bar = Progress(
            TextColumn("{task.description}"), BarColumn(), console=console, disable=not console.is_terminal
        )
        self._task = self._bar.add_task("", total=functions)

    def __enter__(self) -> Self:
        self._bar.start()
        self._show(self._language.say("cli-warming-begins", seconds=self.seconds_left()))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.stop()

    def compiled(self, module: str) -> None:
        """A function of this module is done."""
        self._done = min(self._done + 1, self._functions)
        if self._console.is_terminal or self._clock() - self._shown >= LINE_EVERY:
            self._show(
                self._language.say(
                    "cli-warming",
                    what=module.partition(".")[2],
                    done=self._done,
                    functions=self._functions,
                    seconds=self.seconds_left(),
                )
            )

    def seconds_left(self) -> int:
        """By what has been done so far; at first, by what a function usually takes."""
        usual = SECONDS_EACH / min(cores(), 2)
        passed = self._clock() - self._begun
        each = (passed + FIRST * usual) / (self._done + FIRST)
        return round((self._functions - self._done) * each)

    def _show(self, line: str) -> None:
        self._shown = self._clock()
        self._bar.update(self._task, description=line, completed=self._done)
        if not self._console.is_terminal:
            self._console.print(line, soft_wrap=True)
