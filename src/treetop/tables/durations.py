"""Spans of time in milliseconds."""

SECOND = 1_000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
