"""Talking with a program: one JSON object per line each way, and patience that ends at a deadline."""

from __future__ import annotations

import json
import shlex
import subprocess
import weakref
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any

from treetop.games.errors import Malformed, Stale
from treetop.locales import Message

GRACE = 1.0
"""So many seconds a program has to leave once nothing more will be said."""


class Conversation:
    """A running program. It is ended when the conversation is closed or forgotten."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError, IndexError) as error:
            raise Stale(
                Message.of("players-program-not-started", command=command, problem=str(error))
            ) from None
        self.questions = 0
        self.lines: SimpleQueue[str] = SimpleQueue()
        Thread(target=_listen, args=(self.process, self.lines), daemon=True).start()
        self.close = weakref.finalize(self, _end, self.process)

    def next_id(self) -> int:
        self.questions += 1
        return self.questions

    def say(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self._over() from None

    def hear(self, deadline: float) -> dict[str, Any]:
        """The next object that the program writes. Raises Stale if it ends or is late, else Malformed."""
        try:
            line = self.lines.get(timeout=max(0.0, deadline - monotonic()))
        except Empty:
            raise Stale(Message.of("players-program-late", command=self.command)) from None
        if not line:
            raise self._over()
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise Malformed(Message.of("players-program-unreadable", answer=line.strip()[:200]))
        return answer

    def _over(self) -> Stale:
        self.close()
        return Stale(Message.of("players-program-ended", command=self.command))

    @property
    def is_over(self) -> bool:
        return not self.close.alive


def _listen(process: subprocess.Popen[str], lines: SimpleQueue[str]) -> None:
    """An empty line of the queue means that nothing more will come."""
    assert process.stdout is not None
    with process.stdout as output:
        for line in output:
            lines.put(line)
    lines.put("")


def _end(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.close()
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
