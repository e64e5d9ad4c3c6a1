"""Arboretum's players in plain Python, and positions as they take them."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from treetop.games.arboretum.compiled import STATE
from treetop.kernel import load
from treetop.kernel.layout import LAYOUTS


def interpreted(name: str) -> ModuleType:
    return load(f"treetop.players.arboretum.{name}", "interpreted")


def plain(bytes_of_state: Any) -> Any:
    """A position or a view as a plain state."""
    return LAYOUTS[STATE].plain(bytes_of_state.view(STATE)[0])


def analysed(position: Any) -> tuple[Any, Any]:
    """An analysis with all arboretums studied, and the state."""
    state, analysis = plain(position.to_array()), interpreted("analysis").Analysis()
    interpreted("paths").study_arboretums(analysis, state)
    return analysis, state
