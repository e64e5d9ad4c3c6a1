"""An error in a bot's Python code, described in one line."""

from __future__ import annotations

import os
import sysconfig
import traceback
from pathlib import Path

from treetop.players.printable import printable

OURS = Path(__file__).resolve().parents[1]
PYTHON = Path(sysconfig.get_path("stdlib"))
INSTALLED = Path(sysconfig.get_path("purelib"))


def describe(error: BaseException) -> str:
    """The kind of error, its text, and the innermost line of the bot's own code."""
    said = printable(f"{type(error).__name__}: {_words(error)}".removesuffix(": "))
    place = _place(error)
    return f"{said} ({place})" if place else said


def _words(error: BaseException) -> str:
    """A bot's own error class may fail to print itself."""
    try:
        return str(error)
    except Exception:
        return ""


def _place(error: BaseException) -> str | None:
    """The bot's code is what was called first; the folders of what it calls are not its own."""
    called = [frame for frame in traceback.extract_tb(error.__traceback__) if _is_a_bot(Path(frame.filename))]
    own = [frame for frame in called if Path(frame.filename).parent == Path(called[0].filename).parent]
    return f"{_short(own[-1].filename)}:{own[-1].lineno}" if own else None


def _is_a_bot(file: Path) -> bool:
    is_python_s = PYTHON in file.parents and INSTALLED not in file.parents
    return file.is_file() and OURS not in file.parents and not is_python_s


def _short(file: str) -> str:
    return os.path.relpath(file) if Path.cwd() in Path(file).parents else file
