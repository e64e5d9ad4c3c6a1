"""A sentence that has not been put into words yet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Message:
    """A Fluent message id and its arguments."""

    id: str
    arguments: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, id: str, **arguments: Any) -> Message:
        return cls(id, arguments)
