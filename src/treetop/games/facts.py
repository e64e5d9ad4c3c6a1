"""The form in which everything crosses a border."""

from __future__ import annotations

from typing import Any

Facts = dict[str, Any]
"""Plain JSON values: dicts with string keys, lists, strings, integers, booleans, None."""
