"""Names that are erased, and may still stand in logs that nobody has looked through yet."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, select

from treetop.tables.match import event as e
from treetop.tables.store import schema as s

_erasures = select(s.erasure.c.selves)


def erased_lately(c: Connection) -> list[str]:
    """Whoever is gone, and may still be called by name in some log.

    Asked before a log is read: nobody is left out whose name is just being erased from it, and whoever reads
    while somebody goes is told of that.
    """
    return [one for selves in c.execute(_erasures).scalars() for one in _selves(selves)]


def _selves(text: str) -> list[str]:
    """None if that can't be read: it must not keep everybody from reading any log. `finish` reports it."""
    try:
        return msgspec.json.decode(text, type=list[str])
    except msgspec.DecodeError:
        return []


def nameless(body: str, selves: Collection[str]) -> str:
    """An event as it's stored, without the name of any of these."""
    if not any(f'"{person}"' in body for person in selves):
        return body
    event = e.decode(body)
    if not isinstance(event, e.Joined | e.Adopted) or event.person.id not in selves:
        return body
    person = msgspec.structs.replace(event.person, name=e.NAMELESS)
    return e.encode(msgspec.structs.replace(event, person=person))
