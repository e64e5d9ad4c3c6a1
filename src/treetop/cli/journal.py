"""The log of a running server: one JSON object to a line on stderr, without secrets."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up_journal() -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, format='{"event": %(message)r, "logger": "%(name)s"}')
