"""The log of a running server: one JSON object to a line on stderr, whoever wrote it, without secrets."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType
from typing import Any

import structlog

SHARED: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]
"""What happens to our own lines and to those of the standard library and uvicorn alike."""


def set_up_log() -> None:
    structlog.configure(
        processors=[*SHARED, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        # Line and line break in one piece: several workers write into one log.
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*SHARED, structlog.stdlib.add_logger_name],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(True)
    sys.excepthook = _log_crash
    threading.excepthook = _log_crash_of_thread


def _log_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, Exception):
        structlog.get_logger("treetop").critical("crashed", exc_info=(kind, error, trace))
    else:
        sys.__excepthook__(kind, error, trace)


def _log_crash_of_thread(hook: threading.ExceptHookArgs) -> None:
    if hook.exc_value is not None:
        _log_crash(hook.exc_type, hook.exc_value, hook.exc_traceback)
