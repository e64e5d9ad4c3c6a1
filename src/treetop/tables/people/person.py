"""Somebody who plays: a guest, an account, or a program."""

from __future__ import annotations

from msgspec import Struct

from treetop.tables.match.event import PersonKind, Who


class Person(Struct, frozen=True):
    id: str
    kind: PersonKind
    name: str
    language: str | None
    epoch: int
    created: int
    owner: str | None = None
    adopted_by: str | None = None

    @property
    def who(self) -> Who:
        return Who(self.id, self.name, self.kind)
