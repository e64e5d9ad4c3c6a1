"""`treetop verify`: is everything true that a record claims?"""

from __future__ import annotations

from rich.console import Console

from treetop.locales import Language
from treetop.records import Record, verify


def verify_record(record: Record, console: Console, language: Language) -> None:
    for finding in verify(record).findings:
        console.print(f"✓ {language.say(finding)}", soft_wrap=True)
