"""The keys that sign cookies, kept in the database so that all workers have the same."""

from __future__ import annotations

import secrets

from sqlalchemy import Engine, delete, select

from treetop.tables.store import schema as s
from treetop.tables.store.database import insert_into

NAME = "cookie-key"


def cookie_keys(engine: Engine) -> list[bytes]:
    """The oldest first: the last one signs, all of them are accepted. The first is made when it's missing."""
    with engine.execution_options(immediate=True).begin() as c:
        rows = c.execute(select(s.note).where(s.note.c.name.startswith(NAME))).all()
        if not rows:
            first = insert_into(c, s.note).values(name=NAME, value=secrets.token_bytes(32))
            c.execute(first.on_conflict_do_nothing())
            rows = c.execute(select(s.note).where(s.note.c.name.startswith(NAME))).all()
        return [bytes(row.value) for row in sorted(rows, key=lambda row: _number(row.name))]


def rotate_cookie_keys(engine: Engine, forget: bool = False) -> int:
    """Sign with a new key from the next start on; returns how many keys are accepted then.

    Without the older keys, everybody has to log in again, and guests are strangers.
    """
    count = len(cookie_keys(engine))
    with engine.execution_options(immediate=True).begin() as c:
        names = c.execute(select(s.note.c.name).where(s.note.c.name.startswith(NAME))).scalars().all()
        if forget:
            c.execute(delete(s.note).where(s.note.c.name.in_(names)))
        newest = max(map(_number, names))
        c.execute(s.note.insert(), {"name": f"{NAME}-{newest + 1}", "value": secrets.token_bytes(32)})
    return 1 if forget else count + 1


def _number(name: str) -> int:
    return int(name.removeprefix(NAME).removeprefix("-") or 1)
