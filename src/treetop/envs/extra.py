"""Say which extra of the package to install when an import fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Put this around imports that need the extra."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "treetop").startswith("treetop"):
            raise
        how = f"{missing.name} is not installed. In a clone of Treetop: pip install '.[{name}]'"
        raise ModuleNotFoundError(how, name=missing.name) from missing
