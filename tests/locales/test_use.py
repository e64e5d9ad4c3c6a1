"""No message waits for somebody to show it."""

from __future__ import annotations

from tests.locales.sources import families_built, ids_named
from treetop.locales import AREAS
from treetop.locales.review import entries


def test_every_message_is_used() -> None:
    known = {entry.id.name for area in AREAS for entry in entries("en", area)}
    families = (*families_built(), *(name + "-" for name in ids_named() - known))
    unused = {id for id in known - ids_named() if not id.startswith(families)}
    assert sorted(unused) == []
