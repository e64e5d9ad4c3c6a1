"""Limits that no test reaches by accident."""

from __future__ import annotations

from typing import Any

from treetop.tables.limits import Rate
from treetop.tables.settings import Limits


def generous(rate: float, sockets: int) -> Limits:
    """The same for everything that is limited."""
    rates: dict[str, Any] = dict.fromkeys(Limits.__struct_fields__, Rate(rate, rate))
    return Limits(**rates | {"sockets_per_person": 1000, "sockets_per_address": sockets})
