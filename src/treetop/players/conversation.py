"""Talk with a program, one JSON object per line each way, and wait for it no longer than a deadline.

One thread writes to it and two read from it, so it can block none of us. What they keep is bounded: a program
that writes too much waits until it is read.
"""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import weakref
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from io import BufferedReader
from queue import Empty, Full, Queue, SimpleQueue
from threading import Event, Semaphore, Thread
from time import monotonic
from typing import IO, Any

from treetop.games.errors import Malformed, Stale
from treetop.locales import Message
from treetop.players.printable import printable

GRACE = 1.0
"""How many seconds a program has to exit once its input has ended."""

LONGEST_LINE = 1 << 16
MOST_LINES = 32
"""Lines that wait to be read, by us or by the program."""

Process = subprocess.Popen[bytes]
RUNNING: set[Process] = set()


class Conversation:
    """A running program. It ends, with all processes that it started, when this is closed or forgotten."""

    def __init__(self, command: str) -> None:
        self.command = printable(command)
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            raise Stale(
                Message.of("players-program-not-started", command=self.command, problem=printable(str(error)))
            ) from None
        RUNNING.add(self.process)
        self.questions = 0
        self.messages: Queue[bytes] = Queue(MOST_LINES)
        self.answers = Answers()
        self.errors: deque[str] = deque(maxlen=1)
        _start(_write, self.process.stdin, self.messages)
        _start(_read, self.process.stdout, self.answers)
        self.error_reader = _start(_relay, self.process.stderr, self.errors)
        self.close = weakref.finalize(self, _end, self.process, self.messages, self.answers)

    def next_id(self) -> int:
        self.questions += 1
        return self.questions

    def say(self, message: dict[str, Any]) -> None:
        """Raises Stale if the program has stopped reading."""
        try:
            self.messages.put_nowait(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        except Full:
            self.close()
            raise Stale(Message.of("players-program-deaf", command=self.command)) from None

    def hear(self, deadline: float) -> dict[str, Any]:
        """The next object that the program writes. Raises Stale if it ends or is late, else Malformed."""
        line = self.answers.next(deadline)
        if line is None:
            raise Stale(Message.of("players-program-late", command=self.command))
        if not line:
            raise self._over()
        text = line.decode("utf-8", "replace").strip()
        try:
            answer = json.loads(text)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise Malformed(Message.of("players-program-unreadable", answer=printable(text)))
        return answer

    def _over(self) -> Stale:
        """How the program ended, with the last line that it wrote to its standard error."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        code = self.process.returncode
        self.close()
        self.error_reader.join(GRACE)
        return Stale(
            Message.of(
                "players-program-ended",
                command=self.command,
                code="none" if code is None else str(code),
                error=self.errors[0] if self.errors else "none",
            )
        )

    @property
    def is_over(self) -> bool:
        return not self.close.alive


class Answers:
    """Lines that a program has written. A few are kept; until they are read it cannot write more."""

    def __init__(self) -> None:
        self.lines: SimpleQueue[bytes] = SimpleQueue()
        self.room = Semaphore(MOST_LINES)
        self.closed = Event()

    def put(self, line: bytes) -> bool:
        """Wait until there is room for the line; False if nobody wants to read it any more."""
        self.room.acquire()
        self.lines.put(line)
        return not self.closed.is_set()

    def next(self, deadline: float) -> bytes | None:
        """None if nothing has come by the deadline, an empty line if nothing more will come."""
        try:
            if (patience := deadline - monotonic()) < 0:
                return None
            line = self.lines.get(timeout=patience)
        except Empty:
            return None
        self.room.release()
        return line

    def close(self) -> None:
        self.closed.set()
        self.room.release()


def end_all() -> None:
    """Kill all programs, because this process is about to exit."""
    for process in list(RUNNING):
        _kill(process)


def _start(work: Any, pipe: Any, shared: Any) -> Thread:
    thread = Thread(target=work, args=(pipe, shared), daemon=True)
    thread.start()
    return thread


def _write(pipe: IO[bytes], messages: Queue[bytes]) -> None:
    """Until the program has ended, or an empty message says that there is nothing more to tell it."""
    with suppress(OSError), pipe:
        while line := messages.get():
            while line:
                line = line[pipe.write(line) :]


def _read(pipe: IO[bytes], answers: Answers) -> None:
    for line in _lines(pipe):
        if not answers.put(line):
            return
    answers.put(b"")


def _relay(pipe: IO[bytes], last: deque[str]) -> None:
    """Pass on what the program writes to its standard error, and keep the last line."""
    for line in _lines(pipe):
        text = printable(line.decode("utf-8", "replace").rstrip())
        print(text, file=sys.stderr, flush=True)
        if text:
            last.append(text)


def _lines(pipe: IO[bytes]) -> Iterator[bytes]:
    """Lines as they come; of one that is too long only the beginning."""
    with BufferedReader(pipe) as buffered:  # type: ignore[type-var]
        while line := buffered.readline(LONGEST_LINE):
            yield line
            while line and not line.endswith(b"\n"):
                line = buffered.readline(LONGEST_LINE)


def _end(process: Process, messages: Queue[bytes], answers: Answers) -> None:
    """Let the program exit; then kill what is left of it and of the processes that it started."""
    try:
        messages.put_nowait(b"")
        process.wait(GRACE)
    except (Full, subprocess.TimeoutExpired):
        pass
    _kill(process)
    process.wait()
    RUNNING.discard(process)
    answers.close()


def _kill(process: Process) -> None:
    """Kill the whole process group where the system has them."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
